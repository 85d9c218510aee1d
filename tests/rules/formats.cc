// docs/formats.md, as far as it is this game's own: see tests/all-games/configurations.cc.

#include "Boards.hh"

namespace {

// A board with something of every kind.
const Position SMALL(R"(
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

std::string board_text() { return Position(SMALL).round(3).text(); }

}  // namespace

TEST("a state is laid out as in the documentation, to the byte") {
  Position position = SMALL;
  position.ghost(1, 60).ghost(2, 12, 5).conversion("c", 3, 1).round(57);
  position.strength({1000, 1150, 1050, 1000}).points_for_conversions({112, 5, 7, 3}).out(3);
  check_state(position);
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

TEST("wrong words of a state are reported") { check_wrong(board_text(), "board"); }

TEST("a board with too few corridor cells is reported") {
  std::string text = board_text();
  for (int i = 1; i < 12; ++i) {
    const std::string label = std::string(i < 10 ? "\n0" : "\n") + std::to_string(i) + " ";
    text.replace(text.find(label) + 4, 12, "WWWWWWWWWWWW");
  }
  check_message(text, "11 ",
                "the board has 12 corridor cells, expected at least units + books + 9 = 19");
}

TEST("long and strange words are shown shortened and without control characters") {
  const std::string text = "HarryPotter " + std::string(5000, 'x') + "\n";
  check_message(text, "HarryPotter", "version '" + std::string(40, 'x') + "...' found");
  check_message("Harry\x1b[31mPotter", "Harry", "'Harry?[31mPotter' found");
  check_message(replaced(board_text(), "..012", "..01\xc3"), "02 ..", "the cell in column 4 is");
}
