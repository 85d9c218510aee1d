// docs/formats.md, as far as it is this game's own: see tests/all-games/configurations.cc.

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

std::string board_text() { return Position(SMALL).round(3).text(); }

}  // namespace

TEST("a state is laid out as in the documentation, to the byte") {
  Position position(SMALL);
  position.dead(1, 12).health(3, 60).poison("c", 4).amount(3, 4, 17).waits(1);
  position.round(57).scores({112, 5, 7, 3}).health_pots({1, 2, 3, 4}).out(3);
  position.poison_pots({5, 6, 7, 8});
  check_state(position);
}

TEST("units, money and doors of a fixed board come from the tables, not from the letters") {
  std::string text = Position(SMALL).text();
  const std::string expected = state_text(Board(configuration_of(text), 1));
  const std::size_t first = text.find("00 ") + 3, last = text.find("\nunits");
  for (std::size_t k = first; k < last; ++k) {
    const bool is_row = text[k - 1] != '\n' and text.rfind('\n', k) + 3 < k;
    if (is_row and is_among(text[k], std::string("0123XMB"))) text[k] = '.';
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

TEST("wrong words of a state are reported") { check_wrong(board_text(), "board"); }

TEST("gold without a box, and two boxes with one door, are reported") {
  std::string text = board_text();
  text.replace(text.find("05 .X3M.X0.") + 10, 1, "G");
  check_message(text, "2 3 6 -3",
                "the number of cells with gold (G) on the board is 2, expected one for "
                "each box with a door, 1");
  Position two("W W W . W W W\n W G 0 . 1 G W\n W W W . W W W");
  check_message(replaced(two.text(), "12 1 4", "12  1 2"), "12  1 2",
                "the door of box 1 is in row 1, column 2, where the door of box 0 is");
}

TEST("a board with too few corridor cells is reported, in version 1.0 too") {
  // There must be room for 8 units, 1 money, 2 kits and 9 cells of the box; A is dead.
  Position position(R"(
    a b c d M H P . W W W
    A B C D W W W W W G W
    W W W W W W W W W 0 W
  )",
                    'W');
  for (bool original : {false, true}) {
    const std::string enough =
        replaced(position.dead(0, 9).original_rules(original).text(), "01 .XXX", "01 WXXX");
    configuration_of(enough);
    check_message(replaced(enough, "00 0123MHP.", "00 0123MHPW"), "2 3 6 -3",
                  "the board has 19 corridor cells, expected at least units + money + kits + 9 x "
                  "boxes = 20");
  }
}
