#pragma once

#include "LeagueOptions.hh"

namespace game_engine {

/// The program `league`. Returns the exit status: 0, 1 after an error, which it reports on standard
/// error, or 130 if the user stopped it.
int run_league(int argc, char** argv);

/// Plays a night of a season: docs/league.md. Returns the exit status.
/// @throws UsageError, InputError, OutputError, std::runtime_error
int run_season(const LeagueOptions& options);

}  // namespace game_engine
