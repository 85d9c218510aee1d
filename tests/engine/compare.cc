// What changed from one report to another with the same seeds and seats.

#include <engine/series/SeriesTable.hh>
#include "Runs.hh"

namespace {

// Both series have luck in common, which says nothing of the difference.
PairedTally tally_of(int seeds, int better_by) {
  Series series;
  series.players = {"Mine", "Other", "Other", "Other"};
  series.seeds = seeds;
  PairedTally tally(series, 0);
  Numbers numbers(5);
  for (int seed = 0; seed < seeds; ++seed) {
    PairedMatch pair{series.match(seed + 1), {}, {}};
    const int luck = numbers.below(1000);
    pair.before.players[0].score = luck;
    pair.now.players[0].score = luck + better_by + numbers.below(100) - 50;
    for (int k = 1; k < 4; ++k)
      pair.before.players[k].score = pair.now.players[k].score = numbers.below(1000);
    tally.add_seed({pair});
  }
  return tally;
}

std::string report_of(const std::string& name, const std::string& series) {
  const std::string path = scratch_file(name);
  CHECK_EQUAL(run_series(series + " --report=" + path).status, 0);
  return path;
}

}  // namespace

TEST("pairing narrows the interval of a difference by what both series have in common") {
  const PairedTally tally = tally_of(2000, 20);
  const Estimate difference = tally.scores().difference.mean_estimate();
  CHECK(difference.low < 20 and 20 < difference.high);
  CHECK_NEAR(difference.high - difference.low, 2 * 1.96 * 28.9 / std::sqrt(2000), 0.3);
  // Variance 1000^2 / 12 twice, and once more the scatter of 100^2 / 12, against that alone.
  CHECK_NEAR(tally.scores().gain(), 201, 20);
}

TEST("matches that were won and are now lost are counted, and the contrary") {
  const PairedTally tally = tally_of(1000, 0), better = tally_of(1000, 200);
  CHECK(tally.lost().size() > 5 and tally.num_won() > 5);
  CHECK(better.lost().empty() and better.num_won() > 50);
  for (const PairedMatch& pair : tally.lost()) {
    CHECK(finishes(pair.before.scores())[0].win > 0);
    CHECK(finishes(pair.now.scores())[0].win == 0);
  }
}

TEST("a comparison says in words whether the player is better, as far as that is sure") {
  const auto verdict = [](int seeds, int better_by, const std::string& before) {
    const ReplayCommand now{"./Game", {"Mine", "Other", "Other", "Other"}, "", ""};
    ReplayCommand then = now;
    then.players[0] = before;
    return lines_of(paired_table(tally_of(seeds, better_by), then, now)).at(1);
  };
  CHECK_EQUAL(verdict(100, 700, "Old"),
              "Mine is better than Old: about 700 points a match more (sure).");
  CHECK_EQUAL(verdict(100, -1200, "Mine"),
              "Mine is worse than before: about 1,200 points a match less (sure).");
  CHECK_HAS(verdict(16, 0, "Mine"),
            "Whether Mine is better can't be told from these 16 matches: ", " +- ",
            " points; play more.");
}

TEST("two reports of the same matches are compared, with commands for what was lost") {
  const std::string old =
      report_of("old.csv", "Hunter Moth Null Rover -s 3 --matches=40 --seats=rotate");
  const std::string now =
      report_of("new.json", "Moth Moth Null Rover -s 3 --matches=48 --seats=rotate");
  const Outcome outcome = succeeded(run(PROGRAM + " --compare " + old + " " + now));
  CHECK(contains(outcome.out, "40 matches of both, player 1: Hunter before, Moth now\n"));
  const auto rows = rows_of(read_file(old));
  double score = 0;
  for (const auto& row : rows) score += std::stod(row.at("score1"));
  CHECK_HAS(outcome.out, fixed(score / 40, 1), "Won before and lost now: ", "Hunter",
            " > before.res\n", " > now.res\n");
}

TEST("reports of different matches are not compared") {
  const std::string old = report_of("old.csv", "Hunter Moth Null Rover -s 3 --matches=4");
  for (const auto& row : data_rows("refused.txt", "comparing another series"))
    CHECK_ERROR(run(PROGRAM + " --compare " + old + " " + report_of("new.csv", row[0])), row[1]);
  CHECK_ERROR(run(PROGRAM + " --compare default.cnf"),
              "1 report given, expected 2; see --help=compare");
}
