// Why orders do nothing: each reason of Reasons.hh.

#include <tests/kit/Reasons.hh>
#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;

TEST("4.2 4.3 5.1 5.2 5.6 an order that does nothing says why, for every reason") {
  ReasonsSeen seen;
  const auto right = [](Play& play) { play.move("a", Right); };

  seen.expect(Reason::DONE, Position("a ."), right);
  seen.expect(Reason::NO_SUCH_UNIT, Position("a"), [](Play& play) { play.move_as(0, 999, Up); });
  seen.expect(Reason::NOT_YOURS, Position("a z"),
              [](Play& play) { play.move_as(0, play.id("z"), Down); });
  seen.expect(Reason::SECOND_ORDER, Position("a ."), [](Play& play) {
    play.move("a", Up);
    play.move("a", Right);
  });
  seen.expect(Reason::DEAD, Position("b a ."), [](Play& play) {
    play.move("b", Right);
    play.move("a", Right);
  });
  seen.expect(Reason::NO_DIRECTION, Position("a"), [](Play& play) { play.move("a", Dir(8)); });
  seen.expect(Reason::DIAGONAL, Position("a"), [](Play& play) { play.move("a", DR); });
  seen.expect(Reason::OFF_THE_BOARD, Position("a"), [](Play& play) { play.move("a", Up); });
  seen.expect(Reason::WASTE, Position("a W"), right);
  seen.expect(Reason::DEAD_UNIT, Position("a B"), right);
  seen.expect(Reason::MATE, Position("a a"), right);
  seen.check_all();
}
