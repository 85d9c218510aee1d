// docs/formats.md: what is written says what it should. See tests/kit/configurations.cc, too.

#include "Boards.hh"

using game_engine::Text;

TEST("a state is laid out as in the documentation, to the byte") {
  Position position(R"(
    A . . . . a . . . . . B
    . . . . . . . . . . . .
    . . 0 1 2 3 . . . . . .
    C . . . . c . . . . . D
    . . W W W . . . . . . .
    . . . . . . . V . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    b . . * . . . . * . . d
  )",
                    12, 12);
  position.ghost(1, 60).ghost(2, 12, 5).conversion("c", 3, 1).round(57);
  position.strength({1000, 1150, 1050, 1000}).points_for_conversions({112, 5, 7, 3}).out(3);
  const std::string expected =
      "\n\n   000000000011\n   012345678901\n00 0....0.....1\n01 ............\n02 ..0123......\n"
      "03 2....2.....3\n04 ..WWW.......\n05 ............\n06 ............\n07 ............\n"
      "08 1..........3\n09 ............\n10 ............\n11 ............\n\n"
      "units\n8\ntype\tid\tplayer\trow\tcolumn\trounds\tnext\n"
      "g\t0\t0\t0\t0\t0\t-1\ng\t1\t1\t0\t11\t60\t-1\ng\t2\t2\t3\t0\t12\t5\ng\t3\t3\t3\t11\t0\t-1\n"
      "w\t4\t0\t0\t5\t0\t-1\nw\t5\t1\t8\t0\t0\t-1\nw\t6\t2\t3\t5\t3\t1\nw\t7\t3\t8\t11\t0\t-1\n\n"
      "books\n2\nrow\tcolumn\n8\t3\n8\t8\n\n"
      "spell_ingredients\n15\n5 8 6 7 6 7 8 5 5 9 5 9 7 8 5 \n\nVoldemort\n5 7\n\nround 57\n\n"
      "score\t112\t5\t7\t3\n\nscr_acc\t112\t5\t7\t3\n\nstrength\t1000\t1150\t1050\t1000\n\n"
      "status\t0\t0\t0\t-1\n\n";
  CHECK_EQUAL(state_text(Board(position.configuration(), 1)), expected);
}

TEST("orders are listed as in the documentation, those that were carried out only") {
  Play play(Position("A . a . b . ."));
  play.spell("A").go({{"a", Left}, {"a", Right}});
  CHECK_EQUAL(play.orders_text(),
              "commands\n2\n0\ts\t15\t 0 0 1 0 2 3 3 1 2 1 3 2 4 4 4\n4\tm\tl\t\n");
}

TEST("numbers are written as C++ streams print them") {
  const double numbers[] = {0,    1,         -1,        0.5,       0.0123456789, 1e-5,
                            1e-9, 0.1 + 0.2, 0.9999999, 0.9999994, 123456789.0,  1.0 / 3};
  for (double x : numbers) {
    std::ostringstream expected;
    expected << x;
    CHECK_EQUAL((Text() << x).str(), expected.str());
  }
  for (int n : {0, 7, -7, 10, 2147483647, -2147483647 - 1}) {
    std::ostringstream expected;
    expected << n;
    CHECK_EQUAL((Text() << n).str(), expected.str());
  }
}
