// Rules 3.4 and 6.1 to 6.6: magic strength, duels and conversions.

#include "Boards.hh"

TEST("3.4 magic strength is strength points divided by units, the ghost included, rounded down") {
  const Position position("a a a a . b b\n . . . . . c");
  for (const auto& [points, strength] :
       std::vector<std::pair<int, int>>{{1000, 200}, {999, 199}, {4, 0}, {5, 1}, {0, 0}}) {
    Play play(Position(position).strength({points, points, points, points}));
    CHECK_EQUAL(play.state().magic_strength(0), strength);
  }
}

TEST("3.4 a wizard that has died this round counts for nobody until it is back") {
  // 400/4 = 100 against 150/4 = 37 is more than twice. With a dead wizard of clan 1 it is
  // 150/3 = 50: a duel.
  const Position position = Position(R"(
    a b . . . .
    a . . . . .
    a . b . . .
    . . b . V .
    . . . . . .
    . . . . . c
  )")
                                .strength({400, 150, 0, 0});
  int died_before = 0;
  for (int seed = 1; seed <= 40; ++seed) {
    Play play(position, seed);
    const std::string orders = play.go({{"b2", Right}, {"a", Right}});
    CHECK_EQUAL(orders.size(), std::string("b2 Right, a Right").size());
    if (orders[0] == 'a') {
      CHECK_EQUAL(play.unit("b").player, 0);
    } else {
      CHECK(play.unit("b").is_in_conversion_process() or play.unit("a").is_in_conversion_process());
      ++died_before;
    }
  }
  CHECK(died_before > 0 and died_before < 40);
}
