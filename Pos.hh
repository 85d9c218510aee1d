#pragma once

// Positions on the board. The directions that they go in are in Structs.hh.

#include <initializer_list>
#include <iostream>
#include <tuple>

enum Dir : int;

/// A position. It may be off the board: ask `pos_ok` before you use it.
struct Pos {
  int i;  ///< The row, from 0, the top one.
  int j;  ///< The column, from 0, the leftmost one.

  /// The top left corner, (0, 0).
  Pos() : i(0), j(0) {}

  /// Row `i`, column `j`.
  /// Example: `Pos p(3, 6);`
  Pos(int i, int j) : i(i), j(j) {}

  /// Goes one cell in a direction. Not a direction: stays.
  /// Example: `Pos p(3, 0); while (pos_ok(p) and cell(p).id == -1) p += Right;`
  Pos& operator+=(Dir d);

  /// Adds rows to rows and columns to columns.
  Pos& operator+=(Pos p) {
    i += p.i;
    j += p.j;
    return *this;
  }
};

/// The neighbour of `p` in a direction; the sum of two positions.
/// Example: `if (pos_ok(p + Right) and cell(p + Right).id == -1) ...` nobody is there.
inline Pos operator+(Pos p, Dir d) { return p += d; }
inline Pos operator+(Dir d, Pos p) { return p += d; }
inline Pos operator+(Pos p, Pos q) { return p += q; }

/// Positions are equal if row and column are.
inline bool operator==(Pos p, Pos q) { return p.i == q.i and p.j == q.j; }
inline bool operator!=(Pos p, Pos q) { return not(p == q); }

/// By row, then by column: so positions can be kept in a `set` or be keys of a `map`. So can cells
/// and units, which is new: the original releases had no `<` for them.
/// Example: `map<Pos, int> distance; distance[p] = 0;`
inline bool operator<(Pos p, Pos q) { return p.i != q.i ? p.i < q.i : p.j < q.j; }

/// Prints a position as `(3, 6)`, for debugging.
/// Example: `cerr << "no way from " << p << endl;`
inline std::ostream& operator<<(std::ostream& out, Pos p) {
  return out << '(' << p.i << ", " << p.j << ')';
}

// ---------------------------------------- students need not read below this line

// Cells and units are equal if all their values are, and in order by these, so that a set takes
// them. Templates: a player's own == and < come before these.
template <typename T>
auto operator==(const T& a, const T& b) -> decltype(a.values_() == b.values_()) {
  return a.values_() == b.values_();
}
template <typename T>
auto operator<(const T& a, const T& b) -> decltype(a.values_() < b.values_()) {
  return a.values_() < b.values_();
}

namespace game_engine {
// Goes one cell in a direction: from down on, 0, by eighths of a turn against the
// clock; 8 stays.
inline Pos& go(Pos& p, int eighths) {
  static constexpr int DOWN[] = {1, 1, 0, -1, -1, -1, 0, 1, 0};
  static constexpr int RIGHT[] = {0, 1, 1, 1, 0, -1, -1, -1, 0};
  p.i += DOWN[eighths];
  p.j += RIGHT[eighths];
  return p;
}

// Prints the name of a value, or the value if it has none.
inline std::ostream& print_name(std::ostream& out, int value,
                                std::initializer_list<const char*> names) {
  return unsigned(value) < names.size() ? out << names.begin()[value] : out << value;
}
}  // namespace game_engine
