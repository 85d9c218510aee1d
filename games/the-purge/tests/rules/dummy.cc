// The Dummy, the opponent that a player must beat to qualify: dummy/AIDummy.cc.

#include "Boards.hh"

namespace {

const Rung dummy("Dummy");

// A board on which nobody else comes near.
Position alone(const std::string& picture) { return Position(picture, '#'); }

}  // namespace

TEST("the Dummy wins 95% of the matches against three Demo from every seat") {
  CHECK(dummy.wins("Demo", "Demo", "Demo") >= 95);
}

TEST("the Dummy goes to the nearest money around buildings, to food if it does good, two to two") {
  const Position two = alone("a . M . . . M \n # # A # # # #");
  dummy.check_ways({
      {alone("M . a . . M"), "a", Left},
      {alone("a # M \n . # . \n . . ."), "a", Down},
      {alone("F a . M"), "a", Right},
      {alone("F a . M").life("a", 59), "a", Left},
      {two, "A", Up},
      {two, "a", Right},
  });
  Play play(two);
  const Orders orders = dummy.orders(two);
  for (const Order& order : orders.list()) play.orders(0).add(orders, order);
  play.next();
  CHECK_EQUAL(play.score(0), 5);
}

TEST("the Dummy stays where it is if there is nothing to get") {
  CHECK_EQUAL(dummy.orders(Position("a A")).list().size(), 0u);
}
