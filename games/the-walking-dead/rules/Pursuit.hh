#pragma once

// Where zombies go: the shortest ways to the nearest living unit.

#include <algorithm>
#include <cstdint>
#include <engine/board/CellSet.hh>
#include <vector>

namespace game_engine {

/// The cells that a breadth-first search comes to in one step. Each row is a word, each cell a bit,
/// as in a CellSet.
class Layer {
 public:
  Layer() : Layer(0, -1) {}

  explicit Layer(const CellSet& cells) : Layer(0, CellSet::MAX_SIDE - 1) {
    for (int i = first_; i <= last_; ++i) at(i) = cells.row(i);
  }

  explicit Layer(Pos p) : Layer(p.i, p.i) { at(p.i) = std::uint64_t(1) << p.j; }

  bool empty() const { return first_ > last_; }
  bool is_near_row(int i) const { return first_ - 1 <= i and i <= last_ + 1; }

  bool has(Pos p) const {
    return first_ <= p.i and p.i <= last_ and unsigned(p.j) < unsigned(CellSet::MAX_SIDE) and
           (at(p.i) >> p.j & 1) != 0;
  }

  /// The bits of row i, from -1 to MAX_SIDE; it must be one of those that may have cells.
  std::uint64_t& at(int i) { return rows_[i + 1]; }
  std::uint64_t at(int i) const { return rows_[i + 1]; }
  /// The bits of any row.
  std::uint64_t row(int i) const { return first_ <= i and i <= last_ ? at(i) : 0; }

  /// Makes `next` the layer one step on, in the eight directions: keep(i, bits) says which of these
  /// cells of row i, in this layer or beside one of it, belong to it.
  template <typename Keep>
  void advance(Layer& next, Keep keep) const {
    int first = CellSet::MAX_SIDE, last = -1;
    std::uint64_t above = 0, here = 0;
    for (int i = first_ - 1; i <= last_ + 1; ++i) {
      const std::uint64_t below = at(i + 1), near = above | here | below;
      above = here;
      here = below;
      next.at(i) = near == 0 ? 0 : keep(i, near | near << 1 | near >> 1);
      if (next.at(i) == 0) continue;
      first = std::min(first, i);
      last = i;
    }
    next.at(last_ + 2) = next.at(last_ + 3) = 0;
    next.first_ = first;
    next.last_ = last;
  }

 private:
  Layer(int first, int last) : first_(first), last_(last) { at(last + 1) = at(last + 2) = 0; }

  // The rows that may have cells. The two after them are 0, the others of rows_ are not set.
  int first_, last_;
  std::uint64_t rows_[CellSet::MAX_SIDE + 4];
};

/// The shortest ways from zombies to living units, looked for from the units, for all zombies at
/// once. The most important functions are to_nearest() and to().
class Pursuit {
 public:
  /// Looks for the ways on a board. `free` are the cells on which zombies can walk, those of the
  /// living units included.
  void search(const CellSet& alive, const CellSet& free, const CellSet& zombies) {
    left_ = Layer((free - alive) | zombies);
    waiting_ = Layer(zombies);
    left_.at(-1) = waiting_.at(-1) = 0;
    num_waiting_ = zombies.count();
    hunters_.clear();
    layers_.clear();
    layers_.emplace_back(alive);
    while (num_waiting_ > 0 and not layers_.back().empty()) add_layer();
  }

  /// Calls f(zombie, directions) for each zombie that can reach a living unit: the directions, a
  /// bit for each, in which a shortest way to one of the nearest units starts.
  template <typename F>
  void to_nearest(F f) const {
    for (const Hunter& h : hunters_) f(h.pos, directions(h.pos, layers_[h.distance - 1]));
  }

  /// Calls f(zombie, directions) for each zombie to which this living unit is one of the nearest:
  /// the directions in which a shortest way to it starts.
  template <typename F>
  void to(Pos unit, F f) const {
    Layer layers[2] = {Layer(unit), Layer()};
    Layer *now = &layers[0], *next = &layers[1];
    int distance = 1;
    for (const Hunter& h : hunters_) {
      for (; distance < h.distance; ++distance) {
        const Layer& layer = layers_[distance];
        now->advance(*next, [&](int i, std::uint64_t bits) { return bits & layer.row(i); });
        if (next->empty()) return;
        std::swap(now, next);
      }
      if (const unsigned d = directions(h.pos, *now)) f(h.pos, d);
    }
  }

 private:
  static constexpr int NUM_DIRECTIONS = 8;

  /// A zombie that can reach a living unit.
  struct Hunter {
    Pos pos;
    int distance;  ///< Steps to the nearest one.
  };

  void add_layer() {
    layers_.emplace_back();
    const int distance = int(layers_.size()) - 1;
    layers_[distance - 1].advance(layers_[distance], [&](int i, std::uint64_t bits) {
      bits &= left_.at(i);
      left_.at(i) ^= bits;
      const std::uint64_t caught = bits & waiting_.at(i);
      if (caught != 0) catch_up(i, caught, distance);
      return bits ^ caught;
    });
  }

  void catch_up(int i, std::uint64_t zombies, int distance) {
    for (; zombies != 0; zombies &= zombies - 1) {
      hunters_.push_back({Pos(i, __builtin_ctzll(zombies)), distance});
      --num_waiting_;
    }
  }

  // Those from p to cells of the layer.
  static unsigned directions(Pos p, const Layer& layer) {
    unsigned bits = 0;
    if (not layer.is_near_row(p.i)) return bits;
    for (int d = 0; d < NUM_DIRECTIONS; ++d)
      if (layer.has(p + Dir(d))) bits |= 1u << d;
    return bits;
  }

  Layer left_;                   ///< What the search has not come to, zombies included.
  Layer waiting_;                ///< All zombies.
  int num_waiting_ = 0;          ///< Those that it has not come to.
  std::vector<Layer> layers_;    ///< Layer d: the cells d steps away from the nearest living unit.
  std::vector<Hunter> hunters_;  ///< By distance.
};

}  // namespace game_engine
