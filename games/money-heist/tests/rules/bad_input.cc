// Configurations that can't be played: each is reported with its line and what was expected.

#include <tests/kit/Project.hh>
#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;

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

TEST("a wrong first line is reported") {
  const Change changes[] = {
      {"MoneyHeist", "HarryPotter", "'HarryPotter' found, expected 'MoneyHeist 1.1'"},
      {"MoneyHeist", "moneyheist", "'moneyheist' found, expected 'MoneyHeist 1.1'"},
      {"1.1", "1.2", "version '1.2' found, expected 1.1 or 1.0"}};
  check_changes(read_file("default.cnf"), changes);
}

TEST("a wrong parameter is reported") {
  const Change changes[] = {
      {"NUM_MONEY", "NUM_MONEYS", "'NUM_MONEYS' found, expected the name of a parameter"},
      {"NUM_MONEY                     20", "", "parameter 'NUM_MONEY' is missing", "RANDOM"},
      {"NUM_MONEY  ", "NUM_ROUNDS ", "parameter 'NUM_ROUNDS' appears a second time here"},
      {"200\n", "0\n", "'0' found, expected a whole number from 1 to 1000000 (NUM_ROUNDS)"},
      {"ROWS                    60", "ROWS 39", "'39' found, expected a whole number from 40"},
      {"COLS                    60", "COLS 65", "'65' found, expected a whole number from 40"},
      {"PLAYERS                   4", "PLAYERS 5", "'5' found, expected 4 (NUM_PLAYERS)"},
      {"BOX            15", "BOX 0", "'0' found, expected a whole number from 3 to 999999"},
      {"BOX            15", "BOX 1000002", "'1000002' found, expected a whole number from 3"},
      {"BOX            15", "BOX 16", "SIZE_HINTS_PER_BOX is 16, expected a multiple of 3"},
      {"MAX_MONEY_VALUE               20", "MAX_MONEY_VALUE 0",
       "'0' found, expected a whole number from 1"},
      {"MIN_MONEY_VALUE               1", "MIN_MONEY_VALUE 21",
       "MAX_MONEY_VALUE is 20, expected at least MIN_MONEY_VALUE, 21", "MAX_MONEY_VALUE"},
      {"GOLD_VALUE                    200", "GOLD_VALUE 20",
       "GOLD_VALUE is 20, expected more than MAX_MONEY_VALUE, 20"},
      {"POISONS           5", "POISONS 0", "'0' found, expected a whole number from 1"},
      {"BOXES              6", "BOXES 400",
       "the board has 3600 cells, expected at least units + money + kits + 9 x boxes = 3732",
       "BOARD_COLS"},
      {"CLAN     20", "CLAN 1000000", "the board has 3600 cells, expected at least", "BOARD_COLS"}};
  check_changes(read_file("default.cnf"), changes);
}

TEST("a wrong board is reported") {
  const Change changes[] = {
      {"05 .X3..X0.", "05 .X3..X0..", "row 05 has 41 cells, expected 40"},
      {"05 .X3..X0.", "05 .X3..X0", "row 05 has 39 cells, expected 40"},
      {"05 .X3..X0.", "05 .X4..X0.", "the cell in column 2 is '4', expected one of W H P G"},
      {"05 .X3..X0.", "05 .X3..x0.", "the cell in column 5 is 'x'"},
      {"1HWGB", "1.WGB",
       "the number of health kits (H) on the board is 0, expected NUM_HEALTH_KITS, 1", "39 "},
      {"1HWGB", "1HWGP",
       "the number of poison kits (P) on the board is 2, expected NUM_POISON_KITS, 1", "39 "}};
  check_changes(board_text(), changes);
}

