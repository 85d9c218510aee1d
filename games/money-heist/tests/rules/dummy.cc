// The Dummy, the opponent that a player must beat to qualify: dummy/AIDummy.cc.

#include "Boards.hh"

namespace {

const Rung dummy("Dummy");

// The first order of a unit of the picture, as its letter; '-' if there is none.
char order_kind(const Position& position, const std::string& unit) {
  const Orders orders = dummy.orders(position);
  for (const Order& order : orders.list())
    if (order.id == position.id(unit)) return char(order.kind);
  return '-';
}

std::vector<int> first_key(const Orders& orders) {
  const Order& order = orders.list().at(0);
  return {orders.numbers(order), orders.numbers(order) + order.count};
}

// A board on which nobody else comes near.
Position corridor(const std::string& picture) { return Position(picture, 'W'); }

}  // namespace

TEST("the Dummy wins 95% of the matches against Demo, Locksmith and Viper from every seat") {
  CHECK(dummy.wins("Demo", "Locksmith", "Viper") >= 95);
}

TEST("the Dummy opens boxes in every match, and more than Demo in many") {
  long dummy = 0, demo = 0;
  CHECK_EQUAL(Board::statistics()[2], "boxes");
  for (int seed = 1; seed <= 4; ++seed) {
    const auto match = play_to_the_end(read_configuration_file("default.cnf"),
                                       {"Dummy", "Demo", "Demo", "Demo"}, seed);
    CHECK(board_of(*match).statistic(2, 0) > 0);
    dummy += board_of(*match).statistic(2, 0);
    demo += board_of(*match).statistic(2, 1);
  }
  CHECK(dummy > demo);
}

TEST("the Dummy opens a box beside its professor before all else, with hints of all sizes") {
  for (int size : {3, 6, 15, 30, 60, 150, 600}) {
    Random random(size);
    std::vector<int> numbers, hint;
    for (int k = 0; k < 2 * size / 3; ++k) numbers.push_back(random.random(-10, 10));
    for (int k = 0; k < 2 * size / 3; k += 2) numbers.push_back(numbers[k] + numbers[k + 1]);
    for (int k : random.random_permutation(size)) hint.push_back(numbers[k]);
    Position position("W W W W\nW G 0 A\nW W W W");
    position.parameter("SIZE_HINTS_PER_BOX", size).hint(0, hint);
    const Orders orders = dummy.orders(position);
    Play play(position);
    CHECK_EQUAL(play.open("A", Left, first_key(orders)).next(), "A open");
  }
}

TEST(
    "the Dummy's professor goes to the nearest door, around walls, but not into soldiers that may "
    "kill it") {
  dummy.check_ways({
      {corridor(
           "W W W W W W W W\nW A W W G W W W\nW . W W 0 W W W\nW . W W . W W W\nW . . . . W W W"),
       "A", Down},
      {corridor("W W W W W W W W W W W W W W W W\nW G 0 . . . A . . . . . . 1 G W"), "A", Left},
      {corridor("W W W b W W W W W\nW A . . . . 0 G W\nW W W b W W W W W").health(0, 20), "A",
       Right},
      {corridor("W W b W W W W W W\nW A . . . . 0 G W\nW W W W W W W W W").health(0, 20), "A", -1},
  });
}

TEST("the Dummy's professor heals if it takes one more attack to kill it then") {
  const auto kind = [](int health, int pot) {
    Position position = corridor("W W W W W W\nW A . . 0 G\nW W W W W W");
    return order_kind(position.health(0, health).health_pots({pot, 0, 0, 0}), "A");
  };
  CHECK_EQUAL(kind(80, 1), 'h');
  CHECK_EQUAL(kind(81, 1), 'm');
  CHECK_EQUAL(kind(80, 0), 'm');
  CHECK_EQUAL(kind(100, 9), 'm');
}

TEST(
    "the Dummy's soldiers share out the money, prefer the larger of two amounts as near, and run "
    "without poison from rivals that have some") {
  const Position money = corridor("W M . a . a . . M . W");
  dummy.check_ways({
      {money, "a", Left},
      {money, "a2", Right},
      {corridor("W M . a . M W").amount(0, 1, 5).amount(0, 5, 20), "a", Right},
      {corridor("W . . a b W").poison("a", 0), "a", Left},
  });
}

TEST("the Dummy's soldiers with poison attack rivals beside them, those with poison first") {
  Position position = corridor("W W W W W W W\n W b a M c a W\n W W W W W W W");
  position.poison("b", 0);
  CHECK_EQUAL(dummy.direction(position, "a"), int(Left));
  const Orders orders = dummy.orders(position);
  CHECK_EQUAL(orders.list().at(0).id, position.id("a2"));
  CHECK_EQUAL(orders.list().at(1).id, position.id("a"));
}

TEST("the Dummy's soldier that is nearest to a rival charges the poison of the pot") {
  Position position = corridor("W W W W W W W W W\nW a . . a . . b W\nW W W W W W W W W");
  position.poison("a", 0).poison("a2", 0).poison("b", 0).poison_pots({2, 0, 0, 0});
  CHECK_EQUAL(order_kind(position, "a2"), 'c');
  CHECK(order_kind(position, "a") != 'c');
  position.poison_pots({0, 0, 0, 0});
  CHECK(order_kind(position, "a2") != 'c');
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
  const Orders orders = dummy.orders(board.settings(), *state);
  CHECK(not orders.too_many());
  CHECK(orders.list().size() > 500);
}
