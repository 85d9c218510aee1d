#pragma once

// What the engine knows of a game's Settings. Registry.cc has these: what a player's own object
// defines is its own, and must not be used in their place.

class Settings;

namespace game_engine {

/// Whether the match has the original rules: that of the player whose code runs.
bool has_original_rules();

/// A type of its own: a compiler knows that no int which a player sets is one of these, and so
/// reads the sides of the board once, not for each cell that it looks at.
enum ParameterValue : int {};

/// The values of the parameters, in the order of the game's table.
ParameterValue* parameters_of(Settings& settings);
const ParameterValue* parameters_of(const Settings& settings);

}  // namespace game_engine
