#ifndef ENGINE_MATCHRESULT_HH
#define ENGINE_MATCHRESULT_HH

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "Series.hh"

namespace game_engine {

/// More statistics than any game has.
constexpr int MAX_STATISTICS = 16;

/// How a player came out of one match of a series.
struct PlayerResult {
  int seat = 0;
  int score = 0;
  std::int64_t cpu_time = 0;                                 ///< In microseconds.
  std::array<std::int64_t, MAX_STATISTICS> statistics = {};  ///< Those of Board::statistics().
  char out[200] = "";  ///< "in round 57: segmentation fault (SIGSEGV)"; empty if it was not out.

  bool is_out() const { return out[0] != '\0'; }
  /// Notes why it was out: what is no printable UTF-8 is left out, and what is too long.
  void set_out(std::string_view text);
};

/// How a match of a series ended. Plain memory, so that it goes from process to process.
struct MatchResult {
  std::int64_t number = 0;                             ///< Of the match.
  std::array<PlayerResult, NUM_PLAYERS> players = {};  ///< As on the command line.

  std::array<int, NUM_PLAYERS> scores() const;
};

/// The text without what is no printable UTF-8, at most `most` bytes of it.
std::string printable(std::string_view text, std::size_t most);

}  // namespace game_engine

#endif
