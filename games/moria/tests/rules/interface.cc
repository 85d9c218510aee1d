// What a player's program may use, as far as it is this game's own. Programs written for the game
// since 2019 compile unchanged.

#include "Boards.hh"

namespace {

const Position BOARD = Position("a . T A G % 0\n a w x o t # 3")
                           .dead_orcs(1)
                           .health("a", 35)
                           .treasures({4, 0, 1, 2})
                           .round(10)
                           .out(3);

}  // namespace

TEST("enumerations print their names, and unknown values as numbers") {
  CHECK_EQUAL(printed(DirSize) + printed(Dir(-1)), "9-1");
  CHECK_EQUAL(printed(Outside) + printed(Abyss) + printed(Granite) + printed(Rock) +
                  printed(CellTypeSize) + printed(CellType(-1)),
              "OutsideAbyssGraniteRock5-1");
  CHECK_EQUAL(printed(Dwarf) + printed(Balrog) + printed(UnitType(-7)), "DwarfBalrog-7");
}

TEST("units and their letters") {
  for (int t = 0; t < 5; ++t) {
    CHECK_EQUAL(ut2char(UnitType(t)), "dwotb"[t]);
    CHECK_EQUAL(char2ut("dwotb"[t]), UnitType(t));
  }
  CHECK_EQUAL(ut2char(UnitType(5)), '?');
  CHECK_EQUAL(char2ut('x'), UnitTypeSize);
}

TEST("the default cell and the default unit; numbers as text") {
  CHECK(Cell() == Cell(Cave, -1, -1, 0, false));
  CHECK(Unit() == Unit(Dwarf, -1, -1, 0, Pos(-1, -1)));
  CHECK_EQUAL(string_to_int(int_to_string(-12)), -12);
}

TEST("State: the units; the default unit for bad ids and for orcs that are not in Moria") {
  look(BOARD, [](Player& p) {
    CHECK_EQUAL(p.nb_units(), 4 * 3 + 2 + 1 + 1);
    CHECK(p.unit(0) == Unit(Dwarf, 0, 0, 35, at(0, 0)));
    CHECK(p.unit(2) == Unit(Wizard, 2, 0, 50, at(1, 1)));
    CHECK(p.unit(12) == Unit(Orc, 12, -1, 75, at(1, 3)));
    CHECK(p.unit(13) == Unit() and p.unit(16) == Unit());
    CHECK(p.unit(15) == Unit(Balrog, 15, -1, 0, Pos(57, 2)));
  });
}

TEST("State: who has which units") {
  look(BOARD, [](Player& p) {
    CHECK(p.dwarves(0) == std::vector<int>({0, 1}));
    CHECK(p.wizards(1) == std::vector<int>({5}));
    CHECK(p.orcs() == std::vector<int>({12}));
    CHECK(p.trolls() == std::vector<int>({14}));
    CHECK_EQUAL(p.balrog_id(), 15);
    for (int player : {-1, 4, INT_MAX, INT_MIN})
      CHECK(p.dwarves(player).empty() and p.wizards(player).empty());
  });
}

TEST("State: round, cells, treasures and status; -1 for bad players") {
  look(BOARD, [](Player& p) {
    CHECK_EQUAL(p.round(), 10);
    CHECK(p.nb_cells(0) == 1 and p.nb_cells(1) == 0 and p.nb_cells(3) == 1);
    CHECK(p.nb_treasures(0) == 4 and p.nb_treasures(3) == 2);
    CHECK(p.status(0) == 0 and p.status(3) == -1);
    for (int n : {-1, 4, INT_MAX, INT_MIN})
      CHECK(p.nb_cells(n) == -1 and p.nb_treasures(n) == -1 and p.status(n) == -1);
  });
}

TEST("a clan can be left without dwarves: then there are none in the vector") {
  Position position("a b");
  int calls = 0;
  const Script attack = [&](Player& p) { p.command(position.id("a"), Right); };
  const Script count = [&](Player& p) {
    if (p.round() == 1) CHECK(p.dwarves(1).empty());
    ++calls;
  };
  position.health("b", 1).parameter("nb_rounds", 2);
  play_scripts(position.configuration(), {attack, count});
  CHECK_EQUAL(calls, 2);
}
