// What the rules tell of a round: Events.hh.

#include "Boards.hh"

TEST("events: every kind of what can happen is reported") {
  EventsSeen seen;
  const auto right = [](Play& play) { play.move("a", Right); };
  const auto nothing = [](Play&) {};
  seen.expect(EventKind::TREASURE, "a", "", Position("a T"), right);
  seen.expect(EventKind::DIG, "a", "", Position("a #"), right);
  seen.expect(EventKind::DIG_THROUGH, "a", "", Position("a %"), right);
  seen.expect(EventKind::ABYSS, "a", "", Position("a %"), right);
  seen.expect(EventKind::FALL, "a", "", Position("a A"), right);
  seen.expect(EventKind::BURN, "a", "", Position("a . B"), right);
  seen.expect(EventKind::WOUND, "a", "b", Position("a b"), right);
  seen.expect(EventKind::CAPTURE, "a", "b", Position("a b").health("b", 1), right);
  seen.expect(EventKind::SLAY, "a", "o", Position("a o").health("o", 1), right);
  seen.expect(EventKind::KILL, "o", "a", Position("o a").health("a", 1), nothing);
  seen.expect(EventKind::BALROG_KILLS, "B", "a", Position("a # B"), nothing);
  seen.expect(EventKind::BALROG_KILLS_OWN, "B", "t", Position("B # t # # a"), nothing);
  seen.expect(EventKind::HEALED, "a", "", Position("a w").health("a", 7), nothing);
  seen.expect(EventKind::ORC_ENTERS, "o", "", Position("A"), nothing);
  seen.check_all();
}
