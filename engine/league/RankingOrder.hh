#pragma once

#include <optional>
#include <vector>

#include <engine/series/PoolOrder.hh>
#include "Tournament.hh"

namespace game_engine {

/// The ranks of each player in its four matches on a board, in twelfths; none if it did not play.
using BoardRanks = std::vector<std::vector<int>>;

/// Who is surely ahead of whom in the ranking of a league, with one error for all answers: A is
/// ahead of B if, on a common board and with three others drawn from all, a match of A ends with a
/// better place than one of B more often than with a worse one.
///
/// All groups of a round play the same board, so each round compares any two players that play in
/// it, whether they meet or not: one step of their test (PoolOrder), in which each match of the one
/// is compared with each of the other. The others of a group are drawn for both alike; so where A
/// is not ahead of B the bet on it is fair at best.
///
/// A player plays while it is open whether it is ahead of anybody; after that, only to fill up
/// others' groups. Those rounds tell nothing here, because it then always has open company. So what
/// is played depends only on the rounds before, and one may look after each.
class RankingOrder {
 public:
  /// More players need more memory than there is, and more matches than anybody plays.
  static constexpr int MOST_PLAYERS = 500;

  /// The players that were added come last; they have played all rounds, and decide nothing.
  RankingOrder(const Until& until, int num_players, int num_added = 0);

  /// Whether a player is to play the next round.
  bool is_open(int player) const;
  /// Never for a single player, who has nobody to be ahead of.
  bool is_settled() const { return plan_.num_pairs() > 0 and plan_.is_settled(); }

  /// Adds a round.
  void add(const BoardRanks& ranks);

  const PoolOrder& order() const { return all_ ? *all_ : plan_; }

 private:
  const int num_planned_;
  PoolOrder plan_;                ///< Without the added players.
  std::optional<PoolOrder> all_;  ///< With them, if there are any.
};

/// The ranks of so many players in a round of the ranking.
BoardRanks ranks_on_board(const Tournament& tournament, const Stage& stage, int num_players);

/// What the ranking phase says of all players, added ones included. The rules must have
/// TournamentRules::until.
RankingOrder ranking_order(const Tournament& tournament, const TournamentRules& rules,
                           int num_players);

}  // namespace game_engine
