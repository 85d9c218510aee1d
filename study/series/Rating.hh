#pragma once

#include <cmath>
#include <cstddef>

#include "Statistics.hh"

namespace game_engine {

struct RatedMatch {
  std::array<int, PLAYERS_PER_MATCH> players;  ///< Numbers from 0.
  std::array<int, PLAYERS_PER_MATCH> scores;
};

/// Whether no earlier seat has the same player, so that one with several seats counts once.
inline bool is_first_seat(const std::array<int, PLAYERS_PER_MATCH>& players, std::size_t seat) {
  const auto first = std::find(players.begin(), players.end(), players[seat]);
  return first - players.begin() == std::ptrdiff_t(seat);
}

/// With one unit more, the odds to come ahead are e times as high: so many Elo points.
const double POINTS_PER_UNIT = 400 / std::log(10.0);

/// A player's strength in Elo points, and its standard error.
struct Rating {
  double points;
  double error;

  /// The interval that holds the strength with probability 95%.
  double low() const { return points - NORMAL_95 * error; }
  double high() const { return points + NORMAL_95 * error; }
};

/// The probability that `one` comes ahead of `other`, whoever else plays.
double chance_ahead(const Rating& one, const Rating& other);

/// 1 if the score is the higher one, 1/2 if they are equal, else 0.
inline double share_ahead(int score, int other) {
  return (1 + (score > other) - (score < other)) / 2.0;
}

/// How far `one` is above `other`, if their errors are independent.
Rating difference(const Rating& one, const Rating& other);

/// Whether one is stronger than the other with probability 95%.
bool is_surely_above(const Rating& one, const Rating& other);

/// How widely strengths are assumed to spread before any match.
enum class Prior {
  UNKNOWN,   ///< 350 points.
  OF_FIELD,  ///< As the matches suggest, but at least 350.
};

/// The ratings of players 0 to num_players - 1 from all their matches at once, with mean 1500.
///
/// In whatever order, the same matches give the same bits. How they are found: docs/methods.md.
/// @param block  so many consecutive matches, those of a seed, depend on each other
std::vector<Rating> rate_players(int num_players, const std::vector<RatedMatch>& matches,
                                 int block = 1, Prior prior = Prior::UNKNOWN);

}  // namespace game_engine
