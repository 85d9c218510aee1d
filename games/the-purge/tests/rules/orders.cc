// Rules 4.2 to 4.7 as far as they are of this game; the rest is in tests/all-games/turns.cc.

#include "Boards.hh"

TEST("4.2 4.3 4.7 5.1 5.6 5.7 5.8 7.1 7.4 7.5 7.6 an order that does nothing says why") {
  ReasonsSeen seen;
  const auto build = [](Play& play) { play.build("a", Right); };

  seen.expect(Reason::DEAD, Position("B a .").night().life("a", 1), [](Play& play) {
    play.move("B", Right);
    play.move("a", Right);
  });
  seen.expect(Reason::OFF_THE_BOARD, Position("a"), "a", Up);
  seen.expect(Reason::BUILDING, Position("a #"), "a", Right);
  seen.expect(Reason::OCCUPIED_BARRICADE, Position("a a").barricade(0, 1, 0, 40), "a", Right);
  seen.expect(Reason::NO_BLOWS_BY_DAY, Position("a 1"), "a", Right);
  seen.expect(Reason::NO_FIGHTS_BY_DAY, Position("a b"), "a", Right);
  seen.expect(Reason::MATE, Position("a a").night(), "a", Right);

  seen.expect(Reason::WARRIORS_DONT_BUILD, Position("A ."),
              [](Play& play) { play.build("A", Right); });
  seen.expect(Reason::NO_BUILDING_BY_NIGHT, Position("a .").night(), build);
  seen.expect(Reason::NOT_EMPTY, Position("a M"), build);
  seen.expect(Reason::TOO_MANY, Position("a . 0 0 0"), build);
  seen.expect(Reason::HIDDEN, Position("a .").barricade(0, 0, 0, 40), build);
  seen.check_all();
}
