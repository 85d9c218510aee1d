#pragma once

namespace game_engine {

/// How many of the last numbers of a random permutation are not drawn. A game may differ.
constexpr int UNDRAWN = 0;

}  // namespace game_engine
