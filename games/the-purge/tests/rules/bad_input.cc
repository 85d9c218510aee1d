// Configurations that can't be played: each is reported with its line and what was expected.

#include "Boards.hh"

namespace {

// A board with something of every kind.
const std::string& board_text() {
  static const std::string text = [] {
    Position position(R"(
      a . M F . . A
      b # G Z . . B
      0 . . . . . .
    )");
    return position.barricade(1, 0, 1, 80).weapon("A", Gun).text();
  }();
  return text;
}

}  // namespace

TEST("wrong words of a state are reported") { check_wrong(board_text(), "board"); }

TEST("numbers of rounds up to the largest number are allowed") {
  std::string text =
      replaced(read_file("default.cnf"), "DAYS                   5", "DAYS 1073741823");
  text = replaced(text, "DAY         50", "DAY 2");
  CHECK_EQUAL(configuration_of(text).settings.num_rounds(), 2147483646);
}

TEST("more barricades of a clan than it may have are reported") {
  check_message(Position("0 0 0 0").text(), "0\t0\t3\t40",
                "clan 0 has 4 barricades, expected at most MAX_NUM_BARRICADES, 3");
  configuration_of(Position("0 0 0 1").text());
}

TEST("a barricade with resistance 0 is allowed") {
  configuration_of(Position("0").barricade(0, 0, 0, 0).text());
}
