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

/// "right up"; `num_directions` is 4 or 8, counted from down, by the right.
inline std::string direction_words(int dir, int num_directions) {
  static const char* const WORDS[] = {"down", "down and right", "right", "right and up",
                                      "up",   "up and left",    "left",  "left and down"};
  return 0 <= dir and dir < num_directions ? WORDS[dir * (8 / num_directions)] : "nowhere";
}

/// What the player in a seat sees.
inline State state_of(const Seat& seat) { return {*seat.settings, seat.state}; }

}  // namespace game_engine
