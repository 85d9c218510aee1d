#include "Mine.hh"

#include <algorithm>
#include <array>
#include <climits>
#include <cstdlib>
#include <optional>

namespace game_engine {

namespace {

constexpr int MIN_CAVES = 810, MAX_CAVES = 1100;
constexpr int MIN_GRANITE = 180, MAX_GRANITE = 450;
constexpr int MAX_SYSTEMS = 7;

constexpr Dir SIDES[] = {Bottom, Right, Top, Left};

// The way of a tunnel that winds: it heads in one of 16 directions, in steps down, right, up and
// left.
class Winding {
 public:
  static constexpr int HEADINGS = 16;

  explicit Winding(int heading) : heading_(heading) {}

  // Where so many times the length of about four steps leads.
  static Pos ahead(int heading, int times) {
    return {times * DOWN[heading], times * RIGHT[heading]};
  }

  void turn(int by) { heading_ = (heading_ + by + HEADINGS) % HEADINGS; }

  // The next step, so that vertical and horizontal steps are in the proportion of the heading.
  Dir step() {
    const int down = DOWN[heading_], right = RIGHT[heading_];
    const int all = std::abs(down) + std::abs(right);
    missing_ += std::abs(down);
    if (missing_ < all) return right > 0 ? Right : Left;
    missing_ -= all;
    return down > 0 ? Bottom : Top;
  }

 private:
  static constexpr int DOWN[] = {4, 4, 3, 2, 0, -2, -3, -4, -4, -4, -3, -2, 0, 2, 3, 4};
  static constexpr int RIGHT[] = {0, 2, 3, 4, 4, 4, 3, 2, 0, -2, -3, -4, -4, -4, -3, -2};

  int heading_;
  int missing_ = 0;
};

// How many cells of the set are at most `steps` rows and columns away from p.
int count_around(const CellSet& set, Pos p, int steps) {
  const std::uint64_t side = (std::uint64_t(1) << (2 * steps + 1)) - 1;
  int n = 0;
  for (int i = std::max(0, p.i - steps); i <= p.i + steps; ++i)
    n += CellSet::popcount(set.row(i) << steps >> p.j & side);
  return n;
}

// Whether a cell of the set, but not of the other one, is p or one of its eight neighbours.
bool is_near(const CellSet& set, const CellSet& other, Pos p) {
  std::uint64_t rows = 0;
  for (int i = p.i - 1; i <= p.i + 1; ++i) rows |= set.row(i) & ~other.row(i);
  return rows >> (p.j - 1) & 7;
}

// Whether p would be a corner of a square of 2 x 2 cells of the set.
bool makes_square(const CellSet& set, Pos p) {
  const std::uint64_t above = set.row(p.i - 1) >> (p.j - 1);
  const std::uint64_t beside = set.row(p.i) >> (p.j - 1);
  const std::uint64_t below = set.row(p.i + 1) >> (p.j - 1);
  for (std::uint64_t other : {above, below})
    for (std::uint64_t pair : {3, 6})
      if ((other & pair) == pair and (beside & pair & 5) != 0) return true;
  return false;
}

// One attempt to draw a mine.
class Attempt {
 public:
  explicit Attempt(BoardDraws& random) : random_(random) {}

  // Nothing if it failed.
  std::optional<Mine> draw(int num_treasures) {
    draw_works();
    draw_veins();
    draw_caves();
    draw_treasures(num_treasures);
    const int caves = caves_.count(), granite = granite_.count();
    const bool is_right = MIN_CAVES <= caves and caves <= MAX_CAVES and MIN_GRANITE <= granite and
                          granite <= MAX_GRANITE and treasures_.count() == num_treasures and
                          all_sides_open() and is_joined();
    if (not is_right) return std::nullopt;
    return Mine{caves_ | treasures_, treasures_, granite_};
  }

 private:
  int random(int least, int most) { return random_.random(least, most); }
  bool one_in(int n) { return random(1, n) == 1; }
  Pos random_cell(const std::vector<Pos>& cells) { return cells[random(0, int(cells.size()) - 1)]; }

  // ---- mazes and checkered patches

  void draw_works() {
    const int wanted = random(160, 250);
    for (int tries = 0; tries < 40; ++tries) {
      const bool is_maze = one_in(2);
      const int rows = is_maze ? 2 * random(3, 8) + 1 : random(5, 11);
      const int columns = is_maze ? 2 * random(3, 8) + 1 : random(5, 14);
      if (granite_.count() + rows * columns * 6 / 10 > wanted) continue;
      const int left = random(MARGIN + 2, SIDE - MARGIN - 2 - columns);
      const int top = random(MARGIN + 2, SIDE - MARGIN - 2 - rows);
      const Pos corner(top, left);
      CellSet area;
      for (int i = 0; i < rows; ++i)
        for (int j = 0; j < columns; ++j) area.add(corner + Pos(i, j));
      if (not(area.grown(2) & works_).empty()) continue;
      works_ |= area;
      if (is_maze) draw_maze(corner, area, rows, columns);
      else draw_patch(area);
    }
    works_and_around_ = works_.grown(1);
  }

