#include "Statistics.hh"

#include <cmath>

namespace game_engine {

namespace {

const double PI = 3.14159265358979324;
const double NOT_A_NUMBER = std::numeric_limits<double>::quiet_NaN();
const double INFINITE = std::numeric_limits<double>::infinity();

/// How many of a group of four go on.
const int PASSING_PLACES = 2;

/// NORMAL_95 to all digits: Student's t comes near it to ten of them.
const double NORMAL_95_EXACT = 1.95996398454005424;

/// The probability that |T| < sqrt(freedom) * tan(angle): Abramowitz and Stegun, 26.7.3 and 26.7.4.
double student_inside(double angle, int freedom) {
  const double square = std::cos(angle) * std::cos(angle);
  const bool odd = freedom % 2 == 1;
  double term = odd ? std::cos(angle) : 1;
  double sum = 0;
  for (int k = odd ? 3 : 2; k <= freedom; k += 2) {
    sum += term;
    term *= square * (k - 1) / k;
  }
  sum *= std::sin(angle);
  return odd ? (angle + sum) * 2 / PI : sum;
}

double student_t95_by_bisection(int freedom) {
  double low = 0, high = PI / 2;
  for (int bits = 0; bits < 60; ++bits) {
    const double middle = (low + high) / 2;
    (student_inside(middle, freedom) < 0.95 ? low : high) = middle;
  }
  return std::sqrt(freedom) * std::tan(low);
}

}  // namespace

std::array<Finish, PLAYERS_PER_MATCH> finishes(const std::array<int, PLAYERS_PER_MATCH>& scores) {
  std::array<Finish, PLAYERS_PER_MATCH> result;
  for (int i = 0; i < PLAYERS_PER_MATCH; ++i) {
    int better = 0, equal = 0;
    for (int score : scores) {
      better += score > scores[i];
      equal += score == scores[i];
    }
    result[i].rank = TWELFTHS * (2 * better + equal + 1) / 2;
    result[i].win = better == 0 ? TWELFTHS / equal : 0;
    result[i].pass = TWELFTHS * std::clamp(PASSING_PLACES - better, 0, equal) / equal;
  }
  return result;
}

void Sample::add(std::int64_t number) {
  ++_count;
  _sum += number;
  _squares += Wide(number) * number;
  _minimum = std::min(_minimum, number);
  _maximum = std::max(_maximum, number);
}

double Sample::mean() const { return _count == 0 ? NOT_A_NUMBER : double(_sum) / double(_count); }

/// In whole numbers, so that no digits are lost, however large the mean and small the spread.
double Sample::variance() const {
  if (_count < 2) return NOT_A_NUMBER;
  const Wide distances = Wide(_count) * _squares - Wide(_sum) * _sum;
  return double(distances) / (double(_count) * double(_count - 1));
}

Estimate Sample::mean_estimate(double unit) const {
  const double value = mean() / unit;
  if (_count == 0) return {value, value, value};
  if (_count == 1) return {value, -INFINITE, INFINITE};
  const double error = std::sqrt(variance() / double(_count)) / unit;
  const double width = student_t95(_count - 1) * error;
  return {value, value - width, value + width};
}

Estimate wilson_estimate(double share, double trials) {
  if (not(trials > 0)) return {NOT_A_NUMBER, 0, 1};
  const double s = NORMAL_95_EXACT * NORMAL_95_EXACT / trials;
  const double centre = share + s / 2;
  const double width = std::sqrt(s * (share * (1 - share) + s / 4));
  const double low = std::max(0.0, (centre - width) / (1 + s));
  const double high = std::min(1.0, (centre + width) / (1 + s));
  return {share, share <= 0 ? 0 : low, share >= 1 ? 1 : high};
}

Estimate win_estimate(const Sample& wins, int block) {
  const double unit = TWELFTHS * double(block);
  const double blocks = double(wins.count());
  const double share = wins.mean() / unit;
  double trials = blocks;
  if (block > 1 and wins.count() >= 2 and wins.minimum() < wins.maximum()) {
    const double effective = blocks * share * (1 - share) * unit * unit / wins.variance();
    trials = std::min(std::max(effective, blocks), blocks * block);
  }
  return wilson_estimate(share, trials);
}

double student_t95(std::int64_t freedom) {
  if (freedom < 1) return INFINITE;
  if (freedom < 1000) return student_t95_by_bisection(int(freedom));
  // Abramowitz and Stegun, 26.7.5: for 1000 degrees of freedom it is wrong by less than 10^-8.
  const double x = NORMAL_95_EXACT, s = x * x, g1 = x * (s + 1) / 4,
               g2 = x * ((5 * s + 16) * s + 3) / 96;
  return x + (g1 + g2 / double(freedom)) / double(freedom);
}

double error_of_being_above_0(const Sample& sample) {
  return sample.count() < 2 or sample.mean() <= 0 ? 1 : error_of_difference(sample);
}

// The normal number of t: Abramowitz and Stegun, 26.7.8.
double error_of_difference(const Sample& sample) {
  if (sample.count() < 2 or sample.sum() == 0) return 1;
  const double n = double(sample.count()), freedom = n - 1;
  const double variance = sample.variance();
  if (variance <= 0) return std::pow(0.5, n);
  const double t = std::abs(sample.mean()) / std::sqrt(variance / n);
  const double z = t * (1 - 1 / (4 * freedom)) / std::sqrt(1 + t * t / (2 * freedom));
  return std::erfc(z / std::sqrt(2.0)) / 2;
}

std::vector<bool> sure_together(const std::vector<double>& errors, double error) {
  std::vector<bool> sure(errors.size());
  std::size_t left = errors.size();
  std::vector<double> certain;
  for (double of_one : errors) certain.push_back(-of_one);
  for (std::size_t k : greatest_first(certain)) {
    if (errors[k] > error / double(left--)) break;
    sure[k] = true;
  }
  return sure;
}

}  // namespace game_engine
