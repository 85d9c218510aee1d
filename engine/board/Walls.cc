#include "Walls.hh"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <engine/text/Reader.hh>

namespace game_engine {

namespace {

constexpr int MAX_ATTEMPTS = 10000;

Pos neighbour(Pos p, int direction) {
  static constexpr int DOWN[] = {-1, 1, 0, 0}, RIGHT[] = {0, 0, -1, 1};  // up, down, left, right
  return {p.i + DOWN[direction], p.j + RIGHT[direction]};
}

// How many cells of the 3 x 3 square around p are in the set; p is not on the border.
int count_around(const CellSet& set, Pos p) {
  static constexpr int BITS[] = {0, 1, 1, 2, 1, 2, 2, 3};
  int n = 0;
  for (int i = p.i - 1; i <= p.i + 1; ++i) n += BITS[set.row(i) >> (p.j - 1) & 7];
  return n;
}

// Whether that square is empty.
bool is_empty_around(const CellSet& set, Pos p) {
  return ((set.row(p.i - 1) | set.row(p.i) | set.row(p.i + 1)) >> (p.j - 1) & 7) == 0;
}

// One attempt to draw all walls.
class Attempt {
 public:
  Attempt(int rows, int columns, BoardDraws& random, const WallRules& rules)
      : rows_(rows),
        columns_(columns),
        inside_(CellSet::board(rows, columns, 1)),
        random_(random),
        rules_(rules) {}

  // The cells filled, or nothing if a wall had no place to start.
  std::optional<CellSet> draw() {
    int left = rows_ * columns_ / rules_.part;
    for (int w = rules_.walls; w >= 1; --w) {
      const CellSet starts = inside_ - others_.grown(1);
      if (starts.empty()) {
        if (rules_.direction_comes_first) random_.random(0, 3);
        return std::nullopt;
      }
      left -= draw_wall(starts, left / w);
    }
    return others_;
  }

 private:
  // Draws one wall of up to length + 1 cells; returns how many it has.
  int draw_wall(const CellSet& starts, int length) {
    own_ = CellSet();
    int direction = random_.random(0, 3);
    Pos p;
    do {
      p.i = random_.random(1, rows_ - 2);
      p.j = random_.random(1, columns_ - 2);
    } while (not starts.has(p));
    own_.add(p);
    int filled = 1;
    std::array<int, 4> turns = {0, 1, 2, 3};
    for (; filled <= length; ++filled) {
      if (rules_.shuffled_with) rules_.shuffled_with->shuffle(turns);
      else if (const auto drawn = draw_directions(); rules_.turns_are_drawn) turns = drawn;
      const bool goes_on = random_.random(1, 8) != 1 and can_continue(neighbour(p, direction));
      if (not goes_on) {
        const auto turn = std::find_if(turns.begin(), turns.end(),
                                       [&](int d) { return can_continue(neighbour(p, d)); });
        if (turn == turns.end()) break;
        direction = *turn;
      }
      p = neighbour(p, direction);
      own_.add(p);
    }
    others_ |= own_;
    return filled;
  }

  // The four directions, in a random order.
  std::array<int, 4> draw_directions() {
    std::array<int, 4> order = {0, 1, 2, 3};
    for (int k = 0; k < 4; ++k) std::swap(order[k], order[random_.random(k, 3)]);
    return order;
  }

  bool can_continue(Pos p) const {
    return inside_.has(p) and not own_.has(p) and is_empty_around(others_, p) and
           count_around(own_, p) <= 2;
  }

  const int rows_, columns_;
  const CellSet inside_;  // all cells but the border
  CellSet others_;        // the walls drawn before
  CellSet own_;           // the wall that is being drawn
  BoardDraws& random_;
  const WallRules& rules_;
};

}  // namespace

bool is_connected(const CellSet& cells) {
  if (cells.empty()) return true;
  CellSet reached;
  reached.add(cells.nth(0));
  for (CellSet before; not(reached == before);) {
    before = reached;
    reached.spread_within(cells);
  }
  return reached == cells;
}

CellSet draw_walls(int rows, int columns, BoardDraws& random, const WallRules& rules) {
  const CellSet board = CellSet::board(rows, columns);
  for (int k = 0; k < MAX_ATTEMPTS; ++k) {
    const std::optional<CellSet> walls = Attempt(rows, columns, random, rules).draw();
    if (walls and is_connected(board - *walls)) return *walls;
  }
  throw InputError("no board found: in " + std::to_string(MAX_ATTEMPTS) +
                   " attempts the walls of a random board of " + std::to_string(rows) + " x " +
                   std::to_string(columns) + " had no place or cut its corridors apart");
}

}  // namespace game_engine
