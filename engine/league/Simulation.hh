#pragma once

#include <string>

#include "Tournament.hh"

namespace game_engine {

/// How well a league ranks players of known strength.
struct SimulatedRanking {
  std::size_t matches = 0;
  double correlation = 0;  ///< Spearman's, between the ranks and those by true strength.
  long long pairs = 0;     ///< More than 50 points apart.
  long long in_wrong_order = 0;
  long long sure = 0;          ///< Neighbours in the ranking, one surely ahead of the other.
  long long wrongly_sure = 0;  ///< Those of them in the wrong order.
};

/// Plays a league of players with strengths from the normal distribution of mean 1500 and standard
/// deviation 200; the opponent has 1300, the rest of the ladder 1550 and 1800. Results are drawn by
/// the model of the ratings.
SimulatedRanking simulate_league(const TournamentRules& rules, int num_players);

/// The same in words, without the ranking and with it.
std::string simulation_text(const TournamentRules& rules, int num_players);

}  // namespace game_engine
