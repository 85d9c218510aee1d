#pragma once

#include <vector>

#include "Matrix.hh"

namespace game_engine {

/// A point of the cube in which each number goes from 0 (the least) to 1 (the most).
using Point = std::vector<double>;

/// An observation: by how much the first point did better, in any unit.
struct Comparison {
  Point first, second;
  double advantage;
};

/// A difference and its standard error.
struct Difference {
  double value;
  double error;
};

/// How good each point is: a polynomial of second degree, fitted to comparisons by least squares.
/// It has no constant term, which comparisons can't show.
class QuadraticFit {
 public:
  /// Comparisons count less the farther their middle is from `centre`: half as much at the distance
  /// `width` in any number. `width` 0: all count alike.
  QuadraticFit(const std::vector<Comparison>& comparisons, const Point& centre, double width);

  /// By how much `a` is better than `b`.
  Difference difference(const Point& a, const Point& b) const;

  /// The best point with each number between `least` and `most`, found by improving one number
  /// after the other from the centre.
  Point best(const Point& least, const Point& most) const;

  /// The standard error of number `k` of the best point; infinite if the surface is not surely
  /// curved there.
  double error_of_best(const Point& best, int k) const;

 private:
  Vector features(const Point& point) const;
  std::size_t product_place(int a, int b) const;
  void add(const Comparison& comparison, double weight);
  double slope(const Point& point, int k) const;

  const int numbers_;
  const Point centre_;
  double variance_;     ///< Of one comparison.
  Matrix information_;  ///< Factorized.
  Vector coefficients_;
};

}  // namespace game_engine
