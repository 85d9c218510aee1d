#include <engine/series/Report.hh>
#include <engine/series/SeriesTable.hh>
#include <filesystem>
#include <iostream>
#include <map>

#include "Jobs.hh"
#include <engine/series/SeriesTally.hh>

namespace game_engine {

namespace {

// A report of a series of four players.
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

constexpr std::size_t MAX_GAPS_TOLD = 5;

// The matches of several reports of one series.
class Merge {
 public:
  void read(const std::string& path) {
    ReportReader reader(path);
    while (const std::optional<ReportLine> line = reader.next()) {
      if (line->key.series.meeting == Meeting::TUNING)
        throw InputError(
            path + " is the report of a search, which has no tables: see --tune and --resume");
      if (not key_) {
        key_ = line->key;
        first_place_ = reader.place();
      }
      if (const std::string what = difference(*key_, line->key); not what.empty())
        throw InputError(reader.place() + ": this belongs to another series than " + first_place_ +
                         ": " + what);
      const std::int64_t number = line->result.number;
      const auto [place, is_new] = matches_.emplace(number, Entry{line->result, reader.place()});
      if (not is_new)
        throw InputError(reader.place() + ": match " + std::to_string(number) +
                         " appears a second time here; it was first in " + place->second.place);
    }
  }

  /// @throws InputError if matches are missing
  SeriesTally count() const {
    if (not key_) throw InputError("there is no match in these reports");
    SeriesTally tally(key_->series);
    if (not key_->until.empty()) tally.ask(parse_until(key_->until));
    std::vector<MatchRange> gaps;
    std::size_t counted = 0;
    Stages stages(tally, {1, key_->series.num_matches()});
    while (gaps.empty() and stages.next()) {
      const MatchNumbers& wanted = stages.matches();
      for (std::int64_t place = 1; place <= wanted.size() and not tally.is_settled(); ++place) {
        const std::int64_t number = wanted.at(place);
        const auto known = matches_.lower_bound(number);
        if (known != matches_.end() and known->first == number) {
          tally.add(known->second.result);
          ++counted;
        } else {
          const std::int64_t next = known == matches_.end() ? 0 : wanted.place_of(known->first);
          place = next == 0 ? wanted.size() : next - 1;
          gaps.push_back({number, wanted.at(place)});
        }
      }
    }
    if (not gaps.empty()) throw InputError("missing in these reports: " + text(gaps));
    if (counted < matches_.size())
      throw InputError("these reports have matches beyond the one that settled the question");
    return tally;
  }

  void write(const std::string& path) const {
    ReportWriter report(path, *key_, 0, 0);
    for (const auto& [number, entry] : matches_) report.add(entry.result);
    report.close();
  }

  bool has_times() const { return key_->times; }

  ReplayCommand replay(const std::string& program) const { return key_->replay(program); }

 private:
  struct Entry {
    MatchResult result;
    std::string place;
  };

  static std::string text(const std::vector<MatchRange>& gaps) {
    std::string text;
    for (std::size_t k = 0; k < gaps.size() and k < MAX_GAPS_TOLD; ++k) {
      text += (k == 0 ? "match " : ", ") + std::to_string(gaps[k].first);
      if (gaps[k].size() > 1) text += " to " + std::to_string(gaps[k].last);
    }
    return text + (gaps.size() > MAX_GAPS_TOLD ? ", and more" : "");
  }

  std::optional<ReportKey> key_;
  std::string first_place_;
  std::map<std::int64_t, Entry> matches_;  // by number
};

}  // namespace

int compare_reports(const CommandLine& line, const std::string& program) {
  const ComparedReport before = read_report(line.players[0]), now = read_report(line.players[1]);
  check_same_matches(before.key, now.key);
  const Series& series = now.key.series;
  PairedTally tally(series, compared_player(before.key, now.key));
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
  if (tally.num_matches() == 0) throw InputError("these reports have no seed in common");
  std::cout << paired_table(tally, before.key.replay(program), now.key.replay(program));
  return printed();
}

int merge_reports(const CommandLine& line, const std::string& program) {
  check_file_for_report(line.series.report);
  Merge merge;
  for (const std::string& path : line.players) {
    std::error_code ignored;
    if (std::filesystem::equivalent(path, line.series.report, ignored))
      throw UsageError("report " + path + " would be written over");
    merge.read(path);
  }
  const SeriesTally tally = merge.count();
  if (line.series.times and not merge.has_times())
    throw InputError("there are no times in these reports: see --report-times");
  if (not line.series.report.empty()) merge.write(line.series.report);
  std::cout << series_table(tally, {merge.has_times(), line.series.times}, merge.replay(program));
  return printed(tally.not_counted() > 0 ? 1 : 0);
}

}  // namespace game_engine
