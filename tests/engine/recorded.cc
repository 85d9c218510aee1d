// Results of leagues and seasons, and reports, as an earlier version has written them, are read and
// say the same: tests/data/recorded.

#include <engine/league/LeagueMatches.hh>
#include <engine/league/Season.hh>
#include <engine/series/Report.hh>
#include <engine/text/Words.hh>

#include <filesystem>

#include "Runs.hh"

using namespace game_engine;
using namespace tests;

namespace {

namespace fs = std::filesystem;

const std::string RECORDED = "tests/data/recorded/";

// A copy of what was recorded of a league or a season, to be its results.
LeagueFolders copy_of(const std::string& what) {
  fs::copy(RECORDED + what, scratch_file(what));
  return {"", scratch_file(what)};
}

}  // namespace

TEST("recorded: the matches of a league are known, and its tables are the same to the digit") {
  League league;
  league.folders = copy_of("league");
  const SettingsFile settings(league.folders.path("league.csv"));
  league.ladder = split(settings.value("ladder"), ' ');
  league.marks = "quantiles";
  league.rules = {std::stoll(settings.value("seed")), 4, 4, 8, int(league.ladder.size()), true};
  for (const auto& [name, hash] : settings.known())
    if (name.rfind("player ", 0) == 0) league.names.push_back(name.substr(7));
  for (const std::string& name : league.names)
    league.students.push_back(name == "Ann" ? "Ann <b>" : "");
  Reader in = Reader::of_file("default.cnf");
  const auto configuration = load_configuration(in);
  LeagueOptions options;
  options.logs = 0;
  LeagueMatches matches(league, *configuration, options);
  league.tournament = play_tournament(league.rules, league.num_players(),
                                      [&](const Tournament& tournament, std::size_t first) {
                                        return matches.play(tournament, first);
                                      });
  matches.end(league.tournament);
  std::filesystem::create_directories(league.folders.path("teacher"));
  write_tables(league);
  for (const char* table : {"ranking.csv", "groups.csv", "head-to-head.csv", "marks.csv"})
    CHECK_EQUAL(read_file(league.folders.of_teacher(table)),
                read_file(RECORDED + "league/" + table));
}

TEST("recorded: the nights of a season are known, and the ratings are the same to the digit") {
  Season season;
  season.folders = copy_of("season");
  const SettingsFile settings(season.folders.path("season.csv"));
  season.ladder = split(settings.value("ladder"), ' ');
  season.wanted = 8;
  const MatchFile matches(season.folders.path("matches.csv"), PLANNED_COLUMNS);
  read_season(season, matches);
  CHECK_EQUAL(season.night, 3);
  CHECK(read_round(season).empty());
  // The second night once more.
  season.night = 2;
  while (season.history.back().night == 2) {
    if (season.history.back().version > 0)
      season.active.insert(season.active.begin(), season.history.back().version);
    season.date = season.history.back().date;
    season.history.pop_back();
  }
  CHECK(plan_round(season).empty());
  for (const NightRating& one : rate_night(season)) season.history.push_back(one);
  write_versions(season);
  write_history(season);
  for (const char* table : {"versions.csv", "ratings.csv"})
    CHECK_EQUAL(read_file(season.folders.path(table)), read_file(RECORDED + "season/" + table));
}

TEST("recorded: reports of all kinds are read and written again as they were") {
  int reports = 0;
  for (const auto& entry : fs::directory_iterator(RECORDED + "reports")) {
    ++reports;
    const std::string path = entry.path().string(),
                      copy = scratch_file(entry.path().filename().string());
    ReportReader reader(path);
    std::optional<ReportWriter> writer;
    while (const std::optional<ReportLine> line = reader.next()) {
      if (not writer) writer.emplace(copy, line->key, 0, 0);
      writer->add(line->result, line->tuned);
    }
    writer->close();
    CHECK_EQUAL(read_file(copy), read_file(path));
  }
  CHECK_EQUAL(reports, 8);
}
