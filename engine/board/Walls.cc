#include "Walls.hh"

#include <engine/text/Ranges.hh>
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

// Whether walls, of which none touches another one or the border, leave the rest of the board
// connected. There, each run of a row is a part; what it shares with a run of the next row joins
// two parts, or closes a ring, of which there are as many as walls to go around.
bool is_one_part(const CellSet& corridors, int walls) {
  const auto runs = [](std::uint64_t row) { return CellSet::popcount(row & ~(row >> 1)); };
  int parts = walls;
  for (int i = 0; i < CellSet::MAX_SIDE; ++i)
    parts += runs(corridors.row(i)) - runs(corridors.row(i) & corridors.row(i + 1));
  return parts == 1;
}

// One attempt to draw all walls.
class Attempt {
 public:
  Attempt(int rows, int columns, BoardDraws& random, LibraryNumbers* numbers,
          const WallRules& rules)
      : rows_(rows),
        columns_(columns),
        inside_(CellSet::board(rows, columns, 1)),
        random_(random),
        numbers_(numbers),
        rules_(rules) {}

  // The cells filled, or nothing if a wall had no place to start.
  std::optional<CellSet> draw() {
    int left = rows_ * columns_ / rules_.part;
    for (int w = rules_.walls; w >= 1; --w) {
      free_ = inside_ - others_.grown(1);
      if (free_.empty()) {
        if (rules_.direction_comes_first) random_.random(0, 3);
        return std::nullopt;
      }
      left -= draw_wall(left / w);
    }
    return others_;
  }

 private:
  // Draws one wall of up to length + 1 cells; returns how many it has.
  int draw_wall(int length) {
    own_ = CellSet();
    int direction = random_.random(0, 3);
    Pos p;
    do {
      p.i = random_.random(1, rows_ - 2);
      p.j = random_.random(1, columns_ - 2);
    } while (not free_.has(p));
    fill(p);
    int filled = 1;
    std::array<int, 4> turns = {0, 1, 2, 3}, swaps = turns;
    for (; filled <= length; ++filled) {
      if (numbers_) numbers_->shuffle(turns);
      else
        swaps = {random_.random(0, 3), random_.random(1, 3), random_.random(2, 3),
                 random_.random(3, 3)};
      const bool goes_on = random_.random(1, 8) != 1 and can_continue(neighbour(p, direction));
      if (not goes_on) {
        if (rules_.turns == WallTurns::DRAWN) turns = swapped(swaps);
        const auto turn = find_if(turns, [&](int d) { return can_continue(neighbour(p, d)); });
        if (turn == turns.end()) break;
        direction = *turn;
      }
      p = neighbour(p, direction);
      fill(p);
    }
    others_ |= own_;
    return filled;
  }

  void fill(Pos p) {
    own_.add(p);
    free_.remove(p);
  }

  // The four directions, each swapped in turn with the one in a place drawn for it.
  static std::array<int, 4> swapped(const std::array<int, 4>& places) {
    std::array<int, 4> order = {0, 1, 2, 3};
    for (int k = 0; k < 4; ++k) std::swap(order[k], order[places[k]]);
    return order;
  }

  // Whether the wall can go on there: it has at most two of the 3 x 3 cells around.
  bool can_continue(Pos p) const {
    if (not free_.has(p)) return false;
    const auto three = [&](int i) { return unsigned(own_.row(i) >> (p.j - 1) & 7); };
    const unsigned cells = three(p.i - 1) << 6 | three(p.i) << 3 | three(p.i + 1);
    const unsigned but_one = cells & (cells - 1);
    return (but_one & (but_one - 1)) == 0;
  }

  const int rows_, columns_;
  const CellSet inside_;  // all cells but the border
  CellSet others_;        // the walls drawn before
  CellSet own_;           // the wall that is being drawn
  CellSet free_;          // the cells inside that are not in it, and touch no other wall
  BoardDraws& random_;
  LibraryNumbers* const numbers_;  ///< Null if walls don't turn by them.
  const WallRules rules_;
};

}  // namespace

CellSet draw_walls(int rows, int columns, BoardDraws& random, const WallRules& rules) {
  const CellSet board = CellSet::board(rows, columns);
  std::optional<LibraryNumbers> numbers;
  if (rules.turns == WallTurns::SHUFFLED) numbers.emplace();
  for (int k = 0; k < MAX_ATTEMPTS; ++k) {
    const std::optional<CellSet> walls =
        Attempt(rows, columns, random, numbers ? &*numbers : nullptr, rules).draw();
    if (walls and is_one_part(board - *walls, rules.walls)) return *walls;
  }
  throw InputError("no board found: in " + std::to_string(MAX_ATTEMPTS) +
                   " attempts the walls of a random board of " + std::to_string(rows) + " x " +
                   std::to_string(columns) + " had no place or cut its corridors apart");
}

}  // namespace game_engine