  // Granite, except for ways between the cells in the odd rows and columns.
  void draw_maze(Pos corner, const CellSet& area, int rows, int columns) {
    granite_ |= area;
    std::vector<Pos> way(1, corner + Pos(1, 1));
    granite_.remove(way[0]);
    while (not way.empty()) {
      std::array<Dir, 4> next;
      int count = 0;
      for (Dir d : SIDES)
        if (area.has(way.back() + d + d) and granite_.has(way.back() + d + d)) next[count++] = d;
      if (count == 0) {
        way.pop_back();
        continue;
      }
      const Dir d = next[random(0, count - 1)];
      granite_.remove(way.back() + d);
      granite_.remove(way.back() + d + d);
      way.push_back(way.back() + d + d);
    }
    for (int doors = random(2, 4); doors > 0; --doors) {
      const int i = 2 * random(0, rows / 2 - 1) + 1, j = 2 * random(0, columns / 2 - 1) + 1;
      const Pos places[] = {{rows - 1, j}, {i, columns - 1}, {0, j}, {i, 0}};
      granite_.remove(corner + places[random(0, 3)]);
    }
  }

  void draw_patch(const CellSet& area) {
    area.for_each([&](Pos p) {
      if ((p.i + p.j) % 2 == 0 and not one_in(10)) granite_.add(p);
    });
  }

  // ---- caves

  void draw_caves() {
    const int systems = random(1, MAX_SYSTEMS), wanted = random(905, 1035);
    const std::vector<Pos> room =
        (CellSet::board(SIDE, SIDE, MARGIN + 4) - works_.grown(3) - granite_).list();
    std::vector<int> shares;
    for (int k = 0; k < systems; ++k) {
      start_system(k, room);
      shares.insert(shares.end(), random(1, 4), k);
    }
    for (int tries = 0; tries < 3000 and num_caves_ < wanted; ++tries)
      if (const int k = shares[random(0, int(shares.size()) - 1)]; not cells_of_[k].empty())
        dig_tunnel(k);
  }

  // Its first room is as far from the others as can be found in some tries.
  void start_system(int k, const std::vector<Pos>& room) {
    Pos best;
    int most = -1;
    for (int tries = 0; tries < 12 and not room.empty(); ++tries) {
      const Pos p = random_cell(room);
      int distance = SIDE;
      caves_.for_each([&](Pos q) {
        distance = std::min(distance, std::max(std::abs(p.i - q.i), std::abs(p.j - q.j)));
      });
      if (distance > most) {
        most = distance;
        best = p;
      }
    }
    if (most <= 1) return;
    dig(best, k);
    dig_room(best, k);
  }

  void dig(Pos p, int k) {
    if (caves_.has(p)) return;
    ++num_caves_;
    caves_.add(p);
    systems_[k].add(p);
    cells_of_[k].insert(std::upper_bound(cells_of_[k].begin(), cells_of_[k].end(), p), p);
  }

  bool may_dig(Pos p, int k) const {
    return inside_.contains(p) and not works_and_around_.has(p) and not granite_.has(p) and
           not is_near(caves_, systems_[k], p);
  }

  // A tunnel that winds away from the system, to where there is little so far; often with a room
  // at its end.
  void dig_tunnel(int k) {
    Pos p;
    int heading = 0, least = INT_MAX;
    for (int tries = 0; tries < 4; ++tries) {
      const Pos start = random_cell(cells_of_[k]);
      const int way = random(0, Winding::HEADINGS - 1);
      const Pos ahead = start + Winding::ahead(way, 2);
      if (not inside_.contains(ahead)) continue;
      const int caves = count_around(caves_, ahead, 4) + count_around(works_, ahead, 4);
      if (caves >= least) continue;
      least = caves;
      p = start;
      heading = way;
    }
    Winding winding(heading);
    int bend = 0;
    const int length = random(8, 36);
    for (int done = 0; done < length; ++done) {
      if (one_in(5)) bend = random(-1, 1);
      if (one_in(2)) winding.turn(bend);
      const Pos next = p + winding.step();
      // Without a start that leads inside, p is a corner of the board.
      const bool is_cave = caves_.contains(next);
      if (done > 2 and is_cave) return;
      if (is_cave) {
        p = next;
        continue;
      }
      const auto is_crowded = [&] { return done > 3 and count_around(caves_, next, 2) > 5; };
      if (not may_dig(next, k) or makes_square(caves_, next) or (is_crowded() and not one_in(5))) {
        winding.turn(one_in(2) ? 3 : -3);
        continue;
      }
      dig(next, k);
      p = next;
    }
    if (not one_in(4) and count_around(caves_, p, 4) < 18) dig_room(p, k);
  }

