#pragma once

#include <array>
#include <cstdint>

namespace game_engine {

/// Does player 1 come ahead of player 2 more often than not? Asked after every match, until the
/// answer is clear: if P(ahead) <= P(behind), the answer AHEAD ever comes with probability at most
/// P; if P(ahead) >= P(behind), so does BEHIND.
///
/// The test bets against each answer's contrary, as a gambler with a capital of 1. One puts a
/// fixed share of the capital, the stake, on "ahead" in every match. While ahead is no likelier
/// than behind, the game is fair at best, and the capital ever reaches 1 / P with probability at
/// most P (J. Ville, "Etude critique de la notion de collectif", 1939). Another bets on "behind".
/// Each spreads the capital over stakes from 1 down to a millionth, so that some stake suits any
/// true difference (the method of mixtures: H. Robbins, "Statistical methods related to the law of
/// the iterated logarithm", Ann. Math. Statist. 41, 1970; for results that are fractions: I.
/// Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by betting", J. R.
/// Statist. Soc. B 86, 2024).
///
/// Wald's test would need fewer matches, but answers another question: one must name a difference
/// too small to matter, and between players closer than that its error is unbounded. This one keeps
/// to P whatever the truth. It ends with probability 1 unless the two are equal (closer than a
/// millionth); equal players go on forever with probability at least 1 - 2P, so the caller sets a
/// limit. Mean number of matches at P = 0.05, without ties, by the share in which player 1 comes
/// ahead:
///
///     51%    55%   60%  70%  85%  100%
///     26000  950   210  50   15   6
///
/// With a margin there is a third answer, LEVEL: the mean lead, matches ahead less matches behind
/// by all matches, is less than the margin in both directions. Two more gamblers bet on that; where
/// it isn't true, it ever comes with probability at most P. Then players that are equal don't go on
/// forever.
///
/// Ties say nothing in either direction, and only the order of the calls of add() matters.
/// Only additions and multiplications are used: the answer is the same on every machine.
class SequentialTest {
 public:
  enum Answer { OPEN, AHEAD, BEHIND, LEVEL };

  /// `error` is P, between 0 and 1, both excluded, and `margin` from 0, for none, to less than 1;
  /// else std::invalid_argument is thrown.
  explicit SequentialTest(double error, double margin = 0);

  /// Adds the next `matches` matches (at least 1), in `ahead` of which player 1 came ahead and in
  /// `behind` behind; else std::invalid_argument is thrown. They are one step of the test: matches
  /// that depend on each other, like those of a seed, belong in one step. An answer is final:
  /// nothing more is added.
  Answer add(int ahead, int behind, int matches = 1);

  Answer answer() const { return _answer; }

  /// How many matches were added until the answer, or so far.
  std::int64_t matches() const { return _matches; }

  /// The least P with an answer by now; 1 if there is none.
  double error_so_far() const { return 1 / _highest; }

 private:
  static constexpr int STAKES = 40;

  using Capital = std::array<double, STAKES>;

  double _goal;
  double _margin;
  Capital _on_ahead;
  Capital _on_behind;
  Capital _on_less_ahead;  ///< On a lead of less than the margin.
  Capital _on_less_behind;
  bool _is_less_ahead = false;
  bool _is_less_behind = false;
  double _highest = 1;
  std::int64_t _matches = 0;
  Answer _answer = OPEN;
};

}  // namespace game_engine
