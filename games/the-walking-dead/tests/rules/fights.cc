// Rules 6: fights.

#include "Boards.hh"

namespace {

// How many of so many fights a, with the strength n, wins against b, with m: both clans have two
// living units.
int wins(int n, int m, int tries) {
  const Position position = Position("a b\n. .\n. .\n. .\na b c d c d").strength({n, m, 0, 0});
  return count_seeds(tries, [&](int seed) {
    return Play(position, seed, {{"a", Right}}).unit("b").type == Dead;
  });
}

}  // namespace

TEST("6.1 6.2 surprise, 30 in 100, or else N/(N+M) decides, also of the largest strengths") {
  constexpr int TRIES = 2000, MOST = 2147483647;
  const struct {
    int n, m;
    double share;
  } rows[] = {{1000, 1000, 0.65}, {900, 300, 0.825}, {0, 800, 0.3},
              {800, 0, 1},        {1, 1, 0.65},      {MOST, MOST, 0.65}};
  for (const auto& row : rows) CHECK_NEAR(wins(row.n, row.m, TRIES), row.share * TRIES, 90);
}

TEST("6.3 those who have died in the round no longer count") {
  // Clans a and b have a strength of 0 with two living units, and of 1 with one.
  const Position position =
      Position("a b . .\n. . . .\n. . . .\na b . .\n. . . .\nc c d d").strength({1, 1, 0, 0});
  int first = 0, both = 0;
  for (int seed = 1; seed <= 1000; ++seed) {
    const Play play(position, seed, {{"a", Right}, {"a2", Right}});
    const bool won = play.unit("b").type == Dead, won_again = play.unit("b2").type == Dead;
    if (not won) CHECK(won_again);
    first += won;
    both += won and won_again;
  }
  CHECK_NEAR(both, 0.3 * first, 50);
}
