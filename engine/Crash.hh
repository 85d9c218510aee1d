#ifndef ENGINE_CRASH_HH
#define ENGINE_CRASH_HH

#include <string>

namespace game_engine {

/// From now on, a player's code that ends the program does not do so silently: a signal
/// (segmentation fault, abort, division by zero, ...) or a call of exit() is told on standard
/// error with the player and the round. After a signal the program ends with that signal,
/// after exit() with status 1. Also told is where an interrupt (Ctrl-C) came, which helps
/// to find an endless loop.
void watch_player_code();

/// While one of these lives, the code that runs is a player's. One at a time.
class PlayerCode {
 public:
  /// The round of code that runs before the first round, such as a constructor.
  static constexpr int BEFORE = -1;
  /// The round of code that runs after the last one, such as a destructor.
  static constexpr int AFTER = -2;

  /// `name` must live as long.
  PlayerCode(const std::string& name, int player, int round);
  ~PlayerCode();
  PlayerCode(const PlayerCode&) = delete;
  PlayerCode& operator=(const PlayerCode&) = delete;
};

/// "player Harry (2)"
std::string player_label(const std::string& name, int player);

/// "in round 57", or what BEFORE and AFTER mean
std::string round_label(int round);

}  // namespace game_engine

#endif
