#pragma once

#include <string>
#include <vector>

#include "Room.hh"

namespace game_engine {

/// The folders of the system that can be read in every room.
std::vector<std::string> system_folders();

/// Takes all files from this process but those of the system and of the plan. It must not be able
/// to gain privileges. @param installation  the folder of a compiler elsewhere, or empty
/// @throws RoomError
void keep_files(const RoomPlan& plan, const std::string& installation);

}  // namespace game_engine
