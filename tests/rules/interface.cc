// What a player's program may use, as far as it is this game's own. Programs written for the game
// since 2024 compile unchanged.

#include "Boards.hh"

namespace {

const Position BOARD = Position("a . W 2 . b\n A * a . . .\n . . . . . c")
                           .ghost(0, 7, 3)
                           .ghost(1, 0)
                           .conversion("b", 4, 2)
                           .round(10)
                           .strength({1000, 1001, 1002, 5})
                           .points_for_conversions({100, 0, 300, 7})
                           .out(3);

}  // namespace

TEST("CellType and UnitType print their names, and unknown values as numbers") {
  CHECK_EQUAL(printed(Corridor) + printed(Wall), "CorridorWall");
  CHECK_EQUAL(printed(Wizard) + printed(Ghost), "WizardGhost");
  CHECK_EQUAL(printed(CellType(2)) + printed(UnitType(-7)), "2-7");
}

TEST("Cell: the default cell and is_empty") {
  CHECK(Cell() == Cell(Corridor, -1, -1, false));
  CHECK(Cell() < Cell(Corridor, 0, -1, false) and not(Cell() < Cell()));
  CHECK(Cell().is_empty());
  CHECK(Cell(Corridor, 3, -1, false).is_empty());
  CHECK(not Cell(Wall, -1, -1, false).is_empty());
  CHECK(not Cell(Corridor, -1, 0, false).is_empty());
  CHECK(not Cell(Corridor, -1, -1, true).is_empty());
}

TEST("Unit: the default unit, and what its methods say of each type") {
  CHECK(Unit() == Unit(Wizard, -1, -1, Pos(0, 0), -1, -1));
  const struct {
    Unit unit;
    bool is_in_conversion;
    int rounds, next, last_attack, rest;
  } rows[] = {{Unit(), false, -1, -1, -1, -1},
              {Unit(Wizard, 9, 2, Pos(3, 4), 5, 1), true, 5, 1, -1, -1},
              {Unit(Wizard, 9, 2, Pos(3, 4), 0, -1), false, 0, -1, -1, -1},
              {Unit(Ghost, 0, 2, Pos(3, 4), 12, 30), false, -1, -1, 30, 12}};
  for (const auto& row : rows) {
    CHECK_EQUAL(row.unit.is_in_conversion_process(), row.is_in_conversion);
    CHECK_EQUAL(row.unit.rounds_for_converting(), row.rounds);
    CHECK_EQUAL(row.unit.player_to_be_converted_to(), row.next);
    CHECK_EQUAL(row.unit.last_attack_received(), row.last_attack);
    CHECK_EQUAL(row.unit.resting_rounds(), row.rest);
  }
}

TEST("State: wizards and ghosts of the clans") {
  look(BOARD, [](Player& p) {
    CHECK(p.wizards(0) == std::vector<int>({4, 5}));
    CHECK(p.wizards(1) == std::vector<int>({6, 7}));
    CHECK(p.wizards(3) == std::vector<int>({10, 11}));
    for (int player : SEATS) CHECK_EQUAL(p.ghost(player), player);
    for (int player : {-1, 4, INT_MAX, INT_MIN}) {
      CHECK(p.wizards(player).empty());
      CHECK_EQUAL(p.ghost(player), -1);
    }
  });
}

TEST("State: round, Voldemort, strengths, scores, ingredients and status") {
  look(BOARD, [](Player& p) {
    CHECK_EQUAL(p.round(), 10);
    CHECK_EQUAL(p.pos_voldemort(), Pos(38, 20));
    CHECK_EQUAL(p.magic_strength(0), 333);
    CHECK_EQUAL(p.magic_strength(2), 334);
    CHECK_EQUAL(p.magic_strength(3), 1);
    CHECK_EQUAL(p.score(0), 100);
    CHECK_EQUAL(p.score(2), 300);
    CHECK(p.spell_ingredients() == INGREDIENTS);
    CHECK_EQUAL(p.status(0), 0);
    CHECK_EQUAL(p.status(3), -1);
    for (int player : {-1, 4, INT_MAX, INT_MIN}) {
      CHECK_EQUAL(p.magic_strength(player), -1);
      CHECK_EQUAL(p.score(player), -1);
      CHECK_EQUAL(p.status(player), -2);
    }
  });
}

TEST("Settings: the version is HarryPotter 1.1, in matches of version 1.0 too") {
  for (bool original : {false, true})
    look(Position("a").original_rules(original),
         [](Player& p) { CHECK_EQUAL(p.version(), "HarryPotter 1.1"); });
}

TEST("orders that cannot be right are harmless, however large") {
  look(Position("A a"), [](Player& p) {
    p.spell(0, std::vector<int>(1000000, 3));
    p.spell(0, {INT_MAX, INT_MIN});
    p.spell(INT_MIN, {});
    p.move(INT_MAX, Dir(INT_MIN));
  });
}

TEST(
    "Random_generator, as originals called it, is Random; a player's own things with names that "
    "the engine might have taken count") {
  const auto match = play_to_the_end(read_configuration_file("default.cnf"),
                                     {"Generator", "Names", "Generator", "Names"}, 1);
  for (const auto& out : match->outs()) CHECK_EQUAL(out ? out->reason : "", "");
}

TEST(
    "random() from more than a million numbers is the lowest, which is said once for each player") {
  Random random(1);
  std::ostringstream said;
  std::streambuf* const buffer = std::cerr.rdbuf(said.rdbuf());
  for (int k = 0; k < 3; ++k) CHECK_EQUAL(random.random(5, 2000000), 5);
  CHECK_EQUAL(random.random(9, 8), 9);
  std::cerr.rdbuf(buffer);
  CHECK_EQUAL(said.str(), "warning: random(5, 2000000) is always 5: more than a million numbers\n");
}
