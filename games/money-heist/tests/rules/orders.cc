// Rules 4.1 to 4.6: which orders count, and in which order they are carried out. What is the same
// in all games is in the root's tests/all-games/turns.cc.

#include "Boards.hh"

namespace {

// When the first box is opened, walls of the second one go with it.
const Position SHARED_WALLS(R"(
  W W W W W
  W G W G W
  W 0 W 1 W
  . A a B .
)");

// Then a soldier stands beside the gold of the second box, and the professor may go to its door.
void open_first_box(Play& play) {
  play.open("A", Up).next();
  for (int k = 0; k < 2; ++k) play.go({{"a", Up}, {"A", Right}});
}

}  // namespace

TEST("4.2 4.3 4.6 5.1 5.6 6.1 6.2 7.1 7.2 an order that does nothing says why, for every reason") {
  ReasonsSeen seen;
  const Position box(". W W W \n A 0 G W \n . W W W");
  const auto open_with = [](const std::vector<int>& key) {
    return [=](Play& play) { play.open("A", Right, key); };
  };

  seen.expect(Reason::DEAD, Position("b a ."), [](Play& play) {
    play.move("b", Right);
    play.move("a", Right);
  });

  seen.expect(Reason::OFF_THE_BOARD, Position("a"), "a", Up);
  seen.expect(Reason::WALL, Position("a W"), "a", Right);
  seen.expect(Reason::DOOR, box, "A", Right);
  seen.expect(Reason::GOLD, SHARED_WALLS, [](Play& play) {
    open_first_box(play);
    play.move("a", Right);
  });
  seen.expect(Reason::PROFESSORS_DONT_ATTACK, Position("A b"), "A", Right);
  seen.expect(Reason::MATE, Position("a a"), "a", Right);
  seen.expect(Reason::NO_POISON, Position("a b").poison("a", 0), "a", Right);

  seen.expect(Reason::SOLDIERS_DONT_OPEN, Position("a"), [](Play& play) { play.open("a", Right); });
  seen.expect(Reason::NO_DOOR, Position("A ."), open_with(KEY));
  seen.expect(Reason::SOMEBODY_WAS_FASTER, SHARED_WALLS, [](Play& play) {
    open_first_box(play);
    play.go("A", Up);
    play.open("A", Right);
    play.open("B", Up);
  });
  std::vector<int> four = KEY, far = KEY, wrong_sums = KEY;
  four[0] = 1;
  far[0] = 4;
  std::swap(wrong_sums[0], wrong_sums[1]);
  seen.expect(Reason::WRONG_LENGTH, box, open_with({0, 1}));
  seen.expect(Reason::WRONG_TRIPLETS, box, open_with(four));
  seen.expect(Reason::WRONG_TRIPLETS, box, open_with(far));
  seen.expect(Reason::WRONG_SUMS, box, open_with(wrong_sums));
  seen.expect(Reason::PROFESSORS_DONT_CHARGE, Position("A"), [](Play& play) { play.charge("A"); });
  seen.expect(Reason::SOLDIERS_DONT_HEAL, Position("a"), [](Play& play) { play.heal("a"); });
  seen.check_all();
}
