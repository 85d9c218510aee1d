#ifndef STRUCTS_HH
#define STRUCTS_HH

// The things of the board. All of them are plain values: what you get is your own copy, and
// changing it changes nothing in the game.

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

/// A position. Those outside the board can be written too: ask `pos_ok` before you use one.
struct Pos {
  int i;  ///< The row, from 0, the top one.
  int j;  ///< The column, from 0, the leftmost one.

  /// The top left corner, (0, 0).
  Pos() : i(0), j(0) {}

  /// Row `i`, column `j`.
  /// Example: `Pos centre(board_rows()/2, board_cols()/2);`
  Pos(int i, int j) : i(i), j(j) {}

  /// Goes one cell in a direction. A value that is no direction: stays.
  /// Example: `Pos p = u.pos; while (pos_ok(p) and cell(p).type != Waste) p += Right;`
  Pos& operator+=(Dir d) {
    if (dir_ok(d)) {
      static constexpr signed char DOWN[] = {1, 1, 0, -1, -1, -1, 0, 1};
      static constexpr signed char RIGHT[] = {0, 1, 1, 1, 0, -1, -1, -1};
      i += DOWN[d];
      j += RIGHT[d];
    }
    return *this;
  }

  /// Adds rows to rows and columns to columns.
  Pos& operator+=(Pos p) {
    i += p.i;
    j += p.j;
    return *this;
  }
};

/// The neighbour of `p` in a direction; the sum of two positions.
/// Example: `if (pos_ok(p + Up) and cell(p + Up).is_empty()) move(id, Up);`
inline Pos operator+(Pos p, Dir d) { return p += d; }
inline Pos operator+(Pos p, Pos q) { return p += q; }

/// Positions are equal if row and column are.
inline bool operator==(Pos p, Pos q) { return p.i == q.i and p.j == q.j; }
inline bool operator!=(Pos p, Pos q) { return not(p == q); }

/// By row, then by column: so positions can be kept in a `set` or be keys of a `map`.
/// Example: `map<Pos, int> distance; distance[p] = 0;`
inline bool operator<(Pos p, Pos q) { return p.i != q.i ? p.i < q.i : p.j < q.j; }

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
};

/// Printing, for debugging: a position as `(3, 6)`, the others by their names.
/// A value that has no name is printed as a number.
/// Example: `cerr << unit(id).pos << ' ' << Down << endl;`
inline std::ostream& operator<<(std::ostream& out, Pos p) {
  return out << '(' << p.i << ", " << p.j << ')';
}
inline std::ostream& operator<<(std::ostream& out, Dir d) {
  static const char* const NAMES[] = {"Down", "DR", "Right", "RU", "Up", "UL", "Left", "LD"};
  return dir_ok(d) ? out << NAMES[d] : out << int(d);
}
inline std::ostream& operator<<(std::ostream& out, CellType t) {
  static const char* const NAMES[] = {"Street", "Waste"};
  return unsigned(t) < 2 ? out << NAMES[t] : out << int(t);
}
inline std::ostream& operator<<(std::ostream& out, UnitType t) {
  static const char* const NAMES[] = {"Alive", "Dead", "Zombie"};
  return unsigned(t) < 3 ? out << NAMES[t] : out << int(t);
}

#endif
