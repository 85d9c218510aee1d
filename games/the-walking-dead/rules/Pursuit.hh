#pragma once

// Where zombies go: the shortest ways to the nearest living unit.

#include <array>
#include <cstdint>
#include <engine/board/CellSet.hh>
#include <utility>
#include <vector>

namespace game_engine {

/// The cells that a breadth-first search comes to in one step: each row is a word, each cell a bit,
/// as in a CellSet (https://www.chessprogramming.org/Fill_Algorithms). Most rows are empty:
/// it knows which aren't.
class Layer {
 public:
  Layer() = default;
  explicit Layer(const CellSet& cells) {
    for (int i = 0; i < CellSet::MAX_SIDE; ++i) add(std::size_t(i), cells.row(i));
  }

  bool empty() const { return used_ == 0; }
  bool has(Pos p) const { return (used_ >> p.i & 1) and row(std::size_t(p.i)) >> p.j & 1; }

  void add(Pos p) { add(std::size_t(p.i), std::uint64_t(1) << p.j); }
  /// Adds cells to row i, on the board.
  void add(std::size_t i, std::uint64_t bits) {
    if (bits == 0) return;
    rows_[i + 1] |= bits;
    used_ |= std::uint64_t(1) << i;
  }

  void clear() {
    for (; used_ != 0; used_ &= used_ - 1) rows_[first(used_) + 1] = 0;
  }

  /// Leaves only the cells beside those of another layer, and adds them to `kept`, which is empty.
  /// Rows that are not near that layer count as unused; to clear them would only take time.
  void keep_beside(const Layer& other, Layer& kept) {
    kept.fill(used_ & other.rows_near(),
              [&](std::size_t i) { return rows_[i + 1] &= other.grown(i); });
    used_ = kept.used_;
  }

  /// Makes `next`, which is empty, what is one step on, in the eight directions: keep(i, bits) says
  /// which of these cells of row i, in this layer or beside one of it, belong to it.
  template <typename Keep>
  void advance(Layer& next, Keep keep) const {
    next.fill(rows_near(), [&](std::size_t i) { return keep(i, grown(i)); });
  }

  /// The same for cells of a certain layer; this one is empty then. Returns whether all of them
  /// belong to `next`.
  bool move_within(const Layer& layer, Layer& next) {
    const std::uint64_t rows = layer.used_ & rows_near();
    std::uint64_t missed = layer.used_ ^ rows;
    next.fill(rows, [&](std::size_t i) {
      const std::uint64_t bits = layer.row(i) & grown(i);
      missed |= layer.row(i) ^ bits;
      return bits;
    });
    clear();
    return missed == 0;
  }

  /// Whether p is in it, or beside a cell of it.
  bool touches(Pos p) const { return grown(std::size_t(p.i)) >> p.j & 1; }

  /// The cells among p and those around it: three bits for each row, from the one above on.
  unsigned square(Pos p) const {
    const std::uint64_t* const at = rows_ + p.i;
    const auto three = [&p](std::uint64_t row) {
      return unsigned(p.j == 0 ? row << 1 : row >> (p.j - 1)) & 7;
    };
    return three(at[0]) | three(at[1]) << 3 | three(at[2]) << 6;
  }

 private:
  /// Fills an empty layer: in those rows, bits_of(i).
  template <typename Bits>
  void fill(std::uint64_t rows, Bits bits_of) {
    for (used_ = rows; rows != 0; rows &= rows - 1) {
      const std::size_t i = first(rows);
      if (const std::uint64_t bits = bits_of(i)) rows_[i + 1] = bits;
      else used_ ^= rows & -rows;
    }
  }

  static std::size_t first(std::uint64_t bits) { return std::size_t(__builtin_ctzll(bits)); }
  std::uint64_t row(std::size_t i) const { return rows_[i + 1]; }
  std::uint64_t rows_near() const { return used_ | used_ << 1 | used_ >> 1; }
  std::uint64_t grown(std::size_t i) const {
    const std::uint64_t near = rows_[i] | rows_[i + 1] | rows_[i + 2];
    return near | near << 1 | near >> 1;
  }

  std::uint64_t used_ = 0;                          ///< A bit for each row that has cells.
  std::uint64_t rows_[CellSet::MAX_SIDE + 2] = {};  ///< One above the board, one below it.
};

/// The shortest ways from zombies to living units, looked for from the units, for all zombies at
/// once. The most important functions are to_nearest() and to().
class Pursuit {
 public:
  /// Looks for the ways on a board. `open` are the cells that zombies walk on if no other one is
  /// there, those of living units and of zombies included.
  void search(const CellSet& alive, const CellSet& open, const CellSet& zombies) {
    hunters_.clear();
    layers_.clear();
    layers_.emplace_back(alive);
    if (layers_.back().empty()) return;
    left_ = open - alive;
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
  void to(Pos unit, F f) {
    if (not layers_[0].has(unit)) return;
    Layer *now = &fronts_[0], *next = &fronts_[1];
    now->add(unit);
    int distance = 1;
    bool all = false;  // the ways of this distance and more are to this unit
    for (const Hunter& h : hunters_) {
      for (; distance < h.distance and not all; ++distance) {
        all = now->move_within(layers_[distance], *next);
        if (next->empty()) return;
        std::swap(now, next);
      }
      // What leave_ways() did not clear there is not beside this zombie.
      const Layer& nearer = all ? layers_[h.distance - 1] : *now;
      if (nearer.touches(h.pos)) f(h.pos, directions(h.pos, nearer));
    }
    now->clear();
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
    next[-1].advance(*next, [&](std::size_t i, std::uint64_t bits) {
      bits &= left_.row(i);
      if (bits == 0) return bits;
      left_.flip_in_row(i, bits);
      const std::uint64_t caught = bits & zombies.row(i);
      if (caught != 0) catch_up(int(i), caught, distance);
      return bits ^ caught;
    });
  }

  void catch_up(int i, std::uint64_t zombies, int distance) {
    for (; zombies != 0; zombies &= zombies - 1)
      hunters_.push_back({Pos(i, __builtin_ctzll(zombies)), distance});
  }

  // Those from p to cells of the layer.
  static unsigned directions(Pos p, const Layer& layer) { return DIRECTIONS[layer.square(p)]; }

  // By the cells of a square.
  static constexpr auto DIRECTIONS = [] {
    constexpr Dir OF_SQUARE[] = {UL, Up, RU, Left, {}, Right, LD, Down, DR};
    std::array<unsigned char, 512> of{};
    for (unsigned cells = 0; cells < 512; ++cells)
      for (int k = 0; k < 9; ++k)
        if (cells >> k & 1) of[cells] = static_cast<unsigned char>(of[cells] | 1 << OF_SQUARE[k]);
    return of;
  }();

  CellSet left_;                 ///< What the search has not come to, zombies included.
  std::vector<Layer> layers_;    ///< Layer d: the cells d steps away from the nearest living unit.
  Layer fronts_[2];              ///< Of to(), empty between its calls.
  std::vector<Hunter> hunters_;  ///< By distance.
};

}  // namespace game_engine
