#pragma once

#include <Board.hh>
#include <engine/kit/Registry.hh>
#include <engine/match/Match.hh>
#include "Test.hh"

namespace tests {

/// The whole trace of a match of registered players, in this process.
std::string play_match(const game_engine::Configuration& configuration,
                       const game_engine::Names& names, const game_engine::MatchSeed& seed);

/// A match of registered players, in this process; returned when it is over.
std::unique_ptr<game_engine::Match> play_to_the_end(const game_engine::Configuration& configuration,
                                                    const game_engine::Names& names,
                                                    std::int64_t seed);

/// The game's board of a match.
const game_engine::Board& board_of(const game_engine::Match& match);

/// The configuration in a file.
game_engine::Configuration read_configuration_file(const std::string& path);

/// That of a table of known matches: the file of the same name that ends in .cnf.
game_engine::Configuration golden_configuration(const std::string& table);

/// The table, with its matches played again.
std::string golden_table(const std::string& table);

/// How many of the known matches of some players are to be played: as many as GOLDEN in the
/// environment says, a number or `all`, which `make golden` sets; without it a sixth, rounded up.
std::size_t golden_share(std::size_t matches);

/// The players of tests/players, by the alphabet.
std::vector<std::string> test_players();
/// Four of them from one on; after the last comes the first.
game_engine::Names four_players(std::size_t first = 0);

/// A hash of fixed matches in both versions of the rules: changes only if a trace does.
std::string signature();

}  // namespace tests
