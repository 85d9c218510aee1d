#pragma once

// The things of the board. All of them are plain values: what you get is your own copy, and
// changing it changes nothing in the game.

#include <Pos.hh>
#include <iostream>

/// The eight directions, 0 to 7. Wizards move in four of them: Down, Right, Up, Left;
/// ghosts in all eight. Down is the next row, Right is the next column.
/// Example: `for (int d = 0; d < 8; d += 2)` tries the four of a wizard, as `Dir(d)`.
enum Dir : int { Down, DR, Right, RU, Up, UL, Left, LD };

/// What a cell is made of. Nobody walks on a wall but Voldemort.
enum CellType : int { Corridor, Wall };

/// What a unit is.
enum UnitType : int { Wizard, Ghost };

/// Whether `d` is one of the eight directions.
/// Example: `Dir d = Dir(8);` as a mark for "no way"; later `if (dir_ok(d)) move(id, d);`
inline bool dir_ok(Dir d) { return unsigned(d) < 8; }

/// A cell of the board, as it is in this round.
struct Cell {
  CellType type;  ///< Corridor or Wall.
  int owner;      ///< The clan that owns it, 0 to 3; -1 if nobody does.
  int id;         ///< The unit on it; -1 if there is none.
  bool book;      ///< Whether there is a book on it.

  /// A corridor that is nobody's, without unit or book.
  Cell() : type(Corridor), owner(-1), id(-1), book(false) {}

  /// A cell of your own making, for boards that you think up.
  Cell(CellType type, int owner, int id, bool book)
      : type(type), owner(owner), id(id), book(book) {}

  /// Whether it is a corridor without unit and without book; somebody may own it.
  /// Example: `if (cell(p).is_empty() and cell(p).owner != me()) ...`
  bool is_empty() const { return type == Corridor and id == -1 and not book; }

  auto values_() const { return std::tie(type, owner, id, book); }
};

/// A wizard or a ghost, as it is in this round.
struct Unit {
  UnitType type;       ///< Wizard or Ghost.
  int id;              ///< From 0 on; never changes, not even with the clan.
  int player;          ///< The clan that it belongs to, 0 to 3.
  Pos pos;             ///< Where it is.
  int rounds_pending;  ///< See the methods below.
  int next_player;     ///< See the methods below.

  /// What `unit(id)` gives for an id that no unit has.
  Unit() : type(Wizard), id(-1), player(-1), pos(), rounds_pending(-1), next_player(-1) {}

  /// A unit of your own making.
  Unit(UnitType type, int id, int player, Pos pos, int rounds_pending, int next_player)
      : type(type),
        id(id),
        player(player),
        pos(pos),
        rounds_pending(rounds_pending),
        next_player(next_player) {}

  /// Whether it is a wizard that will soon change clan. It can walk and read, not attack.
  /// Example: `if (u.player == me() and u.is_in_conversion_process())` it needs a mate beside it.
  bool is_in_conversion_process() const { return type == Wizard and rounds_pending > 0; }

  /// Wizard: rounds until it changes clan, 0 if it is not in conversion. Ghost: -1.
  int rounds_for_converting() const { return type == Wizard ? rounds_pending : -1; }

  /// Wizard: the clan that it will belong to, -1 if it is not in conversion. Ghost: -1.
  int player_to_be_converted_to() const { return type == Wizard ? next_player : -1; }

  /// Ghost: the round in which a wizard last attacked it, -1 if none did. Wizard: -1.
  /// For `rounds_no_attack_ghost()` rounds from then on it can't be attacked.
  int last_attack_received() const { return type == Ghost ? next_player : -1; }

  /// Ghost: rounds to rest until it may cast a spell, 0 if it may. Wizard: -1.
  /// Example: `if (unit(ghost(me())).resting_rounds() == 0)` a spell is possible.
  int resting_rounds() const { return type == Ghost ? rounds_pending : -1; }

  auto values_() const { return std::tie(type, id, player, pos, rounds_pending, next_player); }
};

/// Prints a value by its name, for debugging; a value without a name as a number.
/// Example: `cerr << unit(id).type << ' ' << Down << endl;`
inline std::ostream& operator<<(std::ostream& out, Dir d) {
  return game_engine::print_name(out, d, {"Down", "DR", "Right", "RU", "Up", "UL", "Left", "LD"});
}
inline std::ostream& operator<<(std::ostream& out, CellType t) {
  return game_engine::print_name(out, t, {"Corridor", "Wall"});
}
inline std::ostream& operator<<(std::ostream& out, UnitType t) {
  return game_engine::print_name(out, t, {"Wizard", "Ghost"});
}

// ---------------------------------------- students need not read below this line

constexpr int UNDRAWN_ = 0;  // See Random.hh.

inline Pos& Pos::operator+=(Dir d) { return dir_ok(d) ? game_engine::go(*this, d) : *this; }
