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

TEST("the Dummy attacks rivals that it is likely to kill, and leaves the others alone") {
  const Position strong = Position("W W W W\nW a b W\nW W W W").strength({1000, 10, 0, 0});
  CHECK_EQUAL(dummy.direction(strong, "a"), int(Right));
  const Position weak =
      Position("W W W W W\nW . a b W\nW W W W W").strength({0, 100000, 0, 0}).round(5);
  CHECK(dummy.direction(weak, "a") != int(Right));
}

TEST("the Dummy's bitten units attack whatever the chances") {
  const Position position = Position("W W W W\nW a b W\nW W W W").strength({0, 100000, 0, 0});
  CHECK_EQUAL(dummy.direction(Position(position).rounds("a", 2), "a"), int(Right));
}

TEST("the Dummy's units keep out of the reach of zombies") {
  const Position position("W W W W W W W\nW . . a W W W\nW W W W z W W\nW W W W W W W");
  CHECK_EQUAL(dummy.direction(position, "a"), int(Left));
}

TEST("the Dummy's units do not step beside rivals") {
  const Position position("W W W W W W W\nW . . a . b W\nW W W W W W W");
  CHECK_EQUAL(dummy.direction(position, "a"), int(Left));
  const Position end("W W W W W W\nW 0 a . b W\nW W W W W W");
  CHECK_EQUAL(dummy.direction(end, "a"), -1);
}

TEST("the Dummy's units share out the cells that they do not own") {
  const Position position("W W W W W W W W W\nW . 0 a 0 a 0 . W\nW W W W W W W W W");
  CHECK_EQUAL(dummy.direction(position, "a"), int(Left));
  CHECK_EQUAL(dummy.direction(position, "a2"), int(Right));
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
