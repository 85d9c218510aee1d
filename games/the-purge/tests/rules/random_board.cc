// Rules 2.5 and 2.6: the random board.

#include "Boards.hh"

namespace {

Configuration sized(int rows, int columns, bool original) {
  return match_with({{"BOARD_ROWS", rows}, {"BOARD_COLS", columns}}, original);
}

}  // namespace

TEST("2.5 the border is street, the streets hang together, and there are five buildings apart") {
  for (bool original : {false, true}) {
    for (auto [rows, columns] : {std::pair(15, 30), {12, 12}, {25, 50}, {12, 50}, {25, 12}}) {
      for (int seed = 1; seed <= 15; ++seed) {
        const Board board(sized(rows, columns, original), seed);
        const CellSet all = CellSet::board(rows, columns);
        const CellSet buildings = all - board.streets();
        CHECK((buildings - CellSet::board(rows, columns, 1)).empty());
        CHECK_EQUAL(num_parts(board.streets(), false), 1);
        CHECK_EQUAL(num_parts(buildings), 5);
        CHECK(buildings.count() <= rows * columns / 5 + 5);
      }
    }
  }
}

TEST("2.6 ids go by clan, builders before warriors, with full life and hammers") {
  const Board board(sized(15, 30, false), 1);
  CHECK_EQUAL(board.state().num_citizens, 24);
  for (int id = 0; id < 24; ++id) {
    const Citizen& c = board.state().citizens[id];
    CHECK_EQUAL(c.id, id);
    CHECK_EQUAL(c.player, id / 6);
    CHECK_EQUAL(c.type, id % 6 < 4 ? Builder : Warrior);
    CHECK_EQUAL(c.life, c.type == Builder ? 60 : 100);
    CHECK_EQUAL(c.weapon, c.type == Builder ? NoWeapon : Hammer);
  }
}
