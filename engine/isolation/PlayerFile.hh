#pragma once

#include <string>
#include <vector>

#include "Isolation.hh"

namespace game_engine {

/// Whether a player on the command line is a file, such as ./AIMine.player, and not the name of a
/// linked player.
bool is_player_file(const std::string& player);

/// The name that a player's file gives it: Mine. The player itself could choose another's name.
/// @throws UsageError if it is not a name or the file can't be executed
std::string name_of_player_file(const std::string& path);

/// Which of the players on the command line are files, by seat.
FileOf files_by_seat(const std::vector<std::string>& players);

/// The same by the names of the players, for matches in which they change seats.
/// @throws UsageError if a name stands for two of them
FileOf files_by_name(const std::vector<std::string>& players);

/// The options that ask for matches with these limits, a blank before each.
std::string options_for(const Limits& limits);

}  // namespace game_engine
