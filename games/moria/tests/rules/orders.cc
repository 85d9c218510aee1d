// Section 4 of the rules: orders. See tests/all-games/turns.cc, too.

#include "Boards.hh"

namespace {

const char* const ONE_EACH = ". . . . . . . .\n . a . b . c . d\n . . . . . . . .";

}  // namespace

TEST("4.2 an order in direction None was the unit's order: it stays") {
  Play play{Position(ONE_EACH)};
  CHECK_EQUAL(play.go({{"a", None}, {"a", Bottom}}), "");
  CHECK_EQUAL(play.pos("a"), at(1, 1));
}

TEST("4.2 an order in a direction that does not exist is no order: another one can follow") {
  for (int bad : {9, -1, 1000000}) {
    Play play{Position(ONE_EACH)};
    CHECK_EQUAL(play.go({{"a", Dir(bad)}, {"a", Bottom}}), "a Bottom");
  }
}

TEST("4.3 a wizard does not go diagonally; such an order was its order of the round") {
  for (Dir d : {BR, RT, TL, LB}) {
    Play play(Position(". . .\n . w .\n . . ."));
    CHECK_EQUAL(play.go({{"w", d}, {"w", Top}}), "");
    CHECK_EQUAL(play.pos("w"), at(1, 1));
  }
}

TEST("4.2 4.3 4.6 5.1 5.2 5.4 an order that does nothing says why, for every reason") {
  ReasonsSeen seen;

  seen.expect(Reason::NO_SUCH_UNIT, Position("a o"),
              [](Play& play) { play.orders(0).add('m', play.id("o")); });
  seen.expect(Reason::STAYS, Position("a"), "a", None);
  seen.expect(Reason::DIAGONAL, Position("w"), "w", BR);
  seen.expect(Reason::DEAD, Position("b a .").health("a", 1), [](Play& play) {
    play.move("b", Right);
    play.move("a", Right);
  });
  seen.expect(Reason::OFF_THE_BOARD, Position("a", true), "a", Top);
  seen.expect(Reason::WIZARDS_DONT_ATTACK, Position("w b"), "w", Right);
  seen.expect(Reason::MATE, Position("a w"), "a", Right);
  seen.expect(Reason::GRANITE, Position("a G"), "a", Right);
  seen.expect(Reason::WIZARDS_DONT_DIG, Position("w #"), "w", Right);
  seen.check_all();
}
