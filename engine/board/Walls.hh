#pragma once

#include <engine/random/BoardDraws.hh>
#include "CellSet.hh"
#include <engine/random/LibraryNumbers.hh>

namespace game_engine {

/// How drawing walls differs between games.
struct WallRules {
  int walls = 8;  ///< How many are drawn.
  int part = 2;   ///< They are to fill one in so many cells of the board.
  /// Where a wall turns, it tries the directions in an order that is drawn; or, if this is not
  /// null, shuffled with these numbers before each step of the wall.
  LibraryNumbers* shuffled_with = nullptr;
  /// Whether what is drawn for this is used; if not, a wall tries up, down, left, right.
  bool turns_are_drawn = true;
  /// Whether the first direction of a wall is drawn even if no cell of the board can start one.
  bool direction_comes_first = false;
};

/// Draws winding walls, none on the border, that leave the corridors of the board connected.
/// @throws InputError if 10,000 attempts fail, as they may on a small board
CellSet draw_walls(int rows, int columns, BoardDraws& random, const WallRules& rules = {});

/// Whether one can walk between any two cells of the set by steps down, right, up, left.
bool is_connected(const CellSet& cells);

}  // namespace game_engine
