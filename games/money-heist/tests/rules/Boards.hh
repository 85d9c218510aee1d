#pragma once

// Small boards for the tests of the rules, drawn with letters:
//
//     Play play(Position(R"(
//       W . a        W wall, . corridor; a b c d soldiers of clans 0 to 3, A B C D professors
//       M H P        money, health kit, poison kit
//       W W W
//       W G 0        gold, and the door of box 0
//       W W W
//     )"));
//     play.move("a", Down);
//     play.next();
//
// A picture is the top left corner of a board, of 40 x 40 if not said otherwise; what it leaves out
// is corridor. Things that a board needs and the picture lacks are put far off: soldiers, so
// that all clans are equally many, professors, money, a kit of each kind and a box. Ids are
// those of a random board: professors 0 to 3, then the soldiers by clan, those of the picture row
// by row first. The n-th soldier of clan 0 is called "a", "a2", "a3", ...

#include <Action.hh>
#include <tests/all-games/Kit.hh>

namespace tests {

/// The hint of all boxes of a Position, if it doesn't say others, and a right key.
extern const std::vector<int> HINT;
extern const std::vector<int> KEY;

class Position : public PositionOf<Position> {
 public:
  /// `rest` is what the picture leaves out: '.' or 'W'.
  explicit Position(const std::string& picture, char rest = '.', int rows = 40, int columns = 40);

  Position& health(int player, int health) { return with(professor(player).health, health); }
  /// The professor is dead, and away for so many rounds.
  Position& dead(int player, int rounds);
  Position& poison(const std::string& soldier, int poison) {
    return with(state_->units()[id(soldier)].poison, poison);
  }
  Position& amount(int i, int j, int amount) { return with(state_->at(Pos(i, j)).money, amount); }
  Position& hint(int box, const std::vector<int>& numbers);
  /// The box, one more than there are, is not in the picture: it waits for a place.
  Position& waits(int box);
  Position& health_pots(const std::vector<int>& pots) { return set(&StateData::health_pot, pots); }
  Position& poison_pots(const std::vector<int>& pots) { return set(&StateData::poison_pot, pots); }

 private:
  void put(char letter, Pos p);
  void place_missing_things();
  void place_box();
  void place_units();
  Position& set_hints();
  Unit& professor(int player) { return state_->units()[id(std::string(1, char('A' + player)))]; }

  std::vector<std::vector<int>> hints_;  ///< By box.
};

class Play : public PlayedPosition {
 public:
  using PlayedPosition::PlayedPosition;

  Play& open(const std::string& unit, Dir dir, const std::vector<int>& key = KEY) {
    orders_to(unit).add('o', id(unit), dir, key.data(), key.size());
    return *this;
  }
};

// ------------------------------------------------------------------ what tests/all-games asks for

constexpr const char* const DIRECTIONS = "Down Right Up Left";

inline Unit unit_of(const State& state, int id) { return state.unit(id); }
inline void give_move(Action& player, int id, Dir dir) { player.move(id, dir); }

inline Position position_of(const std::string& picture, std::istream& options) {
  char rest = '.';
  int rows = 40, columns = 40;
  options >> rest >> rows >> columns;
  return Position(picture, rest, rows, columns);
}

}  // namespace tests

#include <tests/all-games/OnBoards.hh>
