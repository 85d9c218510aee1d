#ifndef ENGINE_CONFIGURATION_HH
#define ENGINE_CONFIGURATION_HH

#include <Settings.hh>
#include <State.hh>
#include <memory>

namespace game_engine {

constexpr int NUM_PLAYERS = 4;

/// What a configuration file says.
struct Configuration {
  Settings settings;
  bool original_rules = false;       ///< Version 1.0 instead of 1.1.
  std::unique_ptr<StateData> start;  ///< The state to start from; null to draw one.
};

}  // namespace game_engine

#endif
