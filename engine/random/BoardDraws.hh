#pragma once

#include <Random.hh>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "MatchSeed.hh"

namespace game_engine {

/// What a board draws. By the original rules, one number after the other of a Random. By the
/// current ones, the numbers of each round follow from the seed, the key and the round alone.
class BoardDraws {
 public:
  /// For the first state.
  BoardDraws(const MatchSeed& seed, bool original_rules)
      : original_rules_(original_rules), seed_(seed), originally_(seed.number) {}

  /// From now on, draws are those of this round; the original ones go on.
  void start_round(int round) {
    purpose_ = MatchSeed::ROUND;
    round_ = std::uint32_t(round);
    counter_ = 0;
    next_ = block_.size();
  }

  /// From now on, draws follow from this seed, and the key stays.
  void follow(std::int64_t seed) {
    seed_.number = seed;
    originally_ = Random(seed);
    next_ = block_.size();
  }

  /// A number from `l` to `u`, both included, each with the same chance; `l` if there is no other.
  int random(int l, int u) {
    if (original_rules_) return originally_.random(l, u);
    const std::int64_t size = std::int64_t(u) - l + 1;
    return size <= 1 ? l : int(l + std::int64_t(below(std::uint64_t(size))));
  }

  /// By the original rules, goes on as if random_permutation(n) had been drawn.
  void skip_permutation(int n) {
    if (n > UNDRAWN_) originally_.skip_(n - UNDRAWN_);
  }

  /// The numbers 0 to `n` - 1, each order with the same chance.
  std::vector<int> random_permutation(int n) {
    if (original_rules_) return originally_.random_permutation(n);
    std::vector<int> v(std::size_t(n < 0 ? 0 : n));
    for (int k = 0; k < n; ++k) v[k] = k;
    for (int k = 0; k < n; ++k) std::swap(v[k], v[random(k, n - 1)]);
    return v;
  }

 private:
  // A number below `size`, at most 2^32, exactly each with the same chance: D. Lemire, "Fast Random
  // Integer Generation in an Interval", ACM TOMACS 29(1), 2019, algorithm 5.
  std::uint64_t below(std::uint64_t size) {
    constexpr std::uint64_t ALL = std::uint64_t(1) << 32;
    std::uint64_t product = next() * size;
    if (product % ALL < size)
      for (const std::uint64_t left_over = ALL % size; product % ALL < left_over;)
        product = next() * size;
    return product / ALL;
  }

  std::uint64_t next() {
    if (next_ == block_.size()) draw_block();
    return block_[next_++];
  }

  // Once in 16 numbers: apart, so that next() is short where it is used.
  [[gnu::noinline]] void draw_block() {
    block_ = seed_.block(purpose_, round_, counter_++);
    next_ = 0;
  }

  bool original_rules_;
  MatchSeed seed_;
  Random originally_;
  MatchSeed::Purpose purpose_ = MatchSeed::FIRST_BOARD;
  std::uint32_t round_ = 0, counter_ = 0;
  std::array<std::uint32_t, 16> block_{};
  std::size_t next_ = 16;  ///< In the block.
};

}  // namespace game_engine
