#ifndef TESTS_SCRIPTED_HH
#define TESTS_SCRIPTED_HH

#include <Player.hh>
#include <engine/match/Match.hh>
#include <functional>

namespace tests {

/// What a player does in play().
using Script = std::function<void(Player&)>;

/// Plays a match of four players that do what their scripts say; none: nothing.
/// Returns the match when it is over.
std::unique_ptr<game_engine::Match> play_scripts(const game_engine::Configuration& configuration,
                                                 const std::array<Script, 4>& scripts,
                                                 std::int64_t seed = 1);

}  // namespace tests

#endif
