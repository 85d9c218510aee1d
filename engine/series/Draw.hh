#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace game_engine {

/// Random numbers for what the engine draws besides matches: SplitMix64 (G. Steele, D. Lea,
/// C. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014). Neighbouring seeds
/// give sequences that have nothing to do with each other.
class Draw {
 public:
  explicit Draw(std::int64_t seed) : state_(std::uint64_t(seed)) { state_ = next(); }

  /// The plain generator, of which neighbouring seeds have most of their numbers in common.
  static Draw plain(std::int64_t seed) {
    Draw draw(0);
    draw.state_ = std::uint64_t(seed);
    return draw;
  }

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  /// From 0 to n - 1, n at least 1 and far below 2^64: all with the same chance, as nearly as that
  /// matters.
  std::uint64_t below(std::uint64_t n) { return next() % n; }

  std::int64_t match_seed() { return std::int64_t(next() & 0x7fffffff); }

  void shuffle(std::vector<int>& numbers) {
    for (std::size_t k = numbers.size(); k > 1; --k) std::swap(numbers[k - 1], numbers[below(k)]);
  }

 private:
  std::uint64_t state_;
};

}  // namespace game_engine
