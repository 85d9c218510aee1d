#pragma once

// The things of the board. All of them are plain values: what you get is your own copy, and
// changing it changes nothing in the game.

#include <getopt.h>
#include <Pos.hh>
#include <cstdlib>
#include <iostream>
#include <string>

/// The directions in which units move, 0 to 7, against the clock, and None, 8: stay. Bottom is
/// the next row, Right is the next column; BR is Bottom and Right, RT is Right and Top, and so on.
/// The even ones are those that wizards can take. DirSize, 9, is how many there are.
/// Example: `for (int d = 0; d < 8; ++d)` tries all but None, as `Dir(d)`.
enum Dir : int { Bottom, BR, Right, RT, Top, TL, Left, LB, None, DirSize };

/// What a cell is made of: Outside of Moria, or one of the four kinds inside. CellTypeSize, 5, is
/// how many there are.
enum CellType : int { Outside, Cave, Abyss, Granite, Rock, CellTypeSize };

/// What a unit is: the first two are of the clans, the others of Sauron. UnitTypeSize, 5, is how
/// many there are.
enum UnitType : int { Dwarf, Wizard, Orc, Troll, Balrog, UnitTypeSize };

/// Whether `d` is one of the nine directions, from Bottom to None.
/// Example: `Dir d = Dir(-1);` as a mark for "no way"; later `if (dir_ok(d)) command(id, d);`
inline bool dir_ok(Dir d) { return unsigned(d) < unsigned(DirSize); }

/// The letter of a unit in the trace: `d`, `w`, `o`, `t` or `b`. No type: `?`.
inline char ut2char(UnitType t) { return unsigned(t) < unsigned(UnitTypeSize) ? "dwotb"[t] : '?'; }

/// The type of a letter of the trace. No such letter: UnitTypeSize.
inline UnitType char2ut(char c) {
  int t = 0;
  while (t < UnitTypeSize and "dwotb"[t] != c) ++t;
  return UnitType(t);
}

/// A cell of the board, as it is in this round.
struct Cell {
  CellType type;  ///< Outside, Cave, Abyss, Granite or Rock.
  int owner;      ///< Cave: the clan that owns it, 0 to 3. Nobody, or no cave: -1.
  int id;         ///< The unit on it; -1 if there is none.
  int turns;      ///< Rock: how often it must be dug until it is gone. Others: 0.
  bool treasure;  ///< Cave: whether there is a treasure in it.

  /// A cave without anything in it.
  Cell() : type(Cave), owner(-1), id(-1), turns(0), treasure(false) {}

  /// A cell of your own making, for boards that you think up.
  Cell(CellType type, int owner, int id, int turns, bool treasure)
      : type(type), owner(owner), id(id), turns(turns), treasure(treasure) {}

  auto values_() const { return std::tie(type, owner, id, turns, treasure); }
};

/// A unit, as it is in this round.
struct Unit {
  UnitType type;  ///< Dwarf, Wizard, Orc, Troll or Balrog.
  int id;         ///< From 0 on; never changes, not even with the clan.
  int player;     ///< The clan that it belongs to, 0 to 3. Unit of Sauron: -1.
  int health;     ///< Above 0 if it is alive. The Balrog: 0.
  Pos pos;        ///< Where it is. A unit that is not on the board: (-1, -1).

  /// What `unit(id)` gives for an id that no unit has.
  Unit() : type(Dwarf), id(-1), player(-1), health(0), pos(-1, -1) {}

  /// A unit of your own making.
  Unit(UnitType type, int id, int player, int health, Pos pos)
      : type(type), id(id), player(player), health(health), pos(pos) {}

  auto values_() const { return std::tie(type, id, player, health, pos); }
};

/// An order to a unit, as `command` takes it.
struct Movement {
  int id;   ///< The unit.
  Dir dir;  ///< Where it shall go.

  /// Unit `id` shall go in direction `dir`.
  Movement(int id, Dir dir) : id(id), dir(dir) {}
};

/// A number as text, and the number at the start of a text; 0 if there is none.
/// Example: `cerr << "dwarf " + int_to_string(id) << endl;`
inline std::string int_to_string(int n) { return std::to_string(n); }
inline int string_to_int(const std::string& s) { return std::atoi(s.c_str()); }

/// Prints a value by its name, for debugging; a value without a name as a number.
/// Example: `cerr << unit(id).type << ' ' << Bottom << endl;`
inline std::ostream& operator<<(std::ostream& out, Dir d) {
  return game_engine::print_name(
      out, d, {"Bottom", "BR", "Right", "RT", "Top", "TL", "Left", "LB", "None"});
}
inline std::ostream& operator<<(std::ostream& out, CellType t) {
  return game_engine::print_name(out, t, {"Outside", "Cave", "Abyss", "Granite", "Rock"});
}
inline std::ostream& operator<<(std::ostream& out, UnitType t) {
  return game_engine::print_name(out, t, {"Dwarf", "Wizard", "Orc", "Troll", "Balrog"});
}

// ---------------------------------------- students need not read below this line

constexpr int UNDRAWN_ = 1;  // See Random.hh.

inline Pos& Pos::operator+=(Dir d) { return dir_ok(d) ? game_engine::go(*this, d) : *this; }
