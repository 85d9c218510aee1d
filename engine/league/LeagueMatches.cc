#include "LeagueMatches.hh"

#include <algorithm>
#include <filesystem>

#include <engine/series/Progress.hh>
#include <engine/text/Reader.hh>

namespace game_engine {

namespace {

namespace fs = std::filesystem;

// The columns before the results.
TableLine planned_values(const Tournament& tournament, const SeatedMatch& match) {
  const TournamentMatch& planned = tournament.matches[std::size_t(match.number) - 1];
  TableLine values = {std::to_string(match.number), tournament.stage_of(planned).name,
                      std::to_string(planned.group + 1), std::to_string(planned.seed)};
  values.insert(values.end(), match.names.begin(), match.names.end());
  return values;
}

}  // namespace

LeagueMatches::LeagueMatches(const League& league, const Configuration& configuration,
                             const LeagueOptions& options)
    : league_(league),
      options_(options),
      file_(league.folders.path("matches.csv"),
            {"match", "stage", "group", "seed", "player1", "player2", "player3", "player4"}),
      arena_(configuration, options),
      logs_(league.folders.results, options.logs) {
  logs_.prepare();
  file_.open();
}

std::vector<TournamentResult> LeagueMatches::play(const Tournament& tournament, std::size_t first) {
  std::vector<TournamentResult> results;
  const std::size_t size = tournament.matches.size(), known = file_.known().size();
  for (std::size_t k = first; k < std::min(size, known); ++k) {
    const SeatedMatch match = seated(tournament, k);
    const TableLine expected = planned_values(tournament, match), &line = file_.known().line(k);
    if (not std::equal(expected.begin(), expected.end(), line.begin())) fail_at(k);
    results.push_back(file_.result(k));
    arena_.note(match, results.back());
    keep_logs(match, results.back());
  }
  std::vector<SeatedMatch> missing;
  for (std::size_t k = first + results.size(); k < size; ++k) {
    missing.push_back(seated(tournament, k));
    if (const std::string& trace = missing.back().trace; not trace.empty())
      fs::create_directories(fs::path(trace).parent_path());
  }
  // With later stages, as far as they are known.
  Progress progress(
      std::int64_t(size) + matches_to_come(tournament, league_.rules, league_.num_players()),
      "matches", std::int64_t(first + results.size()));
  const bool is_known = tournament.stages.back().kind != StageKind::QUALIFICATION or
                        league_.rules.qualifying_matches > 0;
  std::size_t played = 0;
  const Arena::Take take = [&](const TournamentResult& result) {
    const SeatedMatch& match = missing[played++];
    file_.add(planned_values(tournament, match), match.names, result);
    keep_logs(match, result);
    results.push_back(result);
    progress.show(match.number, is_known ? std::int64_t(played) : 0);
  };
  if (options_.run_with.empty()) arena_.play(missing, &logs_, take);
  else
    arena_.play_elsewhere(missing, league_.replay, league_.folders.path("configuration.cnf"), logs_,
                          take);
  return results;
}

// No log is given up for one that isn't there.
void LeagueMatches::keep_logs(const SeatedMatch& match, const TournamentResult& result) {
  logs_.keep(match.number, result, logs_.written(match.number, match.authors()),
             not match.trace.empty());
}

void LeagueMatches::watch(const Tournament& tournament,
                          const std::vector<std::pair<std::size_t, std::string>>& traces) {
  std::vector<SeatedMatch> matches;
  for (const auto& [match, trace] : traces) {
    matches.push_back(seated(tournament, match));
    matches.back().trace = trace;
  }
  Progress progress(std::int64_t(matches.size()), "matches to watch");
  std::int64_t done = 0;
  arena_.play(matches, nullptr, [&](const TournamentResult&) {
    ++done;
    progress.show(done, done);
  });
}

SeatedMatch LeagueMatches::seated(const Tournament& tournament, std::size_t match) const {
  const TournamentMatch& planned = tournament.matches[match];
  SeatedMatch seated = league_.seat(match + 1, planned.seed, planned.players);
  seated.trace = trace_of(tournament, match);
  return seated;
}

void LeagueMatches::end(const Tournament& tournament) const {
  if (file_.known().size() > tournament.matches.size()) fail_at(tournament.matches.size());
  logs_.remove_others();
}

void LeagueMatches::fail_at(std::size_t line) const {
  throw InputError(file_.known().place(line) +
                   ": this match is of another league; give another --results");
}

std::string LeagueMatches::trace_of(const Tournament& tournament, std::size_t number) const {
  const TournamentMatch& match = tournament.matches[number];
  const Stage& stage = tournament.stage_of(match);
  const bool is_kept = options_.keep != KeptMatches::NONE and
                       (stage.kind == StageKind::FINAL or
                        (stage.kind == StageKind::ROUND and options_.keep == KeptMatches::ROUNDS));
  if (not is_kept) return "";
  std::string folder = stage.name + "-" + std::to_string(match.group + 1);
  std::replace(folder.begin(), folder.end(), ' ', '-');
  const SeatedMatch seated{std::int64_t(number) + 1, match.seed, {}, {}};
  return league_.folders.of_class("matches/" + folder + "/" + std::to_string(match.seed) + "-" +
                                  seated.seats() + ".res");
}

}  // namespace game_engine
