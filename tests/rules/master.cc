// The Master, the strongest of the opponents that students get: dummy/AIMaster.cc.

#include "Boards.hh"

namespace {

const Rung master("Master");

}  // namespace

TEST("the Master wins 95% of the matches against Demo, Hunter and Scholar from every seat") {
  CHECK(master.wins("Demo", "Hunter", "Scholar") >= 95);
}

TEST("the Master casts a spell in every window if no other ghost does") {
  const Configuration configuration = read_configuration_file("default.cnf");
  const auto match = play_to_the_end(configuration, {"Master", "Null", "Null", "Null"}, 1);
  CHECK_EQUAL(Board::statistics()[2], "spells");
  CHECK_EQUAL(board_of(*match).statistic(2, 0), 2);
}

TEST("the Master's ghost casts a right spell, before all other orders") {
  Position position("A . a b");
  position.ghost(0, 0);
  const Orders orders = master.orders(position);
  const Order& first = orders.list()[0];
  CHECK_EQUAL(char(first.kind), 's');
  Play play(position);
  play.spell("A", std::vector<int>(orders.numbers(first), orders.numbers(first) + first.count));
  CHECK_EQUAL(play.next(), "A spell");
}

TEST("the Master's ghost casts no spell while it rests, nor in the last 50 rounds") {
  Position resting("A . a");
  resting.ghost(0, 1);
  Position late("A . a");
  late.ghost(0, 0).round(150);
  for (const Position& position : {resting, late}) {
    const Orders orders = master.orders(position);
    CHECK(not orders.list().empty());
    for (const Order& order : orders.list()) CHECK(char(order.kind) != 's');
  }
}

TEST("the Master's ghost steps away from a rival wizard as long as it will cast a spell") {
  const Position position =
      Position(". . . . .\n. . . . .\n. . A b .\n. . . . .\n. . . . .").ghost(0, 10);
  const Pos p = Pos(2, 2) + Dir(master.direction(position, "A"));
  CHECK(std::abs(p.i - 2) + std::abs(p.j - 3) >= 2);
}

TEST(
    "the Master's wizards share out books, go around walls, attack whom they are sure to beat "
    "rather than read, run from who beats them and from Voldemort, and spread over new cells") {
  const std::string books = "W W W W W W W W W W W\nW * . a . a . . * . W\nW W W W W W W W W W W";
  master.check_ways({
      {Position(books), "a", Left},
      {Position(books), "a2", Right},
      {Position("W W W W W W\nW a W * . W\nW . W W . W\nW . . . . W\nW W W W W W"), "a", Down},
      {Position(". . * a b").strength({1000, 100, 100, 100}), "a", Right},
      {Position("W W W W W W W\nW . . a b . W\nW W W W W W W").strength({100, 1000, 100, 100}), "a",
       Left},
      {Position(". . . . . . .\n. . . . * . .\n. . . . a . V\n. . . . . . ."), "a", Left},
      {Position("W W W W W W W\nW 0 0 a 0 1 W\nW W W W W W W"), "a", Right},
  });
}

TEST("the Master's wizards free a mate in conversion, and those beside it come first") {
  Position position(". * . . .\n . a a2 . .\n . . . . .");
  position.conversion("a2", 3, 1).ghost(0, 10);
  CHECK_EQUAL(master.direction(position, "a"), int(Right));
  CHECK_EQUAL(master.orders(position).list()[0].id, position.id("a"));
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
  const Orders orders = master.orders(board.settings(), state);
  CHECK(not orders.too_many());
  CHECK(orders.list().size() > 500);
}
