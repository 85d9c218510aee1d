#ifndef ENGINE_SERIESPROGRAM_HH
#define ENGINE_SERIESPROGRAM_HH

#include <string>

#include "CommandLine.hh"
#include "PlayerRunner.hh"
#include "Match.hh"

namespace game_engine {

/// How the players of a series are run.
struct SeriesRunners {
  MakeRunner make_runner;
  std::string first_word = "Game";  ///< Of their traces.
  std::string options = "";         ///< That ask for it on the command line, a blank before each.
};

/// The exit status of a series that was stopped by Ctrl-C, as shells have it.
constexpr int STATUS_INTERRUPTED = 130;

/// Plays many matches, and prints the table. Returns the exit status.
/// @throws UsageError, InputError, OutputError
int play_series(const CommandLine& line, const Names& players, const Configuration& configuration,
                const std::string& program, const SeriesRunners& runners);

/// Puts reports together, and prints the table that one run would have printed.
/// @throws UsageError, InputError, OutputError
void merge_reports(const CommandLine& line, const std::string& program);

}  // namespace game_engine

#endif
