// The Dummy, the opponent by which a player qualifies: dummy/AIDummy.cc.

#include "Boards.hh"

TEST("the Dummy gives no more orders than allowed to a clan of 1600 units") {
  const Board board(
      match_with({{"BOARD_ROWS", 64}, {"BOARD_COLS", 64}, {"NUM_INI_UNITS_PER_CLAN", 400}}), 1);
  StateData state = board.state();
  for (int id = 0; id < 1600; ++id) {
    Unit& unit = state.units[id];
    state.lists.move(state.ids, id, state.list_of(unit.type, unit.player),
                     state.list_of(unit.type, 0));
    unit.player = 0;
  }
  const Orders orders = orders_by("Dummy", board.settings(), state);
  CHECK(not orders.too_many());
  CHECK(orders.list().size() > 500);
}
