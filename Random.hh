#pragma once

// Random numbers of your own: the same seed of the match (`-s`) gives the same numbers on
// every machine. With these a match can be played again, with `rand()` it can't.

#include <Structs.hh>
#include <cstdint>
#include <utility>
#include <vector>

class Random {
 public:
  /// A number from `l` to `u`, both included, each with the same chance.
  /// If l > u: `l`. More than a million numbers: `l`, and a warning on `cerr`, once.
  /// Example: `if (random(1, 100) <= 30) ...` happens three times in ten.
  int random(int l, int u) {
    const std::int64_t size = std::int64_t(u) - l + 1;
    if (size < 1 or size > 1000000) return bad_range_(l, u);
    random_step_();
    random_step_();
    return l + int((std::uint64_t(size) * random_state_) >> 31);
  }

  /// The numbers 0 to `n` - 1 in a random order, each order with the same chance.
  /// If n is negative or more than a million: empty.
  /// Example: `for (int d : random_permutation(8)) if (pos_ok(p + Dir(d))) ...`
  std::vector<int> random_permutation(int n) {
    if (n < 0 or n > 1000000) return {};
    std::vector<int> v(n);
    for (int k = 0; k < n; ++k) v[k] = k;
    // UNDRAWN_, of Structs.hh: how many of the last ones are not drawn.
    for (int k = 0; k < n - UNDRAWN_; ++k) std::swap(v[k], v[random(k, n - 1)]);
    return v;
  }

  // ---------------------------------------- students need not read below this line

  /// A generator for |seed| mod 2^31.
  explicit Random(std::int64_t seed = 0) : random_state_((seed < 0 ? -seed : seed) & MASK_) {}

  // Goes on as if so many numbers had been drawn: a power of the step is as linear as the step.
  void skip_(int numbers) {
    std::uint32_t factor = 843314861u, summand = 453816693u;
    for (std::uint32_t steps = 2 * std::uint32_t(numbers); steps > 0; steps /= 2) {
      if (steps % 2 == 1) random_state_ = (factor * random_state_ + summand) & MASK_;
      summand *= factor + 1;
      factor *= factor;
    }
  }

 private:
  // A linear congruential generator modulo 2^31. random() multiplies instead of
  // drawing a double in [0, 1): the product is below 2^51, so that both are exact.
  static constexpr std::uint32_t MASK_ = 0x7fffffff;
  void random_step_() { random_state_ = (843314861u * random_state_ + 453816693u) & MASK_; }

  // Returns l; the first time that there are too many numbers, says so.
  int bad_range_(int l, int u);

  std::uint32_t random_state_;
  bool range_told_ = false;
};
