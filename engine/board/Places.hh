#pragma once

#include <engine/random/BoardDraws.hh>
#include "CellSet.hh"
#include <optional>

namespace game_engine {

/// The corridor cells with none of the things in the 5 x 5 square around them.
inline CellSet cells_away_from(const CellSet& things, const CellSet& corridors) {
  return corridors - things.grown(2);
}

/// A cell of a non-empty set, each with the same chance.
inline Pos draw_cell(const CellSet& cells, BoardDraws& random) {
  return cells.nth(random.random(0, cells.count() - 1));
}

/// The corridor cells with none of the things in the 5 x 5 square around them, if things are only
/// added to the board, at places drawn here: each takes its square away from the places left.
class Places {
 public:
  Places(const CellSet& things, const CellSet& corridors)
      : left_(cells_away_from(things, corridors)), num_left_(left_.count()) {}

  /// Draws one of the places left for a new thing, each with the same chance; returns nothing, and
  /// draws nothing, if none is left. Takes away the places up to `steps` cells around it: 0 for a
  /// thing that keeps no others away.
  std::optional<Pos> draw(BoardDraws& random, int steps = 2) {
    if (num_left_ == 0) return std::nullopt;
    const Pos p = left_.nth(random.random(0, num_left_ - 1));
    num_left_ -= left_.remove_square(p, steps);
    return p;
  }

 private:
  CellSet left_;
  int num_left_;
};

/// Like draw_cell(), but draws rows and columns until the cell is in the set.
inline Pos draw_cell_by_trial(const CellSet& cells, int rows, int columns, BoardDraws& random) {
  Pos p;
  do {
    p.i = random.random(0, rows - 1);
    p.j = random.random(0, columns - 1);
  } while (not cells.has(p));
  return p;
}

}  // namespace game_engine
