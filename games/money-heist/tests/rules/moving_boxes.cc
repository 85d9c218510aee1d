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

TEST("8.5 a box that comes back gets a new hint, a place and then a side for its door") {
  for (int seed = 1; seed <= 60; ++seed) {
    Play play(Position(". W W W \n A 0 G W \n . W W W"), seed);
    const auto state = copy_of(play.state());
    BoardDraws random = draws_of_round(0, seed);
    random.random(1, 1);
    remove_box(*state, Pos(1, 2));
    const std::vector<int> new_hint = draw_hint(12, random);
    play.open("A", Right).next();
    CHECK(hint(play, 0) == new_hint);
    CHECK_EQUAL(play.board().door(0), draw_box(play.settings(), *state, 0, random));
    check_box(play, 0);
  }
}

TEST("8.5 all opened boxes disappear first, and come back by who opened them") {
  const Position position(R"(
    . W W W . W W W . W W W .
    A 0 G W . W G 1 B 2 G W .
    . W W W . W W W . W W W .
    . . . . . . . . . . . . .
    . W W W . . . . . . . . .
    D 3 G W . . . . . . . . .
    . W W W . . . . . . . . .
  )");
  for (int seed = 1; seed <= 40; ++seed) {
    Play play(position, seed);
    const auto state = copy_of(play.state());
    BoardDraws random = draws_of_round(0, seed);
    const std::string orders = play.open("D", Right).open("B", Left).open("A", Right).next();
    CHECK_EQUAL(orders.size(), std::string("A open, B open, D open").size());
    for (int players : {3, 2, 1}) random.random(1, players);
    for (Pos gold : {Pos(1, 2), Pos(1, 6), Pos(5, 2)}) remove_box(*state, gold);
    for (int box : {0, 1, 3}) {
      CHECK(hint(play, box) == draw_hint(12, random));
      CHECK_EQUAL(play.board().door(box), draw_box(play.settings(), *state, box, random));
    }
    CHECK_EQUAL(play.board().door(2), Pos(1, 9));
    CHECK(hint(play, 2) == HINT);
  }
}

TEST("2.6 without a square of 5 x 5, one of 3 x 3 will do") {
  int elsewhere = 0;
  for (int seed = 1; seed <= 40; ++seed) {
    Play play(NO_PLACE_FOR_BOX, seed);
    const auto state = copy_of(play.state());
    BoardDraws random = draws_of_round(0, seed);
    random.random(1, 1);
    draw_hint(12, random);
    remove_box(*state, Pos(1, 3));
    CHECK(box_places(play.settings(), *state, 5).empty());
    CHECK(box_places(play.settings(), *state, 3).size() > 1);
    CHECK_EQUAL(play.open("A", Right).next(), "A open");
    CHECK_EQUAL(play.board().door(0), draw_box(play.settings(), *state, 0, random));
    check_box(play, 0);
    elsewhere += play.board().gold().nth(0) != Pos(1, 3);
  }
  CHECK(elsewhere > 0);
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

TEST("8.5 boxes that wait are tried before those that were opened, which may have to wait then") {
  int waits = 0;
  for (int seed = 1; seed <= 40; ++seed) {
    Play play(Position(NO_PLACE_FOR_BOX).waits(1), seed);
    const auto state = copy_of(play.state());
    BoardDraws random = draws_of_round(0, seed);
    random.random(1, 1);
    remove_box(*state, Pos(1, 3));
    Pos door[2];
    std::vector<int> new_hint;
    for (int box : {1, 0}) {
      if (box == 0) new_hint = draw_hint(12, random);
      door[box] = draw_box(play.settings(), *state, box, random);
    }
    CHECK_EQUAL(play.open("A", Right).next(), "A open");
    for (int box : {0, 1}) CHECK_EQUAL(play.board().door(box), door[box]);
    CHECK(hint(play, 0) == new_hint);
    CHECK(hint(play, 1) == HINT);
    check_box(play, 1);
    waits += door[0] == NOWHERE;
  }
  CHECK(waits > 0);
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
