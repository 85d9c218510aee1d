#pragma once

// Small boards for the tests of the rules, drawn with letters:
//
//     Play play(Position(R"(
//       W . 1        W wall, 0 to 3 a cell that this clan owns, . nobody's
//       a A b        a b c d wizards of clans 0 to 3, A B C D their ghosts
//       * . V        * a book, V Voldemort on a corridor, v on a wall
//     )"));
//     play.move("a", Up);
//     play.next();
//
// A picture is the top left corner of a board, of 40 x 40 if not said otherwise; what it leaves out
// is nobody's corridor. Things that a board needs and the picture lacks are put far off:
// wizards, so that all clans are equally many, ghosts, a book, and Voldemort among walls, so that
// he takes nothing away in the first round. Ids are those of a random board: ghosts 0 to 3, then
// the wizards by clan, those of the picture row by row first. The n-th wizard of clan 0 is called
// "a", "a2", "a3", ...

#include <Action.hh>
#include <tests/all-games/Kit.hh>

namespace tests {

class Position : public PositionOf<Position> {
 public:
  explicit Position(const std::string& picture, int rows = 40, int columns = 40);

  /// The ghost of a clan has rounds to rest, and was attacked (-1: never).
  Position& ghost(int player, int resting_rounds, int last_attack = -1) {
    return conversion(std::string(1, char('A' + player)), resting_rounds, last_attack);
  }
  /// A wizard is in conversion: in the same numbers.
  Position& conversion(const std::string& wizard, int rounds, int next_player) {
    Unit& unit = state_->units[id(wizard)];
    return with(unit.rounds_pending, rounds).with(unit.next_player, next_player);
  }
  Position& ingredients(const std::vector<int>& numbers);
  Position& points_for_conversions(const std::vector<int>& points) {
    return scores(points).set(&StateData::points_for_conversions, points);
  }
  Position& strength(const std::vector<int>& points) { return set(&StateData::strength, points); }

 private:
  void put(char letter, Pos p);
  void place_missing_things();
  void place_voldemort();
  void place_units();
};

/// The ingredients of a Position, if it doesn't say others, and a right solution of them.
extern const std::vector<int> INGREDIENTS;
extern const std::vector<int> SOLUTION;

class Play : public PlayedPosition {
 public:
  using PlayedPosition::PlayedPosition;

  Play& spell(const std::string& unit, const std::vector<int>& solution = SOLUTION) {
    orders_to(unit).add('s', id(unit), 0, solution.data(), solution.size());
    return *this;
  }

  const Unit& unit(const std::string& name) const { return state().units[id(name)]; }
  int owner(int i, int j) const { return cell(i, j).owner; }
};

// ------------------------------------------------------------------ what tests/all-games asks for

constexpr const char* const DIRECTIONS = "Down DR Right RU Up UL Left LD";

inline Unit unit_of(const State& state, int id) { return state.unit(id); }
inline void give_move(Action& player, int id, Dir dir) { player.move(id, dir); }

inline Position position_of(const std::string& picture, std::istream& options) {
  int rows = 40, columns = 40;
  options >> rows >> columns;
  return Position(picture, rows, columns);
}

}  // namespace tests

#include <tests/all-games/OnBoards.hh>
