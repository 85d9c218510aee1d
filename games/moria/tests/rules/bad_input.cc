// Configurations that are refused, each with its message.

#include <tests/kit/Project.hh>
#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;

namespace {

const char* const PICTURE = R"(
  a . T A G % 0
  b w x o t # 3
)";

}  // namespace

TEST("wrong words of a configuration are reported") {
  check_changes(read_file("default.cnf"),
                {{"Moria 1.2", "Mordor 1.2", "'Mordor' found, expected 'Moria 1.2'"},
                 {"Moria 1.2", "Moria 1.0", "version '1.0' found, expected 1.2 or 1.1"},
                 {"nb_rounds", "nb_turns", "'nb_turns' found, expected the name of a parameter"},
                 {"GENERATOR", "RANDOM", "'RANDOM' found, expected the name of a parameter"},
                 {"GENERATOR", "GENERATOR 1 2", "'1' found, expected the end"},
                 {"GENERATOR", "", "the text ends here", END},
                 {"nb_trolls", "nb_wizards", "parameter 'nb_wizards' appears a second time here"},
                 {"nb_wizards         5\n", "", "parameter 'nb_wizards' is missing", "GENERATOR"}});
}

TEST("parameters out of their ranges are reported") {
  check_changes(
      read_file("default.cnf"),
      {{"players         4", "players 3", "'3' found, expected 4 (nb_players)"},
       {"rounds          200", "rounds 0", "'0' found, expected a whole number from 1"},
       {"dwarves         20", "dwarves -1", "'-1' found, expected a whole number from 1"},
       {"wizards         5", "wizards x", "'x' found, expected a whole number from 1"},
       {"orcs        20", "orcs 0", "'0' found, expected a whole number from 1"},
       {"trolls          4", "trolls 1.5", "'1.5' found, expected a whole number from 1"},
       {"value     10", "value 0", "'0' found, expected a whole number from 1"},
       {"resistance    5", "resistance 28", "'28' found, expected a whole number from 1 to 27"},
       {"rows               60", "rows 59", "'59' found, expected 60 (rows)"},
       {"cols               60", "cols 64", "'64' found, expected 60 (cols)"},
       {"dwarves         20", "dwarves 895", "3605 units of clans, trolls and the Balrog"}});
}

TEST("misplaced cells are reported") {
  const std::string text = text_of_board(Position(PICTURE));
  check_changes(text,
                {{"OORRRR", "OORRRX", "the cell in column 5 is 'X', expected one of A G R a b"},
                 {"OORRRR", "OORROR", "the cell in column 4 is 'O', expected one of"},
                 {"OORRRR", "OORReR", "the cell in column 4 is 'e', expected one of A G R a b c d"},
                 {"OORRRR", "OCRRRR", "the cell in column 1 is 'C', expected O"},
                 {"OOOOOO", "OOOROO", "the cell in column 3 is 'R', expected O"},
                 {"OORRRR", "OORRR", "row 2 has 59 cells, expected 60"},
                 {"OORRRR", "OORRRRR", "row 2 has 61 cells, expected 60"}});
}

TEST("a wrong state is reported") {
  check_changes(
      Position(PICTURE).text(),
      {{"round 0", "round 201", "'201' found, expected a whole number from 0 to 200"},
       {"nb_cells 1", "nb_cells 2", "'2' found, expected 1 (cells of clan 0 above)"},
       {"nb_treasures 0", "nb_treasures -1", "'-1' found, expected a whole number"},
       {"status 0", "status 2", "'2' found, expected a share"},
       {"status 0", "status -0.5", "status below 0"},
       {"d 0 10 10 100", "w 0 10 10 100", "'w' found, expected 'd', the type of unit 0"},
       {"d 0 10 10 100", "d 4 10 10 100", "'4' found, expected a whole number from 0 to 3"},
       {"d 0 10 10 100", "d 0 10 10 101", "'101' found, expected a whole number from 1 to 100"},
       {"d 0 10 10 100", "d 0 10 10 0", "'0' found, expected a whole number from 1 to 100"},
       {"d 0 10 10 100", "d 0 10 13 100", "unit 0 is in row 10, column 13, expected a cave or a"},
       {"d 1 11 10 100", "d 1 10 10 100", "units 0 and 2 are on the same cell"},
       {"d 0 10 10 100", "d 0 -1 10 0", "unit 0 is in row -1, column 10, expected a cell"},
       {"d 0 10 10 100", "d 0 56 3 100", "unit 0 is in row 56, column 3, expected a cave"},
       {"o -1 11 13 75", "o 0 11 13 75", "'0' found, expected -1 (player)"},
       {"o -1 11 13 75", "o -1 0 0 75", "unit 8 is in row 0, column 0, expected a cave or an"},
       {"t -1 11 14 500", "t -1 11 14 501", "'501' found, expected a whole number"},
       {"b -1 57 2 0", "b -1 57 2 1", "'1' found, expected 0 (health)"},
       {"b -1 57 2 0", "b -1 58 2 0", "unit 10 is in row 58, column 2, expected a cell inside"},
       {"b -1 57 2 0", "b -1 -1 -1 0", "unit 10 is in row -1, column -1"},
       {"b -1 57 2 0", "b -1 12 10 0", "the Balrog is next to unit "},
       {"b -1 57 2 0", "b -1 57 2 0\nx", "'x' found, expected the end: the state is complete",
        "x\n"}});
}

TEST("a board without room for its things is reported before anything is written") {
  check_no_match("nb_dwarves         20", "nb_dwarves 200",
                 "/changed.cnf:13: no random board found with room for 824 units");
}
