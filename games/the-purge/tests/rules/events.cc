// What the rules tell of a round: Events.hh.

#include "Boards.hh"

TEST("events: every kind of what can happen is reported") {
  EventsSeen seen;
  const auto right = [](Play& play) { play.move("a", Right); };
  const auto nothing = [](Play&) {};
  const auto strong_right = [](Play& play) { play.move("A", Right); };
  const auto build = [](Play& play) { play.build("a", Right); };
  seen.expect(EventKind::MONEY, "a", "", Position("a M"), right);
  seen.expect(EventKind::FOOD, "a", "", Position("a F"), right);
  seen.expect(EventKind::GUN, "A", "", Position("A G"), strong_right);
  seen.expect(EventKind::GUN_LEFT, "A", "", Position("A G").weapon("A", Gun), strong_right);
  seen.expect(EventKind::GUN_LOST, "a", "", Position("a G"), right);
  seen.expect(EventKind::BAZOOKA, "A", "", Position("A Z"), strong_right);
  seen.expect(EventKind::BAZOOKA_LEFT, "A", "", Position("A Z").weapon("A", Bazooka), strong_right);
  seen.expect(EventKind::BAZOOKA_LOST, "a", "", Position("a Z"), right);
  seen.expect(EventKind::HIDE, "a", "", Position("a 0"), right);
  seen.expect(EventKind::STRIKE, "a", "", Position("a .").barricade(0, 1, 1, 300).night(), right);
  seen.expect(EventKind::BREAK, "a", "", Position("a .").barricade(0, 1, 1, 1).night(), right);
  seen.expect(EventKind::EXPOSE, "a", "b", Position("a b").barricade(0, 1, 1, 1).night(), right);
  seen.expect(EventKind::WIN, "a", "b", Position("a b").night(), right);
  seen.expect(EventKind::LOSE, "a", "b", Position("a b").night(), right);
  seen.expect(EventKind::KILL, "a", "b", Position("a b").life("b", 1).night(), right);
  seen.expect(EventKind::DIE, "a", "b", Position("a b").life("a", 1).night(), right);
  seen.expect(EventKind::BUILD, "a", "", Position("a ."), build);
  seen.expect(EventKind::RAISE, "a", "", Position("a 0"), build);
  seen.expect(EventKind::DUSK, "", "", Position("a").round(24), nothing);
  seen.expect(EventKind::DAWN, "", "", Position("a").round(49), nothing);
  seen.expect(EventKind::GONE, "", "", Position("a 1").round(49), nothing);
  seen.expect(EventKind::BIRTH, "", "", Position("a b").life("b", 1).life("a", 1).night(), right,
              99);
  seen.expect(EventKind::MONEY_BACK, "", "", Position("a M"), right, 99);
  seen.expect(EventKind::FOOD_BACK, "", "", Position("a F"), right, 99);
  seen.expect(EventKind::GUN_BACK, "", "", Position("a G"), right, 99);
  seen.expect(EventKind::BAZOOKA_BACK, "", "", Position("a Z"), right, 99);
  seen.check_all();
}
