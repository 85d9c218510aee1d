#pragma once

#include <engine/random/BoardDraws.hh>
#include <cstdint>

namespace game_engine {

/// Whether the attacker wins a fight of clans with strengths n and m: by surprise in 30 of 100
/// fights, in the others with probability n / (n + m); or nearly so, if both ends of the intervals
/// can be drawn.
inline bool attacker_wins(std::int64_t n, std::int64_t m, bool with_both_ends, BoardDraws& random) {
  constexpr int SURPRISE_PERCENT = 30;
  const bool is_surprised = with_both_ends ? random.random(0, 100) < SURPRISE_PERCENT
                                           : random.random(1, 100) <= SURPRISE_PERCENT;
  if (is_surprised) return true;
  if (n == 0 and m == 0) return random.random(0, 1) == 0;
  if (with_both_ends) return random.random(0, 1000) < double(n) / double(n + m) * 1000;
  constexpr std::int64_t MILLION = 1000000;
  return random.random(0, MILLION - 1) * (n + m) < MILLION * n;
}

}  // namespace game_engine
