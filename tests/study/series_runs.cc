// The program plays many matches.

#include <study/series/SequentialTest.hh>
#include <tests/engine/Runs.hh>

namespace {

const std::string EACH_ONCE = "Hunter Moth Scholar Rover";

}  // namespace

SECURE_TEST("a report of matches with player files gives the table of the run") {
  const std::string cnf = " -i " + small_configuration(), report = scratch_file("files.csv");
  const std::string what = PROGRAM + cnf + " build/tests/players/AIMoth.player Hunter Null Null " +
                           "--secure -s 1 --matches=4 --report-times --report=" + report;
  const Outcome one = run(what);
  CHECK_HAS(one.out, " build/tests/players/AIMoth.player Hunter Null Null");
  CHECK_EQUAL(tables_of(run(what + " --resume").out), tables_of(one.out));
  CHECK_EQUAL(rows_of(read_file(report)).at(0).at("player1"), "Moth");
}

SECURE_TEST("CPU times in isolation are those of the players' processes") {
  const std::string report = scratch_file("times.csv");
  run_series(hostile("Loop") + " Hunter Null Null --secure --cpu-time=0.5 -s 1 --matches=1 " +
             "--report-times --report=" + report);
  const auto row = rows_of(read_file(report)).at(0);
  CHECK(std::stol(row.at("cpu_us1")) >= 500000);
  CHECK(std::stol(row.at("cpu_us2")) < 500000);
}

TEST("the command beside a worst match plays that match again") {
  const std::string series = "./Game Null Demo Null Demo --matches=8 --seats=rotate -s 20 -i " +
                             small_configuration() + " --draws=";
  const std::vector<std::string> table = lines_of(run(series + std::string(32, 'd')).out);
  int found = 0;
  for (std::size_t k = 1; k < table.size(); ++k) {
    const std::size_t trace = table[k].find(" > lost.res");
    if (trace == std::string::npos) continue;
    ++found;
    const Outcome match = run(table[k].substr(0, trace) + " > /dev/null");
    int null_scores = 0;
    // "  score 5, the others 336 125 24:", player 1 first
    std::istringstream words(table[k - 1]);
    std::string word;
    while (words >> word) {
      const int score = std::atoi(word.c_str());
      if (std::isdigit(word[0])) CHECK_HAS(match.err, "got score " + std::to_string(score));
      null_scores += std::isdigit(word[0]) != 0;
    }
    CHECK_EQUAL(null_scores, 4);
  }
  CHECK_EQUAL(found, 3);
}

TEST("traces are kept, all or those lost") {
  const std::string what =
      EACH_ONCE + " -s 2 --matches=6 --report=" + scratch_file("r.csv") + " --traces=";
  for (const std::string kind : {"all", "lost"})
    CHECK_EQUAL(run_series(what + scratch_file("deep/" + kind)).status, 0);
  int lost = 0;
  for (const auto& row : rows_of(read_file(scratch_file("r.csv")))) {
    const std::string name = row.at("seed") + "-1234.res";
    const bool is_won = row.at("rank1")[0] == '1' and row.at("score1") != "0";
    lost += not is_won;
    CHECK(fs::exists(scratch_file("deep/all/" + name)));
    CHECK_EQUAL(fs::exists(scratch_file("deep/lost/" + name)), not is_won);
  }
  CHECK(0 < lost and lost < 6);
  const fs::directory_iterator all(scratch_file("deep/all")), end;
  CHECK_EQUAL(std::distance(all, end), 6);
}

