// What changed from one report to another with the same seeds and seats.

#include <study/series/SeriesTable.hh>
#include <engine/text/Words.hh>
#include <regex>
#include <tests/engine/Runs.hh>

namespace {

// Both series have luck in common, which says nothing of the difference.
PairedTally tally_of(int seeds, int better_by) {
  Series series;
  series.players = {"Mine", "Other", "Other", "Other"};
  series.seeds = seeds;
  PairedTally tally{series, 0};
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

TEST("matches that were won and are now lost are counted, and the contrary") {
  const PairedTally tally = tally_of(1000, 0), better = tally_of(1000, 200);
  CHECK(tally.lost.size() > 5 and tally.num_won > 5);
  CHECK(better.lost.empty() and better.num_won > 50);
  for (const PairedMatch& pair : tally.lost) {
    CHECK(finishes(pair.before.scores())[0].win > 0);
    CHECK(finishes(pair.now.scores())[0].win == 0);
  }
}

TEST("a comparison says of each mean whether the player is better, as the table shows it") {
  std::set<std::string> all;
  const auto verdicts = [&](int seeds, int better_by) {
    const ReplayCommand now{"./Game", {"Mine", "Other", "Other", "Other"}, "", ""};
    const std::vector<std::string> lines =
        lines_of(paired_table(tally_of(seeds, better_by), now, now));
    std::vector<std::string> said;
    for (std::size_t k = 3; k < 7; ++k) {
      const std::regex row(".* ([-+][0-9.]+) [+]- ([0-9.?]+) +(the same|not clear|better|worse)");
      std::smatch part;
      CHECK(std::regex_match(lines.at(k), part, row));
      const double change = std::stod(part[1]), width = part[2] == "?" ? 1e9 : std::stod(part[2]);
      said.push_back(part[3]);
      all.insert(said.back());
      const bool is_better = k == 4 ? change < 0 : change > 0;
      if (said.back() == "better") CHECK(std::abs(change) > width and is_better);
      if (said.back() == "worse") CHECK(std::abs(change) > width and not is_better);
      if (said.back() == "not clear") CHECK(std::abs(change) <= width);
    }
    CHECK_EQUAL(contains(joined(lines, "\n"), "Where it is not clear, play more matches."),
                is_among("not clear", said));
    return joined(said, ", ");
  };
  CHECK_EQUAL(verdicts(100, 700), "better, better, better, better");
  CHECK_EQUAL(verdicts(100, -1200), "worse, worse, worse, worse");
  for (int seeds : {1, 2, 16, 100, 400})
    for (int better_by : {-40, -8, 0, 5, 15, 30}) verdicts(seeds, better_by);
  CHECK(all == std::set<std::string>({"better", "not clear", "the same", "worse"}));
}

TEST("two reports of the same matches are compared, with commands for what was lost") {
  const std::string old =
      report_of("old.csv", "Hunter Moth Null Rover -s 3 --matches=40 --seats=rotate");
  const std::string now =
      report_of("now.csv", "Moth Moth Null Rover -s 3 --matches=48 --seats=rotate");
  const Outcome outcome = succeeded(run(PROGRAM + " --compare " + old + " " + now));
  CHECK_HAS(outcome.out, "40 matches of both, player 1: Hunter before, Moth now\n");
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
