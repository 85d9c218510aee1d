#ifndef TESTS_DUMMY_PLAYS_HH
#define TESTS_DUMMY_PLAYS_HH

#include <engine/Match.hh>
#include <memory>
#include <string>

// Of the game that is built.
#include <tests/Boards.hh>

namespace tests {

/// The orders that the Dummy gives as clan 0.
Orders orders_of_dummy(const Settings& settings, const StateData& state);
Orders orders_of_dummy(const Position& position);

/// The direction in which it moves a unit of the picture; -1 if it doesn't.
int direction(const Position& position, const std::string& unit);

/// Where it moves a unit of the picture, if nobody else moves.
Pos destination(const Position& position, const std::string& unit);

/// Whether a player has been put out in the match.
bool is_out_anywhere(const game_engine::Match& match);

/// In how many percent of 28 matches with these three others the Dummy has the top score, in
/// each seat as often.
int wins_of_dummy(const std::string& a, const std::string& b, const std::string& c);

}  // namespace tests

#endif
