#include "LeagueMatches.hh"

#include <engine/text/Numbers.hh>
#include <engine/text/Words.hh>
#include <algorithm>
#include <climits>
#include <filesystem>

#include <engine/series/Progress.hh>
#include <engine/text/Reader.hh>
#include <engine/series/Workers.hh>
#include "LeagueParts.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

const std::vector<std::string> HEAD = {
    "match",  "stage",  "group",  "seed",   "player1", "player2", "player3", "player4",
    "score1", "score2", "score3", "score4", "out1",    "out2",    "out3",    "out4"};
constexpr std::size_t SCORES = 8, OUTS = 12;  // columns

// What a line says of the match itself.
std::vector<std::string> planned_values(const League& league, const Tournament& tournament,
                                        std::size_t number) {
  const TournamentMatch& match = tournament.matches[number];
  std::vector<std::string> values = {std::to_string(number + 1),
                                     tournament.stages[std::size_t(match.stage)].name,
                                     std::to_string(match.group + 1), std::to_string(match.seed)};
  for (int player : match.players) values.push_back(league.name(player));
  return values;
}

// A group's players as a series has them: in the order of its first match.
Series series_of(const League& league, const Tournament& tournament, std::size_t number) {
  const TournamentMatch& match = tournament.matches[number];
  const Group& group = tournament.stages[std::size_t(match.stage)].groups[std::size_t(match.group)];
  Series series;
  series.players.assign(NUM_PLAYERS, league.opponent);
  for (std::size_t k = 0; k < group.players.size(); ++k)
    series.players[k] = league.name(group.players[k]);
  series.first_seed = match.seed;
  series.seats = Seats::ROTATE;
  return series;
}

PlannedMatch planned_match(const Series& series, const Tournament& tournament, std::size_t number) {
  const TournamentMatch& match = tournament.matches[number];
  const Group& group = tournament.stages[std::size_t(match.stage)].groups[std::size_t(match.group)];
  const std::int64_t turn = std::int64_t(number) - group.matches[0];
  PlannedMatch planned = series.match(turn % NUM_PLAYERS + 1);
  planned.number = std::int64_t(number) + 1;
  return planned;
}

TournamentResult result_by_seat(const MatchResult& result) {
  TournamentResult by_seat;
  for (const PlayerResult& player : result.players) {
    by_seat.scores[std::size_t(player.seat)] = player.score;
    by_seat.outs[std::size_t(player.seat)] = player.out;
  }
  return by_seat;
}

}  // namespace

LeagueMatches::LeagueMatches(const League& league, const Configuration& configuration,
                             const MakeRunner& make_runner, const LeagueOptions& options,
                             int at_a_time)
    : league_(league),
      configuration_(configuration),
      make_runner_(make_runner),
      keep_(options.keep),
      run_with_(options.run_with),
      at_a_time_(at_a_time),
      path_(league.folders.path("matches.csv")),
      logs_(league.folders.results, options.logs) {
  logs_.prepare();
  std::size_t complete = 0;
  if (fs::exists(path_)) {
    known_ = read_csv(path_, &complete);
    if (not known_.head.empty() and known_.head != HEAD)
      throw InputError(path_ + ":1: this is not a file of a league's matches");
    fs::resize_file(path_, complete);
  }
  file_.emplace(path_, Output::Start::AT_END);
  if (complete == 0) file_->write(csv_text(HEAD));
}

std::vector<TournamentResult> LeagueMatches::play(const Tournament& tournament, std::size_t first) {
  std::vector<TournamentResult> results;
  const std::size_t end = std::min(tournament.matches.size(), known_.lines.size());
  for (std::size_t number = first; number < end; ++number) take_known(tournament, number, results);
  if (first + results.size() < tournament.matches.size()) play_missing(tournament, first, results);
  return results;
}

void LeagueMatches::take_known(const Tournament& tournament, std::size_t number,
                               std::vector<TournamentResult>& results) {
  const std::vector<std::string>& line = known_.lines[number];
  const std::vector<std::string> expected = planned_values(league_, tournament, number);
  const std::string place = path_ + ":" + std::to_string(number + 2);
  if (not std::equal(expected.begin(), expected.end(), line.begin()))
    throw InputError(place + ": this match is of another league; give another --results");
  TournamentResult result;
  for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat) {
    const std::string& score = line[SCORES + seat];
    const auto n = whole_number(score, INT_MIN, INT_MAX);
    if (not n) throw InputError(place + ": " + in_quotes(score) + " is not a score");
    result.scores[seat] = int(*n);
    result.outs[seat] = line[OUTS + seat];
  }
  results.push_back(result);
  note_logs(tournament, number, result);
}

