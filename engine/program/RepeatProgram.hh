#pragma once

#include <engine/match/PlayerRunner.hh>

#include "CommandLine.hh"

namespace game_engine {

/// As diff: 0 if nothing differs, 1 if orders do.
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

/// The same for all traces of a folder, a line each. `prepare` is called once before any player.
int repeat_folder(const CommandLine& line, const std::string& player,
                  const std::function<void()>& prepare);

/// Has players take over from others in a match. Changes the names to theirs. @throws UsageError
MakeRunner take_over(const Change& change, const MakeRunner& runner, Names& names);

}  // namespace game_engine
