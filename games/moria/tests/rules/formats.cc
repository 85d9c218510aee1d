// docs/formats.md, as far as it is this game's own: see tests/all-games/configurations.cc.

#include "Boards.hh"

namespace {

const char* const PICTURE = "a . T A G % 0\n b w x o t # 3";

const Position SMALL =
    Position(PICTURE).dead_orcs(1).health("a", 35).treasures({4, 0, 1, 2}).round(57).out(3);

}  // namespace

TEST("a state is laid out as in the documentation, to the byte") { check_state(SMALL); }

TEST("movements are listed in the order in which they were carried out, with -1 at the end") {
  Orders orders;
  for (int d = 0; d <= None; ++d) orders.add('m', 10 * d, d);
  Text text;
  write_orders(text, orders);
  CHECK_EQUAL(std::string(text.str()),
              "movements\n0 b\n10 w\n20 r\n30 x\n40 t\n50 y\n60 l\n70 z\n80 n\n-1\n");
}

TEST("wrong words of a state are reported") { check_wrong(Position(PICTURE).text(), "state"); }

TEST("misplaced cells are reported") { check_wrong(text_of_board(Position(PICTURE)), "board"); }
