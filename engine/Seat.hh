#ifndef ENGINE_SEAT_HH
#define ENGINE_SEAT_HH

#include <State.hh>
#include <cstdint>
#include <memory>
#include <string>

class Player;

namespace game_engine {

/// What a new player is given: by whom it is made and what it looks at.
struct Seat {
  int player;              ///< 0 to 3.
  std::int64_t seed;       ///< Of the match; the player's own generator follows from it.
  Settings settings;       ///< Of the match.
  const StateData* state;  ///< Stays where it is for the whole match.
};

/// Makes the registered player `name` for a seat: its constructor already sees the state.
/// Its random numbers start when it is made, and once more before its first round.
/// @throws std::out_of_range if nobody registered that name.
std::unique_ptr<Player> seat_player(const std::string& name, const Seat& seat);

}  // namespace game_engine

#endif
