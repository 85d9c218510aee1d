// Configurations that can't be played: each is reported with its line and what was expected.

#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;

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

TEST("a wrong first line is reported") {
  check_changes(
      read_file("default.cnf"),
      {{"HarryPotter", "harrypotter", "'harrypotter' found, expected 'HarryPotter 1.1'"},
       {"HarryPotter", "MoneyHeist", "'MoneyHeist' found, expected 'HarryPotter 1.1'"},
       {"HarryPotter 1.1", "", "'NUM_PLAYERS' found, expected 'HarryPotter 1.1'", "NUM_PLAYERS"},
       {"1.1", "1.2", "version '1.2' found, expected 1.1 or 1.0"},
       {"1.1", "", "version 'NUM_PLAYERS' found, expected 1.1 or 1.0", "NUM_PLAYERS"}});
  check_message("HarryPotter", END, "the text ends here, expected the version of the rules");
}

TEST("a wrong parameter is reported") {
  check_changes(
      read_file("default.cnf"),
      {{"NUM_INI_BOOKS", "NUM_INI_BOOK", "'NUM_INI_BOOK' found, expected the name of a parameter"},
       {"NUM_INI_BOOKS                 50", "", "parameter 'NUM_INI_BOOKS' is missing", "RANDOM"},
       {"NUM_INI_BOOKS", "NUM_ROUNDS", "parameter 'NUM_ROUNDS' appears a second time here"},
       {"200", "0", "'0' found, expected a whole number from 1 to 1000000 (NUM_ROUNDS)"},
       {"200", "-200", "'-200' found, expected a whole number from 1"},
       {"200", "1000001", "'1000001' found, expected a whole number from 1 to 1000000"},
       {"200", "2147483648", "'2147483648' found, expected a whole number"},
       {"200", "99999999999999999999", "'99999999999999999999' found, expected a whole"},
       {"200", "many", "'many' found, expected a whole number"},
       {"200", "200x", "'200x' found, expected a whole number"},
       {"200", "2e2", "'2e2' found, expected a whole number"},
       {"200", "200.0", "'200.0' found, expected a whole number"},
       {"200", "0x10", "'0x10' found, expected a whole number"},
       {"200", "+200", "'+200' found, expected a whole number"},
       {"200", "", "'BOARD_ROWS' found, expected a whole number", "BOARD_ROWS"},
       {"                   4\n", " 3\n", "'3' found, expected 4 (NUM_PLAYERS)"},
       {"                    60\nBOARD", " 11\nBOARD",
        "'11' found, expected a whole number from 12 to 64"},
       {"                    60\nNUM", " 65\nNUM",
        "'65' found, expected a whole number from 12 to 64"}});
}

TEST("neither RANDOM nor FIXED, or something after RANDOM, is reported") {
  check_changes(
      read_file("default.cnf"),
      {{"RANDOM", "", "the text ends here, expected a parameter, RANDOM or FIXED", END},
       {"RANDOM", "random", "'random' found, expected the name of a parameter"},
       {"RANDOM", "RANDOM\n\nFIXED", "'FIXED' found, expected the end after RANDOM", "FIXED"}});
}

