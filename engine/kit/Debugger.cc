// What a debugger calls to look at a board: see programs/debug. Only in a program built with
// DEBUG=1.

#include <State.hh>

#ifdef GAME_DEBUG

namespace {

// The games have different words for their units.
template <typename S>
auto unit_of(const S& state, int id, int) -> decltype(state.unit(id)) {
  return state.unit(id);
}
template <typename S>
auto unit_of(const S& state, int id, long) -> decltype(state.citizen(id)) {
  return state.citizen(id);
}

using UnitOfTheGame = decltype(unit_of(std::declval<State>(), 0, 0));

}  // namespace

extern "C" {

/// A cell, valid until the next call; null off the board.
const Cell* debugger_cell(const State* state, int i, int j) {
  static Cell cell;
  if (not state->pos_ok(i, j)) return nullptr;
  cell = state->cell(Pos(i, j));
  return &cell;
}

/// A unit, likewise; null if there is none.
const UnitOfTheGame* debugger_unit(const State* state, int id) {
  static UnitOfTheGame unit;
  unit = unit_of(*state, id, 0);
  return unit.id == id ? &unit : nullptr;
}
}

#endif
