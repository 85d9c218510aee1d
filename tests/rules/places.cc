// Rules 2.1 to 2.7 and 3.1: the board at the start, and where things are placed.

#include <engine/board/Walls.hh>
#include "Boards.hh"

namespace {

Configuration random_configuration(int rows, int columns, int wizards, int books) {
  return match_with({{"BOARD_ROWS", rows},
                     {"BOARD_COLS", columns},
                     {"NUM_INI_WIZARDS_PER_CLAN", wizards},
                     {"NUM_INI_BOOKS", books}});
}

// Where the book comes back that "a" reads in the first round.
Pos place_of_new_book(const Position& position, int seed) {
  Play play(position, seed);
  const auto books = [&] {
    return cells_where(play.settings(), [&](Pos p) { return play.state().at(p).book; });
  };
  const std::vector<Pos> before = books();
  CHECK_EQUAL(play.go("a", Right), "a Right");
  for (Pos p : books())
    if (not std::count(before.begin(), before.end(), p)) return p;
  return Pos(-1, -1);
}

// The state after "a" has read and Voldemort has moved: the board for the new book.
StateData before_the_new_book(const Position& position, int seed) {
  Play play(position, seed, {{"a", Right}});
  StateData state = play.state();
  state.at(place_of_new_book(position, seed)).book = false;
  return state;
}

}  // namespace

TEST("2.6 without such a cell: any empty corridor cell that Voldemort does not reach") {
  // Books in every fifth column and row leave no square of 5 x 5.
  const Position position(R"(
    a * . . * . . . . . . .
    . . . . . . . . . . . .
    * . . . * . . . * . . .
    . . . . . . . . . . . *
    . . . . . . . . . . . .
    * . . . . . . . * . . .
    . . . . . V . . . . . *
    . . . . . . . . . . . .
    * . . . . . . . * . . .
    . . . . * . W . . . . *
    . . . . . . W . . . . .
    * . . * . . W * . . * .
  )",
                          12, 12);
  const StateData state = before_the_new_book(position, 1);
  const Pos v = state.voldemort;
  const std::vector<Pos> allowed = cells_where(position.configuration().settings, [&](Pos p) {
    return state.at(p).is_empty() and std::max(abs(p.i - v.i), abs(p.j - v.j)) > 1;
  });
  std::set<Pos> seen;
  for (int seed = 1; seed <= 1500; ++seed) seen.insert(place_of_new_book(position, seed));
  CHECK(seen == std::set<Pos>(allowed.begin(), allowed.end()));
}

TEST("2.2 the walls of a random board: eight, off the border, corridors connected") {
  for (int side = 16; side <= 64; side += 6) {
    for (int seed = 1; seed <= 5; ++seed) {
      const int columns = 80 - side;
      const Board board(random_configuration(side, columns, 1, 1), seed);
      CellSet walls;
      for_cells(board.settings(), [&](Pos p) {
        if (board.state().at(p).type == Wall) walls.add(p);
      });
      CHECK((walls - CellSet::board(side, columns, 1)).empty());
      CHECK_EQUAL(num_parts(CellSet::board(side, columns) - walls, false), 1);
      CHECK_EQUAL(num_parts(walls), 8);
      CHECK(walls.count() <= side * columns / 2 + 8);
    }
  }
}

TEST("2.6 a board without room is reported, and never searched for ever") {
  CHECK_THROWS(Board(random_configuration(12, 12, 40, 50), 1), InputError, "corridor");
  CHECK_THROWS(Board(random_configuration(64, 64, 1000000, 1), 1), InputError, "corridor");
  CHECK_THROWS(Board(random_configuration(12, 12, 1, 1000000), 1), InputError, "corridor");
}

TEST("2.6 a board on which Voldemort finds no cell without units around is reported") {
  int told = 0;
  for (int seed = 1; seed <= 10; ++seed) {
    try {
      Board(random_configuration(12, 12, 15, 1), seed);
    } catch (const InputError& e) {
      told += contains(e.what(), "Voldemort has no place");
    }
  }
  CHECK(told > 0);
}

TEST("2.2 a board on which eight walls find no place is reported after 10,000 attempts") {
  BoardDraws random(1, false);
  CHECK_THROWS(draw_walls(5, 5, random), InputError, "no board found: in 10000 attempts");
}
