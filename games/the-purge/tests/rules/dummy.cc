// The Dummy, the opponent that a player must beat to qualify: dummy/AIDummy.cc.

#include "Boards.hh"

namespace {

const Rung dummy("Dummy");

// A board on which nobody else comes near.
Position alone(const std::string& picture) { return Position(picture, '#'); }

// The direction of the first order to a citizen; -1 if there is none.
int way(const Position& position, const std::string& citizen) {
  const Orders orders = dummy.orders(position);
  for (const Order& order : orders.list())
    if (order.id == position.id(citizen)) return order.kind == 'm' ? order.dir : -2;
  return -1;
}

}  // namespace

TEST("the Dummy wins 95% of the matches against three Demo from every seat") {
  CHECK(dummy.wins("Demo", "Demo", "Demo") >= 95);
}

TEST("the Dummy goes to the nearest money, around buildings") {
  CHECK_EQUAL(way(alone("M . a . . M"), "a"), Left);
  CHECK_EQUAL(way(alone("a # M \n . # . \n . . ."), "a"), Down);
}

TEST("the Dummy goes to food only if it does good") {
  CHECK_EQUAL(way(alone("F a . M"), "a"), Right);
  CHECK_EQUAL(way(alone("F a . M").life("a", 59), "a"), Left);
}

TEST("the Dummy sends two to two things") {
  const Position position = alone("a . M . . . M \n # # A # # # #");
  CHECK_EQUAL(way(position, "A"), Up);
  CHECK_EQUAL(way(position, "a"), Right);
  Play play(position);
  const Orders orders = dummy.orders(position);
  for (const Order& order : orders.list()) play.orders(0).add(orders, order);
  play.next();
  CHECK_EQUAL(play.score(0), 5);
}

TEST("the Dummy stays where it is if there is nothing to get") {
  CHECK_EQUAL(dummy.orders(Position("a A")).list().size(), 0u);
}
