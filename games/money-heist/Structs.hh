#pragma once

// The things of the board. All of them are plain values: what you get is your own copy, and
// changing it changes nothing in the game.

#include <Pos.hh>
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

  auto values_() const { return std::tie(type, id, health_kit, poison_kit, box, gold, money); }
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

  auto values_() const {
    return std::tie(type, id, player, pos, health, poison, rounds_for_reborn);
  }
};

/// Prints a value by its name, for debugging; a value without a name as a number.
/// Example: `cerr << unit(id).type << ' ' << Down << endl;`
inline std::ostream& operator<<(std::ostream& out, Dir d) {
  return game_engine::print_name(out, d, {"Down", "Right", "Up", "Left"});
}
inline std::ostream& operator<<(std::ostream& out, CellType t) {
  return game_engine::print_name(out, t, {"Corridor", "Wall"});
}
inline std::ostream& operator<<(std::ostream& out, UnitType t) {
  return game_engine::print_name(out, t, {"Soldier", "Professor"});
}

// ---------------------------------------- students need not read below this line

constexpr int UNDRAWN_ = 0;  // See Random.hh.

inline Pos& Pos::operator+=(Dir d) { return dir_ok(d) ? game_engine::go(*this, 2 * d) : *this; }
