#pragma once

#include <Player.hh>
#include <engine/match/Match.hh>
#include "Boards.hh"

namespace tests {

/// What a player does in play().
using Script = std::function<void(Player&)>;

/// Plays a match of four players that do what their scripts say; none: nothing.
/// Returns the match when it is over.
std::unique_ptr<Match> play_scripts(const Configuration& configuration,
                                    const std::array<Script, 4>& scripts, std::int64_t seed = 1);

/// Lets a player look at the first round of a match from a position.
void look(const StartPosition& position, const Script& script, int player = 0);

}  // namespace tests