TEST("a wrong board is reported") {
  check_changes(
      board_text(),
      {{"000000000011", "000000000000",
        "'000000000000' found, expected the columns of the board, '000000000011'"},
       {"012345678901", "01234567890",
        "'01234567890' found, expected the columns of the board, '012345678901'"},
       {"05 ............", "05 ...........", "row 05 has 11 cells, expected 12"},
       {"05 ............", "05 .............", "row 05 has 13 cells, expected 12"},
       {"05 ............", "05 ..... ......", "row 05 has 5 cells, expected 12"},
       {"05 ............", "05", "row 05 has 2 cells, expected 12", "06 "},
       {"05 ............\n", "", "'06' found, expected '05'"},
       {"05 ", "5 ", "'5' found, expected '05'"},
       {"..0123", "..01x3", "the cell in column 4 is 'x', expected W (wall), 0 to 3 (owner) or ."},
       {"..0123", "..0143", "the cell in column 4 is '4'"},
       {"..0123", "..01w3", "the cell in column 4 is 'w'"},
       {"..0123",
        "..01\xc3"
        "3",
        "the cell in column 4 is"}});
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

TEST("wrong units are reported") {
  check_changes(
      board_text(),
      {{"units\n8", "units\n7", "'7' found, expected 8 (units"},
       {"units\n", "", "'8' found, expected 'units'"},
       {"type\tid", "id\ttype", "'id' found, expected 'type'"},
       {"g\t0\t0", "x\t0\t0", "unit of type 'x', expected w (wizard) or g (ghost)"},
       {"g\t1\t1", "g\t2\t1", "'2' found, expected 1 (id: units stand in the order of their ids)"},
       {"g\t1\t1", "g\t1\t4", "'4' found, expected a whole number from 0 to 3 (player)"},
       {"g\t1\t1", "g\t1\t-1", "'-1' found, expected a whole number from 0 to 3 (player)"},
       {"g\t1\t1\t0\t11", "g\t1\t1\t12\t11",
        "'12' found, expected a whole number from 0 to 11 (row)"},
       {"g\t1\t1\t0\t11", "g\t1\t1\t0\t-1",
        "'-1' found, expected a whole number from 0 to 11 (column)"},
       {"g\t1\t1\t0\t11", "g\t1\t1\t4\t3", "unit 1 stands on a wall"},
       {"g\t1\t1\t0\t11", "g\t1\t1\t0\t0", "units 0 and 1 stand on the same cell"},
       {"g\t1\t1", "w\t1\t1", "clan 1 has no ghost, expected one", "w\t7"},
       {"g\t1\t1", "g\t1\t0", "clan 0 has a second ghost, expected one"},
       {"w\t7", "g\t7", "clan 3 has a second ghost"},
       {"w\t4\t0\t0\t5\t0\t-1", "w\t4\t0\t0\t5\t-1\t-1",
        "'-1' found, expected a whole number from 0"},
       {"w\t4\t0\t0\t5\t0\t-1", "w\t4\t0\t0\t5\t3\t-1", "wizard 4 has rounds and no next clan"},
       {"w\t4\t0\t0\t5\t0\t-1", "w\t4\t0\t0\t5\t0\t1", "wizard 4 has rounds and no next clan"},
       {"w\t4\t0\t0\t5\t0\t-1", "w\t4\t0\t0\t5\t3\t0",
        "wizard 4 is in conversion to its own clan, expected another"},
       {"w\t4\t0\t0\t5\t0\t-1", "w\t4\t0\t0\t5\t3\t4",
        "'4' found, expected a whole number from -1 to 3"},
       {"w\t4\t0\t0\t5\t0\t-1", "w\t4\t0\t0\t5\t3", "'w' found, expected a whole number from -1",
        "w\t5"},
       {"w\t7\t3\t8\t11\t0\t-1\n", "", "unit of type 'books', expected w (wizard) or g (ghost)",
        "books"},
       {"\nbooks", "w\t8\t0\t11\t0\t0\t-1\n\nbooks", "'w' found, expected 'books'"}});
}

TEST("wrong books are reported") {
  check_changes(
      board_text(),
      {{"books\n2", "books\n3", "'3' found, expected 2 (books: NUM_INI_BOOKS)"},
       {"row\tcolumn\n8", "column\trow\n8", "'column' found, expected 'row'"},
       {"8\t3\n", "8\t12\n", "'12' found, expected a whole number from 0 to 11 (column)"},
       {"8\t3\n", "4\t3\n", "the cell in row 4, column 3 of this book is a wall"},
       {"8\t3\n", "8\t0\n", "the cell in row 8, column 0 of this book has unit 5 on it"},
       {"8\t8\n", "8\t3\n", "the cell in row 8, column 3 of this book has a book already"},
       {"8\t8\n", "", "'spell_ingredients' found, expected a whole number from 0 to 11 (row)",
        "spell_ingredients"},
       {"8\t8\n", "8\t8\n9\t9\n", "'9' found, expected 'spell_ingredients'"}});
}

TEST("wrong ingredients are reported") {
  check_changes(
      board_text(),
      {{"ingredients\n15", "ingredients\n18", "'18' found, expected a whole number from 3 to 15"},
       {"ingredients\n15", "ingredients\n0", "'0' found, expected a whole number from 3 to 15"},
       {"ingredients\n15", "ingredients\n14", "14 ingredients, expected a multiple of 3"},
       {"\n5 8 6", "\n8 6", "'Voldemort' found, expected a whole number", "Voldemort"},
       {"\n5 8 6", "\n1 5 8 6", "'5' found, expected 'Voldemort'"},
       {"\n5 8 6", "\n-5 8 6", "'-5' found, expected a whole number"},
       {"\n5 8 6", "\n5 x 6", "'x' found, expected a whole number"}});
}

TEST("a wrong place of Voldemort is reported") {
  check_changes(
      board_text(),
      {{"Voldemort\n5 7", "Voldemort\n0 7", "Voldemort is on the border of the board"},
       {"Voldemort\n5 7", "Voldemort\n11 7", "Voldemort is on the border of the board"},
       {"Voldemort\n5 7", "Voldemort\n5 0", "Voldemort is on the border of the board"},
       {"Voldemort\n5 7", "Voldemort\n5 11", "Voldemort is on the border of the board"},
       {"Voldemort\n5 7", "Voldemort\n12 7", "'12' found, expected a whole number from 0 to 11"},
       {"Voldemort\n5 7", "Voldemort\n2 6", "Voldemort is next to unit 6"},
       {"Voldemort\n5 7", "Voldemort\n1 10", "Voldemort is next to unit 1"},
       {"Voldemort\n5 7", "Voldemort\n5", "'round' found, expected a whole number", "round 3"}});
}

TEST("a wrong history of the match is reported") {
  check_changes(
      board_text(),
      {{"round 3", "round 201", "'201' found, expected a whole number from 0 to 200 (round)"},
       {"round 3", "round -1", "'-1' found, expected a whole number"},
       {"round 3", "RANDOM", "'RANDOM' found, expected 'round'"},
       {"round 3\n", "", "'score' found, expected 'round'", "score"},
       {"score\t0\t0\t0\t0", "score\t0\t0\t0", "'scr_acc' found, expected a whole number",
        "scr_acc"},
       {"score\t0\t0\t0\t0", "score\t0\t0\t0\t0\t0", "'0' found, expected 'scr_acc'"},
       {"score\t0", "score\t-1", "'-1' found, expected a whole number from 0"},
       {"strength\t1000", "strength\t2147483648", "'2147483648' found, expected a whole number"},
       {"status\t0", "status\t2", "'2' found, expected a share from 0 to 1"},
       {"status\t0", "status\t-0.5", "status below 0, expected -1 or a share"},
       {"status\t0", "status\tnan", "'nan' found, expected a share"},
       {"status\t0", "status\t0,5", "'0,5' found, expected a share"},
       {"status\t0\t0\t0\t0", "status\t0\t0\t0\t0\ncommands", "'commands' found, expected the end",
        "commands"}});
}

TEST("long and strange words are shown shortened and without control characters") {
  const std::string text = "HarryPotter " + std::string(5000, 'x') + "\n";
  check_message(text, "HarryPotter", "version '" + std::string(40, 'x') + "...' found");
  check_message("Harry\x1b[31mPotter", "Harry", "'Harry?[31mPotter' found");
}
