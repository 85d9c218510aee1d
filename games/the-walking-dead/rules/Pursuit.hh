#pragma once

// Where zombies go: the shortest ways to the nearest living unit.

#include <cstdint>
#include <engine/board/CellSet.hh>
#include <utility>
#include <vector>

namespace game_engine {

/// The cells that a breadth-first search comes to in one step: each row is a word, each cell a bit,
/// as in a CellSet. Most rows of a step have no cells, so it knows which have some.
class Layer {
 public:
  Layer() = default;
  explicit Layer(Pos p) { add(p); }
  explicit Layer(const CellSet& cells) {
    for (int i = 0; i < CellSet::MAX_SIDE; ++i) add(i, cells.row(i));
  }

  bool empty() const { return used_ == 0; }
  bool has(Pos p) const { return (used_ >> p.i & 1) and row(p.i) >> p.j & 1; }

  /// The bits of row i, from -1 to MAX_SIDE.
  std::uint64_t row(int i) const { return rows_[i + 1]; }

  void add(Pos p) { add(p.i, std::uint64_t(1) << p.j); }
  /// Adds cells to row i, on the board.
  void add(int i, std::uint64_t bits) {
    if (bits == 0) return;
    rows_[i + 1] |= bits;
    used_ |= std::uint64_t(1) << i;
  }

  /// Leaves only the cells beside those of another layer, and adds them to `kept`, which is empty.
  /// Rows without such cells count as unused; to clear them would only take time.
  void keep_beside(const Layer& other, Layer& kept) {
    std::uint64_t rows = used_ & other.rows_near();
    used_ = 0;
    for (; rows != 0; rows &= rows - 1) {
      const int i = __builtin_ctzll(rows);
      const std::uint64_t bits = row(i) & other.grown(i);
      if (bits == 0) continue;
      rows_[i + 1] = kept.rows_[i + 1] = bits;
      used_ |= rows & -rows;
    }
    kept.used_ = used_;
  }

  void clear() {
    for (; used_ != 0; used_ &= used_ - 1) rows_[__builtin_ctzll(used_) + 1] = 0;
  }

  /// Makes `next`, which is empty, what is one step on, in the eight directions: keep(i, bits) says
  /// which of these cells of row i, in this layer or beside one of it, belong to it.
  template <typename Keep>
  void advance(Layer& next, Keep keep) const {
    for (std::uint64_t rows = rows_near(); rows != 0; rows &= rows - 1) {
      const int i = __builtin_ctzll(rows);
      next.add(i, keep(i, grown(i)));
    }
  }

  /// The same for cells of a certain layer. Returns whether all of them belong to `next`.
  bool advance_within(const Layer& layer, Layer& next) const {
    std::uint64_t rows = layer.used_ & rows_near(), missed = layer.used_ ^ rows;
    for (; rows != 0; rows &= rows - 1) {
      const int i = __builtin_ctzll(rows);
      const std::uint64_t bits = layer.row(i) & grown(i);
      missed |= layer.row(i) ^ bits;
      next.add(i, bits);
    }
    return missed == 0;
  }

  /// Whether p is in it, or beside a cell of it.
  bool touches(Pos p) const { return grown(p.i) >> p.j & 1; }

  /// The cells among p and those around it: three bits for each row, from the one above on.
  unsigned square(Pos p) const {
    unsigned cells = 0;
    for (int i = p.i + 1; i >= p.i - 1; --i)
      cells = cells << 3 | ((p.j == 0 ? row(i) << 1 : row(i) >> (p.j - 1)) & 7);
    return cells;
  }

 private:
  std::uint64_t rows_near() const { return used_ | used_ << 1 | used_ >> 1; }
  std::uint64_t grown(int i) const {
    const std::uint64_t near = row(i - 1) | row(i) | row(i + 1);
    return near | near << 1 | near >> 1;
  }

