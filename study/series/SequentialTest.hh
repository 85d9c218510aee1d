#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace game_engine {

/// A capital of 1, bet on an outcome at every step. It is spread over stakes, the shares at risk,
/// from 1 down to a millionth, so that some stake suits whatever is true: docs/methods.md.
class Gambler {
 public:
  /// Patient ones find small differences at little cost to finding large ones, bold ones large
  /// ones.
  enum Temper { PATIENT, BOLD };

  explicit Gambler(Temper temper);

  /// Plays a step that brings `gain`, from -1 to 1, times the stake. Returns the capital.
  double bet(double gain);
  double capital() const { return capital_; }
  /// Starts again with a capital of 1, spread as it is now.
  void start_anew();

 private:
  std::array<double, 40> shares_;
  double capital_ = 0;
};

/// Does player 1 come ahead of player 2 more often than not? Asked after every match, until the
/// answer is clear: if P(ahead) <= P(behind), the answer AHEAD ever comes with probability at most
/// P; if P(ahead) >= P(behind), so does BEHIND: whatever the truth (docs/methods.md).
///
/// It ends with probability 1 unless the two are equal, or closer than a millionth. Then it goes on
/// forever with probability at least 1 - 2P, so the caller sets a limit. Mean number of matches at
/// P = 0.05, without ties, by the share of matches in which player 1 comes ahead:
///
///     51%    55%   60%  70%  85%  100%
///     26000  950   210  50   15   6
///
/// Ties say nothing in either direction, and only the order of the calls of add() matters.
/// Only additions and multiplications are used: the answer is the same on every machine.
class SequentialTest {
 public:
  enum Answer { OPEN, AHEAD, BEHIND };

  /// `error` is P, strictly between 0 and 1; otherwise std::invalid_argument is thrown.
  explicit SequentialTest(double error);

  /// Adds the next `matches` matches (at least 1), in `ahead` of which player 1 came ahead and in
  /// `behind` behind; else std::invalid_argument is thrown. They are one step of the test: matches
  /// that depend on each other, like those of a seed, belong in one step. An answer is final:
  /// nothing more is added.
  Answer add(int ahead, int behind, int matches = 1);

  Answer answer() const { return _answer; }
  /// How many matches were added until the answer, or so far.
  std::int64_t matches() const { return _matches; }

 private:
  double _goal;
  Gambler _on_ahead{Gambler::PATIENT}, _on_behind{Gambler::PATIENT};
  std::int64_t _matches = 0;
  Answer _answer = OPEN;
};

/// Whether no more matches are needed after a player was ahead of three of the opponent, of their
/// mean, in so many matches. It qualifies if it is ahead in more than half. One that is ahead in
/// 60% fails in less than 5% of cases; it is clear after 12 matches at the earliest.
bool is_clear(int ahead, int matches);
constexpr int MOST_TO_QUALIFY = 96;  ///< Matches; then it is clear in any case.

/// Whether these matches say so with the lead that ends them early.
bool is_sure(int ahead, int matches);

/// When a series ends early: once it is settled who comes ahead of whom more often than not, with a
/// probability of at most `error` that any of these answers is wrong.
struct Until {
  double error;
  int best = 0;            ///< Settles only who the best so many are; 0: the whole order.
  bool qualified = false;  ///< Asks, instead of all this, whether player 1 qualifies: is_clear().

  /// "0.05", "0.05,best=3", "qualified"
  std::string text() const;
};

/// The argument of --until, as text() writes it. @throws UsageError
Until parse_until(const std::string& word);

/// The order of players, found pair by pair: A is before B if A comes ahead of B more often than
/// not in the matches that both play. (In a league: RankingOrder.) The main methods are add(),
/// look() and is_open(). Why the error holds for all answers together: docs/methods.md.
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
  enum Answer { AHEAD, BEHIND, NUM_ANSWERS };

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
  std::vector<Bet> bets_;  ///< By pairs, the player with the lower number first.
  std::int64_t num_added_ = 0;
  bool has_started_ = false;
};

}  // namespace game_engine
