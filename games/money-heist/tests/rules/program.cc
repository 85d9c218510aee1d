// The program of this game: what docs/all-games.md and docs/many-matches.md of the root say of
// all games holds for this one.

#include <tests/kit/Project.hh>
#include <tests/kit/Test.hh>

using namespace tests;

TEST("the main job: a match of four players from standard input to standard output") {
  const std::string trace = scratch_folder() + "/out.res";
  const Outcome match = run("./Game Demo Demo Demo Demo -s 30 < default.cnf > " + trace);
  CHECK_EQUAL(match.status, 0);
  const std::string text = read_file(trace);
  CHECK_EQUAL(text.find("Game\n\nSeed 30\n\nMoneyHeist 1.1\n\nNUM_PLAYERS\t\t\t4\n"), 0u);
  CHECK(text.find("\nround 200\n") != std::string::npos);
  CHECK_EQUAL(lines_of(match.err).front(), "info: seed 30");
  CHECK(match.err.find("\ninfo: game played\n") != std::string::npos);
}

TEST("--version prints the name of the game") {
  CHECK_EQUAL(lines_of(run("./Game --version").out).at(0), "MoneyHeist 1.1");
}

TEST("a configuration of another game is refused, and nothing is written") {
  const std::string trace = scratch_folder() + "/out.res";
  CHECK_ERROR(run("./Game Demo Demo Demo Demo -i ../../default.cnf -o " + trace),
              "'HarryPotter' found, expected 'MoneyHeist 1.1'");
  CHECK_EQUAL(run("test -e " + trace).status, 1);
}

TEST("a configuration without room on the board is reported before anything is written") {
  const std::string folder = scratch_folder();
  std::string text = read_file("default.cnf");
  const std::string boxes = "NUM_SAFETY_BOXES              6";
  text.replace(text.find(boxes), boxes.size(), "NUM_SAFETY_BOXES 200");
  write_file(folder + "/full.cnf", text);
  CHECK_ERROR(run("./Game Demo Demo Demo Demo -s 1 -i " + folder + "/full.cnf -o " + folder + "/a"),
              "the board is too full: safety box ");
  CHECK_EQUAL(run("test -e " + folder + "/a").status, 1);
}

TEST("many matches: in isolation they give the same tables and the statistics of this game") {
  const std::string matches = "./Game Demo Null Demo Null -s 1 --matches=4 --seats=rotate -i " +
                              short_configuration() + " --report=" + scratch_folder();
  const Outcome here = run(matches + "/here.csv"), secure = run(matches + "/secure.csv --secure");
  CHECK_EQUAL(here.status, 0);
  CHECK_EQUAL(secure.status, 0);
  CHECK(here.out.find("kills  professors  boxes  money") != std::string::npos);
  const std::vector<std::string> lines = lines_of(read_file(scratch_folder() + "/here.csv"));
  CHECK_EQUAL(lines.size(), 5u);
  CHECK(lines[0].find(",kills1,professors1,boxes1,money1,") != std::string::npos);
}
