#pragma once

// The things of the board. All of them are plain values: what you get is your own copy, and
// changing it changes nothing in the game.

#include <Pos.hh>
#include <iostream>

/// The four directions in which units move, 0 to 3. Down is the next row, Right is the next column.
/// Example: `for (int d = 0; d < 4; ++d)` tries them all, as `Dir(d)`.
enum Dir : int { Down, Right, Up, Left };

/// Whether `d` is one of the four directions.
/// Example: `Dir d = Dir(4);` as a mark for "no way"; later `if (dir_ok(d)) move(id, d);`
inline bool dir_ok(Dir d) { return unsigned(d) < 4; }

/// A cell of the board, as it is in this round.
struct Cell {
  int id = -1;        ///< The unit on it; -1 if there is none.
  bool coin = false;  ///< Whether there is a coin on it.

  auto values_() const { return std::tie(id, coin); }
};

/// A unit, as it is in this round.
struct Unit {
  int id = -1;      ///< From 0 on; never changes.
  int player = -1;  ///< The clan that it belongs to, 0 to 3.
  Pos pos;          ///< Where it is.

  auto values_() const { return std::tie(id, player, pos); }
};

/// Prints a direction by its name, for debugging.
/// Example: `cerr << Down << endl;`
inline std::ostream& operator<<(std::ostream& out, Dir d) {
  static const char* const NAMES[] = {"Down", "Right", "Up", "Left"};
  return game_engine::print_name(out, d, NAMES);
}

// ---------------------------------------- students need not read below this line

// How many of the last numbers of a random_permutation() are not drawn.
constexpr int UNDRAWN_ = 0;

inline Pos& Pos::operator+=(Dir d) { return dir_ok(d) ? game_engine::go(*this, 2 * d) : *this; }
