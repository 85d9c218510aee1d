// What the rules tell of a round: Events.hh.

#include "Boards.hh"

TEST("events: every kind of what can happen is reported") {
  EventsSeen seen;
  const auto right = [](Play& play) { play.move("a", Right); };
  const auto nothing = [](Play&) {};
  seen.expect(EventKind::FOOD, "a", "", Position("a *"), right);
  seen.expect(EventKind::FOOD_GONE, "z", "", Position("z * a"), nothing);
  seen.expect(EventKind::KILL_ZOMBIE, "a", "z", Position("a z"), right);
  seen.expect(EventKind::COMES_BACK, "z", "", Position("a z"), right);
  seen.expect(EventKind::FIGHT_WON, "a", "b", Position("a b"), right);
  seen.expect(EventKind::FIGHT_LOST, "a", "b", Position("a b"), right);
  seen.expect(EventKind::BITE, "z", "a", Position("z a"), nothing);
  seen.expect(EventKind::BITE_AGAIN, "z", "a", Position("z a").rounds("a", 3), nothing);
  seen.expect(EventKind::BECOMES_ZOMBIE, "a", "", Position("a").rounds("a", 1), nothing);
  seen.expect(EventKind::CHANGES_CLAN, "a", "", Position("a"), nothing);
  seen.check_all();
}
