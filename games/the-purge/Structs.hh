#pragma once

// The things of the board. All of them are plain values: what you get is your own copy, and
// changing it changes nothing in the game.

#include <Pos.hh>
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

  auto values_() const { return std::tie(type, bonus, weapon, resistance, b_owner, id); }
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

  auto values_() const { return std::tie(type, id, player, pos, weapon, life); }
};

/// Prints a value by its name, for debugging; a value without a name as a number.
/// Example: `cerr << citizen(id).type << ' ' << citizen(id).weapon << endl;`
inline std::ostream& operator<<(std::ostream& out, Dir d) {
  return game_engine::print_name(out, d, {"Down", "Right", "Up", "Left"});
}
inline std::ostream& operator<<(std::ostream& out, BonusType b) {
  return game_engine::print_name(out, b, {"Money", "Food", "NoBonus"});
}
inline std::ostream& operator<<(std::ostream& out, WeaponType w) {
  return game_engine::print_name(out, w, {"Hammer", "Gun", "Bazooka", "NoWeapon"});
}
inline std::ostream& operator<<(std::ostream& out, CellType t) {
  return game_engine::print_name(out, t, {"Street", "Building"});
}
inline std::ostream& operator<<(std::ostream& out, CitizenType t) {
  return game_engine::print_name(out, t, {"Builder", "Warrior"});
}

// ---------------------------------------- students need not read below this line

constexpr int UNDRAWN_ = 0;  // See Random.hh.

inline Pos& Pos::operator+=(Dir d) { return dir_ok(d) ? game_engine::go(*this, 2 * d) : *this; }
