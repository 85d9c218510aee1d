// Rules 4.1 to 4.6: which orders count, and in which order they are carried out. What is the same
// in all games is in the root's tests/kit/turns.cc.

#include <tests/kit/Ignored.hh>
#include "Boards.hh"

namespace {

const Position ONE_EACH(R"(
  . . . . . . . .
  . a . b . c . d
  . . . . . . . .
  . A . . . . . .
)");

}  // namespace

TEST("4.1 a player can give all kinds of orders") {
  Position position(R"(
    . W W W
    A 0 G W
    . W W W
    a . B b
  )");
  position.health(1, 50).health_pots({0, 7, 0, 0}).poison_pots({0, 2, 0, 0});
  int calls = 0;
  const Script opens = [&](Player& player) {
    ++calls;
    player.open(player.professor(0), KEY, Right);
    player.move(player.soldiers(0)[0], Right);
  };
  const Script heals = [&](Player& player) {
    ++calls;
    player.heal(player.professor(1));
    player.charge(player.soldiers(1)[0]);
  };
  const auto match =
      play_scripts(position.parameter("NUM_ROUNDS", 1).configuration(), {opens, heals});
  const StateData& state = board_of(*match).state();
  CHECK_EQUAL(calls, 2);
  CHECK_EQUAL(state.score[0], 200);
  CHECK_EQUAL(state.units()[4].pos, Pos(3, 1));
  CHECK_EQUAL(state.units()[1].health, 57);
  CHECK_EQUAL(state.units()[5].poison, 3);
}

TEST("4.2 an order that will be ignored is a unit's first order all the same") {
  for (int kind = 0; kind < 4; ++kind) {
    Play play(ONE_EACH);
    const std::string unit = kind == 3 ? "A" : "a";
    if (kind == 0) play.move("a", Dir(4));  // no direction
    if (kind == 1) play.open("a", Down);    // a soldier opens
    if (kind == 2) play.heal("a");          // a soldier heals
    if (kind == 3) play.charge("A");        // a professor charges
    CHECK_EQUAL(play.go(unit, Down), "");
  }
}

TEST("4.3 orders that are ignored are drawn like the others, and those of a dead professor, too") {
  Position position(ONE_EACH);
  position.health_pots({0, 50, 0, 0}).dead(1, 5);
  // Changes nothing.
  const std::string carried_out = order_after(position, [](Play& play) { play.charge("a"); });
  CHECK(order_after(position, [](Play&) {}) != carried_out);
  for (int kind = 0; kind < 8; ++kind)
    CHECK_EQUAL(order_after(position,
                            [=](Play& play) {
                              if (kind == 0) play.move("a", Dir(-1));
                              if (kind == 1) play.heal("a");
                              if (kind == 2) play.open("A", Down);
                              if (kind == 3) play.open("a", Down, {});
                              if (kind == 4) play.charge("A");
                              if (kind == 5) play.move("B", Down);
                              if (kind == 6) play.heal("B");
                              if (kind == 7) play.open("B", Down);
                            }),
                carried_out);
}

TEST("4.4 the units of a player that is out can be attacked, and its clan is as before") {
  Position position("a b");
  Play play(position.out(1));
  CHECK_EQUAL(play.go("a", Right), "a Right");
  CHECK_EQUAL(play.state().score[0], 10);
}

TEST("4.6 the order of a unit that has died is ignored") {
  int first = 0, second = 0;
  for (int seed = 1; seed <= 60; ++seed) {
    Play play(Position("a b"), seed);
    const std::string orders = play.go({{"a", Right}, {"b", Left}});
    first += orders == "a Right";
    second += orders == "b Left";
  }
  CHECK_EQUAL(first + second, 60);
  CHECK(first > 10 and second > 10);
}

TEST("4.6 what a unit has done before it dies stays done") {
  // b kills c, and is then killed by a, or is killed before.
  int both = 0;
  for (int seed = 1; seed <= 60; ++seed) {
    Play play(Position("a b c"), seed);
    const std::string orders = play.go({{"a", Right}, {"b", Right}});
    if (orders != "b Right, a Right") continue;
    ++both;
    CHECK_EQUAL(play.state().score[0], 10);
    CHECK_EQUAL(play.state().score[1], 10);
  }
  CHECK(both > 10);
}

TEST("4.6 a dead professor does not heal") {
  Play play(Position("A").dead(0, 5).health_pots({50, 0, 0, 0}));
  CHECK_EQUAL(play.heal("A").next(), "");
  CHECK_EQUAL(play.state().health_pot[0], 50);
  CHECK_EQUAL(play.unit("A").health, 0);
}
