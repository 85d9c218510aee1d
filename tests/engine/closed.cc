// Players are closed: whatever names a player's file defines, no other player and no part of the
// engine is touched by it.

#include "Runs.hh"

namespace {

// Players that find out when they are disturbed, and throw in round 150.
const std::string LINE_UP = " One Two OwnNames Null -s 1 < default.cnf";

void check_undisturbed(const Outcome& match) {
  CHECK_EQUAL(match.status, 0);
  std::string errors, expected;
  for (const std::string& line : lines_of(match.err))
    if (line.find("error: ") == 0) errors += line.substr(0, line.find(';')) + "\n";
  for (const std::string player : {"One (seat 0)", "Two (seat 1)", "OwnNames (seat 2)"})
    expected += "error: player " + player + " is out in round 150: exception: of " +
                player.substr(0, player.find(' ')) + "\n";
  CHECK_EQUAL(errors, expected);
}

}  // namespace

TEST("players with the same names for types, functions and variables don't disturb each other") {
  check_undisturbed(run("build/tests/Game" + LINE_UP));
}

TEST("players given as objects don't disturb each other, whatever compiled them") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  for (std::string name : {"One", "Two", "OwnNames"})
    project.write("AI" + name + ".cc", read_file("tests/students/AI" + name + ".cc"));
  project.make("AIOne.o AIOwnNames.o");
  // Without the flags that the players of this folder are compiled with.
  project.run("$(cut -d' ' -f1 " + BUILD + "/flags) -std=c++17 -I. -O2 -c AITwo.cc -o AITwo.o");
  project.run("rm AIOne.cc AITwo.cc AIOwnNames.cc");
  project.make_game();
  check_undisturbed(project.run("./Game" + LINE_UP));
}
