#ifndef ENGINE_WALLS_HH
#define ENGINE_WALLS_HH

#include <Random.hh>
#include <engine/CellSet.hh>

namespace game_engine {

/// Draws eight winding walls that fill about half of a board and leave its corridors
/// connected; none of them is on the border.
/// @throws InputError if 10,000 attempts fail, as they may on a small board
CellSet draw_walls(int rows, int columns, Random& random);

/// Whether one can walk between any two cells of the set by steps down, right, up, left.
bool is_connected(const CellSet& cells);

}  // namespace game_engine

#endif
