#pragma once

#include <string>

#include "Tournament.hh"

namespace game_engine {

/// How well a league of players of known strength ranks them.
struct SimulatedRanking {
  std::size_t matches = 0;
  double correlation = 0;  ///< Spearman's, of the ranks with those by true strength.
  long long pairs = 0;     ///< More than 50 points apart.
  long long in_wrong_order = 0;
  long long sure = 0;          ///< Neighbours in the ranking, one surely ahead of the other,
  long long wrongly_sure = 0;  ///< and of these, those that are in the wrong order.
};

/// Plays a league of players whose strengths are drawn from the normal distribution of mean 1500
/// and standard deviation 200; the opponent has 1300, the others of the ladder 1550 and 1800. The
/// orders in which they come in are drawn by the model of the ratings.
SimulatedRanking simulate_league(const TournamentRules& rules, int num_players);

/// The same in words, without the ranking and with it.
std::string simulation_text(const TournamentRules& rules, int num_players);

}  // namespace game_engine
