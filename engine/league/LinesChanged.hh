#pragma once

#include <optional>
#include <string>

namespace game_engine {

/// How many lines were added or removed from one text to another, at least: all but the longest
/// common subsequence of both (E. W. Myers, "An O(ND) difference algorithm and its variations",
/// Algorithmica 1, 1986). A line that was altered counts twice. Nothing if it is more than `most`:
/// the time grows with its square.
std::optional<int> lines_changed(const std::string& before, const std::string& now,
                                 int most = 5000);

}  // namespace game_engine
