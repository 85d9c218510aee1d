#include "Reference.hh"
#include <tests/kit/SlowWalls.hh>
#include "Boards.hh"

namespace tests {

using game_engine::StateData;

namespace {

bool has_thing(const StateData& state, Pos p) { return state.at(p).id != -1 or state.at(p).book; }

bool is_free_place(const Settings& settings, const StateData& state, Pos p, bool voldemort) {
  return state.at(p).type != Wall and all_around(settings, p, 5, [&](Pos q) {
           return not has_thing(state, q) and not(voldemort and state.voldemort == q);
         });
}

void add_unit(const Settings& settings, StateData& state, BoardDraws& random, UnitType type,
              int player) {
  const int id = state.num_units++;
  const Pos p = draw_place(settings, state, random, false);
  const int rest = type == Ghost ? settings.rounds_spell_resting_ghost() : 0;
  state.units[id] = Unit(type, id, player, p, rest, -1);
  state.at(p).id = id;
  state.at(p).owner = player;
}

}  // namespace

std::vector<Pos> free_places(const Settings& settings, const StateData& state, bool voldemort) {
  return cells_where(settings, [&](Pos p) { return is_free_place(settings, state, p, voldemort); });
}

std::vector<Pos> crowded_places(const Settings& settings, const StateData& state) {
  return cells_where(settings, [&](Pos p) {
    const Pos v = state.voldemort;
    return state.at(p).is_empty() and std::max(abs(p.i - v.i), abs(p.j - v.j)) > 1;
  });
}

Pos draw_place(const Settings& settings, const StateData& state, BoardDraws& random,
               bool voldemort) {
  const std::vector<Pos> allowed = crowded_places(settings, state);
  return draw_place(
      settings, free_places(settings, state, voldemort),
      [&](Pos p) { return std::count(allowed.begin(), allowed.end(), p) > 0; }, random);
}

std::vector<int> draw_ingredients(BoardDraws& random) {
  std::vector<int> numbers;
  const int total = random.random(5, 30);
  for (int group = 0; group < 5; ++group) {
    int x, y, z;
    do {
      x = random.random(total / 4, total / 2);
      y = random.random(total / 4, total / 2);
      z = total - x - y;
    } while (z < total / 4 or z > total / 2);
    for (int number : {x, y, z}) numbers.push_back(number);
  }
  std::vector<int> shuffled(15);
  const std::vector<int> position = random.random_permutation(15);
  for (int k = 0; k < 15; ++k) shuffled[position[k]] = numbers[k];
  return shuffled;
}

StateData draw_board(const Settings& settings, BoardDraws& random) {
  StateData state{};
  const SlowWalls walls(settings.board_rows(), settings.board_cols(), random);
  for_cells(settings, [&](Pos p) {
    if (walls.at(p) != 0) state.at(p).type = Wall;
  });
  for (int player = 0; player < 4; ++player) add_unit(settings, state, random, Ghost, player);
  for (int player = 0; player < 4; ++player)
    for (int k = 0; k < settings.num_ini_wizards_per_clan(); ++k)
      add_unit(settings, state, random, Wizard, player);
  for (int k = 0; k < settings.num_ini_books(); ++k)
    state.at(draw_place(settings, state, random, false)).book = true;
  const std::vector<int> ingredients = draw_ingredients(random);
  std::copy(ingredients.begin(), ingredients.end(), state.ingredients);
  std::vector<Pos> places;
  for (Pos p : free_places(settings, state, false))
    if (walls.is_inside(p)) places.push_back(p);
  state.voldemort = places.at(random.random(0, int(places.size()) - 1));
  return state;
}

}  // namespace tests
