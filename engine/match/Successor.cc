#include "Runners.hh"

#include <engine/game/Seat.hh>

#include "Crash.hh"

namespace game_engine {

namespace {

class SuccessionRunner : public PlayerRunner {
 public:
  /// @param before may be null: then its seat has no orders up to that round
  SuccessionRunner(int from, std::unique_ptr<PlayerRunner> before,
                   const std::function<std::unique_ptr<PlayerRunner>()>& make_after)
      : from_(from), before_(std::move(before)) {
    lead(PlayerCode::BEFORE, [&] { after_ = make_after(); });
  }

  void play(int round, Orders& orders) override {
    if (round < from_) {
      lead(round, [&] { after_->play(round, not_carried_out_); });
      if (before_) before_->play(round, orders);
      return;
    }
    before_.reset();
    if (not after_) throw PlayerOut("led along, it failed " + failure_);
    after_->play(round, orders);
  }

 private:
  // A failure counts only when its turn has come.
  template <typename F>
  void lead(int round, F f) {
    if (round != PlayerCode::BEFORE and not after_) return;
    try {
      f();
    } catch (const PlayerOut& out) {
      failure_ = round_label(round) + ": " + out.what();
      after_.reset();
    }
  }

  const int from_;
  std::unique_ptr<PlayerRunner> before_, after_;
  Orders not_carried_out_;
  std::string failure_;
};

}  // namespace

MakeRunner with_successors(int from, const std::vector<Successor>& successors, const Names& before,
                           MakeRunner make_runner) {
  return [=](const std::string&, const Seat& seat) -> std::unique_ptr<PlayerRunner> {
    std::unique_ptr<PlayerRunner> runner = make_runner(before[seat.player], seat);
    for (const Successor& successor : successors)
      if (successor.seat == seat.player)
        return std::make_unique<SuccessionRunner>(
            from, std::move(runner), [&] { return make_runner(successor.name, seat); });
    return runner;
  };
}

}  // namespace game_engine
