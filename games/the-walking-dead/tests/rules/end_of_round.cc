// Rules 8: the end of the round.

#include "Boards.hh"

namespace {

// A round in which nobody does anything: the clans before and after it, for a seed.
struct Crossing {
  int from = -1, to = -1, id = -1;  ///< -1: there was none.
};

Crossing change_of_clan(const Position& position, int seed) {
  Play play(position, seed);
  std::vector<int> before;
  for (int id = 0; id < play.state().num_units; ++id)
    before.push_back(play.state().units[id].player);
  play.next();
  Crossing change;
  for (int id = 0; id < play.state().num_units; ++id)
    if (play.state().units[id].player != before[id])
      change = {before[id], play.state().units[id].player, id};
  return change;
}

}  // namespace

TEST("8.1 a unit that is killed in round r is a zombie after round r + 5, where it stands") {
  Play play(Position("a b").strength({1000, 0, 0, 0}), 1, {{"a", Right}});
  for (int rounds : {5, 4, 3, 2, 1}) {
    CHECK_EQUAL(play.unit("b").type, Dead);
    CHECK_EQUAL(play.unit("b").rounds_for_zombie, rounds);
    CHECK(play.unit("b").player == 1 and play.owner(0, 1) == 1);
    play.next();
  }
  const Unit& b = play.unit("b");
  CHECK(b.type == Zombie and b.player == -1 and b.rounds_for_zombie == -1);
  CHECK(b.pos == Pos(0, 1) and play.owner(0, 1) == -1);
}

TEST("8.1 so is a bitten unit, however much it walks; it no longer counts as alive then") {
  Play play(Position("W W W W\nW a . .\nW W W W").rounds("a", 1), {{"a", Right}});
  CHECK(play.unit("a").type == Zombie and play.pos("a") == Pos(1, 2));
  CHECK(play.owner(1, 2) == -1 and play.owner(1, 1) == 0);
  CHECK_EQUAL(play.state().num_alive[0], 0);
}

TEST("8.1 conversions of 1, 2 and 3 rounds") {
  for (int rounds : {1, 2, 3}) {
    Play play(Position("W W W W W\nW a . z W\nW W W W W")
                  .parameter("ROUNDS_BEFORE_BECOMING_ZOMBIE", rounds));
    play.rounds(2);  // comes, and bites
    CHECK_EQUAL(play.unit("a").rounds_for_zombie, rounds);
    play.rounds(rounds - 1);
    CHECK_EQUAL(play.unit("a").type, Alive);
    play.next();
    CHECK_EQUAL(play.unit("a").type, Zombie);
  }
}

TEST("8.1 a unit that becomes a zombie in a round does not bite in it") {
  Play play(Position("W W W W\nW a B W\nW W W W").rounds("B", 1));
  CHECK_EQUAL(play.next(), "");
  CHECK_EQUAL(play.next(), "B Left");
}

TEST("8.1 a bitten unit that is killed begins anew") {
  Play play(Position("a b").strength({1000, 0, 0, 0}).rounds("b", 1), {{"a", Right}});
  CHECK(play.unit("b").type == Dead and play.unit("b").rounds_for_zombie == 5);
}

TEST("8.2 a zombie that was killed comes back alive, of the clan, with its id, at a place") {
  for (int seed = 1; seed <= 20; ++seed) {
    Play play(Position("a z").round(0), seed, {{"a", Right}});
    const Unit& z = play.unit("z");
    CHECK(z.type == Alive and z.player >= 0 and z.rounds_for_zombie == -1);
    CHECK_EQUAL(play.cell(z.pos.i, z.pos.j).id, z.id);
    CHECK_EQUAL(play.owner(z.pos.i, z.pos.j), z.player);
  }
}

TEST("8.3 in one of five rounds a unit of a largest clan goes to a smallest one") {
  for (const auto& [picture, pairs] :
       {std::pair("a b c d", 12u), {"a a a b b b c d d", 4u}, {"a b b c c c c d", 2u}}) {
    const Position position(picture);
    const Play start(position);
    const int* const n = start.state().num_alive;
    const auto [least, most] = std::minmax_element(n, n + 4);
    std::set<std::pair<int, int>> seen;
    int changes = 0;
    for (int seed = 1; seed <= 500; ++seed) {
      const Crossing change = change_of_clan(position, seed);
      if (change.id == -1) continue;
      CHECK(n[change.from] == *most and n[change.to] == *least);
      seen.insert({change.from, change.to});
      ++changes;
    }
    CHECK_NEAR(changes, 100, 36);
    CHECK_EQUAL(seen.size(), pairs);
  }
}

TEST("8.3 with the unit go its conversion and its cell") {
  for (int seed = 1; seed <= 60; ++seed) {
    Play play(Position("a a a b c d . .\n").rounds("a", 4).rounds("a2", 4).rounds("a3", 4), seed);
    play.next();
    for (const char* name : {"a", "a2", "a3"}) {
      const Unit& u = play.unit(name);
      CHECK_EQUAL(u.rounds_for_zombie, 3);
      CHECK_EQUAL(play.owner(u.pos.i, u.pos.j), u.player);
    }
  }
}

TEST("8.3 the numbers are those after the conversions and after the zombies have come back") {
  // After this round a has 2 with the zombie that it kills, and b has none.
  const Position position = Position("a z . b c d").rounds("b", 1);
  for (int seed = 1; seed <= 100; ++seed) {
    Play play(position, seed, {{"a", Right}});
    const int b = play.state().num_alive[1];
    CHECK(b == 0 or (b == 1 and play.state().num_alive[0] == 1));
  }
}

TEST("8.3 if the clans have no living units, nothing changes") {
  const Position position =
      Position("a b c d").rounds("a", 1).rounds("b", 1).rounds("c", 1).rounds("d", 1);
  for (int seed = 1; seed <= 50; ++seed) {
    Play play(position, seed);
    play.rounds(2);
    for (const Unit* u = play.state().units; u != play.state().units + 4; ++u)
      CHECK(u->type == Zombie and u->player == -1);
  }
}

TEST("8.4 strength points: 50 for food, less one for each living unit, at least 0") {
  Play play(Position("a * a b . c d . .").strength({100, 2, 0, 1000}).parameter("FOOD_STRENGTH", 7),
            3);
  play.go("a", Right);
  const int* alive = play.state().num_alive;
  const int* points = play.state().strength_points;
  CHECK_EQUAL(points[0], 100 + 7 - alive[0]);
  CHECK_EQUAL(points[1], 2 - alive[1]);
  CHECK_EQUAL(points[2], 0);
  CHECK_EQUAL(points[3], 1000 - alive[3]);
}

TEST("8.4 strength points and scores end with the largest number") {
  const int most = 2147483647;
  Play play(Position("a * z a a z")
                .strength({most, 5, 5, 5})
                .kill_points({most - 3, 0, 0, 0})
                .parameter("FOOD_STRENGTH", 1000000)
                .parameter("POINTS_PER_OWNED_CELL", 1000000));
  play.go({{"a", Right}, {"a3", Right}});
  CHECK_EQUAL(play.state().strength_points[0], most);
  CHECK_EQUAL(play.state().kill_points[0], most);
  CHECK_EQUAL(play.state().score[0], most);
}

TEST("8.5 a score that was read is shown, and computed from the next round on") {
  Play play(Position("a 0 b c d").scores({77, 1, 2, 3}).kill_points({10, 0, 0, 0}));
  CHECK_EQUAL(play.state().score[0], 77);
  play.next();
  CHECK_EQUAL(play.state().score[0], 10 + play.board().owned(0).count());
}
