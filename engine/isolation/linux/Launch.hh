#pragma once

#include <engine/isolation/Isolation.hh>
#include <sys/types.h>

namespace game_engine {

/// The program's first argument if it is to be a linked player's process.
extern const char* const PLAYER_HOST;

constexpr int STACK_MB = 8;
/// What a player may print in one turn, in MB (2^20 bytes).
constexpr int PRINTED_MB = 8;

/// How a player's process starts: with these descriptors of the engine, all above those of
/// PlayerDescriptor, and these limits.
struct Launch {
  bool is_file;  ///< Whether the program is a player's own file, not this program.
  int program;   ///< The program to execute.
  int start, answer, state, control;
  int null;     ///< /dev/null.
  int folder;   ///< The folder to start in.
  int printed;  ///< For what it prints; -1: nowhere.
  Limits limits;
};

/// If this process is root's, makes it that of a user who owns nothing, for good. Returns false,
/// with errno, where the system doesn't allow that.
bool become_nobody();

/// What a player's process reports before any of the player's code runs. After successful
/// preparations, the filter's descriptor comes with it.
struct Report {
  int error = 0;       ///< errno of the step that failed.
  char step[28] = {};  ///< That step.
};

/// In the player's process: install_filter(), and sends the filter's descriptor over CONTROL, or
/// word that there is none. Returns the descriptor, or -1; ends the process if that fails. Safe
/// between fork and exec.
int lock_in(bool may_place, CallsAre calls);

/// Sends a report, with a descriptor unless that is -1. Returns false, with errno, if it can't.
/// Safe between fork and exec.
bool send_report(int socket, Report& report, int listener);

/// In the engine: takes a report, without waiting. Returns false if there is none.
/// @param listener the filter's descriptor, or -1
bool receive_report(int socket, Report& report, int& listener);

/// A program with address sanitizer (make SANITIZE=1) reserves terabytes of addresses, and chooses
/// where: then linked players have no memory limit.
#ifdef __SANITIZE_ADDRESS__
constexpr bool IS_SANITIZED = true;
#elif defined(__has_feature)
constexpr bool IS_SANITIZED = __has_feature(address_sanitizer);
#else
constexpr bool IS_SANITIZED = false;
#endif

/// Leaves this process, for good, only the system calls in the table of Filter.cc. Any other stops
/// it until the holder of the filter's descriptor decides. With `may_place`, it may choose where
/// its memory is. Returns that descriptor, or -1 and errno. Safe between fork and exec. Calls that
/// are FILTERED end the process instead, and what is returned is 0; FREE needs no filter.
int install_filter(bool may_place, CallsAre calls);

/// What the forked process does, up to executing the program. A file's program starts locked in;
/// this program locks itself in before it touches the player.
[[noreturn]] void launch(const Launch& launch, pid_t engine);

}  // namespace game_engine
