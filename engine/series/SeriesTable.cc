#include "SeriesTable.hh"

#include <engine/text/Flavour.hh>
#include <engine/text/Numbers.hh>
#include <engine/text/Words.hh>
#include <engine/game/Game.hh>
#include <algorithm>
#include <numeric>

#include "PoolTable.hh"
#include "Table.hh"

namespace game_engine {

namespace {

std::string title(const SeriesTally& tally) {
  const Series& series = tally.series();
  std::string text = std::to_string(tally.num_matches());
  if (tally.num_matches() < series.num_matches())
    text += " of " + std::to_string(series.num_matches());
  text += " matches";
  if (tally.num_matches() == 0) return text + "\n";
  text +=
      ", seeds " + std::to_string(tally.first_seed()) + " to " + std::to_string(tally.last_seed());
  const int per_seed = series.matches_per_seed();
  if (per_seed > 1) text += ", each with " + std::to_string(per_seed) + " orders of the seats";
  if (series.meeting == Meeting::POOL)
    text += ";\n" + std::to_string(series.num_players()) +
            " players in groups of four, in which everybody meets everybody equally often";
  return text + "\n";
}

std::vector<std::string> times_of(const PlayerTally& t) {
  return {mean_text(t.cpu_time, 3, 1e6), fixed(double(t.cpu_time.maximum()) / 1e6, 3)};
}

std::string standings_table(const SeriesTally& tally, bool with_times) {
  const int per_seed = tally.series().matches_per_seed();
  Columns columns;
  std::vector<std::string> head = {"player",      "wins (95%)", "top two", "rank",
                                   "score (95%)", "share",      "out"};
  if (with_times) head.insert(head.end(), {"CPU s mean", std::string("max") + FLAVOUR});
  columns.add(head);
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    const PlayerTally& t = tally.player(player);
    std::vector<std::string> row = {series_label(tally.series(), player),
                                    percent_text(win_estimate(t.wins, per_seed)),
                                    mean_text(t.passes, 1, per_seed * TWELFTHS / 100.0) + "%",
                                    mean_text(t.ranks, 2, per_seed * TWELFTHS),
                                    mean_text(t.scores.mean_estimate(per_seed)),
                                    mean_text(t.shares, 1, per_seed * 1e4) + "%",
                                    std::to_string(t.times_out)};
    if (with_times)
      for (const std::string& time : times_of(t)) row.push_back(time);
    columns.add(row);
  }
  return columns.text();
}

std::string means_table(const SeriesTally& tally, const std::vector<int>& players) {
  Columns columns;
  std::vector<std::string> head = {"mean of"};
  for (const std::string& name : statistics()) head.push_back(name);
  for (int seat = 0; seat < NUM_PLAYERS; ++seat)
    head.push_back((seat == 0 ? "score in seat " : "") + std::to_string(seat));
  columns.add(head);
  for (int player : players) {
    const PlayerTally& t = tally.player(player);
    std::vector<std::string> row = {series_label(tally.series(), player)};
    for (std::size_t k = 0; k < statistics().size(); ++k)
      row.push_back(mean_text(t.statistics[k], 1));
    for (const Sample& score : t.score_in_seat) row.push_back(mean_text(score, 1));
    columns.add(row);
  }
  return columns.text();
}

std::string worst_matches(const SeriesTally& tally, const ReplayCommand& replay) {
  if (tally.worst().empty()) return "";
  std::string text = "\nThe worst matches of player " + series_label(tally.series(), 0) + ":\n";
  for (const NotedMatch& noted : tally.worst()) {
    const std::array<int, NUM_PLAYERS> scores = noted.result.scores();
    const int first = noted.first_player();
    text += "  score " + std::to_string(scores[std::size_t(first)]) + ", the others";
    for (int k = 0; k < NUM_PLAYERS; ++k)
      if (k != first) text += " " + std::to_string(scores[std::size_t(k)]);
    text += ":\n    " + replay.text(noted.match, "lost.res") + "\n";
  }
  return text;
}

std::string slowest_rounds(const SeriesTally& tally, const ReplayCommand& replay) {
  if (tally.slow().empty()) return "";
  std::string text = "\nThe slowest rounds of player " + series_label(tally.series(), 0) + ":\n";
  for (const NotedMatch& noted : tally.slow()) {
    const PlayerResult& player = noted.result.players[std::size_t(noted.first_player())];
    text += "  " + fixed(double(player.slowest_time) / 1e6, 6) + " s of CPU time in round " +
            std::to_string(player.slowest_round) + ":\n    " +
            replay.text(noted.match, "slow.res") + "\n";
  }
  return text;
}

std::string matches_with_outs(const SeriesTally& tally, const ReplayCommand& replay) {
  if (tally.outs().empty()) return "";
  std::string text =
      "\nMatches in which a player was out: " + std::to_string(tally.matches_with_outs()) +
      (tally.matches_with_outs() > std::int64_t(tally.outs().size()) ? ", the first of them:\n"
                                                                     : "\n");
  for (const NotedMatch& noted : tally.outs()) {
    for (std::size_t k = 0; k < noted.match.group.size(); ++k)
      if (noted.result.players[k].is_out())
        text += "  player " + series_label(tally.series(), noted.match.group[k]) + " " +
                noted.result.players[k].out + "\n";
    text += "    " + replay.text(noted.match, "out.res") + "\n";
  }
  return text;
}

std::string answer_text(const SeriesTally& tally) {
  if (not tally.test()) return "";
  const SequentialTest& test = *tally.test();
  const std::string matches = std::to_string(test.matches()) + " matches";
  if (test.answer() == SequentialTest::OPEN)
    return "\nNot settled after " + matches + ": whether player " +
           series_label(tally.series(), 0) + " comes ahead of player " +
           series_label(tally.series(), 1) + " more often than not.\n";
  return "\nPlayer " + series_label(tally.series(), 0) + " comes " +
         (test.answer() == SequentialTest::AHEAD ? "ahead of" : "behind") + " player " +
         series_label(tally.series(), 1) + " more often than not: settled after " + matches + ".\n";
}

}  // namespace

std::string ReplayCommand::text(const PlannedMatch& match, const std::string& trace) const {
  std::string text = shell_word(program);
  for (int seat = 0; seat < NUM_PLAYERS; ++seat)
    text += " " + shell_word(players[std::size_t(match.player_in(seat))]);
  return text + options + " -s " + std::to_string(match.seed) + " " + configuration + " > " + trace;
}

std::string series_label(const Series& series, int player) {
  return std::to_string(player + 1) + " " + series.players[std::size_t(player)];
}

std::string series_table(const SeriesTally& tally, const TableOptions& options,
                         const ReplayCommand& replay) {
  std::string text = title(tally);
  if (tally.num_matches() == 0) return text;
  std::vector<int> players(tally.series().players.size());
  std::iota(players.begin(), players.end(), 0);
  if (tally.series().meeting == Meeting::POOL) {
    const Ranking ranking(tally);
    players = ranking.players();
    text += "\n" + pool_standings(tally, ranking, options.times);
    text += "\n" + ahead_matrix(tally, players);
  } else {
    text += "\n" + standings_table(tally, options.times);
  }
  text += "\n" + means_table(tally, players);
  text += answer_text(tally);
  text += worst_matches(tally, replay);
  if (options.slowest) text += slowest_rounds(tally, replay);
  return text + matches_with_outs(tally, replay);
}

}  // namespace game_engine
