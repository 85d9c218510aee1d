// Rules 2.5 and 2.6: the random board.

#include <engine/board/Walls.hh>
#include <tests/kit/Signature.hh>
#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;
using game_engine::CellSet;

namespace {

Configuration sized(int rows, int columns, bool original) {
  return match_with({{"BOARD_ROWS", rows}, {"BOARD_COLS", columns}}, original);
}

// The pieces of a set, counting diagonals as neighbours.
int count_pieces(CellSet cells) {
  int pieces = 0;
  for (; not cells.empty(); ++pieces) {
    CellSet piece;
    piece.add(cells.nth(0));
    for (CellSet before; not(before == piece);) {
      before = piece;
      piece = piece.grown(1);
      piece &= cells;
    }
    cells -= piece;
  }
  return pieces;
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
        CHECK(game_engine::is_connected(board.streets()));
        CHECK_EQUAL(count_pieces(buildings), 5);
        CHECK(buildings.count() <= rows * columns / 5 + 5);
      }
    }
  }
}

TEST("2.5 buildings take up to about a fifth of the board") {
  double sum = 0;
  for (int seed = 1; seed <= 100; ++seed)
    sum += 450 - Board(sized(15, 30, false), seed).streets().count();
  CHECK(sum / 100 > 40 and sum / 100 < 95);
}

TEST("2.6 the board of the start has what the parameters say, on empty cells, without barricades") {
  for (bool original : {false, true}) {
    for (int seed = 1; seed <= 20; ++seed) {
      const Board board(sized(15, 30, original), seed);
      const StateData& state = board.state();
      int money = 0, food = 0, guns = 0, bazookas = 0, barricades = 0;
      for_cells(board.settings(), [&](Pos p) {
        const Cell& c = state.at(p);
        money += c.bonus == Money;
        food += c.bonus == Food;
        guns += c.weapon == Gun;
        bazookas += c.weapon == Bazooka;
        barricades += c.b_owner != -1;
        CHECK((c.bonus != NoBonus) + (c.weapon != NoWeapon) + (c.id != -1) <= (c.type == Street));
      });
      CHECK(money == 10 and food == 5 and guns == 4 and bazookas == 2 and barricades == 0);
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

TEST("2.6 citizens may be side by side at the start") {
  const int close = count_seeds(50, [&](int seed) {
    const Board board(sized(15, 30, false), seed);
    for (const Citizen& c : board.state())
      for (Dir d : {Down, Right})
        if (board.settings().pos_ok(c.pos + d) and board.state().at(c.pos + d).id != -1)
          return true;
    return false;
  });
  CHECK(close > 10);
}

TEST("2.6 the smallest board has room for the most of everything") {
  for (bool original : {false, true}) {
    const Configuration configuration = match_with({{"BOARD_ROWS", 12},
                                                    {"BOARD_COLS", 12},
                                                    {"NUM_INI_BUILDERS", 6},
                                                    {"NUM_INI_WARRIORS", 4},
                                                    {"NUM_INI_MONEY", 10},
                                                    {"NUM_INI_FOOD", 10},
                                                    {"NUM_INI_GUNS", 5},
                                                    {"NUM_INI_BAZOOKAS", 4}},
                                                   original);
    for (int seed = 1; seed <= 30; ++seed) {
      const Board board(configuration, seed);
      CHECK_EQUAL(board.state().num_citizens, 40);
    }
  }
}
