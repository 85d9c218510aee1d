#pragma once

#include "CommandLine.hh"

namespace game_engine {

/// Plays a match and prints why a player lost it. Returns the exit status.
/// @throws UsageError, InputError, OutputError, std::runtime_error
int review_played(const CommandLine& line, const Names& players, const Configuration& configuration,
                  std::int64_t seed, const std::string& program);

/// Plays many matches, from this seed on, and prints what the lost ones have in common: a few of
/// them are reviewed, evenly spread.
int review_many(const CommandLine& line, const Names& players, const Configuration& configuration,
                std::int64_t seed, const std::string& program);

/// Prints why a player lost a recorded match, with the programs of its players.
int review_recorded(const CommandLine& line, const Names& players, const std::string& program);

}  // namespace game_engine
