#pragma once

#include <Structs.hh>
#include <engine/board/CellSet.hh>
#include <optional>
#include <vector>

namespace game_engine {

/// Cells for units to be placed on, one after the other: take(). A cell that is not free when its
/// turn comes is skipped for good.
class Queue {
 public:
  explicit Queue(std::vector<Pos> cells) : cells_(std::move(cells)) {}

  /// The next free one; from then on, neither it nor its neighbours are free.
  std::optional<Pos> take(CellSet& free) {
    while (next_ < cells_.size()) {
      const Pos p = cells_[next_++];
      if (not free.has(p)) continue;
      free.remove_square(p, 1);
      return p;
    }
    return std::nullopt;
  }

 private:
  std::vector<Pos> cells_;
  std::size_t next_ = 0;
};

}  // namespace game_engine