TEST("wrong units are reported") {
  const Change changes[] = {
      {"units\n8", "units\n7", "'7' found, expected 8 (units"},
      {"type\tid", "id\ttype", "'id' found, expected 'type'"},
      {"p\t0\t0", "g\t0\t0", "unit of type 'g', expected s (soldier) or p (professor)"},
      {"p\t1\t1", "p\t2\t1", "'2' found, expected 1 (id: units stand in the order of their ids)"},
      {"p\t1\t1", "p\t1\t4", "'4' found, expected a whole number from 0 to 3 (player)"},
      {"p\t1\t1", "p\t1\t0", "clan 0 has a second professor, expected one"},
      {"p\t1\t1\t4\t3", "p\t1\t1\t40\t3", "'40' found, expected a whole number from 0 to 39"},
      {"p\t1\t1\t4\t3", "p\t1\t1\t0\t2", "unit 1 is in row 0, column 2, where a wall is"},
      {"p\t1\t1\t4\t3", "p\t1\t1\t1\t3", "unit 1 is in row 1, column 3, where gold is"},
      {"p\t1\t1\t4\t3", "p\t1\t1\t1\t1", "unit 1 is in row 1, column 1, where a health kit"},
      {"p\t1\t1\t4\t3", "p\t1\t1\t3\t0", "unit 1 is in row 3, column 0, where a poison kit"},
      {"p\t1\t1\t4\t3", "p\t1\t1\t0\t6", "unit 1 is in row 0, column 6, where unit 0 is"},
      {"3\t100\t-1\t0", "3\t101\t-1\t0", "'101' found, expected a whole number from 0 to 100"},
      {"3\t100\t-1\t0", "3\t0\t-1\t0", "professor 1 has health and rounds, or neither"},
      {"3\t100\t-1\t0", "3\t100\t-1\t1", "professor 1 has health and rounds, or neither"},
      {"3\t100\t-1\t0", "3\t100\t0\t0", "'0' found, expected -1 (poison of a professor)"},
      {"3\t100\t-1\t0", "3\t100\t-1\t-1", "'-1' found, expected a whole number from 0"},
      {"s\t5\t1\t1\t0\t-1\t1", "s\t5\t1\t1\t0\t5\t1", "'5' found, expected -1 (health of a"},
      {"s\t5\t1\t1\t0\t-1\t1", "s\t5\t1\t1\t0\t-1\t6", "'6' found, expected a whole number from 0"},
      {"s\t5\t1\t1\t0\t-1\t1\t-1", "s\t5\t1\t1\t0\t-1\t1\t0", "'0' found, expected -1 (rounds of"},
      {"p\t1\t1\t4\t3\t100\t-1\t0", "s\t1\t1\t4\t3\t-1\t1\t-1", "clan 1 has no professor", "s\t7"}};
  check_changes(board_text(), changes);
}

TEST("wrong money is reported") {
  const Change changes[] = {
      {"money\n1", "money\n2", "'2' found, expected 1 (cells with money: NUM_MONEY)"},
      {"3\t4\t5", "3\t4\t0", "'0' found, expected a whole number from 1 to 1000000 (amount"},
      {"3\t4\t5", "3\t40\t5", "'40' found, expected a whole number from 0 to 39 (column)"},
      {"3\t4\t5", "5\t6\t5", "money is in row 5, column 6, where unit 4 is"},
      {"3\t4\t5", "0\t2\t5", "money is in row 0, column 2, where a wall is"}};
  check_changes(board_text(), changes);
}

TEST("wrong boxes are reported") {
  const Change changes[] = {
      {"hints\n1", "hints\n2", "'2' found, expected 1 (boxes: NUM_SAFETY_BOXES)"},
      {"12 1 4", "15 1 4", "'15' found, expected 12 (numbers in a hint: SIZE_HINTS_PER_BOX)"},
      {"12 1 4", "12 1 5", "the door of box 0 is in row 1, column 5, expected gold (G) beside"},
      {"12 1 4", "12 1 2", "the door of box 0 is in row 1, column 2, where a wall is"},
      {"12 1 4", "12 1 3", "the door of box 0 is in row 1, column 3, where gold is"},
      {"12 1 4", "12 3 4", "the door of box 0 is in row 3, column 4, where money is"},
      {"12 1 4", "12 -1 4", "the door of box 0 has one -1, expected two or none"},
      {"12 1 4", "12 1 -1", "the door of box 0 has one -1, expected two or none"},
      {"12 1 4", "12 -1 -1",
       "the number of cells with gold (G) on the board is 1, expected one for each box",
       "2 3 6 -3"},
      {"12 1 4", "12 40 4", "'40' found, expected a whole number from -1 to 39"},
      {"..WWW.X", "..W.W.X", "the door of box 0 is in row 1, column 4, expected gold (G)",
       "12 1 4"},
      {"1HWGB..", "1HW.B..", "the door of box 0 is in row 1, column 4, expected gold (G)",
       "12 1 4"},
      {"\n2 3 6", "\n2 3", "'round' found, expected a whole number from -20 to 20", "round 3"},
      {"\n2 3 6", "\n2 3 21", "'21' found, expected a whole number from -20 to 20"},
      {"\n2 3 6", "\n2 3 6 7", "'3' found, expected 'round'"}};
  check_changes(board_text(), changes);
}

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

TEST("a wrong history of the match is reported") {
  const Change changes[] = {
      {"round 3", "round 201", "'201' found, expected a whole number from 0 to 200 (round)"},
      {"round 3", "RANDOM", "'RANDOM' found, expected 'round'"},
      {"score\t0\t0\t0\t0", "score\t0\t0\t0", "'health' found, expected a whole number",
       "health\t0"},
      {"health\t0\t0", "health\t-1\t0", "'-1' found, expected a whole number from 0"},
      {"poison\t0\t0\t0\t0", "strength\t0\t0\t0\t0", "'strength' found, expected 'poison'"},
      {"status\t0", "status\t2", "'2' found, expected a share from 0 to 1"},
      {"status\t0\t0\t0\t0", "status\t0\t0\t0\t0\ncommands", "'commands' found, expected the end",
       "commands"}};
  check_changes(board_text(), changes);
}

TEST("a board without room for its things is reported before anything is written") {
  check_no_match("NUM_SAFETY_BOXES              6", "NUM_SAFETY_BOXES 200",
                 "the board is too full: safety box ");
}