  // A rounded room around p.
  void dig_room(Pos p, int k) {
    CellSet room;
    const int high = random(2, 4), wide = random(2, 4);
    for (int i = -high; i <= high; ++i) {
      for (int j = -wide; j <= wide; ++j) {
        const bool is_in = i * i * wide * wide + j * j * high * high <= high * high * wide * wide;
        const Pos q = p + Pos(i, j);
        if (is_in and room_.contains(q) and may_dig(q, k)) room.add(q);
      }
    }
    CellSet part;  // without what mazes and other systems cut off
    part.add(p);
    for (int grown = 0; grown < wide + high; ++grown) part = part.grown(1) & room;
    part.for_each([&](Pos q) { dig(q, k); });
  }

  bool all_sides_open() const {
    constexpr int LOW = MARGIN, HIGH = SIDE - MARGIN - 1;
    std::uint64_t columns = 0;
    for (int i = LOW; i <= HIGH; ++i) columns |= caves_.row(i);
    return (columns >> LOW & columns >> HIGH & 1) != 0 and caves_.row(LOW) != 0 and
           caves_.row(HIGH) != 0;
  }

  // ---- granite and treasures

  void draw_veins() {
    int missing = random(70, 135);
    for (int tries = 0; tries < 40 and missing > 4; ++tries) missing -= draw_vein(missing);
  }

  // A winding line of granite in the rock; returns how many cells it has.
  int draw_vein(int most) {
    const CellSet rock = room_ - works_and_around_ - granite_.grown(2);
    CellSet vein;
    Pos p = rock.nth(random(0, rock.count() - 1));
    Winding winding(random(0, Winding::HEADINGS - 1));
    int length = std::min(most, random(12, 40));
    for (; length > 0 and rock.contains(p); --length) {
      vein.add(p);
      if (one_in(3)) winding.turn(random(-2, 2));
      p += winding.step();
    }
    if (vein.count() < 5) return 0;
    granite_ |= vein;
    return vein.count();
  }

  // Whether all cells that are not granite are connected.
  bool is_joined() const {
    const CellSet ways = inside_ - granite_;
    CellSet reached;
    reached.add(ways.nth(0));
    for (CellSet before; not(reached == before);) {
      before = reached;
      reached.spread_within(ways);
      reached |= reached.grown(1) & ways;
    }
    return reached == ways;
  }

  // Most of them in mazes and patches, the others in the rock.
  void draw_treasures(int count) {
    const CellSet rock = CellSet::board(SIDE, SIDE, MARGIN + 1) - granite_ - caves_.grown(1);
    bury(rock & works_, count * random(50, 75) / 100);
    bury(rock - works_, count - treasures_.count());
    bury(rock - treasures_, count - treasures_.count());
  }

  void bury(const CellSet& rock, int count) {
    for (std::vector<Pos> places = rock.list(); count > 0 and not places.empty(); --count) {
      const auto p = places.begin() + random(0, int(places.size()) - 1);
      treasures_.add(*p);
      places.erase(p);
    }
  }

  BoardDraws& random_;
  const CellSet inside_ = CellSet::board(SIDE, SIDE, MARGIN);
  const CellSet room_ = CellSet::board(SIDE, SIDE, MARGIN + 1);

  CellSet works_;  ///< Mazes and patches.
  CellSet works_and_around_;
  CellSet granite_;
  CellSet treasures_;
  CellSet caves_;                                       ///< Without treasures.
  std::array<CellSet, MAX_SYSTEMS> systems_;            ///< The caves by system.
  std::array<std::vector<Pos>, MAX_SYSTEMS> cells_of_;  ///< The same, row by row.
  int num_caves_ = 0;
};

}  // namespace

Mine draw_mine(int num_treasures, BoardDraws& random) {
  for (;;)
    if (const std::optional<Mine> mine = Attempt(random).draw(num_treasures)) return *mine;
}

const std::vector<Pos>& outside_cells() {
  static const std::vector<Pos> cells = [] {
    constexpr int EDGES[] = {0, 1, SIDE - 2, SIDE - 1};
    std::vector<Pos> list;
    for (int i = 0; i < SIDE; ++i)
      for (int j : EDGES) list.push_back(Pos(i, j));
    for (int j = MARGIN; j < SIDE - MARGIN; ++j)
      for (int i : EDGES) list.push_back(Pos(i, j));
    return list;
  }();
  return cells;
}

}  // namespace game_engine
