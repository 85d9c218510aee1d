// Rules 2.4 to 2.6: random boards and places.

#include <engine/board/Walls.hh>
#include "Boards.hh"

namespace {

// Boards of many sizes, by parameters.
Configuration sized(int rows, int columns, int units, int zombies, int food) {
  return match_with({{"BOARD_ROWS", rows},
                     {"BOARD_COLS", columns},
                     {"NUM_INI_UNITS_PER_CLAN", units},
                     {"NUM_INI_ZOMBIES", zombies},
                     {"NUM_INI_FOOD", food}});
}

// A random board as the documentation says.
void check_random_board(Configuration configuration, std::int64_t seed) {
  const Settings& s = configuration.settings;
  const Board board(configuration, seed);
  const Rules& rules = RELEASES[configuration.release];
  BoardDraws random(seed, configuration.original_rules());
  const CellSet walls =
      draw_walls(s.board_rows(), s.board_cols(), random, {8, 2, rules.turns, true});
  CHECK((walls - CellSet::board(s.board_rows(), s.board_cols(), 1)).empty());
  CHECK_EQUAL(num_parts(board.streets(), false), 1);
  CHECK_EQUAL(num_parts(walls), 8);
  StateData state{};
  for_cells(s, [&](Pos p) {
    if (walls.has(p)) state.at(p).type = Waste;
    CHECK_EQUAL(board.state().at(p).type, state.at(p).type);
  });
  const bool original = not rules.food_keeps_off;
  for (int id = 0; id < board.state().num_units; ++id) {
    const Pos place = draw_place(s, state, original, random);
    CHECK_EQUAL(board.state().units[id].pos, place);
    state.at(place).id = id;
  }
  for (int k = 0; k < s.num_ini_food(); ++k)
    state.at(draw_place(s, state, original, random)).food = true;
  for_cells(s, [&](Pos p) { CHECK_EQUAL(board.state().at(p).food, state.at(p).food); });
}

// A zombie in (0, 1), which a kills, comes back where the draws say.
void check_place(const Position& position, bool original, int seeds) {
  for (int seed = 1; seed <= seeds; ++seed) {
    Play play(position, seed);
    StateData state = play.state();
    play.go("a", Right);
    BoardDraws random = draws_of_round(0, seed, original);
    random.random(1, 1);
    state.at(Pos(0, 1)).id = -1;
    CHECK_EQUAL(play.pos("z"), draw_place(play.settings(), state, original, random));
  }
}

}  // namespace

TEST("2.4 random boards of all sizes are drawn as the documentation says, in all releases") {
  for (int release = 0; release < int(std::size(RELEASES)); ++release) {
    for (int seed = 1; seed <= 3; ++seed) {
      for (auto [rows, columns, units, zombies, food] : {std::array{60, 60, 20, 10, 15},
                                                         {12, 12, 5, 3, 4},
                                                         {64, 64, 90, 40, 99},
                                                         {12, 64, 3, 0, 1},
                                                         {64, 12, 30, 5, 5},
                                                         {40, 41, 100, 50, 200}}) {
        Configuration configuration = sized(rows, columns, units, zombies, food);
        configuration.release = release;
        try {
          check_random_board(std::move(configuration), seed);
        } catch (const InputError& e) {
          CHECK(contains(e.what(), "no board found"));
        }
      }
    }
  }
}

TEST("the numbers of the C library are those of rand() without a seed") {
  LibraryNumbers numbers;
  for (std::uint32_t expected :
       {1804289383u, 846930886u, 1681692777u, 1714636915u, 1957747793u, 424238335u})
    CHECK_EQUAL(numbers.next(), expected);
}

TEST(
    "2.5 what comes back gets a place away from units and, in 1.1, from food; 2.6 if there is"
    " none, any empty street") {
  // A narrow board, where few or no places are left; the zombie that a kills comes back.
  const std::string wide = "a z . . . . . . . . . .\n";
  for (bool original : {false, true}) {
    for (int rows : {12, 13, 20}) {
      Position position(wide + ". . . . . . * . . . . .\n" + ". . . . . . . . . . . .\n", rows, 12);
      position.original_rules(original);
      check_place(position, original, 30);
    }
  }
}

TEST("2.6 on a crowded board, with food everywhere, an empty street is drawn by trial") {
  std::string picture = "a z . * . . b . . c . d\n";
  for (int i = 0; i < 11; ++i) picture += i % 2 == 0 ? "* . * . * . * . * . * .\n" : ". \n";
  const Position position(picture, 12, 12);
  CHECK(free_places(Play(position).settings(), Play(position).state(), false).empty());
  check_place(position, false, 50);
}
