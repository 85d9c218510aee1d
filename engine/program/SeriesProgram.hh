#pragma once

#include <string>

#include "ManyMatches.hh"

namespace game_engine {

/// Plays many matches, and prints the table. Returns the exit status.
/// @throws UsageError, InputError, OutputError
int play_series(const CommandLine& line, const std::vector<std::string>& players,
                const Configuration& configuration, const std::string& program,
                const SeriesRunners& runners);

/// Looks for better numbers for a player, and prints them. Returns the exit status.
/// @throws UsageError, InputError, OutputError
int play_tuning(const CommandLine& line, const std::vector<std::string>& players,
                const Configuration& configuration, const std::string& program);

/// Puts reports together, and prints the tables that one run would have printed.
/// @throws UsageError, InputError, OutputError
void merge_reports(const CommandLine& line, const std::string& program);

/// Compares two reports of series that differ in one player, and prints the table.
/// @throws InputError
void compare_reports(const CommandLine& line, const std::string& program);

}  // namespace game_engine
