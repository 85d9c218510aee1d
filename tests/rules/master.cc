// The Master, the strongest of the opponents that students get: dummy/AIMaster.cc.

#include "Boards.hh"

TEST("the Master's ghost casts a right spell, before all other orders") {
  Position position("A . a b");
  position.ghost(0, 0);
  const Orders orders = orders_by("Master", position);
  const Order& first = orders.list()[0];
  CHECK_EQUAL(char(first.kind), 's');
  Play play(position);
  play.spell("A", std::vector<int>(orders.numbers(first), orders.numbers(first) + first.count));
  CHECK_EQUAL(play.next(), "A spell");
}

TEST("the Master gives no more orders than allowed to a clan of 1600 wizards") {
  const Board board(
      match_with({{"BOARD_ROWS", 64}, {"BOARD_COLS", 64}, {"NUM_INI_WIZARDS_PER_CLAN", 400}}), 1);
  StateData state = board.state();
  for (Unit& unit : state.units)
    if (unit.type == Wizard) unit.player = 0;
  state.wizards.fill(state.wizard_ids, [&](int player, auto add) {
    for (int id = 0; player == 0 and id < state.num_units; ++id)
      if (state.units[id].type == Wizard) add(id);
  });
  const Orders orders = orders_by("Master", board.settings(), state);
  CHECK(not orders.too_many());
  CHECK(orders.list().size() > 500);
}
