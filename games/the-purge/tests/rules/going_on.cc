// docs/formats.md, "Going on from the middle of a match".

#include "Boards.hh"

namespace {

// A position to go on from, without the lines that contain one of these.
std::string without(const Position& position, const std::vector<std::string>& lines) {
  std::string text = position.text();
  for (const std::string& line : lines) {
    const std::size_t at = text.find("\n" + line);
    if (at == std::string::npos) throw std::logic_error("no line " + line);
    text.erase(at, text.find('\n', at + 1) - at);
  }
  return replaced(text, "citizens\n8", "citizens\n" + std::to_string(8 - lines.size()));
}

int count_type(const Board& board, CitizenType type, int player) {
  int n = 0;
  for (const Citizen& c : board.state()) n += c.type == type and c.player == player;
  return n;
}

}  // namespace

TEST("the line day may be there, and must say what the round says") {
  const std::string text = Position("a").round(30).text();
  configuration_of(text);
  configuration_of(replaced(text, "day 0\n", ""));
  check_message(replaced(text, "day 0\n", "day 1\n"), "day 1",
                "'1' found, expected 0 (day: 1 by day, 0 by night, as the round says)");
}

TEST("a citizen that is missing comes back as if it had died in that round") {
  const Position position = Position("a A").parameter("NUM_ROUNDS_REGEN_BUILDER", 3).round(12);
  Board board(configuration_of(without(position, {"b\t2\t1"})), 1);
  for (int round = 12; round < 15; ++round) {
    CHECK_EQUAL(count_type(board, Builder, 1), 0);
    board.next({});
  }
  CHECK_EQUAL(board.state().round, 15);
  CHECK_EQUAL(count_type(board, Builder, 1), 1);
  CHECK_EQUAL(board.state().citizens[7].id, 8);
}

TEST("money, food, guns and bazookas that are missing come back") {
  Position position("a");
  for (const char* name : {"NUM_INI_MONEY", "NUM_INI_FOOD", "NUM_INI_GUNS", "NUM_INI_BAZOOKAS"})
    position.parameter(name, 2);
  position.parameter("NUM_ROUNDS_REGEN_WEAPON", 7).parameter("NUM_ROUNDS_REGEN_FOOD", 7);
  position.parameter("NUM_ROUNDS_REGEN_MONEY", 7);
  Board board(position.round(1).configuration(), 1);
  int money = 0, food = 0, guns = 0, bazookas = 0;
  for (int round = 1; round < 8; ++round) {
    CHECK_EQUAL(money + food + guns + bazookas, 0);
    board.next({});
    for_cells(board.settings(), [&](Pos p) {
      const Cell& c = board.state().at(p);
      money += c.bonus == Money;
      food += c.bonus == Food;
      guns += c.weapon == Gun;
      bazookas += c.weapon == Bazooka;
    });
  }
  CHECK(money == 2 and food == 2 and guns == 2 and bazookas == 2);
}

TEST("the clan that has less than its builders gets one; if others have more, the first clan") {
  const Position position = Position("a").parameter("NUM_ROUNDS_REGEN_BUILDER", 1).round(1);
  Board board(configuration_of(without(position, {"b\t6\t3"})), 1);
  board.next({});
  CHECK_EQUAL(count_type(board, Builder, 3), 1);
  // Clan 1 has two, 2 and 3 none.
  const std::string text = replaced(without(position, {"b\t6\t3"}), "b\t4\t2", "b\t4\t1");
  Board other(configuration_of(text), 1);
  other.next({});
  CHECK(count_type(other, Builder, 2) == 1 and count_type(other, Builder, 3) == 0);
  for (int k = 0; k < 5; ++k) other.next({});
  CHECK_EQUAL(other.state().num_citizens, 8);
}

TEST("without going_on all must be there, and the match begins") {
  const std::string text = replaced(Position("a").round(137).text(), "going_on", "");
  const Board board(configuration_of(text), 1);
  CHECK_EQUAL(board.state().round, 0);
  const std::string less = replaced(without(Position("a").round(1), {"b\t6\t3"}), "going_on", "");
  check_message(less, "7\ntype",
                "'7' found, expected 8 (citizens: NUM_INI_BUILDERS and NUM_INI_WARRIORS, for each "
                "clan; fewer with the word going_on before citizens)");
}

TEST("wrong positions to go on from are reported") {
  check_wrong(Position("a").round(137).text(), "going on");
}