TEST("a player that crashes in some matches of a hundred costs no more than being out in these") {
  for (const auto& crash : data_rows("refused.txt", "players that crash in a series")) {
    const std::string &player = crash[0], &what = crash[1];
    const std::string report = scratch_file("r.csv");
    const Outcome outcome = succeeded(
        run_series("Moth " + player + " Null Scholar -s 1 --matches=100 --report=" + report));
    int outs = 0;
    for (const auto& row : rows_of(read_file(report))) {
      const bool is_out = is_chosen(std::stoi(row.at("seed")), 1);
      outs += is_out;
      CHECK_EQUAL(row.at("out2"), is_out ? what : "");
      CHECK_EQUAL(row.at("out1") + row.at("out3") + row.at("out4"), "");
      if (not is_out) continue;
      const std::string told = "match " + row.at("match") + ", seed " + row.at("seed") +
                               ": player 2 " + player + " is out " + what + "\n";
      CHECK_EQUAL(contains(outcome.err, told), outs <= 5);
    }
    CHECK(outs > 0);
    CHECK_HAS(outcome.out, "Matches in which a player was out: " + std::to_string(outs));
  }
}

TEST("a player that crashes does nothing more, and the match goes on without it") {
  const std::string traces = scratch_file("traces");
  run_series("Crasher Hunter Hunter Hunter -s 1 --matches=25 --traces=" + traces);
  for (int seed = 1; seed <= 25; ++seed) {
    if (not is_chosen(seed, 0)) continue;
    // The trace is whole; up to the crash it is the one of the match alone, which ends there.
    const std::string trace = read_file(traces + "/" + std::to_string(seed) + "-1234.res");
    const Outcome alone = run_series("Crasher Hunter Hunter Hunter -s " + std::to_string(seed));
    CHECK(alone.status != 0);
    CHECK_HAS(alone.out, "round 3\n");
    CHECK(trace.compare(0, alone.out.size(), alone.out) == 0);
    CHECK_HAS(trace, "round 20\n", "status\t-1\t0\t0\t0\n");
  }
}

TEST("what a player leaves behind or prints does not reach the next match or the table") {
  const std::string report = scratch_file("r.csv");
  const Outcome outcome =
      run_series("Chatterer Moth Chatterer Null -s 3 --matches=5 -j1 --report=" + report);
  CHECK(not contains(outcome.out, "round"));
  CHECK(not contains(outcome.err, "round"));
  for (const auto& row : rows_of(read_file(report)))
    CHECK(
        contains(run_series("Chatterer Moth Chatterer Null -o /dev/null -s " + row.at("seed")).err,
                 "player Chatterer got score " + row.at("score1") + "\n"));
}

TEST("--until stops where the sequential test has its answer") {
  const std::string what = "Scholar Null Null Null -s 1 --until=0.05 --seats=rotate";
  const std::string one = scratch_file("one.csv");
  const Outcome first = run_series(what + " --report=" + one);
  SequentialTest test(0.05);
  int ahead = 0, behind = 0, matches = 0;
  for (const auto& row : rows_of(read_file(one))) {
    CHECK(test.answer() == SequentialTest::OPEN);
    const int a = std::stoi(row.at("score1")), b = std::stoi(row.at("score2"));
    ahead += a > b;
    behind += a < b;
    if (++matches % 4 != 0) continue;
    test.add(ahead, behind, 4);
    ahead = behind = 0;
  }
  CHECK(test.answer() == SequentialTest::AHEAD);
  CHECK_HAS(first.out, "Yes: Scholar is better than Null. That is sure after " +
                           std::to_string(matches) + " matches");
  CHECK_HAS(run_series("Null Null Null Null -s 1 --until=0.01 --matches=3").out,
            "After 3 matches it is not clear whether player 1 Null is better than player 2 Null");
  const Outcome again = run_series(what + " --resume --report=" + one);
  CHECK_EQUAL(again.err, "");
  CHECK_EQUAL(without_times(again.out), without_times(first.out));
}

TEST("whole seeds are played, and without --seed a first one is chosen, which is reported") {
  const Outcome outcome = run_series("Null Null Null Null --matches=5 --seats=rotate");
  CHECK_HAS(outcome.err, "info: seed ", "info: playing 8 matches instead of 5: 4 for each seed\n");
  const std::size_t at = outcome.err.find("info: seed ") + 11;
  const std::string seed = outcome.err.substr(at, outcome.err.find('\n', at) - at);
  CHECK_HAS(outcome.out, "8 matches, seeds " + seed + " to ", ", each 4 times with other seats\n");
}
