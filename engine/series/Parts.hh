#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "Workers.hh"

namespace game_engine {

/// A part of a list of matches, and the command of the shell that plays it and prints a line for
/// each of its matches.
struct Part {
  MatchRange range;
  std::string command;
};

/// The result that a line tells; nothing if it tells none, and then what is wrong with it, if
/// that is worth telling.
using ReadResult =
    std::function<std::optional<MatchResult>(const std::string& line, std::string& complaint)>;

/// Has a program such as xargs, GNU Parallel or srun play the parts, on whatever machines it
/// knows, and has `take` take the results in the order of their numbers.
///
/// The program is a command of the shell that reads one command from each line of its standard
/// input, runs them, and passes on what they print, whole lines in any order. Parts of which
/// results are missing when it ends are given to it again, until three times in a row nothing new
/// has come.
/// @throws std::runtime_error if it returns no results; what `take` throws
Ending play_parts(const std::string& program, const std::vector<Part>& parts,
                  const ReadResult& read, const TakeResult& take);

}  // namespace game_engine
