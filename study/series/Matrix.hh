#pragma once

#include <cmath>
#include <vector>

namespace game_engine {

using Vector = std::vector<double>;

/// A positive definite matrix; only the lower triangle is stored.
class Matrix {
 public:
  explicit Matrix(int size) : size_(size), cells_(size * size) {}

  double* row(int i) { return &cells_[i * size_]; }
  const double* row(int i) const { return &cells_[i * size_]; }

  /// Replaces the matrix by its Cholesky factor L (the matrix is L times its transpose).
  void factorize() {
    for (int i = 0; i < size_; ++i) {
      for (int k = 0; k <= i; ++k) {
        double rest = row(i)[k];
        for (int l = 0; l < k; ++l) rest -= row(i)[l] * row(k)[l];
        row(i)[k] = i == k ? std::sqrt(rest) : rest / row(k)[k];
      }
    }
  }

  /// Of the factorized matrix: the solution of (L L^T) x = b.
  Vector solve(Vector b) const {
    for (int i = 0; i < size_; ++i) {
      for (int k = 0; k < i; ++k) b[i] -= row(i)[k] * b[k];
      b[i] /= row(i)[i];
    }
    for (int i = size_ - 1; i >= 0; --i) {
      b[i] /= row(i)[i];
      for (int k = 0; k < i; ++k) b[k] -= row(i)[k] * b[i];
    }
    return b;
  }

  /// Of the factorized matrix: the diagonal of the inverse of L L^T.
  Vector inverse_diagonal() const {
    Vector diagonal(size_);
    for (int j = 0; j < size_; ++j) {
      Vector unit(size_);
      unit[j] = 1;
      diagonal[j] = solve(unit)[j];
    }
    return diagonal;
  }

 private:
  int size_;
  Vector cells_;
};

}  // namespace game_engine
