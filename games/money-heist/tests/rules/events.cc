// What the rules tell of a round: Events.hh.

#include "Boards.hh"

TEST("events: every kind of what can happen is reported") {
  EventsSeen seen;
  const auto right = [](Play& play) { play.move("a", Right); };
  const auto nothing = [](Play&) {};
  seen.expect(EventKind::MONEY, "a", "", Position("a M"), right);
  seen.expect(EventKind::HEALTH_KIT, "a", "", Position("a H"), right);
  seen.expect(EventKind::POISON_KIT, "a", "", Position("a P"), right);
  seen.expect(EventKind::KILL, "a", "b", Position("a b"), right);
  seen.expect(EventKind::SOLDIER_BACK, "b", "", Position("a b"), right);
  seen.expect(EventKind::WOUND, "a", "B", Position("a B").health(1, 100), right);
  seen.expect(EventKind::KILL_PROFESSOR, "a", "B", Position("a B").health(1, 1), right);
  seen.expect(EventKind::PROFESSOR_BACK, "B", "", Position("a . B").dead(1, 1), nothing);
  seen.expect(EventKind::CHARGE, "a", "", Position("a"), [](Play& play) { play.charge("a"); });
  seen.expect(EventKind::HEAL, "A", "", Position("A"), [](Play& play) { play.heal("A"); });
  const Position box("W W W .\nW G 0 A\nW W W .");
  const auto open = [](Play& play) { play.open("A", Left); };
  seen.expect(EventKind::OPEN, "A", "", box, open);
  seen.expect(EventKind::BOX_BACK, "", "", box, open);
  std::string narrow = "W W W .\nW G 0 A\nW W W .\nW W W .\n";
  for (int k = 0; k < 40; ++k) narrow += " .";
  narrow += "\n. W\n";
  for (int k = 0; k < 40; ++k) narrow += " .";
  seen.expect(EventKind::BOX_WAITS, "", "", Position(narrow, 'W').waits(1), open);
  seen.check_all();
}
