#pragma once

#include <engine/isolation/Isolation.hh>

namespace game_engine {

/// Makes runners with a process for each player, and limits that this machine can keep.
MakeRunner runners_within(const Limits& limits, const FileOf& file_of);

}  // namespace game_engine
