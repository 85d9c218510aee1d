// Configurations that can't be played: each is reported with its line and what was expected.

#include <engine/text/Reader.hh>
#include <tests/kit/Project.hh>
#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;

namespace {

// Nine units: a and b with two each, c, d, two zombies, and a dead one.
const Position ALL_KINDS = Position(R"(
  a 0 W . z
  . * W b B
  c . . d 3
  a . z b .
)")
                               .rounds("b", 3)
                               .round(3);

}  // namespace

TEST("a wrong first line is reported") {
  const Change all[] = {
      {"TheWalkingDead 1.1", "HarryPotter 1.1",
       "'HarryPotter' found, expected 'TheWalkingDead 1.1'"},
      {"TheWalkingDead 1.1", "TheWalkingDead 1.2", "version '1.2' found, expected 1.1 or 1.0"}};
  check_changes(read_file("default.cnf"), all);
}

TEST("a wrong parameter is reported") {
  const Change all[] = {
      {"FOOD_STRENGTH  ", "FOOD_STRENGHT  ", "'FOOD_STRENGHT' found, expected the name of a"},
      {"NUM_ROUNDS                      200", "NUM_ROUNDS 0",
       "'0' found, expected a whole number from 1 to 1000000 (NUM_ROUNDS)"},
      {"BOARD_ROWS                      60", "BOARD_ROWS 11",
       "'11' found, expected a whole number from 12 to 64"},
      {"BOARD_COLS                      60", "BOARD_COLS 65",
       "'65' found, expected a whole number from 12 to 64"},
      {"NUM_PLAYERS                     4", "NUM_PLAYERS 3", "'3' found, expected 4"},
      {"NUM_INI_ZOMBIES                 10", "NUM_INI_ZOMBIES -1",
       "'-1' found, expected a whole number from 0"},
      {"NUM_INI_FOOD                    15", "NUM_INI_FOOD 0",
       "'0' found, expected a whole number from 1"},
      {"POINTS_FOR_KILLING_ZOMBIE       10", "POINTS_FOR_KILLING_ZOMBIE 50",
       "POINTS_FOR_KILLING_ZOMBIE is 50, expected less than POINTS_FOR_KILLING_PERSON, 50"},
      {"ROUNDS_BEFORE_BECOMING_ZOMBIE   5", "ROUNDS_BEFORE_BECOMING_ZOMBIE 0",
       "'0' found, expected a whole number from 1"}};
  check_changes(read_file("default.cnf"), all);
}

TEST("no zombies, and no points for killing one, are right") {
  std::string text = read_file("default.cnf");
  text = replaced(text, "NUM_INI_ZOMBIES                 10", "NUM_INI_ZOMBIES 0");
  text = replaced(text, "KILLING_ZOMBIE       10", "KILLING_ZOMBIE 0");
  CHECK_EQUAL(configuration_of(text).settings.num_ini_zombies(), 0);
}

TEST("what does not fit on the board is reported, whatever the numbers") {
  const std::string text = read_file("default.cnf");
  const std::string line = "NUM_INI_ZOMBIES                 10";
  for (const char* zombies : {"3506", "1000000"})
    check_message(replaced(text, line, std::string("NUM_INI_ZOMBIES ") + zombies), "BOARD_COLS",
                  "the board has 3600 cells, expected at least units + zombies + food = ");
  const Configuration full = configuration_of(replaced(text, line, "NUM_INI_ZOMBIES 3400"));
  CHECK_THROWS(Board(full, 1), game_engine::InputError, "the board is too small: it has ");
}

TEST("a wrong board is reported") {
  const Change all[] = {
      {"02 2..33", "02 2..33.", "row 02 has 41 cells, expected 40"},
      {"02 2..33", "03 2..33", "'03' found, expected '02'"},
      {"02 2..33", "02 2..43", "the cell in column 3 is '4', expected W (waste), 0 1 2 3"},
      {"02 2..33", "02 2..3w", "the cell in column 4 is 'w', expected W (waste)"}};
  check_changes(ALL_KINDS.text(), all);
}

