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

// A match of these players; of its messages, what they write.
Outcome talkers(const std::string& options) {
  Outcome match = run(PROGRAM + " Talker1 Talker2 Talker1 Null -s 1 -i default.cnf" + options);
  std::string written;
  for (const std::string& line : lines_of(match.err))
    if (line.rfind("new ", 0) == 0 or line.rfind("play ", 0) == 0 or line.rfind("end ", 0) == 0)
      written += line + "\n";
  match.err = written;
  return match;
}

// A match with the player of tests/students that fails in this way.
std::string with_failing(const std::string& how) {
  return NO_SANITIZER_HANDLERS + "FAILS=" + how +
         " build/tests/Game Fails Null Null Null -s 1 -i " + short_configuration() +
         " -o /dev/null ";
}

const char* const ALL = "new 1\nnew 2\nnew 1\nplay 1\nplay 2\nplay 1\nend 2\nend 1\nend 1\n";

}  // namespace

TEST("--only-cerr drops what other players write, from constructor to destructor, and that alone") {
  const Outcome all = talkers("");
  CHECK_EQUAL(all.err, ALL);
  const std::pair<const char*, const char*> table[] = {
      {"Talker1", "new 1\nnew 1\nplay 1\nplay 1\nend 1\nend 1\n"},
      {"Talker2", "new 2\nplay 2\nend 2\n"},
      {"Null", ""},
      {"Talker2,Talker1", ALL},
  };
  for (const auto& [names, errors] : table) {
    const Outcome some = talkers(std::string(" --only-cerr=") + names);
    CHECK_EQUAL(some.err, errors);
    CHECK(some.out == all.out);
  }
}

TEST("--only-cerr=none silences all players, and so does --quiet, but for failed assertions") {
  const std::pair<const char*, const char*> table[] = {
      {"printing", "by cout"}, {"printing", "by printf"}, {"drawing", "plain by cerr"}};
  for (const auto& [how, said] : table) {
    CHECK_HAS(run(with_failing(how)).err, said);
    for (const char* options : {"--only-cerr=none", "-q"}) {
      const Outcome silent = succeeded(run(with_failing(how) + options));
      CHECK(not contains(silent.err, said));
      CHECK_HAS(run(with_failing("assertion") + options).err, "ssertion");
    }
    CHECK_HAS(run(with_failing(how) + "-q --only-cerr=Fails").err, said);
  }
  // With -q it is not dropped in silence.
  const std::string talk =
      PROGRAM + " Talker1 Talker2 Talker1 Null -s 1 -i default.cnf -o /dev/null -q ";
  CHECK_HAS(run(talk).err,
            "\nTalker1 printed 6 lines: --log=FILE keeps them\nTalker2 printed 3 lines: --");
  CHECK_HAS(run(with_failing("printing") + "-q").err, "Fails printed 2 lines: ");
  for (const char* kept : {"--log=/dev/null", "--only-cerr=none"})
    CHECK(not contains(run(talk + kept).err, " printed "));
  // The program still says who is out, and the scores.
  const std::string match = "./Game Demo Null Demo Null -s 1 -i default.cnf -o /dev/null";
  CHECK_EQUAL(without_ranking(run(match + " --only-cerr=Null").err),
              without_ranking(run(match).err));
  // The log has what players print nevertheless.
  const std::string log = scratch_file("match.log");
  run(with_failing("printing") + "-q --log=" + log);
  CHECK_HAS(read_file(log), "1 0 say by cout\n1 0 say by printf\n");
}
