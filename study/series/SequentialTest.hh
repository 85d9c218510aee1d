#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace game_engine {

/// Does player 1 come ahead of player 2 more often than not? Asked after every match, until the
/// answer is clear: if P(ahead) <= P(behind), the answer AHEAD ever comes with probability at most
/// P; if P(ahead) >= P(behind), so does BEHIND (docs/methods.md). If the two are equal, it may
/// never come, so the caller sets a limit. Mean number of matches at P = 0.05, without ties, by the
/// share in which player 1 comes ahead:
///
///     51%    55%   60%  70%  85%  100%
///     26000  950   210  50   15   6
///
/// Only additions and multiplications are used: the answer is the same on every machine.
class SequentialTest {
 public:
  enum Answer { OPEN, AHEAD, BEHIND };

  /// `error` is P, strictly between 0 and 1.
  explicit SequentialTest(double error);

  /// Adds `matches` matches that may depend on each other, like those of a seed: in so many player
  /// 1 came ahead or behind. After an answer, nothing is added.
  Answer add(int ahead, int behind, int matches = 1);

  Answer answer() const { return _answer; }
  /// Added.
  std::int64_t matches() const { return _matches; }

 private:
  /// A capital of 1 that is bet on an answer at every step, spread over stakes: docs/methods.md.
  using Capital = std::array<double, 40>;
  static double bet(Capital& capital, double gain);

  double _goal;
  Capital _on_ahead, _on_behind;
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
/// probability of at most `error` that the answer is wrong.
struct Until {
  double error;
  bool qualified = false;  ///< Asks, instead of this, whether player 1 qualifies: is_clear().

  /// "0.05", "qualified"
  std::string text() const;
};

/// The argument of --until, as text() writes it. @throws UsageError
Until parse_until(const std::string& word);

}  // namespace game_engine
