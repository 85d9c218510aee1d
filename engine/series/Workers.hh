#pragma once

#include <string>
#include <vector>
#include <cstdint>
#include <functional>
#include <optional>

#include "SeriesMatch.hh"

namespace game_engine {

/// Plays the match of that number. @throws std::runtime_error
using PlayMatch = std::function<MatchResult(std::int64_t number, const KnownCrashes& crashes)>;

/// Plays the match of that number with each player in a process of its own; returns who crashed,
/// and in which round. Empty: that can't be done. @throws std::runtime_error
using FindCrashes = std::function<KnownCrashes(std::int64_t number)>;

/// Takes a result; says whether more are wanted.
using TakeResult = std::function<bool(const MatchResult& result)>;

/// A match that had not ended when the series was interrupted.
struct Unfinished {
  std::int64_t number;
  int seat;  ///< Whose player's code ran; -1 if it was the engine's.
  int round;
};

/// How a series ended.
struct Ending {
  bool interrupted = false;              ///< By Ctrl-C or a request to terminate.
  std::optional<Unfinished> unfinished;  ///< If so, the first one.
};

/// Plays each match in its own process, `processes` at a time; `take` gets the results in the order
/// of their numbers.
///
/// Every match starts from the same memory: what a player leaves in global variables or never frees
/// doesn't reach the next one. A player that ends its process (crash, exit) is out in that round;
/// the match is played again without it from there on. If it can't be told who that is (see
/// CulpritSearch), the result is not counted: MatchResult::is_counted(). On systems that can't
/// fork, all matches are played in this process, one after another.
/// @throws std::runtime_error what `play` and `take` throw, in the order of the matches
Ending play_matches(const MatchRange& range, int processes, const PlayMatch& play,
                    const TakeResult& take, const FindCrashes& find = {});

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
