#pragma once

// Numbers that the program can find better values for: docs/tuning.md.
// Include it in your player: #include "Tune.hh"

namespace game_engine {

/// `value`; or what is tried instead, by the seat of the player whose code runs.
double tuned_value(const char* name, double value, double least, double most);

}  // namespace game_engine

/// A number of your player. It is `value`; but with `./Game --tune=...` the program tries others
/// from `least` to `most` to see which are better. Before you submit, write the number itself.
/// Example: `const double w = tune("book", 60, 0, 200);` in the class of your player or in a
/// method.
inline double tune(const char* name, double value, double least, double most) {
  return game_engine::tuned_value(name, value, least, most);
}
