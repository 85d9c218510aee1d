// Configurations that can't be played: each is reported with its line and what was expected.

#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;

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

TEST("a wrong first line is reported") {
  const Change changes[] = {
      {"ThePurge", "HarryPotter", "'HarryPotter' found, expected 'ThePurge 1.1'"},
      {"ThePurge", "thepurge", "'thepurge' found, expected 'ThePurge 1.1'"},
      {"1.1", "1.2", "version '1.2' found, expected 1.1 or 1.0"}};
  check_changes(read_file("default.cnf"), changes);
}

TEST("a wrong parameter is reported") {
  const Change changes[] = {
      {"NUM_DAYS ", "NUM_DAY ", "'NUM_DAY' found, expected 'NUM_DAYS'"},
      {"NUM_INI_FOOD               5\n", "", "'NUM_INI_GUNS' found, expected 'NUM_INI_FOOD'",
       "NUM_INI_GUNS"},
      {"PLAYERS                4", "PLAYERS 5", "'5' found, expected 4 (NUM_PLAYERS)"},
      {"DAYS                   5", "DAYS 0", "'0' found, expected a whole number from 1"},
      {"DAYS                   5", "DAYS 5x", "'5x' found, expected a whole number from 1"},
      {"DAY         50", "DAY 1", "'1' found, expected a whole number from 2"},
      {"DAY         50", "DAY 51", "NUM_ROUNDS_PER_DAY is 51, expected an even number"},
      {"DAYS                   5", "DAYS 42949673",
       "NUM_DAYS x NUM_ROUNDS_PER_DAY is more than 2147483647", "NUM_ROUNDS_PER_DAY"},
      {"ROWS                 15", "ROWS 11", "'11' found, expected a whole number from 12 to 25"},
      {"ROWS                 15", "ROWS 26", "'26' found, expected a whole number from 12 to 25"},
      {"COLS                 30", "COLS 51", "'51' found, expected a whole number from 12 to 50"},
      {"BUILDERS           4", "BUILDERS 7", "'7' found, expected a whole number from 1 to 6"},
      {"WARRIORS           2", "WARRIORS 0", "'0' found, expected a whole number from 1 to 4"},
      {"MONEY              10", "MONEY 11", "'11' found, expected a whole number from 0 to 10"},
      {"BAZOOKAS           2", "BAZOOKAS 5", "'5' found, expected a whole number from 0 to 4"},
      {"MONEY_POINTS               5", "MONEY_POINTS 0", "'0' found, expected a whole number"},
      {"MONEY_POINTS               5", "MONEY_POINTS 2147483648", "'2147483648' found"},
      {"GUN_STRENGTH_ATTACK        100", "GUN_STRENGTH_ATTACK 9",
       "GUN_STRENGTH_ATTACK is 9, expected at least HAMMER_STRENGTH_ATTACK, 10"},
      {"GUN_STRENGTH_ATTACK        100", "GUN_STRENGTH_ATTACK 1001",
       "BAZOOKA_STRENGTH_ATTACK is 1000, expected at least GUN_STRENGTH_ATTACK, 1001",
       "BAZOOKA_STRENGTH_ATTACK"},
      {"GUN_STRENGTH_DEMOLISH      10", "GUN_STRENGTH_DEMOLISH 9",
       "GUN_STRENGTH_DEMOLISH is 9, expected at least HAMMER_STRENGTH_DEMOLISH, 10"},
      {"GUN_STRENGTH_DEMOLISH      10", "GUN_STRENGTH_DEMOLISH 31",
       "BAZOOKA_STRENGTH_DEMOLISH is 30, expected at least GUN_STRENGTH_DEMOLISH, 31",
       "BAZOOKA_STRENGTH_DEMOLISH"},
      {"MAX_RESISTANCE   320", "MAX_RESISTANCE 39",
       "BARRICADE_MAX_RESISTANCE is 39, expected at least BARRICADE_RESISTANCE_STEP, 40"},
      {"RANDOM", "RANDOMLY", "'RANDOMLY' found, expected "},
      {"RANDOM", "", "the text ends here, expected ", END},
      {"RANDOM", "RANDOM board", "'board' found, expected the end after RANDOM"}};
  check_changes(read_file("default.cnf"), changes);
}

TEST("numbers of rounds up to the largest number are allowed") {
  std::string text =
      replaced(read_file("default.cnf"), "DAYS                   5", "DAYS 1073741823");
  text = replaced(text, "DAY         50", "DAY 2");
  CHECK_EQUAL(configuration_of(text).settings.num_rounds(), 2147483646);
}

