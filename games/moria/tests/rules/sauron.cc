// Section 6 of the rules: orcs, trolls and the Balrog.

#include "Boards.hh"

namespace {

// Checks that it does these things, each as often as the others.
void check_even(const Position& position, const std::string& unit,
                const std::vector<std::string>& expected, int tries, int tolerance) {
  std::map<std::string, int> times;
  for (int seed = 1; seed <= tries; ++seed) {
    Play play(position, seed);
    play.next();
    ++times[play.act_of(unit)];
  }
  CHECK_EQUAL(times.size(), expected.size());
  for (const std::string& d : expected)
    CHECK_NEAR(times[d], tries / int(expected.size()), tolerance);
}

}  // namespace

TEST("6.1 6.2 an orc or troll attacks one of the clans' units beside it, with the same chance") {
  for (const char* unit : {"o", "t"})
    check_even(Position(replaced("a . .\n . U x\n b . .", "U", unit)), unit, {"LB", "Right", "TL"},
               1500, 74);
}

TEST("6.1 6.4 of several nearest cells or units, or of two steps as good, one is drawn") {
  check_even(Position("a . . o . . b"), "o", {"Left", "Right"}, 1000, 64);
  check_even(Position("a # # # B # # # b"), "B", {"Left", "Right"}, 1000, 64);
  check_even(Position("# # # a\n # # # #\n # # # #\n B # # #"), "B", {"Top", "Right"}, 1000, 64);
}

TEST("6.2 inside Moria a troll goes to a safe cave around without a unit, drawn") {
  check_even(Position(". A #\n G t .\n # T #"), "t", {"TL", "Right", "Bottom"}, 1200, 66);
}
