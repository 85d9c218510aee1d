#pragma once

// Leagues, seasons and pools whose results are made up.

#include <contest/league/Tournament.hh>
#include <study/series/Series.hh>
#include <study/series/Rating.hh>
#include "Runs.hh"

namespace tests {

/// A score in a match in which places are drawn by the model of the ratings.
inline int drawn_score(double points, Numbers& numbers) {
  const double chance = std::max(numbers.next(), 1e-9);
  return int(1e6 * (points / POINTS_PER_UNIT - std::log(-std::log(chance))));
}

/// Plays a stage in which score(player, match, is_qualification) is what a player has in a match of
/// it, counted from 0.
template <typename Score>
PlayStage made_up(Score score) {
  return [score](const Tournament& tournament, std::size_t first) {
    const bool is_qualification = tournament.stages.back().kind == StageKind::QUALIFICATION;
    std::vector<TournamentResult> results(tournament.matches.size() - first);
    for (std::size_t k = 0; k < results.size(); ++k)
      for (std::size_t seat : SEATS)
        results[k].scores[seat] =
            score(tournament.matches[first + k].players[seat], int(k), is_qualification);
    return results;
  };
}

/// A version of a season, or with a reason a file that was rejected.
template <typename Season>
const auto& add_version(Season& season, const std::string& name, const std::string& reason = "") {
  season.versions.emplace_back();
  season.versions.back().number = int(season.versions.size());
  season.versions.back().night = season.night;
  season.versions.back().submission.name = name;
  season.versions.back().submission.reason = reason;
  return season.versions.back();
}

/// A pool of players that don't exist.
inline Series pool_of(int players, std::int64_t seeds, std::int64_t first_seed = 1) {
  Series series;
  for (int k = 0; k < players; ++k) series.players.push_back("P" + std::to_string(k + 1));
  series.first_seed = first_seed;
  series.seeds = seeds;
  series.seats = Seats::ROTATE;
  series.meeting = Meeting::POOL;
  series.groups = draw_groups(series);
  return series;
}

/// How many there are in a World.
constexpr int PLAYERS = 8;

/// Players that don't exist, with known strengths, and boards that favour one or the other.
struct World {
  std::array<double, PLAYERS> strength{};
  double luck_of_board = 0;  ///< Of each player, for all matches of a seed.
  bool has_circle = false;   ///< 0 does well where 1 is, 1 where 2 is, and 2 where 0 is.

  /// @param luck  of the player on this board
  double score(int player, const Foursome& group, double luck, Numbers& numbers) const {
    double score = strength[std::size_t(player)] + luck_of_board * luck + normal(numbers);
    if (has_circle and player < 3 and is_among((player + 1) % 3, group)) score += 1;
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
