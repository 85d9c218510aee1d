// Rules 6: fights.

#include <cmath>
#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;

namespace {

constexpr int TRIES = 4000;

// How often a wins when it attacks b.
double share_of_wins(const Position& position) {
  const int wins = count_seeds(TRIES, [&](int seed) {
    Play play(position, seed);
    CHECK_EQUAL(play.go("a", Right), "a Right");
    const bool won = play.unit("b").type == Dead;
    CHECK_EQUAL(play.unit("a").type, won ? Alive : Dead);
    return won;
  });
  return double(wins) / TRIES;
}

const double TOLERANCE = 4 * 0.5 / std::sqrt(TRIES);

// Both clans have two living units.
Position duel(int points, int other) {
  return Position("a b\n. .\n. .\n. .\na b c d c d").strength({points, other, 0, 0});
}

}  // namespace

TEST("6.1, 6.2 surprise, 30 in 100, or the strengths N and M decide as N/(N+M)") {
  CHECK_NEAR(share_of_wins(duel(1000, 1000)), 0.3 + 0.7 / 2, TOLERANCE);
  CHECK_NEAR(share_of_wins(duel(900, 300)), 0.3 + 0.7 * 3 / 4, TOLERANCE);
  CHECK_NEAR(share_of_wins(duel(0, 800)), 0.3, TOLERANCE);
  CHECK_NEAR(share_of_wins(duel(800, 0)), 1, 1e-9);
}

TEST("6.2 with N = M = 0 the chance is one half") {
  CHECK_NEAR(share_of_wins(duel(0, 0)), 0.65, TOLERANCE);
  CHECK_NEAR(share_of_wins(duel(1, 1)), 0.65, TOLERANCE);  // 1 / 2 is 0, too
}

TEST("6.2 in 1.1 N and M are the points by the living units; in 1.0 by 4, whatever their number") {
  Position position("a b\n. .\n. .\n. .\na a c d c c d d d a a a b c c d");
  position.strength({600, 100, 0, 0});
  const Play start(position);
  const int* alive = start.state().num_alive;
  CHECK(alive[0] > 4 and alive[1] < 4);
  const int n = 600 / alive[0], m = 100 / alive[1];
  CHECK_NEAR(share_of_wins(position), 0.3 + 0.7 * n / (n + m), TOLERANCE);
  position.original_rules();
  CHECK_NEAR(share_of_wins(position), (30 + 71 * 858 / 1001.) / 101, TOLERANCE);
}

TEST("6.2 the largest strengths do not overflow") {
  const int most = 2147483647;
  CHECK_NEAR(share_of_wins(Position("a b").strength({most, most, 0, 0})), 0.65, TOLERANCE);
}

TEST("6.3 those who have died in the round no longer count") {
  // b and b2 have 90 points: 45 each, and 90 when one of them is dead. b3 wins with surprise only.
  const Position position =
      Position("a b . .\n. . . .\n. . . .\na b . .\n. . . .\nc c d d").strength({30, 90, 0, 0});
  int later = 0, wins = 0;
  for (int seed = 1; seed <= 3 * TRIES; ++seed) {
    Play play(position, seed, {{"a", Right}, {"a2", Right}});
    if (play.unit("b").type != Dead) continue;  // a has won the first fight
    ++later;
    wins += play.unit("b2").type == Dead;
  }
  // 30/2 against 90/1, not against 90/2.
  const double expected = 0.3 + 0.7 * 15 / (15 + 90);
  CHECK_NEAR(double(wins) / later, expected, 4 * 0.5 / std::sqrt(later));
  CHECK(later > TRIES);
}

TEST("6.4 the loser is dead where it is, its conversion starts, and the winner's clan has 50") {
  for (int seed = 1; seed <= 30; ++seed) {
    Play play(Position("a b").rounds("a", 3).rounds("b", 2), seed, {{"a", Right}});
    const bool won = play.unit("b").type == Dead;
    const Unit &winner = play.unit(won ? "a" : "b"), &loser = play.unit(won ? "b" : "a");
    CHECK_EQUAL(loser.type, Dead);
    CHECK_EQUAL(loser.rounds_for_zombie, 5);
    CHECK_EQUAL(winner.rounds_for_zombie, won ? 2 : 1);  // it goes on
    CHECK_EQUAL(play.pos("a"), Pos(0, 0));
    CHECK_EQUAL(play.pos("b"), Pos(0, 1));
    CHECK_EQUAL(play.state().kill_points[won ? 0 : 1], 50);
    CHECK_EQUAL(play.state().kill_points[won ? 1 : 0], 0);
    CHECK_EQUAL(loser.player, won ? 1 : 0);
    CHECK_EQUAL(play.owner(loser.pos.i, loser.pos.j), loser.player);
  }
}

TEST("6, version 1.0: one fight after the other draws as the documentation says") {
  for (bool original : {false, true}) {
    Position position = Position("a b").strength({701, 300, 0, 0}).original_rules(original);
    for (int seed = 1; seed <= 500; ++seed) {
      Play play(position, seed, {{"a", Right}});
      Random random(seed);
      random.random(1, 1);  // whose order is next
      bool wins;
      if (original) {
        wins = random.random(0, 100) < 30;
        if (not wins) wins = random.random(0, 1000) < 175.0 / (175 + 75) * 1000;
      } else {
        wins = random.random(1, 100) <= 30;
        if (not wins) wins = random.random(0, 999999) < 1e6 * 701 / (701 + 300);
      }
      CHECK_EQUAL(play.unit("b").type == Dead, wins);
    }
  }
}
