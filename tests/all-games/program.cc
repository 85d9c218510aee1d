// The program with this game: what docs/all-games.md and docs/many-matches.md say of all games.

#include <engine/match/Trace.hh>
#include "Kit.hh"

TEST("the main job: a match of four players from standard input to standard output") {
  const std::string trace = scratch_folder() + "/out.res";
  const Outcome match = succeeded(run("./Game Demo Demo Demo Demo -s 30 < default.cnf > " + trace));
  const Configuration configuration = read_configuration_file("default.cnf");
  const std::string text = read_file(trace);
  CHECK(text == play_match(configuration, {"Demo", "Demo", "Demo", "Demo"}, 30));
  const int rounds = Trace(text, trace).last_round();
  CHECK_EQUAL(lines_of(match.err).front(), "info: seed 30");
  CHECK_HAS(match.err, "\ninfo: end round " + std::to_string(rounds - 1) + "\n");
  CHECK(not contains(match.err, "round " + std::to_string(rounds) + "\n"));
  CHECK_HAS(match.err, "\ninfo: game played\n");
}
