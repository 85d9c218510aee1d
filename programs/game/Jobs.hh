#pragma once

// What the program does: an entry for each job, which prints or writes what was asked for and
// returns the exit status. @throws UsageError, InputError, OutputError

#include "ManyMatches.hh"

namespace game_engine {

int play_match(const CommandLine& line);

int play_series(const CommandLine& line);
int play_tuning(const CommandLine& line);
/// Prints the rounds of a recorded match in which a player's orders differ.
int repeat(const CommandLine& line);
/// Goes on from a recorded match, and writes the trace.
int go_on(const CommandLine& line);
int review_played(const CommandLine& line);
int review_recorded(const CommandLine& line);
int play_deck(const CommandLine& line);
int coach_player(const CommandLine& line);
int find_rung(const CommandLine& line);
int compare_reports(const CommandLine& line);
int print_version(const CommandLine& line);

/// Returns the exit status: 0, or 1 after an error, which it reports.
int run_program(int argc, char** argv);

// ------------------------------------------------------------------ what they were given

/// The names of what are names or files. @throws UsageError
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

/// Of a trace.
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
