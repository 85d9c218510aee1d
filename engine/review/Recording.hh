#pragma once

#include <engine/game/Game.hh>
#include <engine/match/PlayerRunner.hh>
#include <engine/series/Habits.hh>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace game_engine {

/// A match from its first round to its last.
struct Recording {
  std::string trace;
  std::vector<HabitsBySeat> habits;  ///< In each round.
};

/// Plays a match in a process of its own. Nothing if it is interrupted, or a player's code ends the
/// process, which has said so. @throws std::runtime_error
std::optional<Recording> record_match(const Configuration& configuration, const Names& names,
                                      const MatchSeed& seed, const MakeRunner& make_runner);

}  // namespace game_engine
