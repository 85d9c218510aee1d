// The appendix of the rules: what was different in version 1.1 and happens rarely. All else is in
// its whole matches: golden.cc.

#include "Boards.hh"

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
