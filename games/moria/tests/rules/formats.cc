// docs/formats.md: what is written says what it should. See tests/kit/configurations.cc, too.

#include "Boards.hh"

using game_engine::Text;

namespace {

const Position SMALL = Position(R"(
  a . T A G % 0
  b w x o t # 3
)")
                           .dead_orcs(1)
                           .health("a", 35)
                           .treasures({4, 0, 1, 2})
                           .round(57)
                           .out(3);

}  // namespace

TEST("a state is laid out as in the documentation, to the byte") {
  const std::string state = state_text(Board(SMALL.configuration(), 1));
  std::string expected = "\n\n";
  for (int i = 0; i < 60; ++i) {
    std::string row = i < 2 or i > 57 ? std::string(60, 'O') : "OO" + std::string(56, 'R') + "OO";
    if (i == 10) row.replace(10, 7, "CCTAGa0");
    if (i == 11) row.replace(10, 7, "CCCCCR3");
    if (i == 57) row.replace(2, 1, "C");
    expected += row + "\n";
  }
  expected +=
      "\nround 57\nnb_cells 1 0 0 1\nnb_treasures 4 0 1 2\nstatus 0 0 0 -1\n"
      "d 0 10 10 35\nw 0 11 11 50\nd 1 11 10 100\nw 1 11 12 50\nd 2 59 0 100\nw 2 59 6 50\n"
      "d 3 59 3 100\nw 3 59 9 50\no -1 11 13 75\no -1 -1 -1 0\nt -1 11 14 500\nb -1 57 2 0\n\n";
  CHECK_EQUAL(state, expected);
}

TEST("rock has a letter for each number of turns that it has left") {
  Position position("a #");
  Play play(position.parameter("rock_resistance", 4));
  for (char letter : {'R', 'c', 'b', 'a'}) {
    const std::string state = state_text(play.board());
    CHECK_EQUAL(state[std::size_t(2 + 10 * 61 + 11)], letter);
    play.go("a", Right);
  }
}

TEST("movements are listed in the order in which they were carried out, with -1 at the end") {
  Orders orders;
  for (int d = 0; d <= None; ++d) orders.add('m', 10 * d, d);
  Text text;
  game_engine::write_orders(text, orders);
  CHECK_EQUAL(std::string(text.str()),
              "movements\n0 b\n10 w\n20 r\n30 x\n40 t\n50 y\n60 l\n70 z\n80 n\n-1\n");
}

TEST("nothing is drawn before the first round from a state") {
  // The first draws of the round are those of the order of the orders, and of the dwarf's damage.
  for (int seed = 1; seed <= 20; ++seed) {
    Play play(Position("a b"), seed, {{"a", Right}});
    BoardDraws random = draws_of_round(0, seed);
    random.random(1, 1);
    CHECK_EQUAL(play.unit("b").health, 100 - random.random(20, 40));
  }
}
