#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace game_engine {

/// Random numbers for everything outside matches: SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast
/// splittable pseudorandom number generators", OOPSLA 2014). Neighbouring seeds give unrelated
/// sequences.
class SplitMix {
 public:
  explicit SplitMix(std::int64_t seed) : state_(std::uint64_t(seed)) { state_ = next(); }

  /// The plain generator, whose neighbouring seeds share most of their numbers.
  static SplitMix plain(std::int64_t seed) {
    SplitMix draw(0);
    draw.state_ = std::uint64_t(seed);
    return draw;
  }

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  /// From 0 to n - 1, with practically equal chances: n is at least 1 and far below 2^64.
  std::uint64_t below(std::uint64_t n) { return next() % n; }

  std::int64_t match_seed() { return std::int64_t(next() & 0x7fffffff); }

  void shuffle(std::vector<int>& numbers) {
    for (std::size_t k = numbers.size(); k > 1; --k) std::swap(numbers[k - 1], numbers[below(k)]);
  }

 private:
  std::uint64_t state_;
};

}  // namespace game_engine
