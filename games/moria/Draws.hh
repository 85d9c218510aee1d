#pragma once

namespace game_engine {

/// As in Draws.hh of the other games. Nothing is left to draw for the last number.
constexpr int UNDRAWN = 1;

}  // namespace game_engine
