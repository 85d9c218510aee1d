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

/// Checks that lists(state), a tuple of lists none of which is empty, are the same when
/// forget(data) has emptied all units: they are ready, and no unit is looked at to give them.
template <typename Lists, typename Forget>
void check_lists_are_ready(const StartPosition& position, Lists lists, Forget forget) {
  PlayedPosition play(position);
  const State state(play.settings(), &play.state());
  const auto before = lists(state);
  forget(const_cast<StateData&>(play.state()));
  std::apply([](const auto&... list) { CHECK((not list.empty() and ...)); }, before);
  CHECK(lists(state) == before);
}

}  // namespace tests
