#pragma once

// The players that the program knows: each AI*.cc adds its own with its last line.

#include <cstddef>
#include <string>
#include <vector>

class Player;

/// Adds the player to those that the program knows. The last line of a player's file.
#define RegisterPlayer(NAME) GAME_ENGINE_REGISTER(NAME)

// ---------------------------------------- students need not read below this line

// Inside a player's class whose last } is missing, the name means that of its base.
constexpr bool stands_behind_the_class_ = true;

#define GAME_ENGINE_REGISTER(NAME)                                                     \
  static_assert(stands_behind_the_class_, "a } is missing somewhere above this line"); \
  static inline const game_engine::Registration registration_of_##NAME##_ {            \
#NAME, __FILE__, NAME::factory,                                                    \
        game_engine::headers_of(sizeof(Player), sizeof(game_engine::StateData))        \
  }

namespace game_engine {

constexpr int MAX_NAME_LENGTH = 12;

/// A number for the headers that a player's file was compiled with, from the sizes of their
/// classes: it differs for another game, and for another version with other data.
constexpr std::size_t headers_of(std::size_t size_of_player, std::size_t size_of_state) {
  return size_of_player + (size_of_state << 12);
}

struct RegisteredPlayer {
  std::string name;
  std::string file;      ///< The source file.
  Player* (*factory)();  ///< Makes one.
  std::size_t headers;   ///< By headers_of.
};

struct Registration {
  Registration(const char* name, const char* file, Player* (*factory)(), std::size_t headers);
};

/// All registered players by name. If two have the same name, both are there.
const std::vector<RegisteredPlayer>& registered_players();

/// The player of that name, or null.
const RegisteredPlayer* find_player(const std::string& name);

/// The player of that source file, or null.
const RegisteredPlayer* player_of_file(const std::string& file);

/// What is wrong with the registered players, one line: a name that is taken twice, or an object
/// file made with another Player.hh. Empty if all is well.
std::string registry_error();

}  // namespace game_engine
