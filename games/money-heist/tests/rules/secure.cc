// What crosses to players in isolation that only this game has: docs/isolation.md.

#include "Boards.hh"

TEST("hints and keys of the largest size cross the border, and so does the version") {
  constexpr int SIZE = 999999;
  Position position(". W W W \n A 0 G W \n . W W W");
  position.parameter("SIZE_HINTS_PER_BOX", SIZE).hint(0, std::vector<int>(SIZE, 0));
  position.parameter("NUM_ROUNDS", 1).original_rules();
  const Names names = {"BigKey", "Null", "Null", "Null"};
  const Played played = play_secure(position.configuration(), names, 1, generous_limits());
  CHECK_EQUAL(played.out(0), "");
  CHECK_HAS(played.trace, "\nscore\t200\t0\t0\t0\n");
  CHECK(comparable(played.trace) == comparable(play_match(position.configuration(), names, 1)));
}
