// Rules 3.4 and 6.1 to 6.6: magic strength, duels and conversions.

#include "Boards.hh"

namespace {

// The clans of a board with one wizard each have two units: the magic strength is half of
// the strength points.
Position duel(int n, int m) {
  Position position("a b");
  return position.strength({2 * n, 2 * m, 0, 0});
}

bool attacker_wins(const Position& position, int seed) {
  Play play(position, seed, {{"a", Right}});
  return play.unit("b").next_player == 0;
}

}  // namespace

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

TEST("6.1 with more than twice the strength one converts the other at once, whoever attacks") {
  for (const auto& [n, m] : {std::pair(201, 100), {100, 201}, {1, 0}}) {
    Play play(duel(n, m));
    CHECK_EQUAL(play.go("a", Right), "a Right");
    const int winner = n > m ? 0 : 1, loser = 1 - winner;
    CHECK_EQUAL(play.unit(winner == 0 ? "b" : "a").player, winner);
    CHECK(not play.unit(winner == 0 ? "b" : "a").is_in_conversion_process());
    CHECK_EQUAL(play.owner(0, loser), winner);
    CHECK_EQUAL(play.state().points_for_conversions[winner], 100);
    CHECK_EQUAL(play.state().points_for_conversions[loser], 0);
    CHECK_EQUAL(play.state().clan_size[winner], 3);
    CHECK_EQUAL(play.state().clan_size[loser], 1);
  }
}

TEST("6.1 exactly twice as much is not more than twice: a conversion begins") {
  for (int seed = 1; seed <= 20; ++seed) {
    for (const auto& [n, m] : {std::pair(200, 100), std::pair(100, 200)}) {
      Play play(duel(n, m), seed, {{"a", Right}});
      CHECK_EQUAL(play.unit("a").player, 0);
      CHECK_EQUAL(play.unit("b").player, 1);
    }
  }
}

TEST("6.1 strengths beyond half of the range of int are compared right") {
  Position position("a b");
  Play play(Position(position).strength({2000000000, 2000000000, 0, 0}), {{"a", Right}});
  CHECK_EQUAL(play.unit("b").player, 1);
}

TEST("5.3 6.2 nobody moves in a duel; its loser stays in its clan, and a conversion begins") {
  bool seen[2] = {};
  for (int seed = 1; seed <= 20; ++seed) {
    Play play(duel(100, 100), seed, {{"a", Right}});
    CHECK(play.pos("a") == Pos(0, 0) and play.pos("b") == Pos(0, 1));
    const bool wins = play.unit("b").is_in_conversion_process();
    const Unit& loser = play.unit(wins ? "b" : "a");
    const Unit& winner = play.unit(wins ? "a" : "b");
    CHECK_EQUAL(loser.player, wins ? 1 : 0);
    CHECK_EQUAL(loser.player_to_be_converted_to(), wins ? 0 : 1);
    CHECK_EQUAL(loser.rounds_for_converting(), 4);
    CHECK(not winner.is_in_conversion_process());
    CHECK_EQUAL(play.state().points_for_conversions[0] + play.state().points_for_conversions[1], 0);
    seen[wins] = true;
  }
  CHECK(seen[0] and seen[1]);
}

TEST("6.3 a conversion takes ROUNDS_FOR_CONVERTING rounds, the one of the duel included") {
  int seed = 1;
  while (not attacker_wins(duel(100, 100), seed)) ++seed;
  Play play(duel(100, 100), seed);
  play.move("a", Right);
  for (int rounds : {4, 3, 2, 1}) {
    play.next();
    CHECK_EQUAL(play.unit("b").rounds_for_converting(), rounds);
    CHECK_EQUAL(play.unit("b").player, 1);
    CHECK_EQUAL(play.state().points_for_conversions[0], 0);
  }
  play.next();
  CHECK_EQUAL(play.unit("b").player, 0);
  CHECK_EQUAL(play.state().points_for_conversions[0], 100);
}

TEST("6.3 a conversion of one round is over in the round of the duel") {
  Play play(duel(100, 100).parameter("ROUNDS_FOR_CONVERTING", 1), {{"a", Right}});
  CHECK_EQUAL(play.state().points_for_conversions[0] + play.state().points_for_conversions[1], 100);
  CHECK_EQUAL(play.unit("a").player, play.unit("b").player);
}

TEST("6.4 a wizard in conversion counts as one of its old clan") {
  Play play(Position("b").conversion("b", 5, 0));
  CHECK_EQUAL(play.state().clan_size[1], 2);
  CHECK_EQUAL(play.go("b", Right), "b Right");
  CHECK_EQUAL(play.owner(0, 1), 1);
  CHECK_EQUAL(play.move_as(0, play.id("b"), Right).next(), "");
}

TEST("6.5 a freed wizard fights in the same round, as good as new") {
  Play play(Position(". . c\n a a .\n . . .").conversion("a2", 1, 3).strength({1000, 0, 0, 0}));
  CHECK_EQUAL(play.go("a", Right), "a Right");
  CHECK_EQUAL(play.go("a2", Right), "a2 Right");
  CHECK_EQUAL(play.go("a2", Up), "a2 Up");
  CHECK_EQUAL(play.unit("c").player, 0);
}