TEST("wrong units are reported") {
  const std::string text = ALL_KINDS.text();
  const Change all[] = {
      {"units\n", "things\n", "'things' found, expected 'units'"},
      {"\trounds", "\trows", "unit of type 'rows', expected a (alive), d (dead) or z (zombie)"},
      {"a\t0\t0\t0\t0\t-1", "g\t0\t0\t0\t0\t-1", "unit of type 'g', expected a (alive), d (dead)"},
      {"a\t1\t0", "a\t2\t0", "'2' found, expected 1 (id: units stand in the order of their ids)"},
      {"a\t1\t0", "a\t1\t-1", "'-1' found, expected a whole number from 0 to 3 (player)"},
      {"a\t0\t0\t0\t0\t-1", "a\t0\t0\t0\t40\t-1", "'40' found, expected a whole number from 0"},
      {"a\t0\t0\t0\t0\t-1", "a\t0\t0\t0\t0\t0", "unit 0 has 0 rounds until it is a zombie"},
      {"a\t0\t0\t0\t0\t-1", "a\t0\t0\t0\t0\t-2", "'-2' found, expected a whole number from -1"},
      {"a\t0\t0\t0\t0\t-1", "a\t0\t0\t0\t2\t-1",
       "unit 0 is in row 0, column 2, where waste is, expected an empty street"},
      {"a\t0\t0\t0\t0\t-1", "a\t0\t1\t0\t0\t-1",
       "unit 0 of clan 1 is in row 0, column 0, a street of clan 0, expected one of clan 1"},
      {"a\t0\t0\t0\t0\t-1", "a\t0\t0\t0\t3\t-1",
       "unit 0 of clan 0 is in row 0, column 3, a street of nobody"},
      {"a\t1\t0\t3\t0\t-1", "a\t1\t0\t0\t0\t-1", "unit 1 is in row 0, column 0, where unit 0 is"},
      {"\t-1\t0\t4\t-1", "\t0\t0\t4\t-1", "'0' found, expected -1 (player of a zombie)"},
      {"\t-1\t0\t4\t-1", "\t-1\t0\t4\t5", "'5' found, expected -1 (rounds of a zombie)"},
      {"\t1\t1\t4\t5", "\t1\t1\t4\t-1", "'-1' found, expected a whole number from 1"}};
  check_changes(text, all);
}

TEST("wrong food is reported") {
  const Change all[] = {{"1\t1\n", "1\t2\n", "food is in row 1, column 2, where waste is"},
                        {"1\t1\n", "0\t0\n", "food is in row 0, column 0, where unit 0 is"},
                        {"1\t1\n", "1\t40\n", "'40' found, expected a whole number from 0 to 39"}};
  check_changes(ALL_KINDS.text(), all);
  check_change(Position("a * *").text(),
               {"0\t2\n", "0\t1\n", "food is in row 0, column 1, where food is"});
}

TEST("a wrong rest of a state is reported: all of its five entries, or none") {
  const Change all[] = {
      {"round 3", "round 201", "'201' found, expected a whole number from 0 to 200 (round)"},
      {"round 3", "rounds 3", "'rounds' found, expected 'round'"},
      {"scr_acc\t0", "score\t0", "'score' found, expected 'scr_acc'"},
      {"strength\t1000", "strength\t-1", "'-1' found, expected a whole number from 0"},
      {"status\t0", "status\t2", "'2' found, expected a share from 0 to 1"}};
  check_changes(ALL_KINDS.text(), all);
  const std::string text = ALL_KINDS.text();
  check_message(text.substr(0, text.find("status")), END, "the text ends here, expected 'status'");
}

TEST("a state of its own has no dead units, and the living units and zombies of the parameters") {
  const std::string text = ALL_KINDS.text();
  check_message(text.substr(0, text.find("round 3")), "d\t9\t",
                "a dead unit, expected none in a state without");
  // A living unit in place of a zombie.
  check_message(
      replaced(Position("a b c d z\n. . . . 1").text(), "z\t4\t-1\t0\t4", "a\t4\t1\t1\t4"),
      "5\ntype", "the state has 5 living units, expected 4 x NUM_INI_UNITS_PER_CLAN, 4");
}

TEST("without the column of rounds no unit may be dead") {
  const std::string text = replaced(Position("a B").text(), "column\trounds", "column");
  const std::size_t units = text.find("a\t0");
  check_message(text.substr(0, units) + replaced(text.substr(units), "\t-1\n", "\n"), "d\t7\t",
                "unit 7 is dead, expected the column 'rounds'");
}

TEST("a board without room for its things is reported before anything is written") {
  check_no_match("NUM_INI_FOOD                    15", "NUM_INI_FOOD 3400",
                 "the board is too small: it has ");
}
