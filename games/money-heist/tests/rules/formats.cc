// docs/formats.md: what is written says what it should. See tests/kit/configurations.cc, too.

#include "Boards.hh"

namespace {

const Position SMALL(R"(
  . . W W W . A
  b H W G 0 . .
  . . W W W . .
  P . . . M . c
  . . . B . . .
  . C d M . D a
)");

}  // namespace

TEST("a state is laid out as in the documentation, to the byte") {
  Position position(SMALL);
  position.dead(1, 12).health(3, 60).poison("c", 4).amount(3, 4, 17).waits(1);
  position.round(57).scores({112, 5, 7, 3}).health_pots({1, 2, 3, 4}).out(3);
  position.poison_pots({5, 6, 7, 8});
  std::string rows[40];
  for (std::string& row : rows) row = std::string(40, '.');
  const char* const corner[] = {"..WWW.X", "1HWGB..", "..WWW..", "P...M.2", ".......", ".X3M.X0"};
  for (int i = 0; i < 6; ++i) rows[i].replace(0, 7, corner[i]);
  const std::string expected =
      "\n\n" + labelled({rows, rows + 40}) +
      "\nunits\n8\ntype\tid\tplayer\trow\tcolumn\thealth\tpoison\trounds\n"
      "p\t0\t0\t0\t6\t100\t-1\t0\np\t1\t1\t4\t3\t0\t-1\t12\np\t2\t2\t5\t1\t100\t-1\t0\n"
      "p\t3\t3\t5\t5\t60\t-1\t0\ns\t4\t0\t5\t6\t-1\t1\t-1\ns\t5\t1\t1\t0\t-1\t1\t-1\n"
      "s\t6\t2\t3\t6\t-1\t4\t-1\ns\t7\t3\t5\t2\t-1\t1\t-1\n\n"
      "money\n2\nrow\tcolumn\tamount\n3\t4\t17\n5\t3\t5\n\n"
      "safety_box_hints\n2\n12 1 4\n2 3 6 -3 3 1 -3 0 1 0 3 3 \n\n"
      "12 -1 -1\n2 3 6 -3 3 1 -3 0 1 0 3 3 \n\nround 57\n\n"
      "score\t112\t5\t7\t3\n\nhealth\t1\t2\t3\t4\n\npoison\t5\t6\t7\t8\n\nstatus\t0\t0\t0\t-1\n\n";
  CHECK_EQUAL(state_text(Board(position.configuration(), 1)), expected);
}

TEST("orders are listed as in the documentation, those that were carried out only") {
  Play play(Position(R"(
    . W W W
    A 0 G W
    . W W W
    a . b B
  )"));
  play.open("A", Right);
  play.move("a", Right);
  play.charge("a").next();
  CHECK_EQUAL(play.orders_text(),
              "commands\n2\n0\to\tr\t12\t 0 2 1 2 3 0 1 2 0 3 3 1\n4\tm\tr\t\n");
  play.heal("B").charge("b").go("b", Up);
  CHECK_EQUAL(play.orders_text(), "commands\n2\n1\th\t\n5\tc\t\n");
}

TEST("units, money and doors of a fixed board come from the tables, not from the letters") {
  std::string text = Position(SMALL).text();
  const std::string expected = state_text(Board(configuration_of(text), 1));
  const std::size_t first = text.find("00 ") + 3, last = text.find("\nunits");
  for (std::size_t k = first; k < last; ++k) {
    const bool is_row = text[k - 1] != '\n' and text.rfind('\n', k) + 3 < k;
    if (is_row and std::string("0123XMB").find(text[k]) != std::string::npos) text[k] = '.';
    else if (is_row and text[k] == '.') text[k] = "MBX0123."[k % 8];
  }
  CHECK_EQUAL(state_text(Board(configuration_of(text), 1)), expected);
}

TEST("a dead professor may have died where something else is now") {
  Position position("W W W\n W G 0\n W W W");
  for (Pos p : {Pos(0, 0), Pos(1, 1), Pos(1, 2)}) {
    std::string text = Position(position).dead(1, 7).text();
    const std::size_t at = text.find("p\t1\t1\t") + 6, end = text.find("\t0\t-1\t7", at);
    text.replace(at, end - at, std::to_string(p.i) + "\t" + std::to_string(p.j));
    Board board(configuration_of(text), 1);
    for (int round = 0; round < 7; ++round) board.next({});
    CHECK_EQUAL(board.state().at(board.state().units()[1].pos).id, 1);
  }
}

TEST("soldiers of a fixed board can be of any players, and professors have any ids") {
  std::string text = Position(SMALL).text();
  text = replaced(text, "s\t5\t1", "s\t5\t0");
  text = replaced(text, "p\t0\t0", "p\t0\t2");
  text = replaced(text, "p\t2\t2", "p\t2\t0");
  const Board board(configuration_of(text), 1);
  const State state(board.settings(), &board.state());
  CHECK(state.soldiers(0) == std::vector<int>({4, 5}));
  CHECK(state.soldiers(1).empty());
  CHECK_EQUAL(state.professor(0), 2);
  CHECK_EQUAL(state.professor(2), 0);
}
