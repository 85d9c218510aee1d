// The appendix of the rules: what version 1.0 does in another way, if parameters are not the usual
// ones. The rest is in the traces of golden-1.0.

#include "Boards.hh"

TEST("A.3 1.0: units can start with more than the most; 1.1: that is refused") {
  std::string text = read_file("default.cnf");
  check_wrong(text, "version 1.1");
  text = replaced(text, "POISONS      1", "POISONS      7");
  text = replaced(text, "HEALTH      100", "HEALTH      170");
  const Board board(configuration_of(replaced(text, "MoneyHeist 1.1", "MoneyHeist 1.0")), 1);
  CHECK_EQUAL(board.state().units()[4].poison, 7);
  CHECK_EQUAL(board.state().units()[0].health, 170);
}

TEST("A.4 1.0: without a square of 5 x 5, walls around a cell can become those of the box") {
  const Position narrow(R"(
    . W W W . . .
    A 0 G W W W .
    . W W W . W .
    H . W W W W .
    M P b . . W a
    W W W W W W c
    W W W W W W d
  )",
                        'W');
  std::set<Pos> places[2];
  for (int seed = 1; seed <= 60; ++seed)
    for (bool original : {false, true}) {
      Play play(Position(narrow).original_rules(original), seed);
      CHECK_EQUAL(play.open("A", Right).next(), "A open");
      const Pos gold = play.board().gold().nth(0);
      CHECK(gold_behind(play.board().door(0), play.state(), play.settings()) == gold);
      places[original].insert(gold);
    }
  CHECK_EQUAL(places[false].size(), 1u);
  CHECK(places[true].size() > 1);
}
