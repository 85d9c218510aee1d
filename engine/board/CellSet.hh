#pragma once

#include <Structs.hh>
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace game_engine {

/// A set of cells of a board of at most 64 x 64. Each row is a word, each cell a bit, so that
/// operations on many cells take a few shifts and ors per row, as in the bitboards of chess
/// programs (https://www.chessprogramming.org/Bitboards).
class CellSet {
 public:
  static constexpr int MAX_SIDE = 64;

  CellSet() : row_{} {}

  /// All cells of a board but those less than `margin` cells away from its border.
  static CellSet board(int rows, int columns, int margin = 0) {
    CellSet s;
    const std::uint64_t whole = ~std::uint64_t(0) >> (MAX_SIDE - columns);
    const std::uint64_t inside = (whole >> margin) & (whole << margin);
    for (int i = margin; i < rows - margin; ++i) s.row_[i] = inside;
    return s;
  }

  bool has(Pos p) const { return row_[p.i] >> p.j & 1; }
  /// Like has(), for positions that may be off the largest board.
  bool contains(Pos p) const {
    return unsigned(p.i) < unsigned(MAX_SIDE) and unsigned(p.j) < unsigned(MAX_SIDE) and has(p);
  }

  void add(Pos p) { row_[p.i] |= std::uint64_t(1) << p.j; }
  void remove(Pos p) { row_[p.i] &= ~(std::uint64_t(1) << p.j); }

  /// Of these cells of row i, a bit for each, removes those that it has, and adds the others.
  void flip_in_row(std::size_t i, std::uint64_t bits) { row_[i] ^= bits; }

  /// Removes the cells up to `steps` cells away from p in any of the eight directions, and returns
  /// how many there were.
  int remove_square(Pos p, int steps) {
    const std::uint64_t side = (std::uint64_t(1) << (2 * steps + 1)) - 1;
    const std::uint64_t columns = p.j < steps ? side >> (steps - p.j) : side << (p.j - steps);
    int removed = 0;
    for (int i = std::max(0, p.i - steps); i <= std::min(MAX_SIDE - 1, p.i + steps); ++i) {
      removed += popcount(row_[i] & columns);
      row_[i] &= ~columns;
    }
    return removed;
  }

  bool empty() const {
    std::uint64_t any = 0;
    for (std::uint64_t r : row_) any |= r;
    return any == 0;
  }

  int count() const {
    int n = 0;
    for (std::uint64_t r : row_)
      if (r != 0) n += popcount(r);
    return n;
  }

  /// How many bits of a word are set: sums of 2, 4 and 8 bits side by side, then of the
  /// bytes. (The compiler's own is a call on processors without such an instruction.)
  static int popcount(std::uint64_t x) {
    x -= x >> 1 & 0x5555555555555555;
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333);
    return int(((x + (x >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
  }

  /// The k-th cell, from 0 on, row by row; k must be below count().
  Pos nth(int k) const {
    int i = 0;
    for (int n; (n = popcount(row_[i])) <= k; ++i) k -= n;
    std::uint64_t r = row_[i];
    for (; k > 0; --k) r &= r - 1;
    return {i, __builtin_ctzll(r)};
  }

  /// Calls f(Pos) for each cell, row by row.
  template <typename F>
  void for_each(F f) const {
    for (int i = 0; i < MAX_SIDE; ++i)
      for (std::uint64_t r = row_[i]; r != 0; r &= r - 1) f(Pos(i, __builtin_ctzll(r)));
  }

  /// The cells, row by row.
  std::vector<Pos> list() const {
    std::vector<Pos> cells;
    cells.reserve(std::size_t(count()));
    for_each([&](Pos p) { cells.push_back(p); });
    return cells;
  }

  /// The cells of the set and all those up to `steps` cells away in any of the eight
  /// directions: the squares of side 2 steps + 1 around them. It may leave the board.
  CellSet grown(int steps) const {
    CellSet wide;
    for (int i = 0; i < MAX_SIDE; ++i) {
      std::uint64_t r = row_[i];
      for (int s = 1; s <= steps; ++s) r |= row_[i] << s | row_[i] >> s;
      wide.row_[i] = r;
    }
    CellSet all = wide;
    for (int s = 1; s <= steps; ++s) {
      for (int i = s; i < MAX_SIDE; ++i) {
        all.row_[i] |= wide.row_[i - s];
        all.row_[i - s] |= wide.row_[i];
      }
    }
    return all;
  }

  /// Adds what can be reached from the set by steps down, right, up and left without leaving
  /// `cells`: not all of it in one call, but something as long as anything is left.
  void spread_within(const CellSet& cells) {
    for (int i = 0; i < MAX_SIDE; ++i)
      row_[i] = runs(cells.row_[i], row_[i] | (i > 0 ? row_[i - 1] : 0));
    for (int i = MAX_SIDE - 2; i >= 0; --i) row_[i] = runs(cells.row_[i], row_[i] | row_[i + 1]);
  }

  /// The bits of a row; 0 outside the board.
  std::uint64_t row(int i) const { return unsigned(i) < unsigned(MAX_SIDE) ? row_[i] : 0; }

  CellSet& operator|=(const CellSet& s) {
    for (int i = 0; i < MAX_SIDE; ++i) row_[i] |= s.row_[i];
    return *this;
  }

  CellSet& operator&=(const CellSet& s) {
    for (int i = 0; i < MAX_SIDE; ++i) row_[i] &= s.row_[i];
    return *this;
  }

  CellSet& operator-=(const CellSet& s) {
    for (int i = 0; i < MAX_SIDE; ++i) row_[i] &= ~s.row_[i];
    return *this;
  }

  friend CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
  friend CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
  friend CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
  friend bool operator==(const CellSet& a, const CellSet& b) { return a.row_ == b.row_; }

 private:
  // The runs of ones in `cells` of which at least one bit is in `seeds`, filled in doubling
  // steps (Kogge-Stone, https://www.chessprogramming.org/Kogge-Stone_Algorithm).
  static std::uint64_t runs(std::uint64_t cells, std::uint64_t seeds) {
    if ((seeds & cells) == 0) return 0;
    std::uint64_t up = seeds & cells, down = up, up_way = cells, down_way = cells;
    for (int step = 1; step < MAX_SIDE; step *= 2) {
      up |= up_way & up << step;
      up_way &= up_way << step;
      down |= down_way & down >> step;
      down_way &= down_way >> step;
    }
    return up | down;
  }

  std::array<std::uint64_t, MAX_SIDE> row_;
};

}  // namespace game_engine
