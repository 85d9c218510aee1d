// Configurations that can't be played: each is reported with its line and what was expected.

#include "Boards.hh"

namespace {

const std::string& board_text() {
  static const std::string text = Position(R"(
    . . W W W . A
    b H W G 0 . .
    . . W W W . .
    P . . . M . c
    . . . B . . .
    . C d . . D a
  )")
                                      .round(3)
                                      .text();
  return text;
}

}  // namespace

TEST("wrong words of a state are reported") { check_wrong(board_text(), "board"); }

TEST("gold without a box, and two boxes with one door, are reported") {
  std::string text = board_text();
  text.replace(text.find("05 .X3..X0.") + 10, 1, "G");
  check_message(text, "2 3 6 -3",
                "the number of cells with gold (G) on the board is 2, expected one for "
                "each box with a door, 1");
  Position two(R"(
    W W W . W W W
    W G 0 . 1 G W
    W W W . W W W
  )");
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

TEST("a board without room for its things is reported before anything is written") {
  check_no_match("NUM_SAFETY_BOXES              6", "NUM_SAFETY_BOXES 200",
                 "the board is too full: safety box ");
}
