// Rules 2.3, 2.5 to 2.7 and 3.1 to 3.3: the board at the start, and where things are placed.

#include <engine/board/Walls.hh>
#include "Boards.hh"

namespace {

struct Sizes {
  int rows, columns, soldiers, money, health_kits, poison_kits, boxes, hint;
};

Configuration random_configuration(const Sizes& s) {
  return match_with({{"BOARD_ROWS", s.rows},
                     {"BOARD_COLS", s.columns},
                     {"INITIAL_SOLDIERS_PER_CLAN", s.soldiers},
                     {"NUM_MONEY", s.money},
                     {"NUM_HEALTH_KITS", s.health_kits},
                     {"NUM_POISON_KITS", s.poison_kits},
                     {"NUM_SAFETY_BOXES", s.boxes},
                     {"SIZE_HINTS_PER_BOX", s.hint},
                     {"INITIAL_SOLDIERS_POISONS", 3},
                     {"INITIAL_PROFESSOR_HEALTH", 70}});
}

const Sizes USUAL = {60, 60, 20, 20, 8, 20, 6, 15};

// A random board as the draws of the documentation give it, cell by cell.
std::unique_ptr<StateData> draw_board(const Sizes& s, const Settings& settings,
                                      BoardDraws& random) {
  auto state = StateData::make(4 * (s.soldiers + 1), s.boxes, s.hint);
  draw_walls(s.rows, s.columns, random).for_each([&](Pos p) { state->at(p).type = Wall; });
  for (int box = 0; box < s.boxes; ++box) {
    const std::vector<int> hint = draw_hint(s.hint, random);
    std::copy(hint.begin(), hint.end(), state->hint(box));
  }
  for (int box = 0; box < s.boxes; ++box)
    if (draw_box(settings, *state, box, random) == Pos(-1, -1)) throw std::out_of_range("no place");
  for (int id = 0; id < state->num_units; ++id) {
    const Pos p = draw_place(settings, *state, random);
    state->at(p).id = id;
    const bool is_professor = id < 4;
    state->units()[id] =
        Unit(is_professor ? Professor : Soldier, id, is_professor ? id : (id - 4) / s.soldiers, p,
             is_professor ? 70 : -1, is_professor ? -1 : 3, is_professor ? 0 : -1);
  }
  for (int k = 0; k < s.money; ++k) {
    const Pos p = draw_place(settings, *state, random);
    state->at(p).money = random.random(1, 20);
  }
  for (int k = 0; k < s.poison_kits; ++k)
    state->at(draw_place(settings, *state, random)).poison_kit = true;
  for (int k = 0; k < s.health_kits; ++k)
    state->at(draw_place(settings, *state, random)).health_kit = true;
  return state;
}

}  // namespace

TEST("2.5 2.6 3.1 3.2 3.3 a random board is what the draws of the documentation give") {
  const Sizes all[] = {USUAL,
                       {64, 64, 20, 50, 30, 30, 20, 3},
                       {40, 40, 5, 5, 5, 5, 1, 30},
                       {40, 64, 1, 1, 1, 1, 1, 6},
                       {57, 43, 10, 7, 3, 2, 4, 9}};
  for (const Sizes& sizes : all) {
    for (int seed : {1, 2, 2147483647}) {
      const Configuration configuration = random_configuration(sizes);
      const Settings& settings = configuration.settings;
      BoardDraws random(seed, false);
      std::unique_ptr<StateData> expected;
      try {
        expected = draw_board(sizes, settings, random);
      } catch (const std::out_of_range&) {
        CHECK_THROWS(Board(configuration, seed), InputError, "the board is too full: safety box");
        continue;
      }
      const Board board(configuration, seed);
      const StateData& state = board.state();
      CHECK_EQUAL(count_cells(settings, [&](Pos p) { return not(state.at(p) == expected->at(p)); }),
                  0);
      for (int id = 0; id < state.num_units; ++id)
        CHECK(state.units()[id] == expected->units()[id]);
      CHECK(std::equal(state.hint(0), state.hint(sizes.boxes), expected->hint(0)));
      for (int player = 0; player < 4; ++player) {
        CHECK_EQUAL(state.professor[player], player);
        CHECK_EQUAL(state.score[player] + state.health_pot[player] + state.poison_pot[player], 0);
      }
    }
  }
}

TEST("2.6 a board without room is reported, and never searched for ever") {
  const Sizes too_many[] = {{40, 40, 400, 20, 8, 20, 6, 15},
                            {64, 64, 1000000, 20, 8, 20, 6, 15},
                            {64, 64, 20, 1000000, 8, 20, 6, 999999},
                            {64, 64, 20, 20, 8, 20, 1000000, 999999}};
  for (const Sizes& sizes : too_many)
    CHECK_THROWS(Board(random_configuration(sizes), 1), InputError,
                 "the board is too small: it has");
}
