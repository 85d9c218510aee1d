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
/// often than not in the matches in which both play. (Of a league's: RankingOrder.) A match is
/// wanted while a pair in it is open, whatever the others are: the company in which an open pair
/// meets stays that of the whole pool. The most important methods are add(), look() and is_open().
///
/// Gamblers bet on the answers for each pair. Where an answer is wrong, the bet is fair at best. So
/// whichever answers are wrong, the weighted mean of just their gamblers' capitals ever reaches 1 /
/// error with probability at most `error` (Ville). And an answer is given only when all means of
/// which it is part have reached that; the least is that of it and of all who have less than 1 /
/// error (closed testing: R. Marcus, E. Peritz, K. Gabriel, Biometrika 63, 1976; by means: V. Vovk,
/// R. Wang, "E-values", Ann. Statist. 49, 2021). Who has as much burdens nobody. Answers come only
/// once half of the pairs show who seems ahead: then all start anew, spread over the stakes as they
/// did well, and with weights by what they had, so that little is lost on what seems wrong.
class PoolOrder {
 public:
  PoolOrder(int num_players, const Until& until);

  const Until& until() const { return until_; }

  /// Adds the matches of a seed in which both were: in how many the one came ahead or behind.
  void add(int player, int other, int ahead, int behind, int matches);
  /// Gives answers, after all pairs of a seed.
  void look();

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
  enum Answer { AHEAD, BEHIND, LESS_AHEAD, LESS_BEHIND };  ///< The last two: than the margin.

  struct Bet {
    Gambler gambler{Gambler::BOLD};
    double weight = 0.5;
    bool is_won = false;
  };

  std::size_t place_of(int player, int other) const;  ///< Of their bets.
  bool is_settled(const Bet* pair) const;
  bool is_time_to_start() const;
  void start();

  const int num_players_;
  const Until until_;
  const std::size_t num_answers_;  ///< Of a pair.
  std::vector<Bet> bets_;          ///< By pairs, the player with the lower number first.
  std::int64_t num_added_ = 0;
  bool has_started_ = false;
};

}  // namespace game_engine
