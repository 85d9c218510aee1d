#include "Reference.hh"

#include <algorithm>
#include <optional>
#include <tests/kit/Boards.hh>

namespace tests {

using game_engine::StateData;

namespace {

using Grid = std::vector<std::vector<int>>;

Pos neighbour(Pos p, int direction) {
  const Dir list[] = {Up, Down, Left, Right};
  return p + list[direction];
}

// How many of the eight neighbours satisfy f(number of their wall); p is not on the border.
template <typename F>
int count_neighbours(const Grid& walls, Pos p, F f) {
  int n = 0;
  for (int d = 0; d < 8; ++d) {
    const Pos q = p + Dir(d);
    n += f(walls[q.i][q.j]);
  }
  return n;
}

bool is_inside(const Grid& walls, Pos p) {
  return 0 < p.i and p.i < int(walls.size()) - 1 and 0 < p.j and p.j < int(walls[0].size()) - 1;
}

bool can_start(const Grid& walls, Pos p) {
  return is_inside(walls, p) and walls[p.i][p.j] == 0 and
         count_neighbours(walls, p, [](int number) { return number != 0; }) == 0;
}

bool can_continue(const Grid& walls, Pos p, int w) {
  return is_inside(walls, p) and walls[p.i][p.j] == 0 and
         count_neighbours(walls, p, [&](int number) { return number != 0 and number != w; }) ==
             0 and
         count_neighbours(walls, p, [&](int number) { return number == w; }) <= 2;
}

bool any_start(const Grid& walls) {
  for (int i = 0; i < int(walls.size()); ++i)
    for (int j = 0; j < int(walls[0].size()); ++j)
      if (can_start(walls, Pos(i, j))) return true;
  return false;
}

int draw_wall(Grid& walls, int w, int length, Random& random) {
  int direction = random.random(0, 3);
  Pos p;
  do {
    p.i = random.random(1, int(walls.size()) - 2);
    p.j = random.random(1, int(walls[0].size()) - 2);
  } while (not can_start(walls, p));
  int filled = 1;
  walls[p.i][p.j] = w;
  for (; length > 0; --length) {
    std::optional<int> turn;
    for (int d : random.random_permutation(4))
      if (not turn and can_continue(walls, neighbour(p, d), w)) turn = d;
    if (random.random(1, 8) == 1 or not can_continue(walls, neighbour(p, direction), w)) {
      if (not turn) break;
      direction = *turn;
    }
    p = neighbour(p, direction);
    walls[p.i][p.j] = w;
    ++filled;
  }
  return filled;
}

bool draw_all_walls(Grid& walls, Random& random) {
  int left = int(walls.size() * walls[0].size()) / 2;
  for (int w = 8; w >= 1; --w) {
    if (not any_start(walls)) return false;
    left -= draw_wall(walls, w, left / w, random);
  }
  return is_connected(walls);
}

bool has_thing(const StateData& state, Pos p) { return state.at(p).id != -1 or state.at(p).book; }

bool is_free_place(const Settings& settings, const StateData& state, Pos p, bool voldemort) {
  return state.at(p).type != Wall and all_around(settings, p, 5, [&](Pos q) {
           return not has_thing(state, q) and not(voldemort and state.voldemort == q);
         });
}

void add_unit(const Settings& settings, StateData& state, Random& random, UnitType type,
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

Pos draw_place(const Settings& settings, const StateData& state, Random& random, bool voldemort) {
  const std::vector<Pos> allowed = crowded_places(settings, state);
  return draw_place(
      settings, free_places(settings, state, voldemort),
      [&](Pos p) { return std::count(allowed.begin(), allowed.end(), p) > 0; }, random);
}

std::vector<int> draw_ingredients(Random& random) {
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

Grid draw_wall_numbers(int rows, int columns, Random& random) {
  while (true) {
    Grid walls(rows, std::vector<int>(columns, 0));
    if (draw_all_walls(walls, random)) return walls;
  }
}

StateData draw_board(const Settings& settings, Random& random) {
  StateData state{};
  const Grid walls = draw_wall_numbers(settings.board_rows(), settings.board_cols(), random);
  cells_where(settings, [&](Pos p) {
    if (walls[p.i][p.j] != 0) state.at(p).type = Wall;
    return false;
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
    if (is_inside(walls, p)) places.push_back(p);
  state.voldemort = places.at(random.random(0, int(places.size()) - 1));
  return state;
}

bool is_connected(const Grid& walls) {
  Grid seen = walls;
  int components = 0;
  for (int i = 0; i < int(walls.size()); ++i) {
    for (int j = 0; j < int(walls[0].size()); ++j) {
      if (seen[i][j] != 0) continue;
      ++components;
      std::vector<Pos> pending = {Pos(i, j)};
      while (not pending.empty()) {
        const Pos p = pending.back();
        pending.pop_back();
        if (p.i < 0 or p.i >= int(walls.size()) or p.j < 0 or p.j >= int(walls[0].size())) continue;
        if (seen[p.i][p.j] != 0) continue;
        seen[p.i][p.j] = 1;
        for (int d = 0; d < 4; ++d) pending.push_back(neighbour(p, d));
      }
    }
  }
  return components == 1;
}

}  // namespace tests
