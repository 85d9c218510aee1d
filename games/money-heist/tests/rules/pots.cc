// Rules 3.3 and 7.1 to 7.3: charging poison and healing.

#include "Boards.hh"

namespace {

struct Case {
  int has, pot, takes;
};

}  // namespace

TEST("7.1 7.3 a soldier charges as much as it can still carry, or all that there is, or nothing") {
  for (const Case& c : {Case{1, 10, 4}, {0, 10, 5}, {5, 10, 0}, {1, 2, 2}, {0, 5, 5}, {4, 0, 0}}) {
    Play play(Position("b").poison("b", c.has).poison_pots({7, c.pot, 7, 7}));
    CHECK_EQUAL(play.charge("b").next(), "b charge");
    CHECK_EQUAL(play.unit("b").poison, c.has + c.takes);
    CHECK_EQUAL(play.state().poison_pot[1], c.pot - c.takes);
    CHECK_EQUAL(play.state().poison_pot[0], 7);
  }
}

TEST("7.2 7.3 a professor heals by as much as it lacks, or by all that there is, or by nothing") {
  for (const Case& c : {Case{100, 9, 0}, {95, 9, 5}, {60, 9, 9}, {1, 200, 99}, {50, 0, 0}}) {
    Play play(Position("C").health(2, c.has).health_pots({7, 7, c.pot, 7}));
    CHECK_EQUAL(play.heal("C").next(), "C heal");
    CHECK_EQUAL(play.unit("C").health, c.has + c.takes);
    CHECK_EQUAL(play.state().health_pot[2], c.pot - c.takes);
    CHECK_EQUAL(play.state().health_pot[3], 7);
  }
}

TEST("pots that grow beyond the range of int stay at its end") {
  constexpr int MOST = 2147483647;
  Position position("a P\n b H");
  position.parameter("POISON_KIT_VALUE", 1000000).parameter("HEALTH_KIT_VALUE", 1000000);
  Play play(position.poison_pots({MOST - 5, 0, 0, 0}).health_pots({0, MOST - 5, 0, 0}));
  play.go({{"a", Right}, {"b", Right}});
  CHECK_EQUAL(play.state().poison_pot[0], MOST);
  CHECK_EQUAL(play.state().health_pot[1], MOST);
}
