// Rules 7.1 to 7.7: building, and what becomes of barricades. Blows at them: moves.cc.

#include "Boards.hh"

namespace {

// Checks that an order to build is ignored, by day.
void check_no_building(const Position& position, const std::string& citizen, Dir dir) {
  Play play(position);
  const std::string before = state_text(play.board());
  CHECK_EQUAL(play.build(citizen, dir).next(), "");
  CHECK_EQUAL(state_text(play.board()), replaced(before, "round 0", "round 1"));
}

}  // namespace

TEST("7.2 on an empty cell there is a new barricade of the clan, and the builder stays") {
  const Pos around[] = {{2, 1}, {1, 2}, {0, 1}, {1, 0}};
  for (int d = 0; d < 4; ++d) {
    Play play(Position(". . .\n . c .\n . . .").parameter("BARRICADE_RESISTANCE_STEP", 17));
    play.build("c", Dir(d));
    CHECK_EQUAL(play.next(), "c build " + printed(Dir(d)));
    CHECK_EQUAL(play.pos("c"), Pos(1, 1));
    const Cell& cell = play.cell(around[d].i, around[d].j);
    CHECK(cell.b_owner == 2 and cell.resistance == 17 and cell.id == -1);
    CHECK(play.state().barricades[2].has(around[d]));
    CHECK_EQUAL(play.state().barricades[2].count(), 1);
  }
}

TEST("7.3 on a barricade of the clan with nobody in it resistance grows, up to the most") {
  const std::pair<int, int> cases[] = {{0, 40},    {1, 41},    {40, 80},  {279, 319},
                                       {280, 320}, {281, 320}, {320, 320}};
  for (auto [before, after] : cases) {
    Play play(Position("a .").barricade(0, 1, 0, before));
    CHECK_EQUAL(play.build("a", Right).next(), "a build Right");
    CHECK_EQUAL(play.cell(0, 1).resistance, after);
    CHECK_EQUAL(play.state().barricades[0].count(), 1);
  }
}

TEST("7.3 a resistance that would pass all numbers stays at the most") {
  Position position("a .");
  position.parameter("BARRICADE_RESISTANCE_STEP", INT_MAX);
  position.parameter("BARRICADE_MAX_RESISTANCE", INT_MAX);
  Play play(position.barricade(0, 1, 0, INT_MAX - 1));
  play.build("a", Right).next();
  CHECK_EQUAL(play.cell(0, 1).resistance, INT_MAX);
}

TEST("7.4 building is ignored on a building, a citizen, a bonus, a weapon, a rival's barricade") {
  for (std::string target : {"#", "a", "A", "b", "B", "M", "F", "G", "Z", "1", "3"})
    check_no_building(Position("a " + target), "a", Right);
}

TEST("7.4 building is ignored on a barricade with somebody in it, also of the own clan") {
  for (std::string inside : {"a", "A"})
    check_no_building(Position("a " + inside).barricade(0, 1, 0, 40), "a", Right);
  check_no_building(Position("a b").barricade(0, 1, 1, 40), "a", Right);
}

TEST("7.5 a clan that has all the barricades it may have can raise them, but not begin another") {
  const Position position("a . 0 0 0 1 1");
  check_no_building(position, "a", Right);
  Play play(Position("a 0 0 0"));
  CHECK_EQUAL(play.build("a", Right).next(), "a build Right");
  Play more(Position(position).parameter("MAX_NUM_BARRICADES", 4));
  CHECK_EQUAL(more.build("a", Right).next(), "a build Right");
}

TEST("7.7 after the last round of a night all barricades are gone; who was hidden stays") {
  for (bool original : {false, true}) {
    Position position("0 1 2 3 a");
    position.barricade(0, 4, 0, 320).round(49).original_rules(original);
    Play play(position);
    play.next();
    CHECK(play.cell(0, 4).b_owner == -1 and play.cell(0, 4).resistance == -1);
    CHECK_EQUAL(play.cell(0, 4).id, play.id("a"));
    for (const auto& barricades : play.state().barricades) CHECK(barricades.empty());
    for (int j = 0; j < 4; ++j) CHECK(play.cell(0, j).is_empty());
  }
}

TEST("7.7 at dusk, and after other rounds, barricades stay") {
  for (int round : {0, 23, 24, 25, 48, 50}) {
    Play play(Position("0 1").round(round));
    play.next();
    CHECK(play.cell(0, 0).b_owner == 0 and play.cell(0, 1).b_owner == 1);
  }
}
