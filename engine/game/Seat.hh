#pragma once

#include <cstdint>

class Settings;

namespace game_engine {

struct StateData;

/// What a new player is given: who it is and what it looks at.
struct Seat {
  int player;                ///< 0 to 3.
  std::int64_t seed;         ///< Of the match; the player's own generator follows from it.
  const Settings* settings;  ///< Of the match. Stay where they are for the whole match,
  const StateData* state;    ///< as the state does.
};

}  // namespace game_engine
