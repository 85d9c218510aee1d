// docs/formats.md, as far as it is this game's own: see tests/all-games/configurations.cc.

#include <engine/match/Trace.hh>
#include "Boards.hh"

namespace {

const Position SMALL = Position("a 0 W . z\n . * W b B\n c . . d 3")
                           .rounds("b", 3)
                           .rounds("B", 2)
                           .round(57)
                           .scores({112, 5, 7, 3})
                           .kill_points({100, 0, 0, 0})
                           .strength({760, 7, 0, 2000000000})
                           .out(3);

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

TEST("a state is laid out as in the documentation, to the byte") { check_state(SMALL); }

TEST("orders are listed with those of the zombies after the players'") {
  const Position position("W W W W W\nW a . W W\nW W W z W\nW W W W W");
  CHECK_EQUAL(Play(position, {{"a", Left}}).orders_text(), "commands\n1\n4\tm\tq\t\n");
  CHECK_EQUAL(Play(position, {{"a", Right}}).orders_text(), "commands\n2\n0\tm\tr\t\n4\tm\tq\t\n");
}

TEST("the column of rounds may be missing: then nobody is in conversion") {
  const std::string text = Position("a b z").text();
  std::string without = replaced(replaced(text, "\trounds", ""), "\t-1\n", "\n");
  const Board board(configuration_of(without), 1), expected(configuration_of(text), 1);
  CHECK_EQUAL(state_text(board), state_text(expected));
}

TEST("what follows the status is ignored") {
  const std::string text = Position("a").round(3).text();
  const std::string state = state_text(Board(configuration_of(text), 1));
  CHECK_EQUAL(state_text(Board(configuration_of(text + "\ncommands\n0\n"), 1)), state);
}

TEST("the clans of a fixed board may have different numbers of living units") {
  const Board board(Position("a a a a a b").configuration(), 1);
  CHECK_EQUAL(board.state().num_alive[0], 5);
  CHECK_EQUAL(board.settings().num_ini_units_per_clan(), 2);
}

TEST("wrong words of a state are reported") { check_wrong(ALL_KINDS.text(), "board"); }

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
  CHECK_THROWS(Board(full, 1), InputError, "the board is too small: it has ");
}

TEST("two items of food in a place are reported") { check_wrong(Position("a * *").text(), "food"); }

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

TEST("a trace is read by the release that wrote it, as far as its first board tells") {
  Configuration configuration = short_match(3);
  const char* const told[] = {"1.1", "1.0", "1.0", "1.0", "1.0.3"};
  for (configuration.release = 0; configuration.release < int(std::size(RELEASES));
       ++configuration.release) {
    const Trace trace(play_match(configuration, {"Null", "Null", "Null", "Null"}, 1), "match.res");
    CHECK_EQUAL(RELEASES[trace.position(1)->release].release,
                std::string(told[configuration.release]));
  }
}
