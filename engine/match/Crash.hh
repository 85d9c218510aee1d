#pragma once

#include <string>

#include <sys/types.h>

namespace game_engine {

/// From now on, a player's code can't end the program silently: a signal, also of an interrupt, or
/// a call of exit() is reported on standard error with player and round; a signal in the engine's
/// own code with the player whose code ran last. Then the program ends with that signal, or with
/// status 1 after exit().
void watch_player_code();

/// From now on, a warning is printed once for each player whose code runs for some seconds without
/// returning. Part of watch_player_code(), but a forked process doesn't inherit it.
void watch_for_endless_turns();

/// While one of these lives, the code that runs is a player's. One at a time. A process that the
/// code has forked ends with it.
class PlayerCode {
 public:
  /// The round of code that runs before the first round, such as a constructor.
  static constexpr int BEFORE = -1;
  /// The round of code that runs after the last one, such as a destructor.
  static constexpr int AFTER = -2;

  PlayerCode(const std::string& name, int player, int round);
  ~PlayerCode();
  PlayerCode(const PlayerCode&) = delete;
  PlayerCode& operator=(const PlayerCode&) = delete;
};

/// No player: none has run yet.
constexpr int NOBODY = -1;

/// NOBODY if the engine's code runs.
int running_player();

/// Of the player whose code runs, or ran last.
const char* running_name();

/// Whose code runs in a process: what PlayerCode notes.
struct RunningCode {
  volatile bool is_players = false;  ///< Not the engine's.
  volatile int player = NOBODY;      ///< The one that runs, or ran last.
  volatile int round = 0;
  volatile bool stack_overflow = false;  ///< The signal that ended it came from one.
  volatile bool in_thread = false;       ///< It came in a thread that some player had started.
};

/// From now on, the record is kept there, in memory that another process sees. That process reports
/// crashes: this one ends silently.
void keep_running_code_in(RunningCode& record);

/// Why it has ended a process in a player's code, in a few words.
std::string signal_meaning(int signal, const RunningCode& record);

/// The same for exit().
std::string exit_meaning();

struct KnownSignal {
  int number;
  const char* meaning;    ///< "segmentation fault"
  const char* with_name;  ///< "segmentation fault (SIGSEGV)"
};

/// Null if failing code doesn't get it. May be called in signal handlers.
const KnownSignal* known_signal(int number);

/// Returns the status of a child process at its end, as waitpid() has it.
int wait_for(pid_t process);

/// "player Mine (seat 2)"
std::string player_label(const std::string& name, int player);

/// "in round 57", or what BEFORE and AFTER mean
std::string round_label(int round);

// ------------------------------------------------------------------ where it was, Backtrace.cc

/// Prints the running functions of a player on standard error, with file and line, the innermost
/// first; with other libraries than the GNU one, nothing. May be called from a signal handler.
void print_backtrace();

/// The same for where a player's code last threw an exception.
void print_throw_place();

/// Reports a place where a player calls a function of State with wrong arguments, once. To be
/// called by tell_wrong_call(), in a program built with DEBUG=1.
void report_wrong_call(const char* report, int first, int second);

/// Says, after an error about a crash, how to see where it was; empty if print_backtrace() shows
/// it.
const char* crash_advice();

/// The same after an error about an exception.
const char* throw_advice();

}  // namespace game_engine
