#include <engine/match/Runners.hh>
#include "Runs.hh"

namespace {

// A player that writes in all its code: constructor, play, destructor; and it takes part.
template <int N>
struct Talker : public Player {
  static Player* factory() { return new Talker; }

  Talker() { clog << "new " << N << endl; }
  ~Talker() { cerr << "end " << N << endl; }

  void play() override {
    if (round() == 0) cerr << "play " << N << endl;
    if (round() == 1 and N == 2) throw std::runtime_error("enough");
    for (int id : wizards(me())) move(id, Dir(2 * random(0, 3)));
  }
};

using Talker1 = Talker<1>;
using Talker2 = Talker<2>;
RegisterPlayer(Talker1);
RegisterPlayer(Talker2);

struct Played {
  std::string trace;
  std::string errors;  // what went to cerr and clog
};

Played play(MakeRunner make_runner) {
  std::ostringstream errors;
  std::streambuf *cerr_buffer = std::cerr.rdbuf(errors.rdbuf()),
                 *clog_buffer = std::clog.rdbuf(errors.rdbuf()), *cout_buffer = std::cout.rdbuf();
  limit_printing();
  Played played;
  {
    const Names names = {"Talker1", "Talker2", "Talker1", "Null"};
    Match match(read_configuration_file("default.cnf"), names, 1, Log(false));
    match.seat_players(make_runner);
    match.play([&](std::string_view text) { played.trace += text; });
  }
  std::cerr.rdbuf(cerr_buffer);
  std::clog.rdbuf(clog_buffer);
  std::cout.rdbuf(cout_buffer);
  played.errors = errors.str();
  return played;
}

// A match with the player of tests/students that fails in this way.
std::string match_with(const std::string& how) {
  return NO_SANITIZER_HANDLERS + "FAILS=" + how +
         " build/tests/Game Fails Null Null Null -s 1 -i " + short_configuration() +
         " -o /dev/null ";
}

const char* const ALL = "new 1\nnew 2\nnew 1\nplay 1\nplay 2\nplay 1\nend 2\nend 1\nend 1\n";

}  // namespace

TEST("without --only-cerr all players may write to standard error") {
  CHECK_EQUAL(play(run_here).errors, ALL);
}

TEST("--only-cerr drops what other players write, from constructor to destructor") {
  CHECK_EQUAL(play(with_errors_only_of({"Talker1"}, run_here)).errors,
              "new 1\nnew 1\nplay 1\nplay 1\nend 1\nend 1\n");
  CHECK_EQUAL(play(with_errors_only_of({"Talker2"}, run_here)).errors, "new 2\nplay 2\nend 2\n");
  CHECK_EQUAL(play(with_errors_only_of({"Null"}, run_here)).errors, "");
  CHECK_EQUAL(play(with_errors_only_of({"Talker2", "Talker1"}, run_here)).errors, ALL);
}

TEST("--only-cerr does not change the match") {
  CHECK(play(run_here).trace == play(with_errors_only_of({"Null"}, run_here)).trace);
}

TEST("with --only-cerr the program still says who is out, and the scores") {
  const std::string match = "./Game Demo Null Demo Null -s 1 -i default.cnf -o /dev/null";
  CHECK_EQUAL(without_ranking(run(match + " --only-cerr=Null").err),
              without_ranking(run(match).err));
}

TEST("--only-cerr=none silences all players, and so does --quiet, but for failed assertions") {
  const std::pair<const char*, const char*> table[] = {
      {"printing", "by cout"}, {"printing", "by printf"}, {"drawing", "plain by cerr"}};
  for (const auto& [how, said] : table) {
    CHECK(contains(run(match_with(how)).err, said));
    for (const char* options : {"--only-cerr=none", "-q"}) {
      const Outcome silent = succeeded(run(match_with(how) + options));
      CHECK(not contains(silent.err, said));
      CHECK(contains(run(match_with("assertion") + options).err, "ssertion"));
    }
    CHECK(contains(run(match_with(how) + "-q --only-cerr=Fails").err, said));
  }
  // The log has it nevertheless.
  const std::string log = scratch_folder() + "/match.log";
  run(match_with("printing") + "-q --log=" + log);
  CHECK(contains(read_file(log), "1 0 say by cout\n1 0 say by printf\n"));
}

TEST("with a log, drawings go there alone") {
  const std::string log = scratch_folder() + "/match.log";
  const std::string without = run(match_with("drawing")).err,
                    with = run(match_with("drawing") + "--log=" + log).err;
  for (const char* drawing : {"@mark 0\n", "@circle\n"}) {
    CHECK(contains(without, drawing));
    CHECK(not contains(with, drawing));
    CHECK(contains(read_file(log), std::string("1 0 say ") + drawing));
  }
  for (const std::string other : {"plain by cerr\n", "plain by printf\n"})
    CHECK(contains(with, other) and contains(without, other));
}

TEST("--only-cerr takes names of players of the match only") {
  const std::string match = "./Game Demo Null Demo Null -s 1 -i default.cnf --only-cerr=";
  for (const char* names : {"Dummy", "Null,Dummy", "Null,", "demo"}) {
    const Outcome outcome = run(match + names);
    CHECK_EQUAL(outcome.status, 1);
    CHECK_EQUAL(outcome.out, "");
    CHECK(outcome.err.rfind("error: option --only-cerr: no player '", 0) == 0);
  }
  CHECK(run(match + "Dummy")
            .err.find("'Dummy' in this match; its players are Demo, Null, Demo, Null") !=
        std::string::npos);
}
