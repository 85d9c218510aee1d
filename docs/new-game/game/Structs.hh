#pragma once

// The things of the board. All of them are plain values: what you get is your own copy, and
// changing it changes nothing in the game.

#include <Pos.hh>
#include <iostream>

/// The four directions in which cycles go, 0 to 3. Down is the next row, Right is the next column.
/// Example: `for (int d = 0; d < 4; ++d)` tries them all, as `Dir(d)`.
enum Dir : int { Down, Right, Up, Left };

/// Whether `d` is one of the four directions.
/// Example: `Dir d = Dir(4);` as a mark for "no way"; later `if (dir_ok(d)) turn(d);`
inline bool dir_ok(Dir d) { return unsigned(d) < 4; }

/// A cell of the board, as it is in this round.
struct Cell {
  int line = -1;  ///< The clan whose cycle is or was there, 0 to 3; -1 if none was.
  int id = -1;    ///< The cycle that is there; -1 if there is none.

  auto values_() const { return std::tie(line, id); }
};

/// A cycle, as it is in this round.
struct Unit {
  int id = -1;            ///< The number of its clan.
  int player = -1;        ///< The clan, 0 to 3.
  Pos pos;                ///< Where it is, or has crashed.
  Dir dir = Down;         ///< Where it goes.
  bool is_alive = false;  ///< Whether it has not crashed.

  auto values_() const { return std::tie(id, player, pos, dir, is_alive); }
};

/// Prints a direction by its name, for debugging.
/// Example: `cerr << Down << endl;`
inline std::ostream& operator<<(std::ostream& out, Dir d) {
  return game_engine::print_name(out, d, {"Down", "Right", "Up", "Left"});
}

// ---------------------------------------- students need not read below this line

constexpr int UNDRAWN_ = 0;  // See Random.hh.

inline Pos& Pos::operator+=(Dir d) { return dir_ok(d) ? game_engine::go(*this, 2 * d) : *this; }
