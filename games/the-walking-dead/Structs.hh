#pragma once

// The things of the board. All of them are plain values: what you get is your own copy, and
// changing it changes nothing in the game.

#include <Pos.hh>
#include <iostream>

/// The eight directions, 0 to 7. Living units move in four of them: Down, Right, Up, Left;
/// zombies in all eight. Down is the next row, Right is the next column.
/// Example: `for (int d = 0; d < 8; d += 2)` tries the four of a living unit, as `Dir(d)`.
enum Dir : int { Down, DR, Right, RU, Up, UL, Left, LD };

/// What a cell is made of. Nobody stands on waste.
enum CellType : int { Street, Waste };

/// What a unit is. In the course of a match it can be one after the other.
enum UnitType : int { Alive, Dead, Zombie };

/// Whether `d` is one of the eight directions.
/// Example: `Dir d = Dir(8);` as a mark for "no way"; later `if (dir_ok(d)) move(id, d);`
inline bool dir_ok(Dir d) { return unsigned(d) < 8; }

/// A cell of the board, as it is in this round.
struct Cell {
  CellType type;  ///< Street or Waste.
  int owner;      ///< The clan that owns it, 0 to 3; -1 if nobody does.
  int id;         ///< The unit on it, alive, dead or zombie; -1 if there is none.
  bool food;      ///< Whether there is food on it.

  /// A street that is nobody's, without unit or food.
  Cell() : type(Street), owner(-1), id(-1), food(false) {}

  /// A cell of your own making, for boards that you think up.
  Cell(CellType type, int owner, int id, bool food)
      : type(type), owner(owner), id(id), food(food) {}

  /// Whether it is a street without unit and food.
  bool is_empty() const { return type == Street and id == -1 and not food; }

  auto values_() const { return std::tie(type, owner, id, food); }
};

/// A unit, as it is in this round.
struct Unit {
  UnitType type;          ///< Alive, Dead or Zombie.
  int id;                 ///< From 0 on; never changes, whatever becomes of the unit.
  int player;             ///< The clan that it belongs to, 0 to 3; -1 for a zombie.
  Pos pos;                ///< Where it is.
  int rounds_for_zombie;  ///< Rounds until it is a zombie, if it was bitten or is dead; else -1.

  /// What `unit(id)` gives for an id that no unit has.
  Unit() : type(Alive), id(-1), player(-1), pos(), rounds_for_zombie(-1) {}

  /// A unit of your own making.
  Unit(UnitType type, int id, int player, Pos pos, int rounds_for_zombie)
      : type(type), id(id), player(player), pos(pos), rounds_for_zombie(rounds_for_zombie) {}

  auto values_() const { return std::tie(type, id, player, pos, rounds_for_zombie); }
};

/// Prints a value by its name, for debugging; a value without a name as a number.
/// Example: `cerr << unit(id).type << ' ' << Down << endl;`
inline std::ostream& operator<<(std::ostream& out, Dir d) {
  return game_engine::print_name(out, d, {"Down", "DR", "Right", "RU", "Up", "UL", "Left", "LD"});
}
inline std::ostream& operator<<(std::ostream& out, CellType t) {
  return game_engine::print_name(out, t, {"Street", "Waste"});
}
inline std::ostream& operator<<(std::ostream& out, UnitType t) {
  return game_engine::print_name(out, t, {"Alive", "Dead", "Zombie"});
}

// ---------------------------------------- students need not read below this line

constexpr int UNDRAWN_ = 0;  // See Random.hh.

inline Pos& Pos::operator+=(Dir d) { return dir_ok(d) ? game_engine::go(*this, d) : *this; }
