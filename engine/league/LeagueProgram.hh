#pragma once

#include "LeagueOptions.hh"

namespace game_engine {

/// The program `league`: does what the command line asks for and returns the exit status, 0 if
/// all went well, 1 after an error, which is reported on standard error, 130 if the user stopped
/// it.
int run_league(int argc, char** argv);

/// Plays a night of a season: docs/league.md. Returns the exit status.
/// @throws UsageError, InputError, OutputError, std::runtime_error
int run_season(const LeagueOptions& options);

}  // namespace game_engine
