#ifndef ENGINE_SERIES_DRAW_HH
#define ENGINE_SERIES_DRAW_HH

#include <cstdint>

namespace game_engine {

/// Random numbers for what the engine draws besides matches: SplitMix64 (G. Steele, D. Lea,
/// C. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014). Neighbouring seeds
/// give sequences that have nothing to do with each other.
class Draw {
 public:
  explicit Draw(std::int64_t seed) : state_(std::uint64_t(seed)) { state_ = next(); }

  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  /// From 0 to n - 1, n at least 1 and far below 2^64: all with the same chance, as nearly as that
  /// matters.
  std::uint64_t below(std::uint64_t n) { return next() % n; }

 private:
  std::uint64_t state_;
};

}  // namespace game_engine

#endif
