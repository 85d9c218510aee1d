#pragma once

// Players are made for their seats, and the code that runs is that of one of them.

#include <memory>
#include <string>

class Player;

namespace game_engine {

struct Seat;

/// Whether a player of that name can be made: a registered one, or `NAME@N`, who is NAME for N of
/// 100 units, 0 to 100, and Demo for the others (the others of Demo have no orders). Which units
/// these are is drawn once for the match, so a greater N adds units to those of a smaller one.
bool is_player(const std::string& name);

/// From now on, the code that runs is that of the player in this seat: what it calls without an
/// object goes by that. Of seat_player() this is part.
void sit_down(const Seat& seat);

/// Sits down; at its end no player's code runs, and the seat's state may go.
class Sitting {
 public:
  explicit Sitting(const Seat& seat) { sit_down(seat); }
  ~Sitting();
  Sitting(const Sitting&) = delete;
};

/// Makes the player `name` for a seat: its constructor already sees the state.
/// Its random numbers start when it is made, and once more before its first round.
/// @throws std::out_of_range unless is_player(name)
std::unique_ptr<Player> seat_player(const std::string& name, const Seat& seat);

}  // namespace game_engine
