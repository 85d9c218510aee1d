#pragma once

#include <string>

#include "Descriptor.hh"

namespace game_engine {

/// A program to execute as a player.
struct PlayerProgram {
  Descriptor file;
  std::string problem;  ///< Why it can't be one: the player's own fault. Empty if it can.
};

/// A player's own file, checked and copied to memory: this copy is executed, whatever happens to
/// the file and its folder.
/// @throws IsolationError if it can't be read, or is not what it was
PlayerProgram open_player(const GivenFile& file, const Limits& limits);

/// This program, for linked players. @throws IsolationError
PlayerProgram open_this_program();

/// An empty folder in which nothing can be made. @throws IsolationError
Descriptor empty_folder();

}  // namespace game_engine
