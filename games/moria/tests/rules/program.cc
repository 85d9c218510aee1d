// The program of this game: what docs/all-games.md of the root says of all games holds for this
// one.

#include <tests/kit/Project.hh>
#include <tests/kit/Test.hh>

using namespace tests;

TEST("the main job: a match of four players from standard input to standard output") {
  const std::string trace = scratch_folder() + "/out.res";
  const Outcome match = run("./Game Demo Demo Demo Demo -s 30 < default.cnf > " + trace);
  CHECK_EQUAL(match.status, 0);
  const std::string text = read_file(trace);
  CHECK_EQUAL(text.find("Game\n\nSeed 30\n\nMoria 1.2\nnb_players         4\n"), 0u);
  CHECK(text.find("\nround 200\n") != std::string::npos);
  CHECK_EQUAL(lines_of(match.err).front(), "info: seed 30");
}

TEST("--version tells the name of the game and the version of default.cnf") {
  CHECK_EQUAL(lines_of(run("./Game --version").out).at(0), "Moria 1.2");
}

TEST("a configuration of another game is refused, and nothing is written") {
  const std::string trace = scratch_folder() + "/out.res";
  CHECK_ERROR(run("./Game Demo Demo Demo Demo -i ../../default.cnf -o " + trace),
              "'HarryPotter' found, expected 'Moria 1.2'");
  CHECK_EQUAL(run("test -e " + trace).status, 1);
}

TEST("a board without room for the units is told with its line before anything is written") {
  const std::string folder = scratch_folder();
  std::string text = read_file("default.cnf");
  const std::string dwarves = "nb_dwarves         20";
  text.replace(text.find(dwarves), dwarves.size(), "nb_dwarves 200");
  write_file(folder + "/full.cnf", text);
  CHECK_ERROR(run("./Game Null Null Null Null -s 1 -i " + folder + "/full.cnf -o " + folder + "/a"),
              "/full.cnf:13: no random board found with room for 824 units");
  CHECK_EQUAL(run("test -e " + folder + "/a").status, 1);
}

TEST("many matches: the statistics of this game") {
  const Outcome matches =
      run("./Game Demo Null Null Null -s 1 --matches=4 --seats=rotate -i default.cnf");
  CHECK_EQUAL(matches.status, 0);
  CHECK(matches.out.find("treasures  captured  killed    dug") != std::string::npos);
}
