#pragma once

#include <cstdint>
#include <functional>
#include <memory>

class Settings;

namespace game_engine {

struct StateData;

/// What tune() is for a player, instead of the values in its program.
using Tune = std::function<double(const char* name, double value, double least, double most)>;

/// What a player is given: who it is and what it looks at.
struct Seat {
  int player;                ///< 0 to 3.
  std::int64_t seed;         ///< Of the player's own generator; it says nothing of the board's.
  const Settings* settings;  ///< Of the match. Stay where they are for the whole match,
  const StateData* state;    ///< as the state does.
  std::shared_ptr<const Tune> tune = nullptr;  ///< Null: its own values.
  /// With DEBUG=1, gets its calls with wrong arguments: see engine/kit/WrongCall.hh. Null: nobody.
  void (*tell_wrong_call)(const char* report, int first, int second) = nullptr;
};

}  // namespace game_engine
