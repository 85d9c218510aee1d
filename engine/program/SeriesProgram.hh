#pragma once

#include <string>

#include "CommandLine.hh"
#include <engine/match/PlayerRunner.hh>
#include <engine/match/Match.hh>
#include <engine/series/Report.hh>

namespace game_engine {

/// How the players of a series are run.
struct SeriesRunners {
  MakeRunner make_runner;
  std::string first_word = "Game";  ///< Of their traces.
  std::string options = "";         ///< That ask for it on the command line, a blank before each.
};

/// What the user asks for, with the seed that was chosen and shown if none is given.
/// @throws UsageError
ReportKey key_of_series(const CommandLine& line, const std::vector<std::string>& players,
                        const Configuration& configuration, const SeriesRunners& runners);

/// Whether a line of a report to go on with is of this series, and of the match that comes next;
/// 0: none does. @throws InputError
void check_resumed(const ReportReader& reader, const ReportLine& line, const ReportKey& key,
                   std::int64_t next);

/// Plays many matches, and prints the table. Returns the exit status.
/// @throws UsageError, InputError, OutputError
int play_series(const CommandLine& line, const std::vector<std::string>& players,
                const Configuration& configuration, const std::string& program,
                const SeriesRunners& runners);

/// Looks for better numbers of a player, and prints what was found. Returns the exit status.
/// @throws UsageError, InputError, OutputError
int play_tuning(const CommandLine& line, const std::vector<std::string>& players,
                const Configuration& configuration, const std::string& program);

/// Puts reports together, and prints the table that one run would have printed.
/// @throws UsageError, InputError, OutputError
void merge_reports(const CommandLine& line, const std::string& program);

/// Compares two reports of series that differ in one player, and prints the table.
/// @throws InputError
void compare_reports(const CommandLine& line, const std::string& program);

}  // namespace game_engine
