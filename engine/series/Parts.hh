#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "Workers.hh"

namespace game_engine {

/// A part of a list of matches, and the shell command that plays it and prints a line per match.
struct Part {
  MatchRange range;
  std::string command;
};

/// The result in a line; or nothing, and then a complaint if one is worth reporting.
using ReadResult =
    std::function<std::optional<MatchResult>(const std::string& line, std::string& complaint)>;

/// Has a program such as xargs, GNU Parallel or srun play the parts, on whatever machines it knows;
/// `take` gets the results in the order of their numbers.
///
/// The program is a shell command that reads a command from each line of its standard input, runs
/// them, and passes on what they print, whole lines in any order. Incomplete parts are handed out
/// again, until nothing new has come three times in a row.
/// @throws std::runtime_error if it returns no results; what `take` throws
Ending play_parts(const std::string& program, const std::vector<Part>& parts,
                  const ReadResult& read, const TakeResult& take);

}  // namespace game_engine
