// The Dummy, the opponent that a player must beat to qualify: dummy/AIDummy.cc.

#include "Boards.hh"

namespace {

const Rung dummy("Dummy");

}  // namespace

TEST(
    "the Dummy always wins against players of the tests, and leaves them 30 to 45% of the points") {
  using Others = std::array<const char*, 3>;
  for (const auto& [a, b, c] :
       {Others{"Fighter", "Forager", "Slayer"}, {"Slayer", "Slayer", "Slayer"}}) {
    CHECK_EQUAL(dummy.wins(a, b, c), 100);
    const double share = dummy.share_of_points(a, b, c, 10);
    CHECK(0.55 <= share and share <= 0.70);
  }
}

TEST("the Dummy wins 95% of the matches against Demo, Stroller and Forager from every seat") {
  CHECK(dummy.wins("Demo", "Stroller", "Forager") >= 95);
}

TEST("the Dummy kills zombies beside its units, each with one unit, before all other orders") {
  const Position position("a z a\n. . .\n. . .\n. . . . . a b");
  const Orders orders = dummy.orders(position);
  const Order& first = orders.list().at(0);
  CHECK(first.id == position.id("a") or first.id == position.id("a2"));
  CHECK_EQUAL(first.dir, first.id == position.id("a") ? int(Right) : int(Left));
  for (std::size_t k = 1; k < orders.list().size(); ++k) {
    const Order& order = orders.list()[k];
    const Pos target = Play(position).state().units[order.id].pos + Dir(order.dir);
    CHECK(target != Pos(0, 1));
  }
}

TEST(
    "the Dummy attacks rivals that it is likely to kill, its bitten units whatever the chances; "
    "others keep away from rivals and zombies, and share out the cells that are not theirs") {
  const Position duel("W W W W W\nW . a b W\nW W W W W");
  const Position cells("W W W W W W W W W\nW . 0 a 0 a 0 . W\nW W W W W W W W W");
  dummy.check_ways({
      {Position(duel).strength({1000, 10, 0, 0}), "a", Right},
      {Position(duel).strength({0, 100000, 0, 0}).round(5), "a", Left},
      {Position(duel).strength({0, 100000, 0, 0}).rounds("a", 2), "a", Right},
      {Position("W W W W W W W\nW . . a W W W\nW W W W z W W\nW W W W W W W"), "a", Left},
      {Position("W W W W W W W\nW . . a . b W\nW W W W W W W"), "a", Left},
      {Position("W W W W W W\nW 0 a . b W\nW W W W W W"), "a", -1},
      {cells, "a", Left},
      {cells, "a2", Right},
  });
}

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
  const Orders orders = dummy.orders(board.settings(), state);
  CHECK(not orders.too_many());
  CHECK(orders.list().size() > 500);
}
