#include "QuadraticFit.hh"

#include <algorithm>
#include <cmath>
#include <limits>

namespace game_engine {

namespace {

// The prior of the coefficients: standard deviations around 0, wide for advantages of at most 3, as
// ranks give.
constexpr double SLOPE_BEFORE = 3, CURVATURE_BEFORE = 20, TWIST_BEFORE = 10;

int num_features(int numbers) { return 2 * numbers + numbers * (numbers - 1) / 2; }

double mean_square(const std::vector<Comparison>& comparisons) {
  double sum = 0;
  for (const Comparison& comparison : comparisons)
    sum += comparison.advantage * comparison.advantage;
  // If no difference was seen, a very small one.
  return std::max(sum, 1e-6) / double(std::max<std::size_t>(1, comparisons.size()));
}

// The weight of a comparison, by the distance of its middle from the centre.
double weight(const Comparison& comparison, const Point& centre, double width) {
  if (width == 0) return 1;
  double farthest = 0;
  for (std::size_t k = 0; k < centre.size(); ++k) {
    const double middle = (comparison.first[k] + comparison.second[k]) / 2;
    farthest = std::max(farthest, std::abs(middle - centre[k]) / width);
  }
  return 1 / (1 + farthest * farthest * farthest * farthest);
}

}  // namespace

QuadraticFit::QuadraticFit(const std::vector<Comparison>& comparisons, const Point& centre,
                           double width)
    : numbers_(int(centre.size())),
      centre_(centre),
      variance_(mean_square(comparisons)),
      information_(num_features(numbers_)),
      coefficients_(std::size_t(num_features(numbers_))) {
  for (int k = 0; k < num_features(numbers_); ++k) {
    const double before = k < numbers_       ? SLOPE_BEFORE
                          : k < 2 * numbers_ ? CURVATURE_BEFORE
                                             : TWIST_BEFORE;
    information_.row(k)[k] = variance_ / (before * before);
  }
  for (const Comparison& comparison : comparisons)
    add(comparison, weight(comparison, centre, width));
  information_.factorize();
  coefficients_ = information_.solve(coefficients_);
}

// Each number and half its square, then the products of two, all seen from the centre.
Vector QuadraticFit::features(const Point& point) const {
  Vector features(coefficients_.size());
  for (int a = 0; a < numbers_; ++a) {
    const double at = point[a] - centre_[a];
    features[a] = at;
    features[std::size_t(numbers_) + std::size_t(a)] = at * at / 2;
    for (int b = 0; b < a; ++b) features[product_place(a, b)] = at * (point[b] - centre_[b]);
  }
  return features;
}

std::size_t QuadraticFit::product_place(int a, int b) const {
  if (a < b) std::swap(a, b);
  return 2 * std::size_t(numbers_) + std::size_t(a) * std::size_t(a - 1) / 2 + std::size_t(b);
}

void QuadraticFit::add(const Comparison& comparison, double weight) {
  Vector features = this->features(comparison.first);
  const Vector others = this->features(comparison.second);
  for (std::size_t k = 0; k < features.size(); ++k) features[k] -= others[k];
  for (std::size_t k = 0; k < features.size(); ++k) {
    const double weighted = weight * features[k];
    double* row = information_.row(int(k));
    for (std::size_t l = 0; l <= k; ++l) row[l] += weighted * features[l];
    coefficients_[k] += weighted * comparison.advantage;
  }
}

Difference QuadraticFit::difference(const Point& a, const Point& b) const {
  Vector features = this->features(a);
  const Vector others = this->features(b);
  double value = 0;
  for (std::size_t k = 0; k < features.size(); ++k) {
    features[k] -= others[k];
    value += features[k] * coefficients_[k];
  }
  return {value, std::sqrt(variance_ * information_.inverse_product(features, features))};
}

// How the surface rises with number k, at the point.
double QuadraticFit::slope(const Point& point, int k) const {
  const std::size_t own = std::size_t(k);
  double slope = coefficients_[own] + coefficients_[std::size_t(numbers_) + std::size_t(k)] *
                                          (point[own] - centre_[own]);
  for (int other = 0; other < numbers_; ++other)
    if (other != k)
      slope += coefficients_[product_place(k, other)] * (point[other] - centre_[other]);
  return slope;
}

Point QuadraticFit::best(const Point& least, const Point& most) const {
  constexpr int ROUNDS = 100;
  Point point = centre_;
  for (int round = 0; round < ROUNDS; ++round) {
    for (int k = 0; k < numbers_; ++k) {
      const std::size_t own = std::size_t(k);
      const double curvature = coefficients_[std::size_t(numbers_) + std::size_t(k)];
      const double slope = this->slope(point, k), from = point[own];
      const auto rise = [&](double to) {
        return (to - from) * (slope + curvature * (to - from) / 2);
      };
      const double end = rise(least[own]) > rise(most[own]) ? least[own] : most[own];
      const double top = curvature < 0 ? from - slope / curvature : end;
      point[own] = least[own] < top and top < most[own] ? top : end;
    }
  }
  return point;
}

double QuadraticFit::error_of_best(const Point& best, int k) const {
  const double infinite = std::numeric_limits<double>::infinity();
  const std::size_t curvature = std::size_t(numbers_) + std::size_t(k);
  Vector unit(coefficients_.size());
  unit[curvature] = 1;
  const double error_of_curvature = std::sqrt(variance_ * information_.inverse_product(unit, unit));
  if (coefficients_[curvature] > -3 * error_of_curvature) return infinite;
  // The slope is a sum of coefficients, with these factors.
  Vector factors(coefficients_.size());
  factors[k] = 1;
  for (int other = 0; other < numbers_; ++other) {
    const double at = best[other] - centre_[other];
    factors[other == k ? curvature : product_place(k, other)] = at;
  }
  const double error_of_slope =
      std::sqrt(variance_ * information_.inverse_product(factors, factors));
  return error_of_slope / -coefficients_[curvature];
}

}  // namespace game_engine
