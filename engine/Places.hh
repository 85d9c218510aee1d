#ifndef ENGINE_PLACES_HH
#define ENGINE_PLACES_HH

#include <Random.hh>
#include <Settings.hh>
#include <engine/CellSet.hh>

namespace game_engine {

/// The corridors with none of the things in the 5 x 5 square around.
inline CellSet cells_away_from(const CellSet& things, const CellSet& corridors) {
  return corridors - things.grown(2);
}

/// A cell of a set that is not empty, all with the same chance.
inline Pos draw_cell(const CellSet& cells, Random& random) {
  return cells.nth(random.random(0, cells.count() - 1));
}

/// The same in another way: draws rows and columns until the cell is of the set.
inline Pos draw_cell_by_trial(const CellSet& cells, const Settings& settings, Random& random) {
  Pos p;
  do {
    p.i = random.random(0, settings.board_rows() - 1);
    p.j = random.random(0, settings.board_cols() - 1);
  } while (not cells.has(p));
  return p;
}

}  // namespace game_engine

#endif
