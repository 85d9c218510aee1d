#pragma once

#include <array>
#include <cstdint>

namespace game_engine {

/// A capital of 1, bet on an outcome at every step. It is spread over stakes, the shares at risk,
/// from 1 down to a millionth, so that some stake suits whatever is true (the method of mixtures:
/// H. Robbins, "Statistical methods related to the law of the iterated logarithm", Ann. Math.
/// Statist. 41, 1970; for results that are fractions: I. Waudby-Smith and A. Ramdas, "Estimating
/// means of bounded random variables by betting", J. R. Statist. Soc. B 86, 2024).
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
/// P; if P(ahead) >= P(behind), so does BEHIND.
///
/// Two gamblers bet, one on "ahead", the other on "behind". While ahead is no likelier than behind,
/// the first one's game is fair at best, and its capital ever reaches 1 / P with probability at
/// most P (J. Ville, "Etude critique de la notion de collectif", 1939).
///
/// It keeps to P whatever the truth (Wald's test is quicker, but does so only if the difference is
/// at least one named beforehand), and ends with probability 1 unless the two are equal, or closer
/// than a millionth. Then it goes on forever with probability at least 1 - 2P, so the caller sets a
/// limit. Mean number of matches at P = 0.05, without ties, by the share of matches in which player
/// 1 comes ahead:
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

}  // namespace game_engine
