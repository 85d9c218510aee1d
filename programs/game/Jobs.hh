#pragma once

// What the program does: an entry for each job, which prints or writes what was asked for and
// returns the exit status. @throws UsageError, InputError, OutputError

#include "ManyMatches.hh"

namespace game_engine {

int play_match(const CommandLine& line, const std::string& program);

/// Many matches and their table.
int play_series(const CommandLine& line, const std::string& program);

/// Looks for better numbers for a player.
int play_tuning(const CommandLine& line, const std::string& program);

/// Repeats a recorded match with one player, and prints the rounds in which its orders differ.
int repeat(const CommandLine& line, const std::string& program);

/// Goes on from a recorded match with other players, and writes the trace.
int go_on(const CommandLine& line, const std::string& program);

/// Plays a match and prints why a player lost it.
int review_played(const CommandLine& line, const std::string& program);

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

int list_players(const CommandLine& line, const std::string& program);
int print_version(const CommandLine& line, const std::string& program);

/// The status, once all is printed. @throws OutputError
int printed(int status = 0);

/// The program. Returns the exit status: 0, or 1 after an error, which it reports on standard
/// error.
int run_program(int argc, char** argv);

// ------------------------------------------------------------------ what they were given

/// The names of the players, which are names or files. @throws UsageError
std::vector<std::string> given_players(const CommandLine& line);
Names four_given_players(const CommandLine& line);

/// The seat of `who`, one of 0 to 3 or a name that one of these players alone has. @throws
/// UsageError with these words before and behind
int given_seat(const std::string& who, const Names& players, const std::string& before,
               const std::string& behind);

/// The seed, which is shown; chosen if none is given.
std::int64_t given_seed(const CommandLine& line);

/// @throws InputError
std::shared_ptr<const Configuration> given_configuration(const CommandLine& line);

/// What to do about a configuration among the players; or else this advice.
std::string missing_sign(const std::vector<std::string>& players, const std::string& advice);

/// The first word of a trace.
const char* first_word(const CommandLine& line);

// ------------------------------------------------------------------ recorded matches

/// Like diff: 0 if nothing differs, 1 if orders do.
constexpr int STATUS_OF_DIFFERENCES = 1, STATUS_OF_ERRORS = 2;

/// Whether a command line, right or wrong, asks for the above.
bool is_about_repeating(const std::vector<std::string>& words);

/// Before any player's code runs: from now on, nothing that it prints is shown, and its crashes are
/// reported.
void silence_players();

}  // namespace game_engine
