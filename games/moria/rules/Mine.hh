#pragma once

#include <engine/random/BoardDraws.hh>
#include <State.hh>
#include <engine/board/CellSet.hh>
#include <vector>

namespace game_engine {

/// The cells of a board without units. What is inside Moria and in none of these sets is rock.
struct Mine {
  CellSet caves;  ///< Those with treasures included.
  CellSet treasures;
  CellSet granite;
};

/// Draws a mine with so many treasures: see "Random boards" in docs/formats.md.
Mine draw_mine(int num_treasures, BoardDraws& random);

/// The cells Outside, in the order in which they are drawn from.
const std::vector<Pos>& outside_cells();

}  // namespace game_engine
