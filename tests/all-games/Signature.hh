#pragma once

#include <Board.hh>
#include <Registry.hh>
#include <engine/match/Match.hh>
#include <engine/match/PlayerRunner.hh>
#include "Test.hh"

namespace tests {

/// The whole trace of a match of registered players, in this process.
std::string play_match(const Configuration& configuration, const Names& names,
                       const MatchSeed& seed, const MakeRunner& make_runner = run_here,
                       MatchWatcher* watcher = nullptr);

/// A match of registered players, in this process; returned when it is over.
std::unique_ptr<Match> play_to_the_end(const Configuration& configuration, const Names& names,
                                       std::int64_t seed);

/// The game's board of a match.
const Board& board_of(const Match& match);

/// The configuration in a file.
Configuration read_configuration_file(const std::string& path);

/// That of a table of known matches: the file of the same name that ends in .cnf.
Configuration golden_configuration(const std::string& table);

/// The table, with its matches played again.
std::string golden_table(const std::string& table);

/// How many of the known matches of some players are to be played: as many as GOLDEN in the
/// environment says, a number or `all`, which `make golden` sets; without it a sixth, rounded up.
std::size_t golden_share(std::size_t matches);

/// The players of tests/players, by the alphabet.
std::vector<std::string> test_players();
/// Four of them from one on; after the last comes the first.
Names four_players(std::size_t first = 0);

/// The current rules, and the original ones if the game has any: whether it is these.
inline std::vector<bool> both_rules() {
  return format().versions.releases.size() > 1 ? std::vector<bool>{false, true}
                                               : std::vector<bool>{false};
}

/// A hash of fixed matches in both versions of the rules: changes only if a trace does.
std::string signature();

struct GoldenMatch {
  int line;  ///< Of the table.
  std::int64_t seed;
  std::string hash;  ///< The SHA-256 of the trace.
};

/// The matches of a table by their players, as "Demo Null Null Demo".
std::map<std::string, std::vector<GoldenMatch>> golden_matches(const std::string& table);

/// Plays a match; returns its trace.
using PlayGolden =
    std::function<std::string(const Configuration&, const Names&, const MatchSeed& seed)>;

/// Plays the first `count` of these matches of a table, and compares their traces.
void check_golden_matches(const std::string& table, const std::string& players,
                          const std::vector<GoldenMatch>& matches, std::size_t count,
                          const PlayGolden& play);

}  // namespace tests
