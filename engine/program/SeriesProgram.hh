#pragma once

#include <string>

#include "CommandLine.hh"
#include <engine/match/PlayerRunner.hh>
#include <engine/match/Match.hh>
#include <engine/series/PartsOfSeries.hh>

namespace game_engine {

/// How the players of a series are run.
struct SeriesRunners {
  MakeRunner make_runner;
  std::string first_word = "Game";  ///< Of their traces.
  std::string options = "";         ///< That ask for it, with a blank before each.
};

/// The series that the user wants; a seed is chosen and shown if none is given.
/// @throws UsageError
ReportKey key_of_series(const CommandLine& line, const std::vector<std::string>& players,
                        const Configuration& configuration, const SeriesRunners& runners);

/// What a command needs to read the same configuration: "< default.cnf"
std::string input_words(const CommandLine& line);

/// The matches that are played so far, for open_report().
struct PlayedMatches {
  std::function<std::int64_t()> next;  ///< The number of the next one; 0: there is none.
  std::function<void(const ReportLine& line, const std::string& place)> take;
};

/// Makes the report, if one is wanted; or goes on with one, after its matches have been taken.
/// @throws InputError if these are others @throws OutputError
void open_report(const SeriesOptions& options, const ReportKey& key, const PlayedMatches& played,
                 std::optional<ReportWriter>& report);

/// Plays matches in this process's own, or in parts that the program of --run-with plays.
/// @throws as play_matches and play_parts
Ending play_or_hand_out(const SeriesOptions& options, const ReportKey& key, const MatchRange& range,
                        const PlayMatch& play, const HandedOut& out, const TakeResult& take);

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
