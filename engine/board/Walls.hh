#pragma once

#include <engine/random/BoardDraws.hh>
#include "CellSet.hh"
#include <utility>

namespace game_engine {

/// The numbers that `rand()` of the GNU C library gives if it is never seeded, the same on any
/// system: earlier engines drew their walls with them.
/// See https://www.mscs.dal.ca/~selinger/random/.
class LibraryNumbers {
 public:
  LibraryNumbers() {
    constexpr std::int64_t FACTOR = 16807, PRIME = 2147483647;
    std::int64_t x = 1;
    for (std::uint32_t& number : last_) {
      number = std::uint32_t(x);
      x = FACTOR * x % PRIME;
    }
    constexpr int DROPPED = 310;
    for (int k = 0; k < DROPPED; ++k) next();
  }

  /// From 0 to 2^31 - 1.
  std::uint32_t next() {
    last_[at_] += last_[(at_ + SIZE - 3) % SIZE];
    const std::uint32_t number = last_[at_] >> 1;
    at_ = (at_ + 1) % SIZE;
    return number;
  }

  /// Like `std::random_shuffle` of the GNU C++ library.
  template <typename T, std::size_t N>
  void shuffle(std::array<T, N>& things) {
    for (std::size_t i = 1; i < N; ++i) std::swap(things[i], things[next() % (i + 1)]);
  }

 private:
  static constexpr int SIZE = 31;
  std::uint32_t last_[SIZE];  ///< Twice the last numbers, modulo 2^32; the oldest is at at_.
  int at_ = 3;
};

/// In which order a wall tries the directions where it turns: one that is drawn; one shuffled with
/// the LibraryNumbers before each step; or up, down, left, right, and what is drawn is not used.
enum class WallTurns { DRAWN, SHUFFLED, IN_VAIN };

/// How drawing walls differs between games.
struct WallRules {
  int walls = 8;  ///< How many are drawn.
  int part = 2;   ///< They are to fill one in so many cells of the board.
  WallTurns turns = WallTurns::DRAWN;
  /// Whether the first direction of a wall is drawn even if no cell of the board can start one.
  bool direction_comes_first = false;
};

/// Draws winding walls, none on the border, that leave the corridors of the board connected.
/// @throws InputError if 10,000 attempts fail, as they may on a small board
CellSet draw_walls(int rows, int columns, BoardDraws& random, const WallRules& rules = {});

}  // namespace game_engine
