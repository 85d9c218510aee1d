// The Dummy, the opponent that a player must beat to qualify: dummy/AIDummy.cc.

#include "Boards.hh"

namespace {

std::vector<int> first_key(const Orders& orders) {
  const Order& order = orders.list().at(0);
  return {orders.numbers(order), orders.numbers(order) + order.count};
}

}  // namespace

TEST("the Dummy opens a box beside its professor before all else, with hints of all sizes") {
  for (int size : {3, 6, 15, 30, 60, 150, 600}) {
    Random random(size);
    std::vector<int> numbers, hint;
    for (int k = 0; k < 2 * size / 3; ++k) numbers.push_back(random.random(-10, 10));
    for (int k = 0; k < 2 * size / 3; k += 2) numbers.push_back(numbers[k] + numbers[k + 1]);
    for (int k : random.random_permutation(size)) hint.push_back(numbers[k]);
    Position position("W W W W\nW G 0 A\nW W W W");
    position.parameter("SIZE_HINTS_PER_BOX", size).hint(0, hint);
    const Orders orders = orders_by("Dummy", position);
    Play play(position);
    CHECK_EQUAL(play.open("A", Left, first_key(orders)).next(), "A open");
  }
}

TEST("the Dummy gives no more orders than allowed to a clan of 1600 soldiers") {
  const Board board(
      match_with({{"BOARD_ROWS", 64}, {"BOARD_COLS", 64}, {"INITIAL_SOLDIERS_PER_CLAN", 400}}), 1);
  const auto state = copy_of(board.state());
  CHECK_EQUAL(state->num_units, 1604);
  for (int id = 4; id < state->num_units; ++id) state->units()[id].player = 0;
  state->soldiers.fill(state->soldier_ids(), [&](int player, auto add) {
    for (int id = 4; player == 0 and id < state->num_units; ++id) add(id);
  });
  for (Cell& cell : state->cells)
    if (cell.is_empty() and not cell.gold) cell.money = 5;
  const Orders orders = orders_by("Dummy", board.settings(), *state);
  CHECK(not orders.too_many());
  CHECK(orders.list().size() > 500);
}
