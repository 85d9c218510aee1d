#pragma once

// Small boards for the tests of the rules, drawn with letters:
//
//     Play play(Position(R"(
//       # . a        # building, . street; a b c d builders of clans 0 to 3, A B C D warriors
//       M F A        money, food, gun and bazooka
//       G Z 1        a barricade of clan 1
//     )"));
//     play.move("a", Down);
//     play.next();
//
// A picture is the top left corner of a board, of 15 x 30 if not said otherwise; what it leaves out
// is street. Citizens that a board needs and the picture lacks are put in its last rows, so
// that all clans have as many builders, and as many warriors. Ids are those of a random board: by
// clan, the builders before the warriors, those of the picture row by row first. The n-th builder
// of clan 0 is called "a", "a2", "a3", ...

#include <Action.hh>
#include <tests/all-games/Kit.hh>

namespace tests {

class Position : public PositionOf<Position> {
 public:
  /// `rest` is what the picture leaves out: '.' or '#'.
  explicit Position(const std::string& picture, char rest = '.', int rows = 15, int columns = 30);

  /// Citizens have full life, also with another value of it.
  Position& parameter(const std::string& name, int value);
  Position& life(const std::string& citizen, int life) {
    return with(goes_on_, true).with(state_->citizens[id(citizen)].life, life);
  }
  Position& weapon(const std::string& warrior, WeaponType weapon) {
    return with(state_->citizens[id(warrior)].weapon, weapon);
  }
  /// The warrior wins every fight.
  Position& deadly(const std::string& warrior) {
    return parameter("BAZOOKA_STRENGTH_ATTACK", 100000000).weapon(warrior, Bazooka);
  }
  /// A barricade, with or without somebody in it.
  Position& barricade(int i, int j, int player, int resistance);
  /// The first round of a night.
  Position& night() { return round(settings_.num_rounds_per_day() / 2); }

 private:
  void put(char letter, Pos p);
  void place_citizens();
  void count_things();
};

class Play : public PlayedPosition {
 public:
  using PlayedPosition::PlayedPosition;

  bool is_alive(const std::string& name) const { return state().find(id(name)); }
  const Citizen& citizen(const std::string& name) const { return *state().find(id(name)); }
  int life(const std::string& name) const { return citizen(name).life; }
  int score(int player) const { return state().score[player]; }
};

// ------------------------------------------------------------------ what tests/all-games asks for

constexpr const char* const DIRECTIONS = "Down Right Up Left";

inline Citizen unit_of(const State& state, int id) { return state.citizen(id); }
inline void give_move(Action& player, int id, Dir dir) { player.move(id, dir); }

inline Position position_of(const std::string& picture, std::istream& options) {
  char rest = '.';
  int rows = 15, columns = 30;
  options >> rest >> rows >> columns;
  return Position(picture, rest, rows, columns);
}

}  // namespace tests

#include <tests/all-games/OnBoards.hh>
