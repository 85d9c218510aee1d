// Rules 4.2 to 4.7 as far as they are of this game; the rest is in tests/kit/turns.cc.

#include <climits>
#include <tests/kit/Scripted.hh>
#include <tests/kit/Signature.hh>
#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;

namespace {

// How many numbers of the generator a round with these orders takes, if nothing else draws.
int draws(const Position& position, const std::array<Orders, 4>& orders) {
  Board board(position.configuration(), 5);
  std::array<Orders, 4> given = orders;
  given[3].add('m', position.id("D"), Right);  // money, which comes back at once
  board.next(given);
  for (int n = 0; n < 2000; ++n) {
    Random random(5);
    for (int k = 0; k < n; ++k) random.random(0, 1);
    StateData before = board.state();
    Pos back(-1, -1);
    count_cells(board.settings(), [&](Pos p) {
      if (before.at(p).bonus == Money) back = p;
      return false;
    });
    before.at(back) = Cell();
    const std::vector<Pos> places = free_places(board.settings(), before);
    if (places[random.random(0, int(places.size()) - 1)] == back) return n - 1;
  }
  return -1;
}

Position with_money() {
  Position position(". . . . . . .\n . a . b . D M\n . . . . . . .");
  position.parameter("NUM_ROUNDS_REGEN_MONEY", 1);
  return position;
}

}  // namespace

TEST("4.2 the first order to a citizen counts even if it turns out to be a bad one") {
  for (int bad : {-1, 4, INT_MAX}) {
    Play play(Position("a ."));
    CHECK_EQUAL(play.go({{"a", Dir(bad)}, {"a", Right}}), "");
  }
  Play play(Position("A ."));
  play.build("A", Right);
  CHECK_EQUAL(play.go("A", Right), "");
}

TEST("4.3 orders to nobody and to citizens of others are dropped without a draw") {
  const Position position = with_money();
  std::array<Orders, 4> orders;
  for (int id : {-1, 1000, INT_MAX, INT_MIN, position.id("b")}) orders[0].add('m', id, Up);
  orders[1].add('b', position.id("a"), Up);
  CHECK_EQUAL(draws(position, orders), 0);
}

TEST("4.3 all but the first order to a citizen are dropped without a draw") {
  const Position position = with_money();
  std::array<Orders, 4> orders;
  for (int k = 0; k < 5; ++k) orders[0].add('m', position.id("a"), Up);
  CHECK_EQUAL(draws(position, orders), 1);
}

TEST("4.5 orders that will be ignored take part in the draw") {
  const Position position = with_money();
  std::array<Orders, 4> orders;
  orders[0].add('m', position.id("a"), 4);
  orders[1].add('b', position.id("b"), -1);
  orders[2].add('b', position.id("C"), Up);
  CHECK_EQUAL(draws(position, orders), 3);
}

TEST("4.7 the order in which citizens move decides who finds what") {
  // The example of the statement: a rival that eats first is attacked then.
  int eaten_by[2] = {};
  for (int seed = 1; seed <= 40; ++seed) {
    Play play(Position("# F b \n # A # \n # # #").life("b", 10).life("A", 50).night(), seed);
    const std::string order = play.go({{"b", Left}, {"A", Up}});
    const bool builder_first = order == "b Left, A Up" or order == "b Left";
    if (builder_first) CHECK_EQUAL(play.cell(0, 1).id == play.id("A"), false);
    else CHECK_EQUAL(play.pos("A"), Pos(0, 0) + Right);
    ++eaten_by[builder_first];
  }
  CHECK(eaten_by[0] > 8 and eaten_by[1] > 8);
}
