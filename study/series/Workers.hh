#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "Series.hh"

namespace game_engine {

/// Which traces are kept.
enum class Keep { NONE, LOST, ALL };

struct MatchRules {
  const Configuration& configuration;
  MakeRunner make_runner;
  std::string first_word = "Game";     ///< Of a trace.
  std::string traces = "";             ///< The folder for traces; empty for none.
  Keep keep = Keep::NONE;              ///< LOST: by the first player.
  std::string log = "";                ///< The file for the log of the match; empty for none.
  std::string logs = "";               ///< The folder for the logs of a series; empty for none.
  MakeRunner apart = {};               ///< Isolates these players; empty: they are, or can't be.
  DrawsKey draws = {};                 ///< Of the series: the keys of its matches follow from it.
  std::optional<int> course_end = {};  ///< The round, of MatchResult::course; empty: unknown.

  MatchSeed seed_of(const PlannedMatch& match) const {
    return {match.seed, derived_key(draws, std::uint32_t(match.number))};
  }
};

/// For each seat, when and why its player ended the process in earlier attempts at a match.
using KnownCrashes = std::array<std::optional<Out>, NUM_PLAYERS>;

/// Plays a match. A player with a known crash is out from that round on: neither its code of that
/// round nor its destructor is called.
/// @param names  by seat
/// @param trace  the file for it; empty for none
/// @throws InputError, OutputError
MatchResult play_match(const MatchRules& rules, const Names& names, const PlannedMatch& match,
                       const KnownCrashes& crashes, const std::string& trace);

/// Its trace and log go to the folders in the rules. @throws the same
MatchResult play_series_match(const MatchRules& rules, const Series& series,
                              const PlannedMatch& match, const KnownCrashes& crashes);

/// Who crashes in it if isolated by `rules.apart`, which must not be empty.
/// @throws std::runtime_error if the machine fails them
KnownCrashes crashes_apart(const MatchRules& rules, const Series& series,
                           const PlannedMatch& match);

std::string trace_path(const MatchRules& rules, const PlannedMatch& match);

/// As check_fillable(); there may be reports and pages. @throws OutputError
void check_folder_for_traces(const std::string& folder);

void keep_trace_if_wanted(const MatchRules& rules, const PlannedMatch& match,
                          const MatchResult& result);

/// @throws std::runtime_error
using PlayMatch = std::function<MatchResult(std::int64_t number, const KnownCrashes& crashes)>;

/// Plays it with each player in a process of its own; returns who crashed, and when. Empty: that
/// can't be done. @throws std::runtime_error
using FindCrashes = std::function<KnownCrashes(std::int64_t number)>;

/// Takes a result; says whether more are wanted.
using TakeResult = std::function<bool(const MatchResult& result)>;

/// A match that had not ended when the series was interrupted.
struct Unfinished {
  std::int64_t number;
  int seat;  ///< Whose player's code ran; -1 if it was the engine's.
  int round;
};

struct Ending {
  bool interrupted = false;              ///< Or asked to end.
  std::optional<Unfinished> unfinished;  ///< If so, the first one.
};

/// Plays each match in its own process, `processes` at a time, from the same memory; `take` gets
/// the results in the order of their numbers. A player that ends its process is out in that round,
/// and the match is played again without it from there on. If it can't be told who that is (see
/// CulpritSearch), the result is not counted.
/// @throws std::runtime_error what `play` and `take` throw, in the order of the matches
Ending play_matches(const MatchRange& range, int processes, const PlayMatch& play,
                    const TakeResult& take, const FindCrashes& find = {});

/// Some matches, and the shell command that plays them and prints a line for each.
struct Part {
  MatchRange range;
  std::string command;
};

/// Nothing if the line is none; then there may be a complaint.
using ReadResult =
    std::function<std::optional<MatchResult>(const std::string& line, std::string& complaint)>;

/// Has a program play the parts; `take` gets the results in the order of their numbers. It reads a
/// command from each line of its standard input, and passes on what they print, whole lines in any
/// order. Incomplete parts are handed out again, as long as that brings something new.
/// @param parts  in the order of their numbers
/// @throws std::runtime_error if it returns no results; what `take` throws
Ending play_parts(const std::string& program, const std::vector<Part>& parts,
                  const ReadResult& read, const TakeResult& take);

/// Finds out which player ends the process of a match, whoever's code runs then. Where they can be
/// isolated, an attempt shows who crashes by itself; elsewhere, or if nobody does, those whose code
/// ran are to blame. If the match then still ends early, nobody is, and it doesn't count.
class CulpritSearch {
 public:
  explicit CulpritSearch(bool can_isolate) : can_isolate_(can_isolate) {}

  /// In the next attempt.
  const KnownCrashes& outs() const { return outs_; }
  /// Whether the next attempt only looks at who crashes by itself.
  bool is_apart() const { return step_ == Step::APART; }

  /// The attempt was played to its end; `crashed` by themselves, if it looked at that. Returns
  /// whether its result is that of the match; if not, the next attempt is wanted.
  bool end(const KnownCrashes& crashed);

  /// The attempt ended early, in or after the code of this player.
  /// @param is_own  whether it was in its code
  /// @param is_killed  from outside, and so nobody else's fault
  void end_early(int player, Out out, bool is_own, bool is_killed = false);

 private:
  enum class Step { WHOLE, APART, BLAMED };

  void blame_nobody();

  const bool can_isolate_;
  Step step_ = Step::WHOLE;
  KnownCrashes outs_;
  KnownCrashes seen_;  ///< Who crashed in its own code, and when.
  std::string how_;    ///< The first attempt ended.
};

}  // namespace game_engine
