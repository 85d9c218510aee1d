#pragma once

#include <string>
#include <string_view>

namespace game_engine {

/// Whether an object file is one that a C++ compiler makes of a player, before any other tool reads
/// it: known sections, symbols and relocations only. @returns what is wrong with it, or nothing
std::string problem_of_object(std::string_view bytes);

}  // namespace game_engine
