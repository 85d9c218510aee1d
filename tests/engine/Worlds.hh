#pragma once

#include <engine/series/Series.hh>
#include "Runs.hh"

namespace tests {

/// Players that don't exist, with known strengths, and boards that favour one or the other.
struct World {
  static constexpr int PLAYERS = 8;

  std::array<double, PLAYERS> strength{};
  double luck_of_board = 0;  ///< Of each player, for all matches of a seed.
  bool has_circle = false;   ///< 0 does well where 1 is, 1 where 2 is, and 2 where 0 is.

  /// @param luck  of the player on this board
  double score(int player, const Foursome& group, double luck, Numbers& numbers) const {
    double score = strength[std::size_t(player)] + luck_of_board * luck + normal(numbers);
    if (has_circle and player < 3 and std::count(group.begin(), group.end(), (player + 1) % 3) > 0)
      score += 1;
    return score;
  }

  /// About normal, with mean 0 and deviation 1.
  static double normal(Numbers& numbers) {
    double sum = 0;
    for (int k = 0; k < 12; ++k) sum += numbers.below(1 << 20);
    return sum / (1 << 20) - 6;
  }
};

inline const World TIES = {{0, 0, 0.5, 0.5, 0.5, 1, 1.5, 1.5}},
                   CIRCLE = {{0, 0, 0, -1, 1, 1, -1, -2}, 0, true},
                   LUCK = {{0, 0, 0.3, 0.6, 0.9, 1.2, 1.5, 1.8}, 2};

}  // namespace tests
