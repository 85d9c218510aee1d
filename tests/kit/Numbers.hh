#pragma once

#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

/// Numbers in [0, 1) that are the same on every machine: SplitMix64 (G. Steele, D. Lea, C. Flood,
/// "Fast splittable pseudorandom number generators", 2014).
class Numbers {
 public:
  explicit Numbers(std::uint64_t seed) : _state(seed) {}

  double next() {
    _state += 0x9E3779B97F4A7C15;
    std::uint64_t z = _state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return std::ldexp(static_cast<double>((z ^ (z >> 31)) >> 11), -53);
  }

  int below(int bound) { return static_cast<int>(next() * bound); }

 private:
  std::uint64_t _state;
};

template <typename T>
void shuffle(std::vector<T>& items, Numbers& numbers) {
  for (int i = static_cast<int>(items.size()) - 1; i > 0; --i) {
    std::swap(items[i], items[numbers.below(i + 1)]);
  }
}
