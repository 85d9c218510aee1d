#pragma once

#include <array>
#include <optional>
#include <string>

#include "Series.hh"

namespace game_engine {

/// Which traces of a series are kept.
enum class Keep { NONE, LOST, WON, ALL };

/// How the matches of a series are played.
struct MatchRules {
  const Configuration& configuration;
  MakeRunner make_runner;
  std::string first_word = "Game";  ///< The first word of a trace.
  std::string traces = "";          ///< The folder for traces; empty for none.
  Keep keep = Keep::NONE;           ///< LOST and WON: by the first player.
  std::string log = "";             ///< The file for the log of the match; empty for none.
  std::string logs = "";            ///< The folder for the logs of a series; empty for none.
  MakeRunner apart = {};            ///< Isolates these players; empty: they are, or can't be.
  DrawsKey draws = {};              ///< Of the series: the keys of its matches follow from it.

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

/// Plays a match of a series; its trace and log go to the folders in the rules. @throws the same
MatchResult play_series_match(const MatchRules& rules, const Series& series,
                              const PlannedMatch& match, const KnownCrashes& crashes);

/// Plays it with players isolated by `rules.apart`, which must not be empty; returns who crashed.
/// @throws std::runtime_error if the machine fails them
KnownCrashes crashes_apart(const MatchRules& rules, const Series& series,
                           const PlannedMatch& match);

/// The file for the trace of a match.
std::string trace_path(const MatchRules& rules, const PlannedMatch& match);

/// Passes if traces may go to this folder (check_fillable()), also to one with reports and pages.
/// @throws OutputError
void check_folder_for_traces(const std::string& folder);

/// Removes the trace of a match unless it is to be kept.
void keep_trace_if_wanted(const MatchRules& rules, const PlannedMatch& match,
                          const MatchResult& result);

}  // namespace game_engine
