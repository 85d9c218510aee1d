// Rules 4.1 to 4.6: which orders count, and in which order they are carried out. What is the same
// in all games is in turns.cc.

#include "Boards.hh"

TEST("4.6 a unit that changes clan in mid-round carries out its order for its new clan") {
  Position position(". . .\n a b .\n . . .");
  position.strength({1000, 100, 100, 100});
  const int before = count_seeds(40, [&](int seed) {
    Play play(position, seed);
    const bool converted = play.go({{"a", Right}, {"b", Down}}) == "a Right, b Down";
    CHECK_EQUAL(play.pos("b"), Pos(2, 1));
    CHECK_EQUAL(play.unit("b").player, converted ? 0 : 1);
    CHECK_EQUAL(play.owner(2, 1), converted ? 0 : 1);
    return converted;
  });
  CHECK(before > 0 and before < 40);
}

TEST("4.2 4.3 5.1 5.2 5.4 7.3 an order that does nothing says why, for every reason") {
  ReasonsSeen seen;
  const auto cast = [](Play& play) { play.spell("A"); };
  const auto cast_with = [](const std::vector<int>& solution) {
    return [=](Play& play) { play.spell("A", solution); };
  };

  seen.expect(Reason::DIAGONAL, Position("a"), "a", DR);
  seen.expect(Reason::OFF_THE_BOARD, Position("a"), "a", Up);
  seen.expect(Reason::WALL, Position("a W"), "a", Right);
  seen.expect(Reason::GHOSTS_DONT_FIGHT, Position("A b"), "A", Right);
  seen.expect(Reason::IN_CONVERSION, Position("a b").conversion("a", 3, 1), "a", Right);
  seen.expect(Reason::OWN_GHOST, Position("a A"), "a", Right);
  seen.expect(Reason::MATE, Position("a a"), "a", Right);
  seen.expect(Reason::PROTECTED, Position("a B").ghost(1, 5, 9).round(10), "a", Right);
  seen.expect(Reason::RIVAL_IN_CONVERSION, Position("a b").conversion("b", 3, 2), "a", Right);

  seen.expect(Reason::WIZARDS_DONT_CAST, Position("a"), [](Play& play) { play.spell("a"); });
  seen.expect(Reason::TOO_LATE, Position("A").round(150), cast);
  seen.expect(Reason::RESTS, Position("A").ghost(0, 1), cast);
  seen.expect(Reason::SOMEBODY_WAS_FASTER, Position("A B"), [](Play& play) {
    play.spell("A");
    play.spell("B");
  });
  std::vector<int> wrong_sums = SOLUTION, four = SOLUTION, sixth = SOLUTION;
  std::swap(wrong_sums[0], wrong_sums[2]);
  four[0] = 1;
  sixth[0] = 5;
  seen.expect(Reason::WRONG_LENGTH, Position("A"), cast_with({0, 1}));
  seen.expect(Reason::WRONG_GROUPS, Position("A"), cast_with(four));
  seen.expect(Reason::WRONG_GROUPS, Position("A"), cast_with(sixth));
  seen.expect(Reason::WRONG_SUMS, Position("A"), cast_with(wrong_sums));
  seen.check_all();
}
