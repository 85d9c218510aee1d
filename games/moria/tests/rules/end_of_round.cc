// Section 7 of the rules: death, and the end of the round.

#include "Boards.hh"

namespace {

int distance(Pos p, Pos q) { return std::max(std::abs(p.i - q.i), std::abs(p.j - q.j)); }

// A picture in a row of Moria, with trolls on all of Outside but `left` cells of the first row.
// Units of clans that are not in the picture are in caves of their own behind it.
Position crowded(std::string picture, int left) {
  for (char unit : std::string("abcdwxyz"))
    if (not is_among(unit, picture)) picture += std::string("# ") + unit + " ";
  std::string all;
  for (int i = 0; i < SIDE; ++i) {
    std::string row;
    for (int j = 0; j < SIDE; ++j) {
      const bool is_troll = not inside_moria().has(Pos(i, j)) and (i > 0 or j >= left);
      row += is_troll ? "t " : Pos(i, j) == Pos(40, 30) ? "B " : "# ";
    }
    if (i == 10) row.replace(20, picture.size(), picture);
    all += row + "\n";
  }
  return Position(all, true);
}

}  // namespace

TEST("7.3 each abyss lets an orc in with 1 in 50, the dead one with the highest id") {
  Position position("A");
  position.dead_orcs(3);
  constexpr int TRIES = 4000;
  const int entered = count_seeds(TRIES, [&](int seed) {
    Play play(position, seed);
    play.next();
    CHECK(play.unit("o").health == 0 and play.unit("o2").health == 0);
    if (play.unit("o3").health == 0) return false;
    CHECK_EQUAL(play.unit("o3").health, 75);
    CHECK_EQUAL(play.pos("o3"), at(0, 0));
    CHECK_EQUAL(play.cell(at(0, 0)).id, play.id("o3"));
    return true;
  });
  CHECK_NEAR(entered, TRIES / 50, 36);
}

TEST("7.3 no orc enters where a unit is, near the Balrog, or if all are in Moria") {
  Position full("A A A A A o");
  Position taken("o");
  taken.cell(at(0, 0), 'A').dead_orcs(1);
  Position near("# # B # # # # # # # # # # # a\n # # A A # # # # # # # # # # #");
  for (int seed = 1; seed <= 400; ++seed) {
    Play all(full, seed), other(taken, seed), beside(near.dead_orcs(2), seed);
    all.next();
    other.next();
    CHECK_EQUAL(other.unit("o2").health, 0);
    beside.next();  // he steps right, to where both are 1 and 2 steps away
    CHECK(beside.unit("o").health == 0 and beside.unit("o2").health == 0);
  }
}

TEST("7.3 an orc that has died in the round can enter at once") {
  Position position("a o . A");
  position.health("o", 1);
  const int entered = count_seeds(2000, [&](int seed) {
    Play play(position, seed, {{"a", Right}});
    return play.unit("o").health > 0;
  });
  CHECK_NEAR(entered, 40, 25);
}

TEST("7.4 who has died comes back Outside, away from all units and from the Balrog") {
  std::set<Pos> places;
  for (int seed = 1; seed <= 300; ++seed) {
    const Play play(Position("a A"), seed, {{"a", Right}});
    const Pos p = play.pos("a");
    places.insert(p);
    CHECK(not inside_moria().has(p));
    CHECK(distance(p, play.pos("B")) > 3);
    for (int id = 0; id < play.state().num_units; ++id) {
      const Unit& other = play.state().units()[id];
      if (id != play.id("a") and other.pos != NOWHERE) CHECK(distance(p, other.pos) > 1);
    }
    CHECK_EQUAL(play.unit("a").health, 100);
    CHECK_EQUAL(play.cell(p).owner, -1);
  }
  CHECK(places.size() > 80);
}

TEST("7.4 units that come back in the same round keep away from each other, too") {
  const Position position("a A b A c A d A w A x A");
  for (int seed = 1; seed <= 60; ++seed) {
    Play play(position, seed);
    for (const char* name : {"a", "b", "c", "d", "w", "x"}) play.move(name, Right);
    play.next();
    for (const char* name : {"a", "b", "c", "d", "w", "x"})
      for (const char* other : {"a", "b", "c", "d", "w", "x"})
        if (name != other) CHECK(distance(play.pos(name), play.pos(other)) > 1);
  }
}

TEST("7.5 if nothing is free Outside units come back in free caves without treasure") {
  for (int seed = 1; seed <= 20; ++seed) {
    Play play(crowded("a A # # # . T # # . ", 0), seed, {{"a", Right}});
    const Pos p = play.pos("a");
    CHECK(p == Pos(10, 15) or p == Pos(10, 19) or p == Pos(10, 10));
    CHECK_EQUAL(play.cell(p).owner, play.unit("a").player);
  }
}

TEST("7.5 a wizard or troll that comes back in a cave leaves the owner as it is") {
  for (int seed = 1; seed <= 10; ++seed) {
    Play play(crowded("w A # # # 2 ", 0).cell(Pos(10, 10), '2'), seed, {{"w", Right}});
    CHECK(inside_moria().has(play.pos("w")));
    CHECK_EQUAL(play.cell(play.pos("w")).owner, 2);
  }
}

TEST("7.5 if no cave is free either, any cell Outside without a unit will do") {
  Play play(crowded("a A # # # # ", 1).cell(Pos(10, 10), 'T'), {{"a", Right}});
  CHECK(not inside_moria().has(play.pos("a")) and play.pos("a") != NOWHERE);
}

TEST("7.5 then any such cave; else the unit stays off the board until the next round") {
  Position position = crowded("a A # # . b . # ", 0);
  position.cell(Pos(10, 10), 'T');
  Play play(position, {{"a", Right}});
  CHECK(play.pos("a") == Pos(10, 14) or play.pos("a") == Pos(10, 16));
  Play off(crowded("a A # # ", 0).cell(Pos(10, 10), 'T').cell(Pos(40, 30), 'R'), {{"a", Right}});
  CHECK_EQUAL(off.pos("a"), NOWHERE);
  CHECK_EQUAL(off.unit("a").health, 0);
  const int player = off.unit("a").player;
  CHECK(player != 0);
  CHECK_EQUAL(off.go("a", Right), "");
  CHECK_EQUAL(off.pos("a"), NOWHERE);
  CHECK_EQUAL(off.unit("a").player, player);
}

TEST("7.5 beside the Balrog no unit comes back, even if it stays off the board") {
  const Play off(crowded("a A # # ", 0).cell(Pos(10, 10), 'T'), {{"a", Right}});
  CHECK_EQUAL(off.pos("B"), Pos(39, 30));  // From a cave that is beside him now.
  CHECK_EQUAL(off.pos("a"), NOWHERE);
}

TEST("7.7 huge scores end at the largest number") {
  Play play(Position("0").treasures({2147483647, 0, 0, 0}).parameter("treasure_value", 1000000));
  CHECK_EQUAL(play.state().score[0], 2147483647);
}
