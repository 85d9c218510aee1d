#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace game_engine {

/// Adds without overflow: a match with huge parameters ends with the largest number.
inline void grow(int& sum, std::int64_t by) {
  sum = int(std::min<std::int64_t>(sum + by, std::numeric_limits<int>::max()));
}

}  // namespace game_engine
