#pragma once

#include <string>
#include <vector>

#include "SequentialTest.hh"

namespace game_engine {

/// When matches of a series end before their number is reached: once it is settled who comes ahead
/// of whom more often than not, with an error of at most `error` for all that is said together.
struct Until {
  double error;
  int best = 0;       ///< Only which players are the best so many; 0: the whole order.
  double within = 0;  ///< A share this near to one half is a tie, too; 0: only one half itself.

  /// "0.05", "0.05,best=3", "0.05,within=10"
  std::string text() const;
};

/// The argument of --until, as text() writes it. @throws UsageError
Until parse_until(const std::string& word);

/// The order of players, found pair by pair; of a pool's: A is before B if A comes ahead of B more
/// often than not in the matches in which both play. (Of a league's: RankingOrder.) The most
/// important methods are add() and is_open().
///
/// Each pair has a SequentialTest, whose error is an equal share of the whole one, so one may look
/// after each match. A match is wanted while a pair in it is open, whatever the others in it are:
/// what decides that an open pair plays are its own results alone, never those of the match, and
/// the company in which it meets stays that of the whole pool.
class PoolOrder {
 public:
  PoolOrder(int num_players, const Until& until);

  const Until& until() const { return until_; }

  /// Adds the matches of a seed in which both were: SequentialTest::add.
  void add(int player, int other, int ahead, int behind, int matches);

  /// Whether more matches of these two may still change what is said. They may differ or not.
  bool is_open(int player, int other) const;
  bool is_settled() const { return num_open() == 0; }
  int num_open() const;
  int num_pairs() const { return num_players_ * (num_players_ - 1) / 2; }

  bool is_ahead(int player, int other) const;
  /// Whether a player is surely one of the best, or surely none of them. Only with Until::best.
  bool is_among_best(int player) const;
  bool is_behind_best(int player) const;

  /// The players in this order, cut where all before the cut are surely ahead of all behind it.
  std::vector<std::vector<int>> groups(const std::vector<int>& order) const;

 private:
  SequentialTest::Answer answer(int player, int other) const;
  const SequentialTest& test(int player, int other) const;

  const int num_players_;
  const Until until_;
  std::vector<SequentialTest> tests_;  ///< By pairs, the player with the lower number first.
};

}  // namespace game_engine
