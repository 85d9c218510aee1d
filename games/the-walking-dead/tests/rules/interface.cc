// What a player's program may use, as far as it is this game's own. Programs written for the game
// since 2022 compile unchanged.

#include "Boards.hh"

namespace {

const Position BOARD = Position("a . W z .\n a 2 * b B\n A . . . z")
                           .rounds("a2", 3)
                           .rounds("A", 2)
                           .round(10)
                           .scores({100, 0, 300, 7})
                           .strength({101, 8, 0, 9})
                           .out(3);

}  // namespace

TEST("CellType and UnitType print their names, and unknown values as numbers") {
  CHECK_EQUAL(printed(Street) + printed(Waste), "StreetWaste");
  CHECK_EQUAL(printed(Alive) + printed(Dead) + printed(Zombie), "AliveDeadZombie");
  CHECK_EQUAL(printed(CellType(2)) + printed(UnitType(3)), "23");
}

TEST("State: the living and dead units of the clans, and the zombies, by id") {
  look(BOARD, [](Player& p) {
    CHECK((p.alive_units(0) == std::vector<int>{0, 1, 2}));
    CHECK((p.dead_units(0) == std::vector<int>{BOARD.id("A")}));
    CHECK(p.dead_units(2).empty());
    CHECK((p.zombies() == std::vector<int>{BOARD.id("z"), BOARD.id("z2")}));
    for (int player : {-1, 4, INT_MAX, INT_MIN})
      CHECK(p.alive_units(player).empty() and p.dead_units(player).empty());
  });
}

TEST("State: round, strengths, scores and status") {
  look(BOARD, [](Player& p) {
    CHECK_EQUAL(p.round(), 10);
    CHECK_EQUAL(p.strength(0), 101 / int(p.alive_units(0).size()));
    CHECK_EQUAL(p.score(2), 300);
    CHECK_EQUAL(p.status(0), 0);
    CHECK_EQUAL(p.status(3), -1);
    for (int n : {-1, 4, INT_MAX, INT_MIN}) {
      CHECK(p.strength(n) == -1 and p.score(n) == -1);
      CHECK_EQUAL(p.status(n), -2);
    }
  });
}

TEST("traces and players call all releases of the original 1.0") {
  for (const Rules& rules : RELEASES) {
    const Position position = Position("a").release(rules.release);
    const std::string version = "TheWalkingDead " + std::string(rules.release, 3);
    CHECK_HAS(preamble(position.configuration()), "\n" + version + "\n");
    look(position, [&](Player& player) { CHECK_EQUAL(player.version(), version); });
  }
}
