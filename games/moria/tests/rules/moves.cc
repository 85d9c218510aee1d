// Section 5 of the rules: moves of dwarves and wizards.

#include "Boards.hh"

namespace {

// Whether the only thing that a unit was told to do is carried out.
bool is_carried_out(Play& play, const std::string& unit, Dir d) {
  return not play.go(unit, d).empty();
}

}  // namespace

TEST("5.5 an abyss: dwarves and wizards fall and die, and get one of the other clans") {
  for (std::string unit : {"c", "y"}) {
    const Position position(unit + " A");
    int clans[4] = {};
    constexpr int TRIES = 900;
    for (int seed = 1; seed <= TRIES; ++seed) {
      Play play(position, seed);
      CHECK(is_carried_out(play, unit, Right));
      CHECK_EQUAL(play.cell(at(0, 1)).type, Abyss);
      CHECK_EQUAL(play.cell(at(0, 0)).id, -1);
      ++clans[play.unit(unit).player];
    }
    CHECK_EQUAL(clans[2], 0);
    for (int other : {0, 1, 3}) CHECK_NEAR(clans[other], TRIES / 3, 57);
  }
}
