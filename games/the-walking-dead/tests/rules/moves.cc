// Rules 3 and 5: what units are, and the moves of living ones. Rules 4 that all games have are in
// tests/all-games/turns.cc.

#include "Boards.hh"

TEST("3.1 the cell under a living or dead unit is its clan's, that under a zombie nobody's") {
  const Play play(Position("a B z"));
  CHECK(play.owner(0, 0) == 0 and play.owner(0, 1) == 1 and play.owner(0, 2) == -1);
  CHECK_EQUAL(play.unit("z").player, -1);
}

TEST("3.2 the ids of a random board: the clans in their order, then the zombies") {
  const Board board(configuration_of(read_file("default.cnf")), 1);
  CHECK_EQUAL(board.state().num_units, 90);
  for (int id = 0; id < 90; ++id) {
    const Unit& u = board.state().units[id];
    CHECK_EQUAL(u.id, id);
    CHECK_EQUAL(u.player, id < 80 ? id / 20 : -1);
    CHECK_EQUAL(u.type, id < 80 ? Alive : Zombie);
  }
}

TEST("3.4 the strength is the strength points by the living units, rounded down; 0 without any") {
  Play play(Position("a a a A B").strength({1000, 7, 5, 9}).round(3));
  const State state(play.settings(), &play.state());
  CHECK_EQUAL(state.strength(0), 333);
  StateData data = play.state();
  data.num_alive[1] = 0;
  CHECK_EQUAL(State(play.settings(), &data).strength(1), 0);
}

TEST("3.5 on a random board a clan owns the cells under its units, and no others") {
  const Board board(configuration_of(read_file("default.cnf")), 2);
  for (int player : SEATS) CHECK_EQUAL(board.owned(player).count(), 20);
  for (int id = 0; id < 80; ++id) CHECK(board.owned(id / 20).has(board.state().units[id].pos));
}

TEST("5.3 food of this round does not help in a fight of this round") {
  // With strengths of 0, in 65 of 100; with a million points it would be in all.
  const Position position =
      Position("a * \n a b").strength({0, 0, 5, 5}).parameter("FOOD_STRENGTH", 1000000);
  const int wins = count_seeds(300, [&](int seed) {
    return Play(position, seed, {{"a", Right}, {"a2", Right}}).unit("b").type == Dead;
  });
  CHECK_NEAR(wins, 195, 40);
}

TEST("more orders are carried out in a round than one player may give") {
  const Configuration configuration = match_with({{"BOARD_ROWS", 64},
                                                  {"BOARD_COLS", 64},
                                                  {"NUM_INI_UNITS_PER_CLAN", 300},
                                                  {"NUM_INI_ZOMBIES", 300}});
  Board crowded(configuration, 1);
  std::array<Orders, 4> orders;
  for (int id = 0; id < 1200; ++id)
    for (int d = 0; d < 8; d += 2) {
      const Pos p = crowded.state().units[id].pos + Dir(d);
      if (not crowded.settings().pos_ok(p) or not crowded.state().at(p).is_empty()) continue;
      orders[id / 300].add('m', id, d);
      break;
    }
  CHECK(crowded.next(orders).list().size() > 1000);
}
