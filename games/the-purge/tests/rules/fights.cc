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

TEST("6.2 the loser loses life, and neither of them moves") {
  int lost[2] = {};
  for (int seed = 1; seed <= 50; ++seed) {
    Play play(fight(1, 1).parameter("LIFE_LOST_IN_ATTACK", 37), seed, {{"A", Right}});
    CHECK(play.pos("A") == Pos(0, 0) and play.pos("B") == Pos(0, 1));
    CHECK_EQUAL(play.life("A") + play.life("B"), 163);
    ++lost[play.life("A") < 100 ? 0 : 1];
    CHECK(play.score(0) == 0 and play.score(1) == 0);
  }
  CHECK(lost[0] > 10 and lost[1] > 10);
}

TEST("6.3 with no life left one is dead at once, and the winner's clan gets the points") {
  for (int life : {1, 19, 20}) {
    for (std::string other : {"b", "B"}) {
      Position position("A " + other);
      position.deadly("A");
      Play play(position.life(other, life).night(), {{"A", Right}});
      CHECK(not play.is_alive(other));
      CHECK_EQUAL(play.cell(0, 1).id, -1);
      CHECK_EQUAL(play.score(0), other == "b" ? 100 : 250);
      CHECK_EQUAL(play.score(1), 0);
    }
  }
  Play alive(Position("A b").life("b", 21).weapon("A", Bazooka).night(), {{"A", Right}});
  CHECK(alive.is_alive("b"));
}

TEST("6.3 the one that was attacked may win: it gets the points, and the mover is gone") {
  Position position = Position("a B").deadly("B");
  Play play(position.life("a", 20).night());
  CHECK_EQUAL(play.go("a", Right), "a Right");
  CHECK(not play.is_alive("a"));
  CHECK(play.cell(0, 0).is_empty());
  CHECK(play.score(1) == 100 and play.score(0) == 0);
}

TEST("6.4 who dies in a barricade leaves it behind") {
  Position position = Position("a B").deadly("B");
  Play play(position.barricade(0, 0, 0, 320).life("a", 20).night(), {{"a", Right}});
  CHECK(not play.is_alive("a"));
  CHECK(play.cell(0, 0).id == -1 and play.cell(0, 0).b_owner == 0);
  CHECK_EQUAL(play.cell(0, 0).resistance, 320);
}