TEST("a wrong board is reported") {
  const Change changes[] = {
      {"02 b......", "02 b.......", "row 2 has 31 cells, expected 30"},
      {"02 b......", "02 b.....", "row 2 has 29 cells, expected 30"},
      {"02 b......", "02 x......", "the cell in column 0 is 'x', expected one of B M F G Z"},
      {"00 C.MF", "00 C..F",
       "cells with money (M): 0 on the board, expected 1 (NUM_INI_MONEY); to go on from the middle "
       "of a match, put the word going_on before citizens",
       "citizens"},
      {"00 C.MF", "00 C.MFF", "row 0 has 31 cells, expected 30"},
      {"00 C.MF.", "00 C.MFF", "cells with food (F): 2 on the board, expected 1 (NUM_INI_FOOD)",
       "citizens"},
      {"01 cBGZ", "01 cB.Z", "guns (G): 0 on the board, expected 1 (NUM_INI_GUNS)", "citizens"},
      {"01 cBGZ", "01 cBGG", "guns (G): 2 on the board, expected 1 (NUM_INI_GUNS)", "citizens"},
      {"\ncitizens", "\nunits", "'units' found, expected 'citizens'"}};
  check_changes(board_text(), changes);
}

TEST("wrong citizens are reported") {
  const Change changes[] = {
      {"citizens\n8", "citizens\n7", "'7' found, expected 8 (citizens: NUM_INI_BUILDERS"},
      {"b\t0\t0\t0\t0", "c\t0\t0\t0\t0", "type 'c' found, expected b (builder) or w (warrior)"},
      {"b\t0\t0\t0\t0", "bb\t0\t0\t0\t0", "type 'bb' found"},
      {"b\t0\t0", "b\t-1\t0", "'-1' found, expected a whole number from 0 to 1073741824 (id)"},
      {"b\t0\t0", "b\t1073741825\t0", "'1073741825' found"},
      {"b\t2\t1", "b\t0\t1", "id 0 stands here a second time"},
      {"b\t0\t0", "b\t0\t4", "'4' found, expected a whole number from 0 to 3 (player)"},
      {"b\t0\t0", "b\t0\t-1", "'-1' found, expected a whole number from 0 to 3 (player)"},
      {"b\t0\t0\t0\t0", "b\t0\t0\t15\t0", "'15' found, expected a whole number from 0 to 14"},
      {"b\t0\t0\t0\t0", "b\t0\t0\t1\t1", "citizen 0 is in row 1, column 1, where a building is"},
      {"b\t0\t0\t0\t0", "b\t0\t0\t0\t2", "citizen 0 is in row 0, column 2, where money is"},
      {"b\t0\t0\t0\t0", "b\t0\t0\t0\t3", "citizen 0 is in row 0, column 3, where food is"},
      {"b\t0\t0\t0\t0", "b\t0\t0\t1\t2", "citizen 0 is in row 1, column 2, where a gun is"},
      {"b\t0\t0\t0\t0", "b\t0\t0\t1\t3", "citizen 0 is in row 1, column 3, where a bazooka is"},
      {"w\t1\t0\t0\t6", "w\t1\t0\t0\t0", "citizen 1 is in row 0, column 0, where citizen 0 is"},
      {"n\t60", "h\t60", "weapon 'h' found, expected n, as builders have none"},
      {"g\t100", "n\t100", "weapon 'n' found, expected h (hammer), g (gun) or b (bazooka)"},
      {"n\t60", "n\t59", "'59' found, expected 60 (life)"},
      {"g\t100", "g\t101", "'101' found, expected 100 (life)"},
      {"b\t0\t0\t0\t0\tn\t60", "w\t0\t0\t0\t0\th\t100",
       "builders: 3 on the board, expected 4 (4 x NUM_INI_BUILDERS)", "w\t7\t3"}};
  check_changes(board_text(), changes);
}

TEST("wrong barricades are reported") {
  const Change changes[] = {
      {"\nbarricades", "\nwalls", "'walls' found, expected 'barricades'"},
      {"barricades\n2", "barricades\n-2", "'-2' found, expected a whole number from 0"},
      {"barricades\n2", "barricades\n3", "the text ends here, expected a whole number from 0 to 3",
       END},
      {"1\t1\t0\t80", "4\t1\t0\t80", "'4' found, expected a whole number from 0 to 3 (player)"},
      {"1\t1\t0\t80", "2\t1\t0\t80",
       "the barricade in row 1, column 0 is of clan 2, expected 1, the clan of citizen 2 in "
       "it"},
      {"1\t1\t0\t80", "1\t1\t1\t80", "a barricade is in row 1, column 1, where a building is"},
      {"1\t1\t0\t80", "1\t0\t2\t80", "a barricade is in row 0, column 2, where money is"},
      {"1\t1\t0\t80", "1\t1\t3\t80", "a barricade is in row 1, column 3, where a bazooka is"},
      {"1\t1\t0\t80", "1\t1\t0\t321", "'321' found, expected a whole number from 0 to 320"},
      {"1\t1\t0\t80", "1\t1\t0\t-1", "'-1' found, expected a whole number from 0 to 320"},
      {"0\t2\t0\t40", "1\t1\t0\t40", "a barricade is in row 1, column 0, where a barricade is"}};
  check_changes(board_text(), changes);
}

TEST("more barricades of a clan than it may have are reported") {
  check_message(Position("0 0 0 0").text(), "0\t0\t3\t40",
                "clan 0 has 4 barricades, expected at most MAX_NUM_BARRICADES, 3");
  configuration_of(Position("0 0 0 1").text());
}

TEST("a barricade with resistance 0 is allowed") {
  configuration_of(Position("0").barricade(0, 0, 0, 0).text());
}
