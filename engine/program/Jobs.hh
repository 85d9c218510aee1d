#pragma once

// What the program does: an entry for each job, which prints or writes what was asked for and
// returns the exit status. @throws UsageError, InputError, OutputError

#include <engine/match/KnownPlayers.hh>
#include "ManyMatches.hh"

namespace game_engine {

int play_match(const CommandLine& line, const std::string& program);

/// Many matches and their table.
int play_series(const CommandLine& line, const std::string& program);

/// Looks for better numbers for a player.
int play_tuning(const CommandLine& line, const std::string& program);

/// Repeats a recorded match, or a folder of them, with one player, and prints the rounds in which
/// its orders differ.
int repeat(const CommandLine& line, const std::string& program);

/// Goes on from a recorded match with other players, and writes the trace.
int go_on(const CommandLine& line, const std::string& program);

/// Plays a match and prints why a player lost it.
int review_played(const CommandLine& line, const std::string& program);

/// Plays many matches, from a seed on, and prints what the lost ones have in common: a few of
/// them are reviewed, evenly spread.
int review_many(const CommandLine& line, const std::string& program);

/// Prints why a player lost a recorded match, with the programs of its players.
int review_recorded(const CommandLine& line, const std::string& program);

/// Plays the turning points of a deck with a player, and prints whether it does better there.
int play_deck(const CommandLine& line, const std::string& program);

/// Prints what a player should work on: for each task of its units, what the orders of a better one
/// would gain.
int coach_player(const CommandLine& line, const std::string& program);

/// Looks for the opponent that a player beats half of the time, and prints how to play it.
int find_rung(const CommandLine& line, const std::string& program);

/// Compares two reports of series that differ in one player.
int compare_reports(const CommandLine& line, const std::string& program);

/// Puts reports together, and prints the tables that one run would have printed.
int merge_reports(const CommandLine& line, const std::string& program);

int list_players(const CommandLine& line, const std::string& program);
int print_version(const CommandLine& line, const std::string& program);

/// The status, once all is printed. @throws OutputError
int printed(int status = 0);

// ------------------------------------------------------------------ what they were given, Given.cc

/// The names of the players, which are names or files. @throws UsageError
std::vector<std::string> given_players(const CommandLine& line);
Names four_given_players(const CommandLine& line);

/// The seed, which is shown; chosen if none is given.
std::int64_t given_seed(const CommandLine& line, const Log& log);

/// @throws InputError
std::shared_ptr<const Configuration> given_configuration(const CommandLine& line, const Log& log);

/// What to do about a configuration among the players; or else this advice.
std::string missing_sign(const std::vector<std::string>& players, const std::string& advice);

/// The first word of a trace.
const char* first_word(const CommandLine& line);

// ------------------------------------------------------------------ recorded matches

/// Like diff: 0 if nothing differs, 1 if orders do.
constexpr int STATUS_OF_DIFFERENCES = 1, STATUS_OF_ERRORS = 2;

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

}  // namespace game_engine
