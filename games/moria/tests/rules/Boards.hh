#ifndef TESTS_BOARDS_HH
#define TESTS_BOARDS_HH

// Small boards for the tests of the rules, drawn with letters:
//
//     Play play(Position(R"(
//       # a .        a b c d dwarves of clans 0 to 3, w x y z their wizards, o orc, t troll, B
//       Balrog T A G        treasure, abyss, granite % 1 ,        rock that is dug through the next
//       time, cave that clan 1 owns, Outside
//     )"));
//     play.command("a", Bottom);
//     play.next();
//
// Units stand on caves without owner. The picture's top left corner is the cell (10, 10); what it
// leaves out is rock. With `outside` it is the cell (0, 0), and its first two rows and columns
// are Outside: there units stand on those. Things that a board must have and the picture has not
// stand far off, where they change nothing: dwarves and wizards Outside in the last row and the
// first one, a troll in a cave without a way out, the Balrog in the bottom left corner of Moria.
// Ids are those of a random board. The n-th dwarf of clan 0 is called "a", "a2", "a3", ..., row by
// row.

#include <tests/kit/Texts.hh>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tests {

/// A cell of a picture.
inline Pos at(int i, int j) { return Pos(10 + i, 10 + j); }

/// A state to start from, and the parameters and the version of its match.
class Position {
 public:
  explicit Position(const std::string& picture, bool outside = false);

  Position& parameter(const std::string& name, int value);
  Position& original_rules(bool yes = true);
  Position& health(const std::string& unit, int health);
  /// Moves a unit, and leaves the cell where it was.
  Position& place(const std::string& unit, Pos p);
  /// Takes a unit off the board.
  Position& dead(const std::string& unit);
  /// Orcs that are not in Moria, besides those of the picture; one if it is not said.
  Position& dead_orcs(int n);
  Position& cell(Pos p, char letter);
  Position& round(int round);
  Position& treasures(const std::vector<int>& treasures);
  Position& out(int player);

  /// The file that says all this.
  std::string text() const;
  /// The same without the units and how the match stands.
  std::string text_without_units() const;
  /// The file, read.
  const Configuration& configuration() const;

  /// The id of a unit by its name in the picture.
  int id(const std::string& name) const;
  /// The name of a unit; those that are far off have theirs behind those of the picture.
  std::string name(int id) const;

 private:
  void read_picture(const std::string& picture, Pos corner);
  void park_missing_units();
  Unit& unit(const std::string& name);
  Position& changed();
  std::vector<Unit> units() const;
  std::string head() const;
  std::string history() const;

  std::map<std::string, int> parameters_;
  bool original_rules_ = false;
  std::vector<std::string> rows_;
  std::map<char, std::vector<Unit>> units_;  ///< By letter.
  int round_ = 0;
  std::vector<int> treasures_, status_;
  mutable std::shared_ptr<const Configuration> configuration_;  ///< Null: not read yet.
};

/// A match from a position. Orders go to the clan that has the unit now.
class Play {
 public:
  explicit Play(const Position& position, std::int64_t seed = 1);

  void command(const std::string& unit, Dir dir);
  /// An order of a player, right or wrong.
  Orders& orders(int player) { return orders_[player]; }

  /// Plays the round with the orders given. Returns those of the clans that were carried out, as
  /// "a Top, b Left"; each unit by its name.
  std::string next();
  /// What became of the orders given in that round.
  const Outcomes& outcomes() const { return outcomes_; }
  /// What the units of Sauron did in that round, in the same form.
  const std::string& sauron() const { return sauron_; }

  int id(const std::string& unit) const { return position_.id(unit); }
  const Unit& unit(const std::string& name) const { return state().units()[id(name)]; }
  Pos pos(const std::string& name) const { return unit(name).pos; }
  const Cell& cell(Pos p) const { return state().at(p); }
  const StateData& state() const { return board_.state(); }
  const Settings& settings() const { return board_.settings(); }
  const Board& board() const { return board_; }

 private:
  Position position_;
  Board board_;
  std::array<Orders, NUM_PLAYERS> orders_;
  Outcomes outcomes_;
  std::string sauron_;
};

/// A copy of a state, to change.
std::unique_ptr<StateData> copy_of(const StateData& state);

// ------------------------------------------------------------------ what the kit asks for

inline void set_rounds(Settings& settings, int rounds) {
  game_engine::parameters_of(settings)[1] = rounds;
}

}  // namespace tests

#endif
