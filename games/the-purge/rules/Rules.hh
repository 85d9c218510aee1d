#pragma once

// The releases of the game: how their rules differ.

#include <engine/board/Walls.hh>

namespace game_engine {

/// The rules of a release: each difference is asked at one place.
struct Rules {
  const char* release;                  ///< Its name in a configuration.
  bool builds_at_night;                 ///< Builders do.
  bool builders_demolish_like_hammers;  ///< Whatever number the file has for them.
  bool fights_are_in_thousandths;       ///< The number drawn is out of 1001, not of a million.
  bool builders_are_weakest;            ///< They may not be stronger than a hammer.
  WallTurns turns;                      ///< Of the buildings.
};

/// The current one first.
constexpr Rules RELEASES[] = {
    {"1.1", false, false, false, false, WallTurns::DRAWN},
    {"1.0", true, true, true, true, WallTurns::SHUFFLED},
    {"1.0.2", false, false, true, true, WallTurns::SHUFFLED},
};

}  // namespace game_engine
