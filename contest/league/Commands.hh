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

/// How a command ended.
struct CommandEnd {
  int status = 0;      ///< The exit status, or 128 + the number of the signal.
  double seconds = 0;  ///< From start to end.
  std::string output;  ///< The beginning of what it wrote, at most 20,000 bytes.
};

/// Called when another command has ended, with its index and how it ended.
using CommandEnded = std::function<void(std::size_t number, const CommandEnd& end)>;

/// Runs commands, `at_a_time` at once; each ends with all processes of its group. Their standard
/// input is empty. `ended` may be empty.
/// @throws Interrupted after Ctrl-C or the like, once all have ended
/// @throws std::runtime_error if a process can't be started
std::vector<CommandEnd> run_commands(const std::vector<Command>& commands, int at_a_time,
                                     const CommandEnded& ended = {});

}  // namespace game_engine
