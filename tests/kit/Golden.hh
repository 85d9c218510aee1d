#pragma once

// Matches whose traces are known.

#include "Kit.hh"

namespace tests {

struct GoldenMatch {
  int line;  ///< Of the table.
  std::int64_t seed;
  std::string hash;  ///< The SHA-256 of the trace.
};

/// The matches of a table by their players, as "Demo Null Null Demo".
std::map<std::string, std::vector<GoldenMatch>> golden_matches(const std::string& table);

/// Plays a match; returns its trace.
using PlayGolden = std::string(const game_engine::Configuration&, const game_engine::Names&,
                               const game_engine::MatchSeed& seed);

/// Plays the first `count` of these matches of a table, and compares their traces.
void check_golden_matches(const std::string& table, const std::string& players,
                          const std::vector<GoldenMatch>& matches, std::size_t count,
                          PlayGolden* play);

}  // namespace tests
