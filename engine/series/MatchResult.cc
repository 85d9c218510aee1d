#include "MatchResult.hh"

#include <engine/text/Words.hh>
#include <cstring>

namespace game_engine {

void PlayerResult::set_out(std::string_view text) {
  const std::string kept = printable(text, sizeof out - 1);
  std::memcpy(out, kept.c_str(), kept.size() + 1);
}

std::array<int, NUM_PLAYERS> MatchResult::scores() const {
  std::array<int, NUM_PLAYERS> result;
  for (int player = 0; player < NUM_PLAYERS; ++player) result[player] = players[player].score;
  return result;
}

}  // namespace game_engine
