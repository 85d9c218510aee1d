#include "PoolTable.hh"

#include <engine/text/Numbers.hh>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "SeriesTable.hh"
#include "Table.hh"

namespace game_engine {

namespace {

// As many have room in 100 columns beside the longest name.
constexpr std::size_t MATRIX_COLUMNS = 6;

constexpr double NORMAL_95 = 1.96;

std::string rating_text(const Rating& rating) {
  return fixed(rating.points, 0) + " +- " + fixed(NORMAL_95 * rating.error, 0);
}

// "63 (58-68)", in percent
std::string cell_text(const SeriesTally& tally, int player, int other) {
  if (player == other) return "";
  const Sample& ahead = tally.ahead(player, other);
  if (ahead.count() == 0) return "-";
  const Estimate e =
      win_estimate(ahead, tally.series().matches_per_seed(), tally.scale() * tally.scale());
  return fixed(100 * e.value, 0) + " (" + fixed(100 * e.low, 0) + "-" + fixed(100 * e.high, 0) +
         ")";
}

}  // namespace

Ranking::Ranking(const SeriesTally& tally)
    : ratings_(rate_players(tally.series().num_players(), tally.rated_matches(),
                            tally.series().matches_per_seed())),
      players_(ratings_.size()) {
  std::iota(players_.begin(), players_.end(), 0);
  // Ratings count as they are reported: what is behind the point may be noise.
  std::stable_sort(players_.begin(), players_.end(), [&](int a, int b) {
    return std::lround(rating(a).points) > std::lround(rating(b).points);
  });
}

std::string pool_standings(const SeriesTally& tally, const Ranking& ranking, bool with_times) {
  const int per_seed = tally.series().matches_per_seed() * tally.scale();
  Columns columns;
  std::vector<std::string> head = {"player",  "matches", "rating (95%)", "wins",
                                   "top two", "rank",    "share",        "out"};
  if (with_times) head.insert(head.end(), {"CPU s mean", "max"});
  columns.add(head);
  for (int player : ranking.players()) {
    const PlayerTally& t = tally.player(player);
    std::vector<std::string> row = {series_label(tally.series(), player),
                                    std::to_string(t.num_matches()),
                                    rating_text(ranking.rating(player)),
                                    mean_text(t.wins, 1, per_seed * TWELFTHS / 100.0) + "%",
                                    mean_text(t.passes, 1, per_seed * TWELFTHS / 100.0) + "%",
                                    mean_text(t.ranks, 2, per_seed * TWELFTHS),
                                    mean_text(t.shares, 1, per_seed * 1e4) + "%",
                                    std::to_string(t.times_out)};
    if (with_times) {
      row.push_back(mean_text(t.cpu_time, 3, 1e6));
      row.push_back(fixed(t.num_matches() == 0 ? 0 : double(t.cpu_time.maximum()) / 1e6, 3));
    }
    columns.add(row);
  }
  return columns.text();
}

std::string ahead_matrix(const SeriesTally& tally, const std::vector<int>& players) {
  std::string text;
  for (std::size_t first = 0; first < players.size(); first += MATRIX_COLUMNS) {
    const std::size_t end = std::min(players.size(), first + MATRIX_COLUMNS);
    Columns columns;
    std::vector<std::string> head = {"% ahead of"};
    for (std::size_t k = first; k < end; ++k) head.push_back(std::to_string(players[k] + 1));
    columns.add(head);
    for (int player : players) {
      std::vector<std::string> row = {series_label(tally.series(), player)};
      for (std::size_t k = first; k < end; ++k) row.push_back(cell_text(tally, player, players[k]));
      columns.add(row);
    }
    text += (first == 0 ? "" : "\n") + columns.text();
  }
  return text;
}

}  // namespace game_engine
