#ifndef STRUCTS_HH
#define STRUCTS_HH

// The things of the board. All of them are plain values: what you get is your own copy, and
// changing it changes nothing in the game.

#include <iostream>

/// The four directions in which units move and professors open, 0 to 3. Down is the next
/// row, Right is the next column.
/// Example: `for (int d = 0; d < 4; ++d)` tries them all, as `Dir(d)`.
enum Dir : int { Down, Right, Up, Left };

/// What a cell is made of. Nobody walks on a wall.
enum CellType : int { Corridor, Wall };

/// What a unit is.
enum UnitType : int { Soldier, Professor };

/// Whether `d` is one of the four directions.
/// Example: `Dir d = Dir(4);` as a mark for "no way"; later `if (dir_ok(d)) move(id, d);`
inline bool dir_ok(Dir d) { return unsigned(d) < 4; }

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
  /// Example: `Pos p = u.pos; while (pos_ok(p) and cell(p).type != Wall) p += Right;`
  Pos& operator+=(Dir d) {
    if (dir_ok(d)) {
      static constexpr signed char DOWN[] = {1, 0, -1, 0};
      static constexpr signed char RIGHT[] = {0, 1, 0, -1};
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
  CellType type;    ///< Corridor or Wall.
  int id;           ///< The unit on it; -1 if there is none.
  bool health_kit;  ///< Whether there is a health kit on it.
  bool poison_kit;  ///< Whether there is a poison kit on it.
  int box;          ///< The safety box of which it is the door; -1 if it is no door.
  bool gold;        ///< Whether it is the inside of a safety box, with the gold.
  int money;        ///< The amount of money on it; 0 if there is none.

  /// A corridor without anything on it.
  Cell()
      : type(Corridor),
        id(-1),
        health_kit(false),
        poison_kit(false),
        box(-1),
        gold(false),
        money(0) {}

  /// A cell of your own making, for boards that you think up.
  Cell(CellType type, int id, bool health_kit, bool poison_kit, int box, bool gold, int money)
      : type(type),
        id(id),
        health_kit(health_kit),
        poison_kit(poison_kit),
        box(box),
        gold(gold),
        money(money) {}

  /// Whether it is a corridor without unit, kit, door and money. Gold is not looked at:
  /// it lies behind walls and a door, where no unit gets.
  bool is_empty() const {
    return type == Corridor and id == -1 and not health_kit and not poison_kit and box == -1 and
           money == 0;
  }
};

/// A soldier or a professor, as it is in this round.
struct Unit {
  UnitType type;          ///< Soldier or Professor.
  int id;                 ///< From 0 on; never changes, not even with the clan.
  int player;             ///< The clan that it belongs to, 0 to 3.
  Pos pos;                ///< Where it is. A dead professor: where it died.
  int health;             ///< Professor: its health, 0 if it is dead. Soldier: -1.
  int poison;             ///< Soldier: the poison that it carries. Professor: -1.
  int rounds_for_reborn;  ///< Professor: rounds until it is back, 0 if it is alive. Soldier: -1.

  /// What `unit(id)` gives for an id that no unit has.
  Unit() : type(Soldier), id(-1), player(-1), pos(), health(-1), poison(0), rounds_for_reborn(-1) {}

  /// A unit of your own making.
  Unit(UnitType type, int id, int player, Pos pos, int health, int poison, int rounds_for_reborn)
      : type(type),
        id(id),
        player(player),
        pos(pos),
        health(health),
        poison(poison),
        rounds_for_reborn(rounds_for_reborn) {}

  /// Whether it is on the board: all soldiers are, and professors that are not dead.
  bool is_alive() const { return type == Soldier or rounds_for_reborn == 0; }
};

/// Printing, for debugging: a position as `(3, 6)`, the others by their names.
/// A value that has no name is printed as a number.
/// Example: `cerr << unit(id).pos << ' ' << Down << endl;`
inline std::ostream& operator<<(std::ostream& out, Pos p) {
  return out << '(' << p.i << ", " << p.j << ')';
}
inline std::ostream& operator<<(std::ostream& out, Dir d) {
  static const char* const NAMES[] = {"Down", "Right", "Up", "Left"};
  return dir_ok(d) ? out << NAMES[d] : out << int(d);
}
inline std::ostream& operator<<(std::ostream& out, CellType t) {
  static const char* const NAMES[] = {"Corridor", "Wall"};
  return unsigned(t) < 2 ? out << NAMES[t] : out << int(t);
}
inline std::ostream& operator<<(std::ostream& out, UnitType t) {
  static const char* const NAMES[] = {"Soldier", "Professor"};
  return unsigned(t) < 2 ? out << NAMES[t] : out << int(t);
}

#endif
