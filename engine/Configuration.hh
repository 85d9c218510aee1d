#ifndef ENGINE_CONFIGURATION_HH
#define ENGINE_CONFIGURATION_HH

#include <Settings.hh>
#include <State.hh>
#include <functional>
#include <memory>
#include <string>

namespace game_engine {

constexpr int NUM_PLAYERS = 4;

/// What a configuration file says.
struct Configuration {
  Settings settings;
  bool original_rules = false;       ///< Version 1.0 instead of 1.1.
  std::unique_ptr<StateData> start;  ///< The state to start from; null to draw one.
  std::string place;                 ///< Where it asks for that: "default.cnf:18". May be empty.
};

/// Draws a board, as the configuration asks for; errors get the place where it does so.
/// @throws InputError
void draw_for(const Configuration& configuration, const std::function<void()>& draw);

}  // namespace game_engine

#endif
