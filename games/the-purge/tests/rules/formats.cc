// docs/formats.md, as far as it is this game's own: see tests/all-games/configurations.cc.

#include "Boards.hh"

namespace {

std::string fixed_text() { return read_file("default-fixed.cnf"); }

// A board with something of every kind.
const std::string& board_text() {
  static const std::string text = [] {
    Position position("a . M F . . A\n b # G Z . . B\n 0 . . . . . .");
    return position.barricade(1, 0, 1, 80).weapon("A", Gun).text();
  }();
  return text;
}

}  // namespace

TEST("a state is laid out as in the documentation, to the byte") {
  Position position("a F M G Z\n 1 A # b B", '.', 12, 12);
  position.barricade(0, 0, 0, 320).barricade(1, 4, 1, 80).weapon("A", Bazooka).weapon("B", Gun);
  position.life("b", 7).round(57).scores({112, 5, 7, 3}).out(3);
  check_state(position);
  const std::string by_night = state_text(Board(position.round(75).configuration(), 1));
  CHECK_HAS(by_night, "\nround 75\nday 0\n\nscore");
}

TEST("default-fixed.cnf is the example of the documentation, and plays") {
  const Board board(configuration_of(fixed_text()), 1);
  CHECK_EQUAL(board.state().num_citizens, 8);
  CHECK_EQUAL(board.state().at(Pos(19, 0)).resistance, 320);
  CHECK_EQUAL(board.state().citizens[1].weapon, Gun);
  CHECK_EQUAL(board.settings().kill_builder_points(), 50);
}

TEST("labels and headings may say anything, and what follows the barricades is not read") {
  const std::string state = state_text(Board(configuration_of(fixed_text()), 1));
  std::string text = replaced(fixed_text(), "00000000001111111111", "columns");
  text = replaced(text, "01234567890123456789", "???");
  text = replaced(text, "\n13 GB", "\n2b GB");
  text = replaced(text, "type id  player row column weapon life", "a b c d e f g");
  text = replaced(text, "player row column resistance", "1 2 3 4");
  CHECK_EQUAL(state_text(Board(configuration_of(text + "\nround 3 of what?"), 1)), state);
}

TEST("letters of citizens and barricades on the map are street: the tables say what is there") {
  const Configuration fixed = configuration_of(fixed_text());
  const std::string state = state_text(Board(fixed, 1));
  CHECK_EQUAL(state_text(Board(configuration_of(position_text(fixed, state)), 1)), state);
  std::string text = fixed_text();
  const std::size_t row = text.find("11 .B....");
  text.replace(row + 5, 5, "CWcwb");
  CHECK_EQUAL(state_text(Board(configuration_of(text), 1)), state);
}

TEST("citizens of a fixed board may be in any order, of any clans, with any ids") {
  std::string text = replaced(fixed_text(), "w    3   3      8   17", "w    1073741824 0 8 17");
  text = replaced(text, "b    4   0", "b    77  0");
  const Board board(configuration_of(text), 1);
  const State state(board.settings(), &board.state());
  CHECK(state.warriors(0) == std::vector<int>({0, 1073741824}));
  CHECK(state.warriors(3).empty());
  CHECK(state.builders(0) == std::vector<int>{77});
  CHECK_EQUAL(state.citizen(1073741824).pos, Pos(8, 17));
}

TEST("the first new citizen of a fixed board has 1 more than the largest id") {
  Position position = Position("A b").deadly("A");
  position.parameter("NUM_ROUNDS_REGEN_BUILDER", 1).life("b", 5).night();
  const std::string text = replaced(position.text(), "\nw\t7\t", "\nw\t5000\t");
  Board board(configuration_of(text), 1);
  std::array<Orders, 4> orders;
  orders[0].add('m', position.id("A"), Right);
  board.next(orders);
  CHECK_EQUAL(board.state().citizens[7].id, 5001);
}

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
