#pragma once

// Whether the players that a command line names can play.

#include <string>

namespace game_engine {

/// Passes if all linked players can play. @throws UsageError
void check_registry();

/// Passes if a player of that name is known. @throws UsageError that says what to do
void check_player(const std::string& name);

/// Prints the names of all; returns the exit status. @throws OutputError
int list_players();

}  // namespace game_engine
