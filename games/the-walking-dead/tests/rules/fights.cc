// Rules 6: fights.

#include "Boards.hh"

namespace {

// Whether who attacks wins with the strength n against m, by what the documentation draws.
bool is_drawn_to_win(BoardDraws& random, std::int64_t n, std::int64_t m, bool original = false) {
  random.random(1, 1);  // whose order is next
  if (original ? random.random(0, 100) < 30 : random.random(1, 100) <= 30) return true;
  if (n + m == 0) return random.random(0, 1) == 0;
  if (original) return random.random(0, 1000) < double(n) / double(n + m) * 1000;
  return random.random(0, 999999) * (n + m) < 1000000 * n;
}

// Checks many fights of a against b, with the strengths n and m.
void check_fights(const Position& position, std::int64_t n, std::int64_t m, bool original = false) {
  for (int seed = 1; seed <= 500; ++seed) {
    Play play(Position(position).original_rules(original), seed, {{"a", Right}});
    BoardDraws random = draws_of_round(0, seed, original);
    const bool wins = is_drawn_to_win(random, n, m, original);
    CHECK_EQUAL(play.unit("b").type == Dead, wins);
    CHECK_EQUAL(play.unit("a").type, wins ? Alive : Dead);
  }
}

// Both clans have two living units.
Position duel(int points, int other) {
  return Position("a b\n. .\n. .\n. .\na b c d c d").strength({points, other, 0, 0});
}

}  // namespace

TEST("6.1, 6.2 surprise, 30 in 100, or the strengths N and M decide as N/(N+M)") {
  for (auto [n, m] : {std::pair(500, 500), {450, 150}, {0, 400}, {400, 0}, {0, 0}})
    check_fights(duel(2 * n, 2 * m), n, m);
  check_fights(duel(1, 1), 0, 0);
}

TEST("6.2 in 1.1 N and M are the points by the living units; in 1.0 by 4, whatever their number") {
  Position position("a b\n. .\n. .\n. .\na a c d c c d d d a a a b c c d");
  position.strength({600, 100, 0, 0});
  const Play start(position);
  const int* alive = start.state().num_alive;
  CHECK(alive[0] > 4 and alive[1] < 4);
  check_fights(position, 600 / alive[0], 100 / alive[1]);
  check_fights(position, 150, 25, true);
  check_fights(Position("a b").strength({300, 701, 0, 0}), 75, 175, true);
  check_fights(Position("a b").strength({3, 701, 0, 0}), 0, 175, true);
}

TEST("6.2 the largest strengths do not overflow") {
  const int most = 2147483647;
  check_fights(Position("a b").strength({most, most, 0, 0}), most, most);
}

TEST("6.3 those who have died in the round no longer count") {
  // a and a2 have 30 points: 15 each, and 30 when one of them is dead; b and b2 have 90.
  const Position position =
      Position("a b . .\n. . . .\n. . . .\na b . .\n. . . .\nc c d d").strength({30, 90, 0, 0});
  for (int seed = 1; seed <= 500; ++seed) {
    Play play(position, seed, {{"a", Right}, {"a2", Right}});
    BoardDraws random = draws_of_round(0, seed);
    const bool first = is_drawn_to_win(random, 15, 45),
               second = is_drawn_to_win(random, first ? 15 : 30, first ? 90 : 45);
    CHECK_EQUAL(play.unit("b").type == Dead, first);
    CHECK_EQUAL(play.unit("b2").type == Dead, second);
  }
}

TEST(
    "6.3 in the later releases of 1.0, N and M are by the living units at the start of the round") {
  const Position position =
      Position("a b . .\n. . . .\n. . . .\na b . .\n. . . .\nc c d d").strength({30, 90, 0, 0});
  for (const char* release : {"1.0.2", "1.0.3"}) {
    for (int seed = 1; seed <= 300; ++seed) {
      Play play(Position(position).release(release), seed, {{"a", Right}, {"a2", Right}});
      BoardDraws random = draws_of_round(0, seed, true);
      for (const char* unit : {"b", "b2"})
        CHECK_EQUAL(play.unit(unit).type == Dead, is_drawn_to_win(random, 15, 45, true));
    }
  }
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
