#pragma once

#include <engine/game/Game.hh>
#include <engine/match/PlayerRunner.hh>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace game_engine {

/// For each player, how many of its orders in some rounds had each outcome, by its number.
using OrderCounts = std::array<std::map<int, int>, NUM_PLAYERS>;

/// A match from its first round to its last.
struct Recording {
  std::string trace;
  std::vector<OrderCounts> orders;  ///< In each round; empty if they are not known.
};

/// Plays a match in a process of its own. Nothing if it is interrupted, or a player's code ends the
/// process, which has said so. @throws std::runtime_error
std::optional<Recording> record_match(const Configuration& configuration, const Names& names,
                                      const MatchSeed& seed, const MakeRunner& make_runner);

}  // namespace game_engine
