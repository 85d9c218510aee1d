// What a player's program may use, as far as it is this game's own. Programs written for the game
// since 2025 compile unchanged.

#include "Boards.hh"

namespace {

const Position BOARD = Position(R"(
  a . W W W . b
  A M W G 0 . .
  a H W W W . P
  . . . . . . c
  B . . . . . .
)")
                           .amount(1, 1, 17)
                           .poison("b", 4)
                           .health(0, 35)
                           .dead(1, 12)
                           .round(10)
                           .scores({100, 0, 300, 7})
                           .health_pots({1, 2, 3, 4})
                           .poison_pots({5, 6, 7, 8})
                           .out(3);

}  // namespace

TEST("CellType and UnitType print their names, and unknown values as numbers") {
  CHECK_EQUAL(printed(Corridor) + printed(Wall), "CorridorWall");
  CHECK_EQUAL(printed(Soldier) + printed(Professor), "SoldierProfessor");
  CHECK_EQUAL(printed(CellType(2)) + printed(UnitType(-7)), "2-7");
}

TEST("Cell::is_empty does not look at gold, Unit::is_alive at nothing but health") {
  CHECK(Cell() == Cell(Corridor, -1, false, false, -1, false, 0));
  CHECK(Cell().is_empty() and Cell(Corridor, -1, false, false, -1, true, 0).is_empty());
  for (const Cell& cell :
       {Cell(Wall, -1, false, false, -1, false, 0), Cell(Corridor, 0, false, false, -1, false, 0),
        Cell(Corridor, -1, true, false, -1, false, 0),
        Cell(Corridor, -1, false, true, -1, false, 0),
        Cell(Corridor, -1, false, false, 0, false, 0),
        Cell(Corridor, -1, false, false, -1, false, 1)})
    CHECK(not cell.is_empty());
  CHECK(Unit() == Unit(Soldier, -1, -1, Pos(0, 0), -1, 0, -1));
  CHECK(Unit(Soldier, 9, 2, Pos(3, 4), -1, 2, -1).is_alive());
  CHECK(Unit(Professor, 0, 2, Pos(3, 4), 20, -1, 0).is_alive());
  CHECK(not Unit(Professor, 0, 2, Pos(3, 4), 0, -1, 1).is_alive());
}

TEST("State: soldiers and professors of the clans") {
  look(BOARD, [](Player& p) {
    CHECK(p.soldiers(0) == std::vector<int>({4, 5}));
    CHECK(p.soldiers(3) == std::vector<int>({10, 11}));
    for (int player : SEATS) CHECK_EQUAL(p.professor(player), player);
    for (int player : {-1, 4, INT_MAX, INT_MIN}) {
      CHECK(p.soldiers(player).empty());
      CHECK_EQUAL(p.professor(player), -1);
    }
  });
}

TEST("State: round, pots, scores, hints and status") {
  look(BOARD, [](Player& p) {
    CHECK_EQUAL(p.round(), 10);
    CHECK_EQUAL(p.available_health(2), 3);
    CHECK_EQUAL(p.available_poison(2), 7);
    CHECK_EQUAL(p.score(2), 300);
    CHECK(p.safety_box_hints(0) == HINT);
    CHECK_EQUAL(p.status(0), 0);
    CHECK_EQUAL(p.status(3), -1);
    for (int n : {-1, 4, INT_MAX, INT_MIN}) {
      CHECK(p.available_health(n) == -1 and p.available_poison(n) == -1 and p.score(n) == -1);
      CHECK_EQUAL(p.status(n), -2);
      CHECK(p.safety_box_hints(n).empty());
    }
  });
}

TEST("keys that cannot be right are harmless, and a right key counts after any number of them") {
  Position position(". W W W \n A 0 G W \n . W W W");
  const Script script = [&](Player& p) {
    for (int k = 0; k < 900; ++k) p.open(4, std::vector<int>(100000, 3), Up);
    p.open(4, {INT_MAX, INT_MIN}, Down);
    p.open(INT_MIN, {}, Dir(INT_MIN));
    p.open(0, KEY, Right);
  };
  const auto match = play_scripts(position.parameter("NUM_ROUNDS", 1).configuration(), {script});
  CHECK_EQUAL(board_of(*match).state().score[0], 200);
}
