// Rules 4.1 to 4.6: which orders count, and in which order they are carried out. What is the same
// in all games is in the root's tests/kit/turns.cc.

#include <tests/kit/Signature.hh>
#include <climits>
#include <tests/kit/Scripted.hh>
#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;

namespace {

const Position ONE_EACH(R"(
  . . . . . . . .
  . a . b . c . d
  . . . . . . . .
  . A . . . . . .
)");

// Rounds in which a unit collects money: where the next one appears shows what was drawn.
const Position WITH_MONEY(R"(
  . . . . . . . .
  . a . b . c . M
  . . . . . . . d
  . A . . . . . .
)");

Pos first_money(const Play& play) { return play.board().money().nth(0); }

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

TEST("4.3 nothing is drawn for orders that are dropped") {
  for (int seed = 1; seed <= 20; ++seed) {
    Play without(WITH_MONEY, seed), with(WITH_MONEY, seed);
    without.move("d", Up);
    with.orders(3).add('m', -1, Down);
    with.orders(3).add('m', 99, Down);
    with.orders(3).add('m', with.id("b"), Down);
    with.move("d", Up);
    with.move("d", Down);
    with.orders(1).add('c', with.id("a"));
    CHECK_EQUAL(without.next(), "d Up");
    CHECK_EQUAL(with.next(), "d Up");
    CHECK_EQUAL(first_money(with), first_money(without));
  }
}

TEST("4.3 orders that are ignored are drawn like the others") {
  for (int kind = 0; kind < 5; ++kind) {
    Play ignored(WITH_MONEY), carried_out(WITH_MONEY), nothing(WITH_MONEY);
    if (kind == 0) ignored.move("a", Dir(-1));
    if (kind == 1) ignored.heal("a");
    if (kind == 2) ignored.open("A", Down);
    if (kind == 3) ignored.open("a", Down, {});
    if (kind == 4) ignored.charge("A");
    carried_out.charge("b");  // changes nothing
    for (Play* play : {&ignored, &carried_out, &nothing}) play->move("d", Up);
    ignored.next();
    carried_out.next();
    nothing.next();
    CHECK_EQUAL(first_money(ignored), first_money(carried_out));
    CHECK(first_money(ignored) != first_money(nothing));
  }
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

TEST("4.6 a dead professor has no orders, but they are drawn") {
  for (const char* kind : {"move", "heal", "open"}) {
    Position position(WITH_MONEY);
    position.dead(0, 5).health_pots({50, 0, 0, 0});
    Play ignored(position), other(position);
    if (kind == std::string("move")) ignored.move("A", Down);
    if (kind == std::string("heal")) ignored.heal("A");
    if (kind == std::string("open")) ignored.open("A", Down);
    other.charge("a");  // changes nothing
    for (Play* play : {&ignored, &other}) play->move("d", Up);
    CHECK_EQUAL(ignored.next(), "d Up");
    other.next();
    CHECK_EQUAL(first_money(ignored), first_money(other));
    CHECK_EQUAL(ignored.state().health_pot[0], 50);
    CHECK_EQUAL(ignored.unit("A").health, 0);
  }
}
