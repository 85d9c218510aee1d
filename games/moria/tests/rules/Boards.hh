#pragma once

// Small boards for the tests of the rules, drawn with letters:
//
//     Play play(Position(R"(
//       # a .        a b c d dwarves of clans 0 to 3, w x y z their wizards, o orc, t troll, B
//       Balrog T A G        treasure, abyss, granite % 1 ,        rock that is dug through the next
//       time, cave that clan 1 owns, Outside
//     )"));
//     play.move("a", Bottom);
//     play.next();
//
// Units stand on caves without owner. The picture's top left corner is the cell (10, 10); what it
// leaves out is rock. With `outside` it is the cell (0, 0), and its first two rows and columns
// are Outside: there units stand on those. Things that a board needs and the picture lacks
// are put far off, where they change nothing: dwarves and wizards Outside in the last row and the
// first one, a troll in a cave without a way out, the Balrog in the bottom left corner of Moria.
// Ids are those of a random board. The n-th dwarf of clan 0 is called "a", "a2", "a3", ..., row by
// row.

#include <Action.hh>
#include <tests/all-games/Kit.hh>

namespace tests {

/// A cell of a picture.
inline Pos at(int i, int j) { return Pos(10 + i, 10 + j); }

class Position : public PositionOf<Position> {
 public:
  explicit Position(const std::string& picture, bool outside = false);

  Position& parameter(const std::string& name, int value);
  /// Orcs that are not in Moria, besides those of the picture; one if it is not said. To be
  /// called before units are changed.
  Position& dead_orcs(int n);
  Position& health(const std::string& name, int health) { return with(unit(name).health, health); }
  Position& cell(Pos p, char letter);
  Position& treasures(const std::vector<int>& treasures) {
    return set(&StateData::nb_treasures, treasures);
  }

 private:
  Unit& unit(const std::string& name) { return state_->units()[id(name)]; }
  void put(char letter, Pos p);
  void park_missing_units();
  void place_units();
};

/// The file of a position without the units and how the match stands.
std::string text_of_board(const Position& position);

class Play : public PlayedPosition {
 public:
  using PlayedPosition::PlayedPosition;

  /// As PlayedPosition::next, but of the clans only.
  std::string next() override;
  /// What the units of Sauron did in that round, in the same form.
  std::string sauron() const { return carried_out("otB"); }
  /// What this one of them did: "Left".
  std::string act_of(const std::string& unit) const;

  const Unit& unit(const std::string& name) const { return state().units()[id(name)]; }
};

// ------------------------------------------------------------------ what tests/all-games asks for

constexpr const char* const DIRECTIONS = "Bottom BR Right RT Top TL Left LB None";

inline Unit unit_of(const State& state, int id) { return state.unit(id); }
inline void give_move(Action& player, int id, Dir dir) { player.command(id, dir); }

inline Position position_of(const std::string& picture, std::istream& options) {
  std::string outside;
  return Position(picture, bool(options >> outside));
}

}  // namespace tests

#include <tests/all-games/OnBoards.hh>
