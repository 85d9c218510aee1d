#pragma once

// Small boards for the tests of the rules, drawn with letters:
//
//     Play play(Position(R"(
//       W . 1        W waste, 0 to 3 a street that this clan owns, . nobody's
//       a A b        a b c d living units of clans 0 to 3, A B C D dead ones
//       * . z        * food, z a zombie
//     )"));
//     play.move("a", Up);
//     play.next();
//
// A picture is the top left corner of a board, of 40 x 40 if not said otherwise; what it leaves out
// is nobody's street. Living units that a board needs and the picture lacks are put far
// off, apart from each other, and so does an item of food. Ids are those of a random board: the
// living units by clan, those of the picture row by row first, then zombies, then the dead. The
// n-th living unit of clan 0 is called "a", "a2", "a3", ..., the zombies "z", "z2", ...

#include <Action.hh>
#include <tests/all-games/Kit.hh>

namespace tests {

class Position : public PositionOf<Position> {
 public:
  explicit Position(const std::string& picture, int rows = 40, int columns = 40);

  /// A living unit was bitten, or a dead one has other than 5 rounds left.
  Position& rounds(const std::string& unit, int rounds) {
    return with(state_->units[id(unit)].rounds_for_zombie, rounds);
  }
  /// Somebody owns a cell with food, which the picture can't say.
  Position& owner(int i, int j, int player) { return with(state_->at(Pos(i, j)).owner, player); }
  Position& kill_points(const std::vector<int>& points) {
    return set(&StateData::kill_points, points);
  }
  Position& strength(const std::vector<int>& points) {
    return set(&StateData::strength_points, points);
  }

 private:
  void put(char letter, Pos p);
  void park_missing_things();
  void place_units();
};

class Play : public PlayedPosition {
 public:
  using PlayedPosition::PlayedPosition;

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
