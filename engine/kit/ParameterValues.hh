#pragma once

// What the engine knows of a game's Settings. Registry.cc has these: what a player's own object
// defines is its own, and must not be used in their place.

class Settings;

namespace game_engine {

/// Whether the match has the original rules: that of the player whose code runs.
bool has_original_rules();

/// The values of the parameters, in the order of the game's table.
int* parameters_of(Settings& settings);
const int* parameters_of(const Settings& settings);

}  // namespace game_engine
