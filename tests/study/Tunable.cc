// Players whose best numbers are known, for the tests of tuning: how many of their units move in
// a round falls with the distance of each number from its best value.

#include <Tune.hh>
#include <tests/engine/Runs.hh>

namespace tests {

namespace {

// The square of the distance from the best value, as a share of the way from least to most.
double loss(double value, double best, double least, double most) {
  const double share = (value - best) / (most - least);
  return share * share;
}

}  // namespace

struct Walker : public Player {
  // The share of its units that move.
  virtual double effort() const = 0;

  void play() override {
    for (int id : wizards(me())) {
      moves_ += effort();
      if (moves_ < 1) continue;
      moves_ -= 1;
      move(id, Dir(2 * random(0, 3)));
    }
  }

 private:
  double moves_ = 0;
};

/// Four numbers; the best values of the first three are 140, 0.25 and 4, the last one is useless.
struct Tunable : public Walker {
  static Player* factory() { return new Tunable; }
  explicit Tunable(double reach_ = 60, double care_ = 0.7, double pace = -2)
      : reach(tune("reach", reach_, 0, 200)), care(tune("care", care_, 0, 1)), usual_pace(pace) {}
  const double reach, care, usual_pace, idle = tune("idle", 5, 0, 10);
  double effort() const override {
    const double pace = tune("pace", usual_pace, -10, 10);
    return max(0.0, 1 - 1.5 * (loss(reach, 140, 0, 200) + loss(care, 0.25, 0, 1) +
                               loss(pace, 4, -10, 10)));
  }
};

/// The same with the best values.
struct Tuned : public Tunable {
  static Player* factory() { return new Tuned; }
  Tuned() : Tunable(140, 0.25, 4) {}
};

struct BadNumbers : public Walker {
  static Player* factory() { return new BadNumbers; }
  double effort() const override { return tune("half", 0.5, 1, 0); }
};

struct TwoNumbers : public Walker {
  static Player* factory() { return new TwoNumbers; }
  double effort() const override { return tune("half", 0.5, 0, 1) + tune("half", 0.4, 0, 1); }
};

RegisterPlayer(Tunable);
RegisterPlayer(Tuned);
RegisterPlayer(BadNumbers);
RegisterPlayer(TwoNumbers);

}  // namespace tests
