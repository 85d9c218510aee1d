#pragma once

#include <string>

#include "Descriptor.hh"

namespace game_engine {

/// A program to execute as a player.
struct PlayerProgram {
  Descriptor file;
  std::string problem;  ///< Why it can't be one, by the player's own fault; or empty.
};

/// A player's own file, checked and copied to memory: the copy is executed, whatever happens to the
/// file.
/// @throws IsolationError if it can't be read, or has changed
PlayerProgram open_player(const GivenFile& file, const Limits& limits);

/// This program, for linked players. @throws IsolationError
PlayerProgram open_this_program();

/// An empty folder in which nothing can be made. @throws IsolationError
Descriptor empty_folder();

}  // namespace game_engine
