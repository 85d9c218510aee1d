#ifndef ENGINE_SERIES_POOLTABLE_HH
#define ENGINE_SERIES_POOLTABLE_HH

#include <string>
#include <vector>

#include "SeriesTally.hh"

namespace game_engine {

/// The players of a pool by their rating.
class Ranking {
 public:
  explicit Ranking(const SeriesTally& tally);

  /// The best one first.
  const std::vector<int>& players() const { return players_; }
  const Rating& rating(int player) const { return ratings_[std::size_t(player)]; }

 private:
  std::vector<Rating> ratings_;
  std::vector<int> players_;
};

/// The players in the order of the ranking, with what was counted of each.
std::string pool_standings(const SeriesTally& tally, const Ranking& ranking, bool with_times);

/// In how many of the matches in which they met each player came ahead of each other one, in
/// percent: several tables side by side if one would be too wide.
std::string ahead_matrix(const SeriesTally& tally, const std::vector<int>& players);

}  // namespace game_engine

#endif
