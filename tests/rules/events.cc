// What the rules tell of a round: Events.hh.

#include "Boards.hh"

TEST("events: every kind of what can happen is reported") {
  EventsSeen seen;
  const auto right = [](Play& play) { play.move("a", Right); };
  const auto nothing = [](Play&) {};
  const Position even("a b"), beside(". . . . . .\n. . . . * .\n. . V . a .\n. . . . . .");
  seen.expect(EventKind::BOOK, "a", "", Position("a *"), right);
  seen.expect(EventKind::BOOK_TAKEN, "", "", beside, nothing);
  seen.expect(EventKind::CANCEL, "a", "a2", Position("a a").conversion("a2", 5, 2), right);
  seen.expect(EventKind::GHOST, "a", "B", Position("a B"), right);
  seen.expect(EventKind::DUEL_WON, "a", "b", even, right);
  seen.expect(EventKind::DUEL_LOST, "a", "b", even, right);
  seen.expect(EventKind::CONVERTS, "a", "b", Position(even).strength({1000, 100, 0, 0}), right);
  seen.expect(EventKind::CONVERTED, "a", "b", Position(even).strength({100, 1000, 0, 0}), right);
  seen.expect(EventKind::FINISH, "b", "", Position("a b").conversion("b", 1, 2), nothing);
  seen.expect(EventKind::WALKED, "a", "", Position(". . . .\na . V .\n. . . ."), right);
  seen.expect(EventKind::TAKEN, "a", "", beside, nothing);
  seen.expect(EventKind::COMES_BACK, "a", "", beside, nothing);
  seen.expect(EventKind::SPELL, "A", "", Position("A ."), [](Play& play) { play.spell("A"); });
  seen.check_all();
}
