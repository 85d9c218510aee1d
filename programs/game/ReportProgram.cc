#include <iostream>

#include "Jobs.hh"

namespace game_engine {

namespace {

struct ComparedReport {
  ReportKey key;
  std::map<std::int64_t, MatchResult> matches;  // by number
};

ComparedReport read_report(const std::string& path) {
  ReportReader reader(path);
  ComparedReport report;
  while (const std::optional<ReportLine> line = reader.next()) {
    if (report.key.series.players.empty()) report.key = line->key;
    if (const std::string what = difference(report.key, line->key); not what.empty())
      throw InputError(reader.place() +
                       ": this belongs to another series than the lines before: " + what);
    if (line->result.is_counted()) report.matches.emplace(line->result.number, line->result);
  }
  if (report.matches.empty()) throw InputError("there is no counted match in " + path);
  if (report.key.series.meeting != Meeting::FOUR)
    throw InputError(path + ": only series of the same four players can be compared");
  return report;
}

// The one player that differs between the two series. The first if none does: then it was changed
// but kept its name.
int compared_player(const ReportKey& before, const ReportKey& now) {
  const std::vector<std::string> a = before.players_as_given(), b = now.players_as_given();
  int player = -1;
  for (int k = 0; k < NUM_PLAYERS; ++k) {
    if (a[k] == b[k]) continue;
    if (player != -1)
      throw InputError("these reports differ in players " + std::to_string(player + 1) + " and " +
                       std::to_string(k + 1) + ", expected one player at most");
    player = k;
  }
  return std::max(player, 0);
}

void check_same_matches(ReportKey before, const ReportKey& now) {
  // The number of matches and whether they have times may differ.
  before.series.players = now.series.players;
  before.files = now.files;
  before.series.seeds = now.series.seeds;
  before.until = now.until;
  before.times = now.times;
  if (const std::string what = difference(before, now); not what.empty())
    throw InputError("these reports cover different matches: " + what);
}

}  // namespace

int compare_reports(const CommandLine& line) {
  const ComparedReport before = read_report(line.players[0]), now = read_report(line.players[1]);
  check_same_matches(before.key, now.key);
  const Series& series = now.key.series;
  PairedTally tally{series, compared_player(before.key, now.key)};
  std::vector<PairedMatch> seed;
  for (const auto& [number, result] : now.matches) {
    const PlannedMatch match = series.match(number);
    if (not seed.empty() and seed.back().match.seed != match.seed) seed.clear();
    const auto other = before.matches.find(number);
    if (other == before.matches.end()) continue;
    seed.push_back({match, other->second, result});
    if (int(seed.size()) < series.matches_per_seed()) continue;
    tally.add_seed(seed);
    seed.clear();
  }
  if (tally.num_matches == 0) throw InputError("these reports have no seed in common");
  std::cout << paired_table(tally, before.key.replay(line.program), now.key.replay(line.program));
  return printed();
}

}  // namespace game_engine
