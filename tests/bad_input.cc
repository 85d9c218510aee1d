// Configurations that can't be played: each is told with its line and what was expected.

#include "Boards.hh"
#include "Test.hh"

using namespace tests;
using game_engine::InputError;

namespace {

// Lines 1 to 16 are the version and the parameters, 18 is FIXED, 20 to 33 the board, 38 to
// 45 the units, 50 and 51 the books, 54 and 55 the ingredients, 58 Voldemort.
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

TEST("a wrong first line is told") {
  check_changes(
      read_file("default.cnf"),
      {{"HarryPotter", "harrypotter", "1: 'harrypotter' found, expected 'HarryPotter 1.1'"},
       {"HarryPotter", "MoneyHeist", "1: 'MoneyHeist' found, expected 'HarryPotter 1.1'"},
       {"HarryPotter 1.1", "", "3: 'NUM_PLAYERS' found, expected 'HarryPotter 1.1'"},
       {"1.1", "1.2", "1: version '1.2' found, expected 1.1 or 1.0"},
       {"1.1", "", "3: version 'NUM_PLAYERS' found, expected 1.1 or 1.0"}});
  check_message("HarryPotter", "1: the text ends here, expected the version of the rules");
}

TEST("a wrong parameter is told") {
  check_changes(
      read_file("default.cnf"),
      {{"NUM_INI_BOOKS", "NUM_INI_BOOK",
        "8: 'NUM_INI_BOOK' found, expected the name of a parameter"},
       {"NUM_INI_BOOKS                 50", "", "18: parameter 'NUM_INI_BOOKS' is missing"},
       {"NUM_INI_BOOKS", "NUM_ROUNDS", "8: parameter 'NUM_ROUNDS' stands here a second time"},
       {"200", "0", "4: '0' found, expected a whole number from 1 to 1000000 (NUM_ROUNDS)"},
       {"200", "-200", "4: '-200' found, expected a whole number from 1"},
       {"200", "1000001", "4: '1000001' found, expected a whole number from 1 to 1000000"},
       {"200", "2147483648", "4: '2147483648' found, expected a whole number"},
       {"200", "99999999999999999999", "4: '99999999999999999999' found, expected a whole"},
       {"200", "many", "4: 'many' found, expected a whole number"},
       {"200", "200x", "4: '200x' found, expected a whole number"},
       {"200", "2e2", "4: '2e2' found, expected a whole number"},
       {"200", "200.0", "4: '200.0' found, expected a whole number"},
       {"200", "0x10", "4: '0x10' found, expected a whole number"},
       {"200", "+200", "4: '+200' found, expected a whole number"},
       {"200", "", "5: 'BOARD_ROWS' found, expected a whole number"},
       {"                   4\n", " 3\n", "3: '3' found, expected 4 (NUM_PLAYERS)"},
       {"                    60\nBOARD", " 11\nBOARD",
        "5: '11' found, expected a whole number from 12 to 64"},
       {"                    60\nNUM", " 65\nNUM",
        "6: '65' found, expected a whole number from 12 to 64"}});
}

TEST("neither RANDOM nor FIXED, or something behind RANDOM, is told") {
  check_changes(
      read_file("default.cnf"),
      {{"RANDOM", "", "19: the text ends here, expected a parameter, RANDOM or FIXED"},
       {"RANDOM", "random", "18: 'random' found, expected the name of a parameter"},
       {"RANDOM", "RANDOM\n\nFIXED", "20: 'FIXED' found, expected the end after RANDOM"}});
}

TEST("a wrong board is told") {
  check_changes(board_text(),
                {{"000000000011", "000000000000",
                  "20: '000000000000' found, expected the columns of the board, '000000000011'"},
                 {"012345678901", "01234567890",
                  "21: '01234567890' found, expected the columns of the board, '012345678901'"},
                 {"05 ............", "05 ...........", "27: row 05 has 11 cells, expected 12"},
                 {"05 ............", "05 .............", "27: row 05 has 13 cells, expected 12"},
                 {"05 ............", "05 ..... ......", "27: row 05 has 5 cells, expected 12"},
                 {"05 ............", "05", "28: row 05 has 2 cells, expected 12"},
                 {"05 ............\n", "", "27: '06' found, expected '05'"},
                 {"05 ", "5 ", "27: '5' found, expected '05'"},
                 {"..0123", "..01x3",
                  "24: the cell in column 4 is 'x', expected W (wall), 0 to 3 (owner) or ."},
                 {"..0123", "..0143", "24: the cell in column 4 is '4'"},
                 {"..0123", "..01w3", "24: the cell in column 4 is 'w'"},
                 {"..0123",
                  "..01\xc3"
                  "3",
                  "24: the cell in column 4 is"}});
}

TEST("a board that is not there is told") {
  const std::string text = read_file("default.cnf");
  check_message(text.substr(0, text.find("RANDOM")) + "FIXED\n",
                "19: the text ends here, expected the columns of the board, '0000");
}

TEST("a board with too few corridor cells is told") {
  std::string text = board_text();
  for (int i = 1; i < 12; ++i) {
    const std::string label = std::string(i < 10 ? "\n0" : "\n") + std::to_string(i) + " ";
    text.replace(text.find(label) + 4, 12, "WWWWWWWWWWWW");
  }
  check_message(text,
                "33: the board has 12 corridor cells, expected at least units + books + 9 = 19");
}

TEST("wrong units are told") {
  check_changes(
      board_text(),
      {{"units\n8", "units\n7", "36: '7' found, expected 8 (units"},
       {"units\n", "", "35: '8' found, expected 'units'"},
       {"type\tid", "id\ttype", "37: 'id' found, expected 'type'"},
       {"g\t0\t0", "x\t0\t0", "38: unit of type 'x', expected w (wizard) or g (ghost)"},
       {"g\t1\t1", "g\t2\t1",
        "39: '2' found, expected 1 (id: units stand in the order of their ids)"},
       {"g\t1\t1", "g\t1\t4", "39: '4' found, expected a whole number from 0 to 3 (player)"},
       {"g\t1\t1", "g\t1\t-1", "39: '-1' found, expected a whole number from 0 to 3 (player)"},
       {"g\t1\t1\t0\t11", "g\t1\t1\t12\t11",
        "39: '12' found, expected a whole number from 0 to 11 (row)"},
       {"g\t1\t1\t0\t11", "g\t1\t1\t0\t-1",
        "39: '-1' found, expected a whole number from 0 to 11 (column)"},
       {"g\t1\t1\t0\t11", "g\t1\t1\t4\t3", "39: unit 1 stands on a wall"},
       {"g\t1\t1\t0\t11", "g\t1\t1\t0\t0", "39: units 0 and 1 stand on the same cell"},
       {"g\t1\t1", "w\t1\t1", "45: clan 1 has no ghost, expected one"},
       {"g\t1\t1", "g\t1\t0", "39: clan 0 has a second ghost, expected one"},
       {"w\t7", "g\t7", "45: clan 3 has a second ghost"},
       {"w\t4\t0\t0\t5\t0\t-1", "w\t4\t0\t0\t5\t-1\t-1",
        "42: '-1' found, expected a whole number from 0"},
       {"w\t4\t0\t0\t5\t0\t-1", "w\t4\t0\t0\t5\t3\t-1", "42: wizard 4 has rounds and no next clan"},
       {"w\t4\t0\t0\t5\t0\t-1", "w\t4\t0\t0\t5\t0\t1", "42: wizard 4 has rounds and no next clan"},
       {"w\t4\t0\t0\t5\t0\t-1", "w\t4\t0\t0\t5\t3\t0",
        "42: wizard 4 is in conversion to its own clan, expected another"},
       {"w\t4\t0\t0\t5\t0\t-1", "w\t4\t0\t0\t5\t3\t4",
        "42: '4' found, expected a whole number from -1 to 3"},
       {"w\t4\t0\t0\t5\t0\t-1", "w\t4\t0\t0\t5\t3",
        "43: 'w' found, expected a whole number from -1"},
       {"w\t7\t3\t8\t11\t0\t-1\n", "",
        "46: unit of type 'books', expected w (wizard) or g (ghost)"},
       {"\nbooks", "w\t8\t0\t11\t0\t0\t-1\n\nbooks", "46: 'w' found, expected 'books'"}});
}

TEST("wrong books are told") {
  check_changes(
      board_text(),
      {{"books\n2", "books\n3", "48: '3' found, expected 2 (books: NUM_INI_BOOKS)"},
       {"row\tcolumn\n8", "column\trow\n8", "49: 'column' found, expected 'row'"},
       {"8\t3\n", "8\t12\n", "50: '12' found, expected a whole number from 0 to 11 (column)"},
       {"8\t3\n", "4\t3\n", "50: the cell in row 4, column 3 of this book is a wall"},
       {"8\t3\n", "8\t0\n", "50: the cell in row 8, column 0 of this book has unit 5 on it"},
       {"8\t8\n", "8\t3\n", "51: the cell in row 8, column 3 of this book has a book already"},
       {"8\t8\n", "", "52: 'spell_ingredients' found, expected a whole number from 0 to 11 (row)"},
       {"8\t8\n", "8\t8\n9\t9\n", "52: '9' found, expected 'spell_ingredients'"}});
}

TEST("wrong ingredients are told") {
  check_changes(
      board_text(),
      {{"ingredients\n15", "ingredients\n18",
        "54: '18' found, expected a whole number from 3 to 15"},
       {"ingredients\n15", "ingredients\n0", "54: '0' found, expected a whole number from 3 to 15"},
       {"ingredients\n15", "ingredients\n14", "54: 14 ingredients, expected a multiple of 3"},
       {" 5 8 6", " 8 6", "57: 'Voldemort' found, expected a whole number"},
       {" 5 8 6", " 1 5 8 6", "55: '5' found, expected 'Voldemort'"},
       {" 5 8 6", " -5 8 6", "55: '-5' found, expected a whole number"},
       {" 5 8 6", " 5 x 6", "55: 'x' found, expected a whole number"}});
}

TEST("a wrong place of Voldemort is told") {
  check_changes(
      board_text(),
      {{"Voldemort\n5 7", "Voldemort\n0 7", "58: Voldemort is on the border of the board"},
       {"Voldemort\n5 7", "Voldemort\n11 7", "58: Voldemort is on the border of the board"},
       {"Voldemort\n5 7", "Voldemort\n5 0", "58: Voldemort is on the border of the board"},
       {"Voldemort\n5 7", "Voldemort\n5 11", "58: Voldemort is on the border of the board"},
       {"Voldemort\n5 7", "Voldemort\n12 7",
        "58: '12' found, expected a whole number from 0 to 11"},
       {"Voldemort\n5 7", "Voldemort\n2 6", "58: Voldemort is next to unit 6"},
       {"Voldemort\n5 7", "Voldemort\n1 10", "58: Voldemort is next to unit 1"},
       {"Voldemort\n5 7", "Voldemort\n5", "60: 'round' found, expected a whole number"}});
}

TEST("a wrong course of the match is told") {
  check_changes(
      board_text(),
      {{"round 3", "round 201", "60: '201' found, expected a whole number from 0 to 200 (round)"},
       {"round 3", "round -1", "60: '-1' found, expected a whole number"},
       {"round 3", "RANDOM", "60: 'RANDOM' found, expected 'round'"},
       {"round 3\n", "", "61: 'score' found, expected 'round'"},
       {"score 0 0 0 0", "score 0 0 0", "64: 'scr_acc' found, expected a whole number"},
       {"score 0 0 0 0", "score 0 0 0 0 0", "62: '0' found, expected 'scr_acc'"},
       {"score 0", "score -1", "62: '-1' found, expected a whole number from 0"},
       {"strength 1000", "strength 2147483648", "66: '2147483648' found, expected a whole number"},
       {"status 0", "status 2", "68: '2' found, expected a share from 0 to 1"},
       {"status 0", "status -0.5", "68: status below 0, expected -1 or a share"},
       {"status 0", "status nan", "68: 'nan' found, expected a share"},
       {"status 0", "status 0,5", "68: '0,5' found, expected a share"},
       {"status 0 0 0 0", "status 0 0 0 0\ncommands", "69: 'commands' found, expected the end"}});
}

TEST("long and strange words are shown shortened and without control characters") {
  const std::string text = "HarryPotter " + std::string(5000, 'x') + "\n";
  check_message(text, "1: version '" + std::string(40, 'x') + "...' found");
  check_message("Harry\x1b[31mPotter", "1: 'Harry?[31mPotter' found");
}
