#pragma once

#include <string>
#include <vector>

#include "SequentialTest.hh"

namespace game_engine {

/// When a series ends early: once it is settled who comes ahead of whom more often than not, with a
/// probability of at most `error` that any of these answers is wrong.
struct Until {
  double error;
  int best = 0;       ///< Settles only who the best so many are; 0: the whole order.
  double within = 0;  ///< A share this close to one half is a tie, too; 0: only exactly one half.

  /// "0.05", "0.05,best=3", "0.05,within=10"
  std::string text() const;
};

/// The argument of --until, as text() writes it. @throws UsageError
Until parse_until(const std::string& word);

/// The order of players, found pair by pair. In a pool, A is before B if A comes ahead of B more
/// often than not in the matches that both play. (In a league: RankingOrder.) A match is wanted
/// while any pair in it is open, whatever the other pairs: so an open pair always meets in the
/// company of the whole pool. The main methods are add(), look() and is_open().
///
/// Gamblers bet on the answers for each pair. A bet on a wrong answer is fair at best. So whichever
/// answers are wrong, the weighted mean of their gamblers' capitals ever reaches 1 / error with
/// probability at most `error` (Ville). An answer is given only once every mean that includes its
/// gambler has reached that; the least of these is over it and all with less than 1 / error (closed
/// testing: R. Marcus, E. Peritz, K. Gabriel, Biometrika 63, 1976; by means: V. Vovk, R. Wang,
/// "E-values", Ann. Statist. 49, 2021). Those who have as much burden nobody. Answers come only
/// once half of the pairs show who seems ahead: then all start anew, spread over the stakes by
/// their success so far, with weights by their capital, so that little is lost on what seems wrong.
class PoolOrder {
 public:
  PoolOrder(int num_players, const Until& until);

  const Until& until() const { return until_; }

  /// Adds the matches of a seed that both played: in how many `player` came ahead, or behind.
  void add(int player, int other, int ahead, int behind, int matches);
  /// Gives answers: call it after all pairs of a seed.
  void look();

  /// Whether more matches of these two may still change the answers; false for a player and itself.
  bool is_open(int player, int other) const;
  bool is_settled() const { return num_open() == 0; }
  int num_open() const;
  int num_pairs() const { return num_players_ * (num_players_ - 1) / 2; }

  bool is_ahead(int player, int other) const;
  /// Whether a player is surely one of the best, or surely none of them. Only with Until::best.
  bool is_among_best(int player) const;
  bool is_behind_best(int player) const;

  /// The players in this order, cut wherever all before are surely ahead of all after.
  std::vector<std::vector<int>> groups(const std::vector<int>& order) const;

 private:
  enum Answer { AHEAD, BEHIND, LESS_AHEAD, LESS_BEHIND };  ///< The last two: than the margin.

  struct Bet {
    Gambler gambler{Gambler::BOLD};
    double weight = 0.5;
    bool is_won = false;
  };

  std::size_t place_of(int player, int other) const;  ///< Where their bets start.
  bool is_settled(const Bet* pair) const;
  bool is_time_to_start() const;
  void start();

  const int num_players_;
  const Until until_;
  const std::size_t num_answers_;  ///< Per pair.
  std::vector<Bet> bets_;          ///< By pairs, the player with the lower number first.
  std::int64_t num_added_ = 0;
  bool has_started_ = false;
};

}  // namespace game_engine
