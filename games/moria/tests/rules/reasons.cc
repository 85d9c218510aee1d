// Why orders do nothing: each reason of Reasons.hh.

#include <tests/kit/Reasons.hh>
#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;

TEST("4.2 4.3 4.6 5.1 5.2 5.4 an order that does nothing says why, for every reason") {
  ReasonsSeen seen;
  const auto right = [](const std::string& unit) {
    return [=](Play& play) { play.move(unit, Right); };
  };

  seen.expect(Reason::DONE, Position("a ."), right("a"));
  seen.expect(Reason::NO_SUCH_UNIT, Position("a"),
              [](Play& play) { play.orders(0).add('m', 999); });
  seen.expect(Reason::NO_SUCH_UNIT, Position("a o"),
              [](Play& play) { play.orders(0).add('m', play.id("o")); });
  seen.expect(Reason::NOT_YOURS, Position("a b"),
              [](Play& play) { play.orders(0).add('m', play.id("b"), Top); });
  seen.expect(Reason::SECOND_ORDER, Position("a ."), [](Play& play) {
    play.move("a", None);
    play.move("a", Right);
  });
  seen.expect(Reason::NO_DIRECTION, Position("a"), [](Play& play) { play.move("a", Dir(9)); });
  seen.expect(Reason::STAYS, Position("a"), [](Play& play) { play.move("a", None); });
  seen.expect(Reason::DIAGONAL, Position("w"), [](Play& play) { play.move("w", BR); });
  seen.expect(Reason::DEAD, Position("b a .").health("a", 1), [](Play& play) {
    play.move("b", Right);
    play.move("a", Right);
  });
  seen.expect(Reason::OFF_THE_BOARD, Position("a", true), [](Play& play) { play.move("a", Top); });
  seen.expect(Reason::WIZARDS_DONT_ATTACK, Position("w b"), right("w"));
  seen.expect(Reason::MATE, Position("a w"), right("a"));
  seen.expect(Reason::GRANITE, Position("a G"), right("a"));
  seen.expect(Reason::WIZARDS_DONT_DIG, Position("w #"), right("w"));
  seen.check_all();
}
