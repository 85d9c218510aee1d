// Rules 6.1 to 6.5: fights.

#include "Boards.hh"

namespace {

// In how many of the matches with seeds 1, 2, ... the mover wins the fight.
int wins_of_mover(const Position& position, const std::string& mover, const std::string& other,
                  int tries) {
  return count_seeds(tries, [&](int seed) {
    Play play(position, seed);
    const int before = play.life(other);
    CHECK_EQUAL(play.go(mover, Right), mover + " Right");
    return not play.is_alive(other) or play.life(other) < before;
  });
}

// A fight of two citizens with these strengths in attack.
Position fight(int n, int m) {
  Position position("A B");
  position.parameter("GUN_STRENGTH_ATTACK", std::max(n, m));
  position.parameter("HAMMER_STRENGTH_ATTACK", std::min(n, m));
  position.parameter("BAZOOKA_STRENGTH_ATTACK", INT_MAX);
  return position.weapon(n < m ? "B" : "A", Gun).night();
}

}  // namespace

TEST("6.1 strengths are those of the weapons, and for builders their own") {
  constexpr int TRIES = 2000;
  Position position("a B");
  position.parameter("BUILDER_STRENGTH_ATTACK", 10).night();
  CHECK_NEAR(wins_of_mover(position, "a", "B", TRIES), TRIES / 2, 90);
  position.parameter("BUILDER_STRENGTH_ATTACK", 1).parameter("BAZOOKA_STRENGTH_ATTACK", 1000000);
  CHECK_EQUAL(wins_of_mover(Position(position).weapon("B", Bazooka), "a", "B", 500), 0);
  Position other("A b");
  other.parameter("BAZOOKA_STRENGTH_ATTACK", 1000000).weapon("A", Bazooka).night();
  CHECK_EQUAL(wins_of_mover(other, "A", "b", 500), 500);
}

TEST("6.1 the mover wins with N/(N+M), also of the largest strengths") {
  constexpr int TRIES = 2000;
  for (auto [n, m] : {std::pair(2, 6), {INT_MAX / 4, INT_MAX / 4 * 3}})
    CHECK_NEAR(wins_of_mover(fight(n, m), "A", "B", TRIES), TRIES / 4, 80);
}
