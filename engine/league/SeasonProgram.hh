#pragma once

#include "LeagueOptions.hh"

namespace game_engine {

/// Plays a night of a season: docs/league.md. Returns the exit status.
/// @throws UsageError, InputError, OutputError, std::runtime_error
int run_season(const LeagueOptions& options);

}  // namespace game_engine
