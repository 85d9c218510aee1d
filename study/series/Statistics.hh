#pragma once

#include <engine/text/Ranges.hh>
#include <array>
#include <cstdint>
#include <limits>
#include <numeric>
#include <vector>

namespace game_engine {

constexpr int PLAYERS_PER_MATCH = 4;

/// Ranks and shares of wins are counted in twelfths, so that every tie of two, three or four
/// players divides evenly and the sums over many matches are whole numbers.
constexpr int TWELFTHS = 12;

/// 95% of the standard normal distribution lies between -NORMAL_95 and NORMAL_95, and 95% below
/// ONE_SIDED_95: with as many digits as estimates deserve.
constexpr double NORMAL_95 = 1.96, ONE_SIDED_95 = 1.645;

/// With its 95% confidence interval.
struct Estimate {
  double value;
  double low;
  double high;
};

/// How a player did in a match, in twelfths.
struct Finish {
  int rank;  ///< 12 for the best, 48 for the worst; players with the same score share their mean
  int win;   ///< 12 for the only winner, 6 for each of two that share the win, 0 for the others
  int pass;  ///< 12 for the first two; players who tie for these places share them
};

/// How the four players of a match finished, by their scores; more points is better.
std::array<Finish, PLAYERS_PER_MATCH> finishes(const std::array<int, PLAYERS_PER_MATCH>& scores);

/// Mean and spread of whole numbers, in whatever order: scores, microseconds, twelfths.
///
/// The intervals are for independent observations. Matches of the same seed are not: add one number
/// per seed, the sum over its matches, and divide by the number of matches in `unit`.
class Sample {
 public:
  void add(std::int64_t number);

  std::int64_t count() const { return _count; }
  std::int64_t sum() const { return _sum; }

  /// The extremes; in an empty sample, the limits of the type the wrong way round.
  std::int64_t minimum() const { return _minimum; }
  std::int64_t maximum() const { return _maximum; }

  /// NaN in an empty sample.
  double mean() const;

  /// The unbiased estimate (divisor n - 1); NaN with fewer than two numbers.
  double variance() const;

  /// The mean with the interval of Student's t, in units of `unit` (12 for twelfths). With one
  /// number the interval is unbounded; in an empty sample all three are NaN.
  Estimate mean_estimate(double unit = 1) const;

 private:
  __extension__ using Wide = __int128;

  std::int64_t _count = 0;
  std::int64_t _sum = 0;
  Wide _squares = 0;
  std::int64_t _minimum = std::numeric_limits<std::int64_t>::max();
  std::int64_t _maximum = std::numeric_limits<std::int64_t>::min();
};

/// The share `value` of `trials` independent trials with its Wilson score interval. No trials: the
/// value is NaN, the interval everything.
Estimate wilson_estimate(double share, double trials);

/// The share of wins in matches that were played in blocks of `block` dependent ones, those of a
/// seed. `wins` holds one number per block, in twelfths: docs/methods.md.
Estimate win_estimate(const Sample& wins, int block = 1);

/// The t of Student's distribution with 95% of the probability between -t and t; infinity below one
/// degree of freedom.
double student_t95(std::int64_t freedom);

/// The probability that the mean of so many independent numbers is as high as this, or higher, if
/// it is really 0: that of Student's t. If all numbers are the same: that as many coins all show
/// heads.
double error_of_being_above_0(const Sample& sample);

/// Which of several claims are sure, each with its own error, so that any of these is wrong with
/// probability at most `error`, however they depend on each other (Holm's procedure).
std::vector<bool> sure_together(const std::vector<double>& errors, double error);

/// The same for a mean as far from 0 as this, on its side.
double error_of_difference(const Sample& sample);

/// Sorts by key(element), a number, the greatest first; equal elements keep their order.
template <typename T, typename Key>
void put_greatest_first(std::vector<T>& list, Key key) {
  stable_sort(list, [&](const T& a, const T& b) { return key(a) > key(b); });
}

/// The positions of these numbers, in that order.
inline std::vector<std::size_t> greatest_first(const std::vector<double>& numbers) {
  std::vector<std::size_t> order(numbers.size());
  std::iota(order.begin(), order.end(), std::size_t(0));
  put_greatest_first(order, [&](std::size_t k) { return numbers[k]; });
  return order;
}

}  // namespace game_engine
