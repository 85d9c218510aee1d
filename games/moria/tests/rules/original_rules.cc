// The appendix of the rules: what was different in version 1.1. Its whole matches: golden.cc.

#include "Boards.hh"

namespace {

// One dwarf kills the troll; the round has been played.
Play after_kill(Position position, bool original, int seed) {
  Play play(position.health("t", 1).original_rules(original), seed, {{"a", Right}});
  return play;
}

}  // namespace

TEST(
    "A.3 a troll that the clans have killed still attacks in version 1.1; in 1.2 it does nothing") {
  for (int seed = 1; seed <= 10; ++seed) {
    const Play now = after_kill(Position("a t"), false, seed);
    CHECK_EQUAL(now.act_of("t"), "nothing");
    CHECK_EQUAL(now.unit("a").health, 100);
    const Play once = after_kill(Position("a t"), true, seed);
    CHECK_EQUAL(once.act_of("t"), "Left");
    CHECK(once.unit("a").health < 100 or once.unit("a").player != 0);
    CHECK_EQUAL(once.unit("t").health, 500);
  }
}

TEST("A.3 and A.4 with nobody beside it, it walks, and where it goes is occupied for good") {
  int walks = 0;
  for (int seed = 1; seed <= 60; ++seed) {
    for (bool original : {false, true}) {
      Position position("c b t . .");
      Play play(position.health("t", 1).health("b", 1).original_rules(original), seed);
      if (play.go({{"b", Right}, {"c", Right}}) != "b Right, c Right") continue;
      const Pos place = play.act_of("t") == "Left" ? at(0, 1) : at(0, 3);
      CHECK_EQUAL(play.act_of("t") == "nothing", not original);
      CHECK_EQUAL(play.cell(place).id, original ? play.id("t") : -1);
      CHECK_EQUAL(play.unit("t").health, 500);
      CHECK(not inside_moria().has(play.pos("t")));
      if (place == at(0, 3)) continue;
      ++walks;
      CHECK_EQUAL(play.go("c", Right), "c Right");
      CHECK_EQUAL(play.pos("c"), at(0, 0));
      CHECK(play.unit("t").health < 500);
      CHECK_EQUAL(play.cell(place).id, play.id("t"));
    }
  }
  CHECK(walks > 5);
}

TEST("A.4 what the Balrog finds beside him of such a troll dies wherever it is") {
  for (int seed = 1; seed <= 60; ++seed) {
    Position position(R"(
      # # # # # # # # # # # # # # # # #
      c b t . # # # # # B # # # # # # #
    )");
    Play play(position.health("t", 1).health("b", 1).original_rules(), seed);
    play.go({{"b", Right}, {"c", Right}});
    for (int round = 0; round < 12; ++round) play.next();
    CHECK_EQUAL(play.state().round, 13);
    CHECK(play.unit("t").health > 0);
  }
}

TEST("A.5 in version 1.1 units that have died in the round attract the Balrog, in 1.2 they don't") {
  for (int seed = 1; seed <= 10; ++seed) {
    for (bool original : {false, true}) {
      Play play(Position("A a # # # # # # # # # # # B # # # # # # # # # # # # # # # b")
                    .original_rules(original),
                seed);
      play.go("a", Left);
      CHECK_EQUAL(play.act_of("B"), original ? "Left" : "Right");
    }
  }
}

TEST("A.6 in version 1.1 the Balrog's step is the first of Bottom, Right, Top, Left, undrawn") {
  const std::pair<Pos, const char*> corners[] = {
      {at(0, 0), "Top"}, {at(0, 8), "Right"}, {at(8, 0), "Bottom"}, {at(8, 8), "Bottom"}};
  for (const auto& [corner, step] : corners) {
    for (int seed = 1; seed <= 20; ++seed) {
      Position position("B");
      position.place("B", at(4, 4)).place("a", corner).cell(corner, 'C');
      Play play(position.original_rules(), seed);
      play.next();
      CHECK_EQUAL(play.act_of("B"), step);
    }
  }
}
