// Players are closed: whatever names a player's file defines, no other player and no part of the
// engine is touched by it.

#include "Runs.hh"

namespace {

// Players that find out when they are disturbed, and throw in round 150.
const std::string LINE_UP = " One Two OwnNames Null -s 1 < default.cnf";

std::vector<std::string> errors_of(const Outcome& match) {
  std::vector<std::string> errors;
  for (const std::string& line : lines_of(match.err))
    if (line.find("error: ") == 0) errors.push_back(line.substr(0, line.find(';')));
  return errors;
}

void check_undisturbed(const Outcome& match) {
  CHECK_EQUAL(match.status, 0);
  const std::vector<std::string> errors = errors_of(match);
  CHECK_EQUAL(errors.size(), 3u);
  const std::string names[] = {"One", "Two", "OwnNames"};
  for (std::size_t k = 0; k < errors.size(); ++k)
    CHECK_EQUAL(errors[k], "error: player " + names[k] + " (" + std::to_string(k) +
                               ") is out in round 150: exception: of " + names[k]);
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
