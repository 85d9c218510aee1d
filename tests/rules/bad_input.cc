// Configurations that can't be played: each is reported with its line and what was expected.

#include "Boards.hh"

namespace {

const std::string& board_text() {
  static const std::string text = Position(R"(
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
                                           12, 12)
                                      .round(3)
                                      .text();
  return text;
}

}  // namespace

TEST("wrong words of a state are reported") { check_wrong(board_text(), "board"); }

TEST("a configuration that ends in its first line is reported") {
  check_message("HarryPotter", END, "the text ends here, expected the version of the rules");
}

TEST("a board that is not there is reported") {
  const std::string text = read_file("default.cnf");
  check_message(text.substr(0, text.find("RANDOM")) + "FIXED\n", END,
                "the text ends here, expected the columns of the board, '0000");
}

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
