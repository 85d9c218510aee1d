#include "Season.hh"

#include <climits>

#include <engine/game/Game.hh>
#include <engine/text/Words.hh>
#include <engine/text/Reader.hh>

namespace game_engine {

namespace {

const std::string VERSIONS = "versions.csv", ROUND = "round.csv", RATINGS = "ratings.csv",
                  NIGHT = "night.csv";
const TableLine VERSIONS_HEAD = {"version", "night", "player",  "student",
                                 "file",    "hash",  "program", "reason"};
const TableLine ROUND_HEAD = {"match",    "night",    "seed",    "version1",
                              "version2", "version3", "version4"};
const TableLine RATINGS_HEAD = {"night",  "date", "player", "version",
                                "rating", "low",  "high",   "matches"};

const TableLine NIGHT_HEAD = {"night", "matches", "ratings"};

// What the last night that is over has left is there still: the end of a file may be gone.
void check_whole(const Season& season) {
  const KnownTable night(season.folders.path(NIGHT), NIGHT_HEAD);
  if (night.size() == 0) return;
  const auto check = [&](const std::string& file, std::size_t lines, std::size_t column) {
    const std::int64_t wanted = night.number(0, column, 0, INT_MAX);
    if (std::int64_t(lines) < wanted)
      throw InputError(season.folders.path(file) + " has " + std::to_string(lines) + " lines of " +
                       std::to_string(wanted) + " that night " + night.text(0, 0) +
                       " ended with: put a whole copy there");
  };
  check("matches.csv", season.matches.size(), 1);
  check(RATINGS, season.history.size(), 2);
}

SeasonMatch read_match(const Season& season, const KnownTable& table, std::size_t line,
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

const TableLine PLANNED_COLUMNS = {"match",    "night",    "seed",    "player1",
                                   "player2",  "player3",  "player4", "version1",
                                   "version2", "version3", "version4"};

void read_season(Season& season, const MatchFile& matches) {
  const KnownTable versions(season.folders.path(VERSIONS), VERSIONS_HEAD);
  for (std::size_t k = 0; k < versions.size(); ++k) {
    Submission one;
    one.name = versions.text(k, 2);
    one.student = word_of_table(versions.text(k, 3));
    one.file = word_of_table(versions.text(k, 4));
    one.hash = versions.text(k, 5);
    one.program = versions.text(k, 6);
    one.reason = word_of_table(versions.text(k, 7));
    season.versions.push_back({int(k) + 1, int(versions.number(k, 1, 1, INT_MAX)), one});
  }
  for (std::size_t k = 0; k < matches.known().size(); ++k) {
    season.matches.push_back(read_match(season, matches.known(), k, 7));
    season.matches.back().result = matches.result(k);
  }
  const KnownTable ratings(season.folders.path(RATINGS), RATINGS_HEAD);
  for (std::size_t k = 0; k < ratings.size(); ++k)
    season.history.push_back({int(ratings.number(k, 0, 1, INT_MAX)), ratings.text(k, 1),
                              ratings.text(k, 2), int(ratings.number(k, 3, 0, INT_MAX)),
                              ratings.real(k, 4), ratings.real(k, 5), ratings.real(k, 6),
                              int(ratings.number(k, 7, 0, INT_MAX))});
  check_whole(season);
  season.night = season.history.empty() ? 1 : season.history.back().night + 1;
}

std::vector<SeasonMatch> read_round(const Season& season) {
  const KnownTable table(season.folders.path(ROUND), ROUND_HEAD);
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
                           table_text(one.reason)});
  }
  write_csv(season.folders.path(VERSIONS), table);
}

void write_history(const Season& season) {
  CsvTable table{RATINGS_HEAD, {}};
  for (const NightRating& one : season.history)
    table.lines.push_back({std::to_string(one.night), one.date, one.player,
                           std::to_string(one.version), fixed(one.points, 1), fixed(one.low, 1),
                           fixed(one.high, 1), std::to_string(one.matches)});
  write_csv(season.folders.path(RATINGS), table);
  const int last = season.history.empty() ? 0 : season.history.back().night;
  write_csv(season.folders.path(NIGHT),
            {NIGHT_HEAD,
             {{std::to_string(last), std::to_string(season.matches.size()),
               std::to_string(season.history.size())}}});
}

TableLine planned_values(const Season& season, std::size_t number, const SeasonMatch& match) {
  TableLine values = {std::to_string(number), std::to_string(match.night),
                      std::to_string(match.seed)};
  for (int player : match.players) values.push_back(season.name(player));
  for (int player : match.players) values.push_back(std::to_string(player));
  return values;
}

}  // namespace game_engine