void LeagueMatches::play_missing(const Tournament& tournament, std::size_t first,
                                 std::vector<TournamentResult>& results) {
  const auto play = [&](std::int64_t number, const KnownCrashes& crashes) {
    return play_here(tournament, std::size_t(number) - 1, crashes);
  };
  for (std::size_t match = first; match < tournament.matches.size(); ++match)
    if (const std::string trace = trace_name(tournament, match); not trace.empty())
      fs::create_directories(fs::path(league_.folders.path(trace)).parent_path());
  // With what is to come, as far as one knows.
  Progress progress(std::int64_t(tournament.matches.size()) +
                    matches_to_come(tournament, league_.rules, int(league_.names.size())));
  std::int64_t played_here = 0;
  const auto take = [&](const MatchResult& match) {
    const TournamentResult result = result_by_seat(match);
    std::vector<std::string> line = planned_values(league_, tournament, first + results.size());
    for (int score : result.scores) line.push_back(std::to_string(score));
    line.insert(line.end(), result.outs.begin(), result.outs.end());
    file_->write(csv_text(line));
    note_logs(tournament, first + results.size(), result);
    results.push_back(result);
    ++played_;
    progress.show(std::int64_t(first + results.size()), ++played_here);
    return true;
  };
  const MatchRange range{std::int64_t(first + results.size()) + 1,
                         std::int64_t(tournament.matches.size())};
  const Ending ending = run_with_.empty()
                            ? play_matches(range, at_a_time_, play, take)
                            : play_elsewhere(tournament, std::size_t(range.first) - 1, take);
  if (ending.interrupted) throw Interrupted();
}

// In a process of its own, which makes the logs, too.
MatchResult LeagueMatches::play_here(const Tournament& tournament, std::size_t match,
                                     const KnownCrashes& crashes) const {
  const Series series = series_of(league_, tournament, match);
  const PlannedMatch planned = planned_match(series, tournament, match);
  MatchRules rules{configuration_, make_runner_, "SecGame", "", Keep::ALL};
  const std::string trace = trace_name(tournament, match);
  if (not trace.empty())
    rules.traces = league_.folders.path(fs::path(trace).parent_path().string());
  if (logs_.is_on()) rules.log = logs_.whole(planned.number);
  const MatchResult result = play_series_match(rules, series, planned, crashes);
  if (logs_.is_on())
    logs_.divide(planned.number, result_by_seat(result), authors(tournament.matches[match]));
  return result;
}

PlayerLogs::Authors LeagueMatches::authors(const TournamentMatch& match) const {
  PlayerLogs::Authors authors;
  for (std::size_t seat = 0; seat < authors.size(); ++seat)
    if (is_player(match.players[seat])) authors[seat] = league_.name(match.players[seat]);
  return authors;
}

void LeagueMatches::note_logs(const Tournament& tournament, std::size_t match,
                              const TournamentResult& result) {
  logs_.keep(std::int64_t(match) + 1, result, authors(tournament.matches[match]),
             not trace_name(tournament, match).empty());
}

Ending LeagueMatches::play_elsewhere(const Tournament& tournament, std::size_t first,
                                     const TakeResult& take) const {
  const LeagueParts parts(league_, tournament, first, [&](std::size_t match) {
    const std::string trace = trace_name(tournament, match);
    return trace.empty() ? "" : league_.folders.path(fs::path(trace).parent_path().string());
  });
  return play_parts(run_with_, parts.parts(), parts.reader(), take);
}

void LeagueMatches::check_end(const Tournament& tournament) const {
  if (known_.lines.size() > tournament.matches.size())
    throw InputError(path_ + ":" + std::to_string(tournament.matches.size() + 2) +
                     ": this match is of another league; give another --results");
}

std::string LeagueMatches::trace_name(const Tournament& tournament, std::size_t number) const {
  const TournamentMatch& match = tournament.matches[number];
  const std::string& stage = tournament.stages[std::size_t(match.stage)].name;
  if (keep_ == KeptMatches::NONE or match.stage == 0 or
      tournament.stages[std::size_t(match.stage)].is_ranking)
    return "";
  if (keep_ == KeptMatches::FINAL and stage != "final") return "";
  std::string folder = "matches/" + stage + "-" + std::to_string(match.group + 1);
  std::replace(folder.begin(), folder.end(), ' ', '-');
  const Series series = series_of(league_, tournament, number);
  const MatchRules rules{configuration_, make_runner_, "", folder, Keep::ALL};
  std::string trace = trace_path(rules, planned_match(series, tournament, number));
  return trace.substr(0, trace.size() - 4);
}

}  // namespace game_engine
