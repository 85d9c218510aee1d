#pragma once

#include <engine/random/BoardDraws.hh>
#include <Settings.hh>
#include <State.hh>
#include <vector>

// What the rules and the section "Draws" of docs/formats.md say, cell by cell: slow and
// plain, to compare with what the game does.

namespace tests {

/// Where a unit or a book may be placed (rule 2.6), row by row: the cells of the 5 x 5 rule.
std::vector<Pos> free_places(const Settings& settings, const game_engine::StateData& state,
                             bool voldemort_is_here = true);

/// If there is none of those: the empty corridor cells that Voldemort doesn't reach.
std::vector<Pos> crowded_places(const Settings& settings, const game_engine::StateData& state);

/// Draws one of the two, as the game should.
Pos draw_place(const Settings& settings, const game_engine::StateData& state, BoardDraws& random,
               bool voldemort_is_here = true);

/// Draws the ingredients of a round.
std::vector<int> draw_ingredients(BoardDraws& random);

/// Draws all of a random board.
game_engine::StateData draw_board(const Settings& settings, BoardDraws& random);

}  // namespace tests
