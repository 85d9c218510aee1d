// Players that do harm in one match of 25, in round 3, for the tests of many matches. The
// program plays them in `build/tests/run --program ...`.

#include "Runs.hh"

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

}  // namespace

using Crasher = HarmfulBy<crash>;
using Aborter = HarmfulBy<std::abort>;
using Quitter = HarmfulBy<leave>;
using Looper = HarmfulBy<loop>;

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

/// Does harm in every match, to what all players of it share.
template <void (*HARM)(int round)>
struct ToAll : public Player {
  static Player* factory() { return new ToAll; }
  void play() override { HARM(round()); }
};

namespace {

void close_others(int round) {
  for (int descriptor = 3; round == WHEN and descriptor < 64; ++descriptor) close(descriptor);
}

void use_freed(int round) {
  long* const pieces[] = {new long[5], new long[5], new long[5]};
  for (long* piece : pieces) delete[] piece;
  for (long* volatile piece : pieces)
    if (round == WHEN) piece[0] = 0x4141;
}

void leave_thread(int round) {
  if (round == WHEN) std::thread([] { raise(SIGSEGV); }).detach();
}

}  // namespace

/// The slip by one in a grid with a border.
struct Borderer : public Player {
  static Player* factory() { return new Borderer; }
  std::vector<std::vector<int>> grid;
  void play() override {
    if (grid.empty()) grid = std::vector<std::vector<int>>(62, std::vector<int>(62));
    for (int row = 0; row < 62; ++row)
      for (volatile int column = 0; column <= 62; ++column) grid[row][column] = row + column;
  }
};

using Closer = ToAll<close_others>;
using Freer = ToAll<use_freed>;
using Threader = ToAll<leave_thread>;

RegisterPlayer(Borderer);
RegisterPlayer(Closer);
RegisterPlayer(Freer);
RegisterPlayer(Threader);
RegisterPlayer(Crasher);
RegisterPlayer(Aborter);
RegisterPlayer(Quitter);
RegisterPlayer(Looper);
RegisterPlayer(Stumbler);
RegisterPlayer(Faller);
RegisterPlayer(Chatterer);
RegisterPlayer(Leaker);

}  // namespace tests
