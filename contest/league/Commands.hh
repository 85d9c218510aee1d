#pragma once

#include <exception>
#include <functional>
#include <string>
#include <vector>

namespace game_engine {

/// The user wants to stop.
struct Interrupted : std::exception {};

/// A command to run: its words, and variables "NAME=VALUE" added to the environment.
struct Command {
  std::vector<std::string> words;
  std::vector<std::string> variables;
};

/// What each process of a command may use, and how long the whole may take.
struct CommandLimits {
  int cpu_time = 60;    ///< Seconds of CPU time of one process.
  int wall_time = 240;  ///< Seconds from start to end.
  int memory = 3000;    ///< MB of address space of one process.
  int file_size = 100;  ///< MB of one file.
};

/// Passes if this program can give commands all that they may use; raises what is lower than it
/// must be. @throws std::runtime_error if the shell has limited it: nobody shall be blamed for that
void check_limits_of_shell(const CommandLimits& limits);

/// How a command ended.
struct CommandEnd {
  int status = 0;        ///< The exit status, or 128 + the number of the signal.
  bool is_late = false;  ///< Ended because of its wall time.
  double seconds = 0;    ///< From start to end.
  std::string output;    ///< The beginning of what it wrote, at most 20,000 bytes.
};

/// Called when another command has ended, with its index and how it ended.
using CommandEnded = std::function<void(std::size_t number, const CommandEnd& end)>;

/// Runs commands with limits, `at_a_time` at once; each ends with all processes of its group.
/// Their standard input is empty. `ended` may be empty.
/// @throws Interrupted after Ctrl-C or the like, once all have ended
/// @throws std::runtime_error if a process can't be started
std::vector<CommandEnd> run_commands(const std::vector<Command>& commands,
                                     const CommandLimits& limits, int at_a_time,
                                     const CommandEnded& ended = {});

}  // namespace game_engine
