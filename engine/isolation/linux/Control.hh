#ifndef ENGINE_ISOLATION_LINUX_CONTROL_HH
#define ENGINE_ISOLATION_LINUX_CONTROL_HH

namespace game_engine {

/// What a player's process says of its preparations, before any code of the player: with it
/// comes the descriptor of the filter if they went well.
struct Report {
  int error = 0;       ///< errno of what has failed.
  char step[28] = {};  ///< What that was.
};

/// In the player's process: takes the system calls away and sends the filter's descriptor
/// over CONTROL, as install_filter(may_place). Returns the descriptor. Ends the process if that
/// fails. Safe between fork and exec.
int lock_in(bool may_place);

/// In the player's process: sends what has failed, with errno, and ends the process.
[[noreturn]] void give_up(int socket, const char* step);

/// Sends a report and with it a descriptor, or none if that is -1. Returns whether it could: errno
/// says why not. Safe between fork and exec.
bool send_report(int socket, Report& report, int listener);

/// In the engine: takes what came. Returns false if nothing did; it does not wait.
/// @param listener the filter's descriptor, or -1
bool receive_report(int socket, Report& report, int& listener);

}  // namespace game_engine

#endif
