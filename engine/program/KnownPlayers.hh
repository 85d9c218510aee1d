#pragma once

#include <string>

namespace game_engine {

/// Whether all players that are linked can play. @throws UsageError
void check_registry();

/// Whether a player of that name is known. @throws UsageError that says what to do about it
void check_player(const std::string& name);

}  // namespace game_engine
