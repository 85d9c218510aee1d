#pragma once

// What the program does, a file for each.

#include "ManyMatches.hh"

namespace game_engine {

// ------------------------------------------------------------------ players, KnownPlayers.cc

/// Passes if all linked players can play. @throws UsageError
void check_registry();

/// Passes if a player of that name is known. @throws UsageError that says what to do
void check_player(const std::string& name);

// ------------------------------------------------------------------ many matches

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

// ------------------------------------------------------------------ recorded ones

/// Like diff: 0 if nothing differs, 1 if orders do.
constexpr int STATUS_OF_DIFFERENCES = 1, STATUS_OF_ERRORS = 2;

/// Repeats a recorded match, or a folder of them, with one player, and prints the rounds in which
/// its orders differ; or goes on from one with other players, and writes the trace. Returns the
/// exit status. @throws UsageError, InputError, OutputError
int repeat(const CommandLine& line);

/// Whether a command line, right or wrong, asks for the above.
bool is_about_repeating(const std::vector<std::string>& words);

/// Passes if the change is in one of these rounds. @throws UsageError
void check_round(const Change& change, int first, int last);

/// Before any player's code runs: from now on, what it prints goes to standard error, or nowhere if
/// `is_quiet`, and its crashes are reported.
void prepare_for_players(bool is_quiet);

/// repeat() for all traces of a folder, a line each. `prepare` is called once, before any player.
int repeat_folder(const CommandLine& line, const std::string& player,
                  const std::function<void()>& prepare);

/// Has players take over from others in a match. Changes the names to theirs. @throws UsageError
MakeRunner take_over(const Change& change, const MakeRunner& runner, Names& names);

// ------------------------------------------------------------------ why a match was lost

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
