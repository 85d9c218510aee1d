#pragma once

#include <algorithm>
#include <engine/board/Walls.hh>
#include <vector>

namespace tests {

/// The walls of a random board as "Draws" in docs/formats.md says, cell by cell: slow and plain, to
/// compare with what the game draws.
class SlowWalls {
 public:
  SlowWalls(int rows, int columns, BoardDraws& random, const WallRules& rules = {})
      : rows_(rows), columns_(columns), random_(random), rules_(rules) {
    do walls_.assign(rows, std::vector<int>(columns, 0));
    while (not draw_all() or not is_connected());
  }

  /// The number of the wall, down to 1 for the last one; 0 if there is none.
  int at(Pos p) const { return walls_[p.i][p.j]; }
  bool is_inside(Pos p) const {
    return 0 < p.i and p.i < rows_ - 1 and 0 < p.j and p.j < columns_ - 1;
  }

  /// Whether one can walk between any two cells without a wall.
  bool is_connected() const {
    std::vector<std::vector<int>> seen = walls_;
    int parts = 0;
    for (int i = 0; i < rows_; ++i)
      for (int j = 0; j < columns_; ++j) {
        parts += seen[i][j] == 0;
        for (std::vector<Pos> pending = {Pos(i, j)}; not pending.empty();) {
          const Pos p = pending.back();
          pending.pop_back();
          if (p.i < 0 or p.i >= rows_ or p.j < 0 or p.j >= columns_ or seen[p.i][p.j] != 0)
            continue;
          seen[p.i][p.j] = 1;
          for (int d = 0; d < 4; ++d) pending.push_back(step(p, d));
        }
      }
    return parts == 1;
  }

 private:
  static Pos step(Pos p, int d) {
    const Pos steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    return p + steps[d];
  }

  // How many of the cells around p, p included, a wall has; w = 0: any wall.
  int around(Pos p, int w) const {
    int n = 0;
    for (int i = p.i - 1; i <= p.i + 1; ++i)
      for (int j = p.j - 1; j <= p.j + 1; ++j) n += w == 0 ? walls_[i][j] != 0 : walls_[i][j] == w;
    return n;
  }

  bool can_start(Pos p) const { return is_inside(p) and around(p, 0) == 0; }

  bool can_continue(Pos p, int w) const {
    return is_inside(p) and at(p) == 0 and around(p, 0) == around(p, w) and around(p, w) <= 2;
  }

  bool any_start() const {
    for (int i = 0; i < rows_; ++i)
      for (int j = 0; j < columns_; ++j)
        if (can_start(Pos(i, j))) return true;
    return false;
  }

  bool draw_all() {
    int left = rows_ * columns_ / rules_.part;
    for (int w = rules_.walls; w >= 1; --w) {
      const bool has_start = any_start();
      if (not has_start and not rules_.direction_comes_first) return false;
      const int direction = random_.random(0, 3);
      if (not has_start) return false;
      left -= draw(w, left / w, direction);
    }
    return true;
  }

  int draw(int w, int length, int direction) {
    Pos p;
    do {
      p.i = random_.random(1, rows_ - 2);
      p.j = random_.random(1, columns_ - 2);
    } while (not can_start(p));
    int filled = 1;
    walls_[p.i][p.j] = w;
    std::vector<int> list = {0, 1, 2, 3};
    for (; length > 0; --length, ++filled) {
      if (not rules_.shuffled_with) list = random_.random_permutation(4);
      else
        for (int i = 1; i <= 3; ++i)
          std::swap(list[i], list[rules_.shuffled_with->next() % (i + 1)]);
      const auto turn = std::find_if(list.begin(), list.end(),
                                     [&](int d) { return can_continue(step(p, d), w); });
      if (random_.random(1, 8) == 1 or not can_continue(step(p, direction), w)) {
        if (turn == list.end()) break;
        direction = *turn;
      }
      p = step(p, direction);
      walls_[p.i][p.j] = w;
    }
    return filled;
  }

  const int rows_, columns_;
  BoardDraws& random_;
  const WallRules rules_;
  std::vector<std::vector<int>> walls_;
};

}  // namespace tests
