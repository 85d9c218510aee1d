#include "SeasonFiles.hh"

#include <climits>
#include <filesystem>

#include <engine/game/Game.hh>
#include <engine/text/Numbers.hh>
#include <engine/text/Reader.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

namespace fs = std::filesystem;

const std::string VERSIONS = "versions.csv", MATCHES = "matches.csv", ROUND = "round.csv",
                  RATINGS = "ratings.csv";
const std::vector<std::string> VERSIONS_HEAD = {"version", "night", "player",  "student",
                                                "file",    "hash",  "program", "reason"};
const std::vector<std::string> MATCHES_HEAD = {
    "match",    "night",    "seed",     "player1",  "player2", "player3", "player4",
    "version1", "version2", "version3", "version4", "score1",  "score2",  "score3",
    "score4",   "out1",     "out2",     "out3",     "out4"};
const std::vector<std::string> ROUND_HEAD = {"match",    "night",    "seed",    "version1",
                                             "version2", "version3", "version4"};
const std::vector<std::string> RATINGS_HEAD = {"night",  "date", "player", "version",
                                               "rating", "low",  "high",   "matches"};
constexpr std::size_t VERSIONS_AT = 7, SCORES = 11, OUTS = 15;  // columns of matches

// A file of a season, line by line, with the place of each for messages.
class Table {
 public:
  Table(const Season& season, const std::string& file, const std::vector<std::string>& head)
      : path_(season.folders.path(file)) {
    if (not fs::exists(path_)) return;
    table_ = read_csv(path_);
    if (not table_.head.empty() and table_.head != head)
      throw InputError(path_ + ":1: this is not such a file of a season");
  }

  std::size_t size() const { return table_.lines.size(); }
  const std::string& text(std::size_t line, std::size_t column) const {
    return table_.lines[line][column];
  }
  std::int64_t number(std::size_t line, std::size_t column, std::int64_t least,
                      std::int64_t most) const {
    const auto number = whole_number(text(line, column), least, most);
    if (not number) fail(line, column);
    return *number;
  }
  double real(std::size_t line, std::size_t column) const {
    const auto number = real_number(text(line, column), -1e9, 1e9);
    if (not number) fail(line, column);
    return *number;
  }

 private:
  [[noreturn]] void fail(std::size_t line, std::size_t column) const {
    throw InputError(path_ + ":" + std::to_string(line + 2) + ": " + in_quotes(text(line, column)) +
                     " is not a right " + table_.head[column]);
  }

  const std::string path_;
  CsvTable table_;
};

SeasonMatch read_match(const Season& season, const Table& table, std::size_t line,
                       std::size_t versions_at) {
  SeasonMatch match{
      int(table.number(line, 1, 1, INT_MAX)), table.number(line, 2, 0, MAX_SEED), {}, {}};
  for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat) {
    const std::int64_t number =
        table.number(line, versions_at + seat, -std::int64_t(season.ladder.size()),
                     std::int64_t(season.versions.size()));
    // There is no version 0.
    match.players[seat] = number == 0 ? OPPONENT : int(number);
  }
  return match;
}

}  // namespace

void read_season(Season& season) {
  const Table versions(season, VERSIONS, VERSIONS_HEAD);
  for (std::size_t k = 0; k < versions.size(); ++k) {
    Submission one;
    one.name = versions.text(k, 2);
    one.student = word_of_table(versions.text(k, 3));
    one.file = word_of_table(versions.text(k, 4));
    one.hash = versions.text(k, 5);
    one.program = versions.text(k, 6);
    one.reason = versions.text(k, 7);
    season.versions.push_back({int(k) + 1, int(versions.number(k, 1, 1, INT_MAX)), one});
  }
  const Table matches(season, MATCHES, MATCHES_HEAD);
  for (std::size_t k = 0; k < matches.size(); ++k) {
    SeasonMatch match = read_match(season, matches, k, VERSIONS_AT);
    for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat) {
      match.result.scores[seat] = int(matches.number(k, SCORES + seat, INT_MIN, INT_MAX));
      match.result.outs[seat] = matches.text(k, OUTS + seat);
    }
    season.matches.push_back(match);
  }
  const Table ratings(season, RATINGS, RATINGS_HEAD);
  for (std::size_t k = 0; k < ratings.size(); ++k)
    season.history.push_back({int(ratings.number(k, 0, 1, INT_MAX)), ratings.text(k, 1),
                              ratings.text(k, 2), int(ratings.number(k, 3, 0, INT_MAX)),
                              ratings.real(k, 4), ratings.real(k, 5), ratings.real(k, 6),
                              int(ratings.number(k, 7, 0, INT_MAX))});
  season.night = season.history.empty() ? 1 : season.history.back().night + 1;
}

std::vector<SeasonMatch> read_round(const Season& season) {
  const Table table(season, ROUND, ROUND_HEAD);
  std::vector<SeasonMatch> matches;
  for (std::size_t k = 0; k < table.size(); ++k)
    if (table.number(k, 0, 1, INT_MAX) > std::int64_t(season.matches.size()))
      matches.push_back(read_match(season, table, k, 3));
  return matches;
}

void write_round(const Season& season, const std::vector<SeasonMatch>& matches) {
  CsvTable table{ROUND_HEAD, {}};
  for (std::size_t k = 0; k < matches.size(); ++k) {
    table.lines.push_back({std::to_string(season.matches.size() + k + 1),
                           std::to_string(matches[k].night), std::to_string(matches[k].seed)});
    for (int player : matches[k].players) table.lines.back().push_back(std::to_string(player));
  }
  write_csv(season.folders.path(ROUND), table);
}

void write_versions(const Season& season) {
  CsvTable table{VERSIONS_HEAD, {}};
  for (const Version& version : season.versions) {
    const Submission& one = version.submission;
    table.lines.push_back({std::to_string(version.number), std::to_string(version.night), one.name,
                           table_text(one.student), table_text(one.file), one.hash, one.program,
                           one.reason});
  }
  write_csv(season.folders.path(VERSIONS), table);
}

void write_history(const Season& season) {
  CsvTable table{RATINGS_HEAD, {}};
  for (const NightRating& one : season.history)
    table.lines.push_back({std::to_string(one.night), one.date, one.player,
                           std::to_string(one.version), fixed(one.rating, 1), fixed(one.low, 1),
                           fixed(one.high, 1), std::to_string(one.matches)});
  write_csv(season.folders.path(RATINGS), table);
}

std::string match_line(const Season& season, std::size_t number, const SeasonMatch& match) {
  std::vector<std::string> values = {std::to_string(number), std::to_string(match.night),
                                     std::to_string(match.seed)};
  for (int player : match.players) values.push_back(season.name(player));
  for (int player : match.players) values.push_back(std::to_string(player));
  for (int score : match.result.scores) values.push_back(std::to_string(score));
  values.insert(values.end(), match.result.outs.begin(), match.result.outs.end());
  return csv_text(values);
}

std::string match_head() { return csv_text(MATCHES_HEAD); }

}  // namespace game_engine
