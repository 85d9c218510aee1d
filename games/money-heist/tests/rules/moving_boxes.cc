// Rules 2.6 and 8.5: boxes that come back, and boxes that wait.

#include "Boards.hh"

namespace {

const Pos NOWHERE(-1, -1);

std::vector<int> hint(const Play& play, int box) {
  return State(play.settings(), &play.state()).safety_box_hints(box);
}

// Checks that the box is where the state says, whole.
void check_box(const Play& play, int box) {
  const Pos door = play.board().door(box);
  const auto gold = gold_behind(door, play.state(), play.settings());
  CHECK(gold.has_value());
  CHECK_EQUAL(play.state().at(door).box, box);
}

// Boards of this kind have no square of 5 x 5 without walls, and one of 3 x 3 only where a box
// stands.
const Position NO_PLACE_FOR_BOX(R"(
  . . W W W W W
  a A 0 G W W W
  . . W W W . .
  b . . . . . c
  . . W W W . .
  H P M . d . .
)",
                                'W');

}  // namespace

TEST("8.5 boxes that were opened come back whole, each with a new hint; others stay") {
  const Position position(R"(
    . W W W . W W W . W W W .
    A 0 G W . W G 1 B 2 G W .
    . W W W . W W W . W W W .
  )");
  for (int seed = 1; seed <= 20; ++seed) {
    Play play(position, seed);
    CHECK_EQUAL(play.open("B", Left).open("A", Right).next().size(), 14u);  // both
    for (int box : {0, 1, 2}) {
      check_box(play, box);
      CHECK_EQUAL(hint(play, box) == HINT, box == 2);
    }
    CHECK_EQUAL(play.board().door(2), Pos(1, 9));
  }
}

TEST("2.6 8.5 a square of 3 x 3 will do; boxes that wait are tried before those just opened") {
  int elsewhere = 0, waits = 0;
  for (int seed = 1; seed <= 40; ++seed) {
    Play play(NO_PLACE_FOR_BOX, seed);
    CHECK_EQUAL(play.open("A", Right).next(), "A open");
    check_box(play, 0);
    elsewhere += play.board().gold().nth(0) != Pos(1, 3);
    Play two(Position(NO_PLACE_FOR_BOX).waits(1), seed);
    CHECK_EQUAL(two.open("A", Right).next(), "A open");
    check_box(two, 1);
    CHECK(hint(two, 1) == HINT);
    waits += two.board().door(0) == NOWHERE;
  }
  CHECK(elsewhere > 0 and waits > 0);
}

TEST("2.6 a box without place waits: it is not on the board, and its door is (-1,-1)") {
  Position position(NO_PLACE_FOR_BOX);
  Play play(position.waits(1));
  for (int round = 1; round <= 3; ++round) {
    const std::string before = state_text(play.board());
    play.next();
    CHECK_EQUAL(play.board().door(1), NOWHERE);
    CHECK(hint(play, 1) == HINT);
    CHECK_EQUAL(state_text(play.board()), replaced(before, "round " + std::to_string(round - 1),
                                                   "round " + std::to_string(round)));
  }
}

TEST("2.6 a box that waits is built when there is room again") {
  // The soldier leaves the middle of the only square.
  const Position position(R"(
    . . . W W W W . W
    . a . . W G 0 b W
    . . . W W W W . W
    W W W W H P M c d
  )",
                          'W');
  for (int seed = 1; seed <= 10; ++seed) {
    Play play(Position(position).waits(1), seed);
    for (int j : {2, 3}) {
      CHECK_EQUAL(play.go("a", Right), "a Right");
      CHECK_EQUAL(play.pos("a"), Pos(1, j));
      CHECK_EQUAL(play.board().door(1) == NOWHERE, j < 3);
    }
    CHECK(play.cell(1, 1).gold);
    check_box(play, 1);
  }
}
