#ifndef STRUCTS_HH
#define STRUCTS_HH

// The things of the board. All of them are plain values: what you get is your own copy, and
// changing it changes nothing in the game.

#include <climits>
#include <iostream>

/// The four directions in which citizens move and builders build, 0 to 3. Down is the next
/// row, Right is the next column.
/// Example: `for (int d = 0; d < 4; ++d)` tries them all, as `Dir(d)`.
enum Dir : int { Down, Right, Up, Left };

/// What can be picked up for points or for life.
enum BonusType : int { Money, Food, NoBonus };

/// What a warrior carries, and what lies in the streets (a hammer never does). Builders
/// have NoWeapon.
enum WeaponType : int { Hammer, Gun, Bazooka, NoWeapon };

/// What a cell is made of. Nobody walks through a building.
enum CellType : int { Street, Building };

/// What a citizen is.
enum CitizenType : int { Builder, Warrior };

/// Whether `d` is one of the four directions.
/// Example: `Dir d = Dir(4);` as a mark for "no way"; later `if (dir_ok(d)) move(id, d);`
inline bool dir_ok(Dir d) { return unsigned(d) < 4; }

/// The stronger of two weapons: Bazooka > Gun > Hammer > NoWeapon. What is none of these
/// counts as NoWeapon.
/// Example: `if (strongestWeapon(c.weapon, cell(p).weapon) != c.weapon)` it is worth a walk.
inline WeaponType strongestWeapon(WeaponType a, WeaponType b) {
  const int strength_a = unsigned(a) < NoWeapon ? a : -1;
  const int strength_b = unsigned(b) < NoWeapon ? b : -1;
  const int best = strength_a > strength_b ? strength_a : strength_b;
  return best == -1 ? NoWeapon : WeaponType(best);
}

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
  /// Example: `Pos p = c.pos; while (pos_ok(p) and cell(p).type != Building) p += Right;`
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
  CellType type;      ///< Street or Building.
  BonusType bonus;    ///< The bonus that lies on it, or NoBonus.
  WeaponType weapon;  ///< The weapon that lies on it, or NoWeapon; not what a citizen carries.
  int resistance;     ///< That of the barricade on it; -1 if there is none.
  int b_owner;        ///< The clan of the barricade on it; -1 if there is none.
  int id;             ///< The citizen on it, hidden in a barricade or not; -1 if there is none.

  /// A street without anything on it.
  Cell() : type(Street), bonus(NoBonus), weapon(NoWeapon), resistance(-1), b_owner(-1), id(-1) {}

  /// A cell of your own making, for boards that you think up.
  Cell(CellType type, BonusType bonus, WeaponType weapon, int resistance, int b_owner, int id)
      : type(type),
        bonus(bonus),
        weapon(weapon),
        resistance(resistance),
        b_owner(b_owner),
        id(id) {}

  /// Whether it is a street without bonus, weapon, barricade and citizen.
  bool is_empty() const {
    return type == Street and bonus == NoBonus and weapon == NoWeapon and resistance == -1 and
           b_owner == -1 and id == -1;
  }
};

/// A builder or a warrior, as it is in this round.
struct Citizen {
  CitizenType type;   ///< Builder or Warrior.
  int id;             ///< From 0 on. Who dies is replaced by somebody with a new id.
  int player;         ///< The clan that it belongs to, 0 to 3.
  Pos pos;            ///< Where it is.
  WeaponType weapon;  ///< Warrior: Hammer, Gun or Bazooka. Builder: NoWeapon.
  int life;           ///< Life points, from 1 to `citizen_ini_life(type)`.

  /// What `citizen(id)` gives for an id that nobody on the board has.
  Citizen() : type(Builder), id(-1), player(-1), pos(), weapon(NoWeapon), life(INT_MAX) {}

  /// A citizen of your own making.
  Citizen(CitizenType type, int id, int player, Pos pos, WeaponType weapon, int life)
      : type(type), id(id), player(player), pos(pos), weapon(weapon), life(life) {}
};

/// Printing, for debugging: a position as `(3, 6)`, the others by their names.
/// A value that has no name is printed as a number.
/// Example: `cerr << citizen(id).pos << ' ' << citizen(id).weapon << endl;`
inline std::ostream& operator<<(std::ostream& out, Pos p) {
  return out << '(' << p.i << ", " << p.j << ')';
}
inline std::ostream& operator<<(std::ostream& out, Dir d) {
  static const char* const NAMES[] = {"Down", "Right", "Up", "Left"};
  return dir_ok(d) ? out << NAMES[d] : out << int(d);
}
inline std::ostream& operator<<(std::ostream& out, BonusType b) {
  static const char* const NAMES[] = {"Money", "Food", "NoBonus"};
  return unsigned(b) < 3 ? out << NAMES[b] : out << int(b);
}
inline std::ostream& operator<<(std::ostream& out, WeaponType w) {
  static const char* const NAMES[] = {"Hammer", "Gun", "Bazooka", "NoWeapon"};
  return unsigned(w) < 4 ? out << NAMES[w] : out << int(w);
}
inline std::ostream& operator<<(std::ostream& out, CellType t) {
  static const char* const NAMES[] = {"Street", "Building"};
  return unsigned(t) < 2 ? out << NAMES[t] : out << int(t);
}
inline std::ostream& operator<<(std::ostream& out, CitizenType t) {
  static const char* const NAMES[] = {"Builder", "Warrior"};
  return unsigned(t) < 2 ? out << NAMES[t] : out << int(t);
}

#endif
