#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "Series.hh"

namespace game_engine {

/// More statistics than any game has.
constexpr int MAX_STATISTICS = 16;

/// How a player did in a match of a series.
struct PlayerResult {
  int seat = 0;
  int score = 0;
  std::int64_t cpu_time = 0;                                 ///< In microseconds.
  std::int64_t slowest_time = 0;                             ///< Of a round, in microseconds.
  int slowest_round = 0;                                     ///< In which it took that long.
  std::array<std::int64_t, MAX_STATISTICS> statistics = {};  ///< Those of statistics().
  char out[200] = "";  ///< "in round 57: segmentation fault (SIGSEGV)"; empty if it was not out.

  bool is_out() const { return out[0] != '\0'; }
  /// Notes why it was out, cut to fit, with question marks for what is not printable UTF-8.
  void set_out(std::string_view text);
};

/// How a match of a series ended. Plain memory, to be sent between processes.
struct MatchResult {
  std::int64_t number = 0;                             ///< Of the match.
  std::array<PlayerResult, NUM_PLAYERS> players = {};  ///< In the order of the match's group.

  std::array<int, NUM_PLAYERS> scores() const;
};

}  // namespace game_engine