  std::uint64_t used_ = 0;                          ///< A bit for each row that has cells.
  std::uint64_t rows_[CellSet::MAX_SIDE + 2] = {};  ///< One above the board, one below it.
};

/// The shortest ways from zombies to living units, looked for from the units, for all zombies at
/// once. The most important functions are to_nearest() and to().
class Pursuit {
 public:
  /// Looks for the ways on a board. `free` are the cells on which zombies can walk, those of the
  /// living units included.
  void search(const CellSet& alive, const CellSet& free, const CellSet& zombies) {
    hunters_.clear();
    layers_.clear();
    layers_.emplace_back(alive);
    if (layers_.back().empty()) return;
    left_ = (free - alive) | zombies;
    const std::size_t num_zombies = std::size_t(zombies.count());
    while (hunters_.size() < num_zombies and not layers_.back().empty()) add_layer(zombies);
  }

  /// Calls f(zombie, directions) for each zombie that can reach a living unit: the directions, a
  /// bit for each, in which a shortest way to one of the nearest units starts.
  template <typename F>
  void to_nearest(F f) const {
    for (const Hunter& h : hunters_) f(h.pos, directions(h.pos, layers_[h.distance - 1]));
  }

  /// After the search, leaves only the cells of shortest ways, so that to() has few to look at.
  void leave_ways() {
    Layer layers[2], *now = &layers[0], *next = &layers[1];
    auto hunter = hunters_.rbegin();
    for (int d = int(layers_.size()) - 1; d > 0; --d) {
      for (; hunter != hunters_.rend() and hunter->distance == d; ++hunter) now->add(hunter->pos);
      next->clear();
      layers_[d - 1].keep_beside(*now, *next);
      std::swap(now, next);
    }
  }

  /// Calls f(zombie, directions) for each zombie to which this living unit is one of the nearest:
  /// the directions in which a shortest way to it starts.
  template <typename F>
  void to(Pos unit, F f) const {
    if (not layers_[0].has(unit)) return;
    Layer layers[2] = {Layer(unit), Layer()};
    Layer *now = &layers[0], *next = &layers[1];
    int distance = 1;
    bool all = false;  // the ways of this distance and more are to this unit
    for (const Hunter& h : hunters_) {
      for (; distance < h.distance and not all; ++distance) {
        all = now->advance_within(layers_[distance], *next);
        if (next->empty()) return;
        std::swap(now, next);
        next->clear();
      }
      // What leave_ways() did not clear there is not beside this zombie.
      const Layer& nearer = all ? layers_[h.distance - 1] : *now;
      if (nearer.touches(h.pos)) f(h.pos, directions(h.pos, nearer));
    }
  }

 private:
  /// A zombie that can reach a living unit.
  struct Hunter {
    Pos pos;
    int distance;  ///< Steps to the nearest one.
  };

  void add_layer(const CellSet& zombies) {
    layers_.emplace_back();
    const int distance = int(layers_.size()) - 1;
    Layer* const next = &layers_.back();
    next[-1].advance(*next, [&](int i, std::uint64_t bits) {
      bits &= left_.row(i);
      if (bits == 0) return bits;
      left_.remove_of_row(i, bits);
      const std::uint64_t caught = bits & zombies.row(i);
      if (caught != 0) catch_up(i, caught, distance);
      return bits ^ caught;
    });
  }

  void catch_up(int i, std::uint64_t zombies, int distance) {
    for (; zombies != 0; zombies &= zombies - 1)
      hunters_.push_back({Pos(i, __builtin_ctzll(zombies)), distance});
  }

  // Those from p to cells of the layer.
  static unsigned directions(Pos p, const Layer& layer) {
    static constexpr Dir OF_SQUARE[] = {UL, Up, RU, Left, {}, Right, LD, Down, DR};
    unsigned bits = 0;
    for (unsigned cells = layer.square(p); cells != 0; cells &= cells - 1)
      bits |= 1u << OF_SQUARE[__builtin_ctz(cells)];
    return bits;
  }

  CellSet left_;                 ///< What the search has not come to, zombies included.
  std::vector<Layer> layers_;    ///< Layer d: the cells d steps away from the nearest living unit.
  std::vector<Hunter> hunters_;  ///< By distance.
};

}  // namespace game_engine
