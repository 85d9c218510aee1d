// What a player's program may use: the headers Player.hh, State.hh, Action.hh, Structs.hh,
// Settings.hh and Random.hh. Programs written for the game since 2022 compile unchanged.

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

TEST("Cell: the default cell, the constructor with all four fields, and is_empty") {
  CHECK(Cell() == Cell(Street, -1, -1, false));
  const Cell cell(Waste, 2, 7, true);
  CHECK(cell.type == Waste and cell.owner == 2 and cell.id == 7 and cell.food);
  CHECK(Cell().is_empty() and Cell(Street, 3, -1, false).is_empty());
  CHECK(not Cell(Waste, -1, -1, false).is_empty());
  CHECK(not Cell(Street, -1, 0, false).is_empty());
  CHECK(not Cell(Street, -1, -1, true).is_empty());
}

TEST("Unit: the default unit and the constructor") {
  CHECK(Unit() == Unit(Alive, -1, -1, Pos(0, 0), -1));
  const Unit u(Dead, 9, 2, Pos(3, 4), 5);
  CHECK(u.type == Dead and u.id == 9 and u.player == 2 and u.pos == Pos(3, 4));
  CHECK_EQUAL(u.rounds_for_zombie, 5);
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

TEST("State: lists are ready, and no unit is looked at to give them") {
  check_lists_are_ready(
      BOARD,
      [](const State& s) {
        return std::make_tuple(s.alive_units(0), s.dead_units(0), s.zombies());
      },
      [](StateData& data) {
        for (Unit& unit : data.units) unit = Unit();
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

TEST("A.6 in 1.0.0 players see a quarter of a clan's strength points, also without living units") {
  const int points[] = {101, 8, 3, 7};
  for (const Rules& rules : RELEASES) {
    Position position("a a a a a b");
    position.strength({101, 8, 3, 7}).release(rules.release);
    const Play play(position);
    const auto state = copy_of(play.state());
    state->num_alive[3] = 0;
    const State seen(play.settings(), state.get());
    for (int player = 0; player < NUM_PLAYERS; ++player) {
      const int alive = state->num_alive[player];
      const int share = alive == 0 ? 0 : points[player] / alive;
      CHECK_EQUAL(seen.strength(player),
                  rules.release == std::string("1.0.0") ? points[player] / 4 : share);
    }
    CHECK(seen.strength(-1) == -1 and seen.strength(4) == -1);
  }
}

TEST("traces and players call all releases of the original 1.0") {
  for (const Rules& rules : RELEASES) {
    const Position position = Position("a").release(rules.release);
    const std::string version = "TheWalkingDead " + std::string(rules.release, 3);
    CHECK(contains(preamble(position.configuration()), "\n" + version + "\n"));
    look(position, [&](Player& player) { CHECK_EQUAL(player.version(), version); });
  }
}
