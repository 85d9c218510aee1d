// Why orders do nothing: each reason of Reasons.hh.

#include "Boards.hh"

TEST("4.2 4.3 5.1 5.2 5.6 an order that does nothing says why, for every reason") {
  ReasonsSeen seen;

  seen.expect(Reason::DEAD, Position("b a ."), [](Play& play) {
    play.move("b", Right);
    play.move("a", Right);
  });
  seen.expect(Reason::DIAGONAL, Position("a"), "a", DR);
  seen.expect(Reason::OFF_THE_BOARD, Position("a"), "a", Up);
  seen.expect(Reason::WASTE, Position("a W"), "a", Right);
  seen.expect(Reason::DEAD_UNIT, Position("a B"), "a", Right);
  seen.expect(Reason::MATE, Position("a a"), "a", Right);
  seen.expect(Reason::NOT_YOURS, Position("a z"),
              [](Play& play) { play.move_as(0, play.id("z"), Down); });
  seen.check_all();
}
