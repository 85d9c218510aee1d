// Why orders do nothing: each reason of Reasons.hh.

#include <tests/kit/Reasons.hh>
#include "Boards.hh"

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
