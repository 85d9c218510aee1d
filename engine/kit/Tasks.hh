#pragma once

// What a unit has to do, as the coach sorts them: included by a game's Tasks.cc, which defines the
// functions of Game.hh about tasks.

#include <State.hh>
#include <cstdlib>

#include <engine/game/Game.hh>
#include <engine/game/Seat.hh>

namespace game_engine {

/// Whether a cell with f(cell) is at most so many steps from p, in the four directions, other than
/// p itself; walls don't matter.
template <typename F>
bool is_near(const State& state, Pos p, int steps, F f) {
  for (int i = -steps; i <= steps; ++i)
    for (int rest = steps - std::abs(i), j = -rest; j <= rest; ++j) {
      const Pos q = p + Pos(i, j);
      if ((i != 0 or j != 0) and state.pos_ok(q) and f(state.cell(q))) return true;
    }
  return false;
}

/// What the player in a seat sees.
inline State state_of(const Seat& seat) { return {*seat.settings, seat.state}; }

}  // namespace game_engine
