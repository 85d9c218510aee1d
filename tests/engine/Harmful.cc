// Players that do harm in one match of 25, in round 3, for the tests of many matches. The
// program plays them in `build/tests/run --program ...`.

#include <Player.hh>
#include <csignal>

namespace tests {

namespace {

constexpr int WHEN = 3;

// What the first number of its generator, which follows from seed and seat, is in such a match.
constexpr int CHOSEN = 1, ONE_OF = 25;

}  // namespace

struct Harmful : public Player {
  const bool is_chosen = random(1, ONE_OF) == CHOSEN;

  virtual void harm() {}

  void play() override {
    if (is_chosen and round() == WHEN) harm();
    for (int id : wizards(me())) move(id, Dir(2 * random(0, 3)));
  }
};

template <void (*HARM)()>
struct HarmfulBy : public Harmful {
  static Player* factory() { return new HarmfulBy; }
  void harm() override { HARM(); }
};

namespace {

void crash() { raise(SIGSEGV); }
void leave() { exit(0); }
void loop() {
  for (volatile bool forever = true; forever;) continue;
}
void throw_text() {
  throw std::runtime_error("a \"quoted\", \\ text\nof two lines: \xc3\xadndex \xff" +
                           std::string(300, '.'));
}

}  // namespace

using Crasher = HarmfulBy<crash>;
using Aborter = HarmfulBy<std::abort>;
using Quitter = HarmfulBy<leave>;
using Looper = HarmfulBy<loop>;
using Thrower = HarmfulBy<throw_text>;

struct Stumbler : public Harmful {
  static Player* factory() { return new Stumbler; }
  Stumbler() {
    if (is_chosen) raise(SIGFPE);
  }
};

struct Faller : public Harmful {
  static Player* factory() { return new Faller; }
  ~Faller() override {
    if (is_chosen) raise(SIGSEGV);
  }
};

/// Counts its matches in a global variable, plays by it, and prints a lot.
struct Chatterer : public Player {
  static Player* factory() { return new Chatterer; }
  void play() override {
    static int calls = 0;
    ++calls;
    std::cout << "round " << round() << std::endl;
    std::cerr << "round " << round() << std::endl;
    for (int id : wizards(me())) move(id, Dir(2 * (calls % 4)));
  }
};

/// Never frees a quarter of a megabyte.
struct Leaker : public Player {
  static Player* factory() { return new Leaker; }
  void play() override {
    if (round() > 0) return;
    volatile char* memory = new char[1 << 18];
    for (int k = 0; k < 1 << 18; k += 1024) memory[k] = 1;
  }
};

RegisterPlayer(Crasher);
RegisterPlayer(Aborter);
RegisterPlayer(Quitter);
RegisterPlayer(Looper);
RegisterPlayer(Stumbler);
RegisterPlayer(Faller);
RegisterPlayer(Thrower);
RegisterPlayer(Chatterer);
RegisterPlayer(Leaker);

}  // namespace tests
