// docs/formats.md: what is written says what it should. See tests/kit/configurations.cc, too.

#include "Boards.hh"

namespace {

const Position SMALL = Position(R"(
  a 0 W . z
  . * W b B
  c . . d 3
)")
                           .rounds("b", 3)
                           .rounds("B", 2)
                           .round(57)
                           .scores({112, 5, 7, 3})
                           .kill_points({100, 0, 0, 0})
                           .strength({760, 7, 0, 2000000000})
                           .out(3);

}  // namespace

TEST("a state is laid out as in the documentation, to the byte") {
  std::vector<std::string> rows(40, std::string(40, '.'));
  const char* const corner[] = {"00W..", "..W11", "2..33"};
  for (int i = 0; i < 3; ++i) rows[i].replace(0, 5, corner[i]);
  rows[39][39] = '0', rows[39][36] = '1', rows[39][33] = '2';
  const std::string expected =
      "\n\n" + labelled(rows) +
      "\nunits\n9\ntype\tid\tplayer\trow\tcolumn\trounds\na\t0\t0\t0\t0\t-1\na\t1\t0\t39\t39\t-1\n"
      "a\t2\t1\t1\t3\t3\na\t3\t1\t39\t36\t-1\na\t4\t2\t2\t0\t-1\na\t5\t2\t39\t33\t-1\n"
      "a\t6\t3\t2\t3\t-1\nz\t7\t-1\t0\t4\t-1\nd\t8\t1\t1\t4\t2\n\n"
      "food\n1\nrow\tcolumn\n1\t1\n\nround 57\n\nscore\t112\t5\t7\t3\n\nscr_acc\t100\t0\t0\t0\n\n"
      "strength\t760\t7\t0\t2000000000\n\nstatus\t0\t0\t0\t-1\n\n";
  CHECK_EQUAL(state_text(Board(SMALL.configuration(), 1)), expected);
}

TEST("orders are listed with those of the zombies after the players'") {
  const Position position("W W W W W\nW a . W W\nW W W z W\nW W W W W");
  CHECK_EQUAL(Play(position, {{"a", Left}}).orders_text(), "commands\n1\n4\tm\tq\t\n");
  CHECK_EQUAL(Play(position, {{"a", Right}}).orders_text(), "commands\n2\n0\tm\tr\t\n4\tm\tq\t\n");
}

TEST("the column of rounds may be missing: then nobody is in conversion") {
  const std::string text = Position("a b z").text();
  std::string without = replaced(replaced(text, "\trounds", ""), "\t-1\n", "\n");
  const Board board(configuration_of(without), 1), expected(configuration_of(text), 1);
  CHECK_EQUAL(state_text(board), state_text(expected));
}

TEST("what follows the status is ignored") {
  const std::string text = Position("a").round(3).text();
  const std::string state = state_text(Board(configuration_of(text), 1));
  CHECK_EQUAL(state_text(Board(configuration_of(text + "\ncommands\n0\n"), 1)), state);
}

TEST("the clans of a fixed board may have different numbers of living units") {
  const Board board(Position("a a a a a b").configuration(), 1);
  CHECK_EQUAL(board.state().num_alive[0], 5);
  CHECK_EQUAL(board.settings().num_ini_units_per_clan(), 2);
}
