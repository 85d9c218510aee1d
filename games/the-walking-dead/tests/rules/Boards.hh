#ifndef TESTS_BOARDS_HH
#define TESTS_BOARDS_HH

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
// is nobody's street. Living units that must be on a board and are not in the picture stand far
// off, apart from each other, and so does an item of food. Ids are those of a random board: the
// living units by clan, those of the picture row by row first, then zombies, then the dead. The
// n-th living unit of clan 0 is called "a", "a2", "a3", ..., the zombies "z", "z2", ...

#include <map>
#include <memory>
#include <string>
#include <tests/kit/Texts.hh>
#include <vector>

namespace tests {

/// A state to start from, and the parameters and the version of its match.
class Position {
 public:
  explicit Position(const std::string& picture, int rows = 40, int columns = 40);

  Position& parameter(const std::string& name, int value);
  Position& original_rules(bool yes = true);
  /// A living unit was bitten, or a dead one has other than 5 rounds left.
  Position& rounds(const std::string& unit, int rounds);
  /// Somebody owns a cell with food, which the picture can't say.
  Position& owner(int i, int j, int player);
  /// How the match stands.
  Position& round(int round);
  Position& scores(const std::vector<int>& points);
  Position& kill_points(const std::vector<int>& points);
  Position& strength(const std::vector<int>& points);
  Position& out(int player);

  /// The file that says all this.
  std::string text() const;
  /// The same file, read.
  const Configuration& configuration() const;

  /// The id of a unit by its name in the picture.
  int id(const std::string& name) const;
  /// The name of a unit; its id if it was parked.
  std::string name(int id) const;

 private:
  struct Named {
    std::string name;
    Unit unit;
  };

  void read_picture(const std::string& picture);
  void read_letter(char letter, int i, int j);
  void park_missing_things();
  Position& changed();

  std::map<std::string, int> parameters_;
  bool original_rules_ = false;
  std::vector<std::string> rows_;
  std::vector<Named> alive_[4], zombies_, dead_;
  std::vector<Named> units_;  ///< All of these, by id.
  std::vector<Pos> food_;
  bool goes_on_ = false;
  int round_ = 0;
  std::vector<int> scores_, kill_points_, strength_, status_;
  mutable std::shared_ptr<const Configuration> configuration_;  ///< Null: not read yet.
};

/// A match from a position. Orders go to the clan that has the unit now.
class Play {
 public:
  explicit Play(const Position& position, std::int64_t seed = 1);

  void move(const std::string& unit, Dir dir);
  /// An order of a player to any unit.
  void move_as(int player, int id, Dir dir);
  Orders& orders(int player) { return orders_[player]; }

  /// Plays the round with the orders given. Returns those that were carried out, as
  /// "a Up, z DR"; each unit by its name or, if the picture has it not, by its id.
  std::string next();
  /// What became of the orders given in that round.
  const Outcomes& outcomes() const { return outcomes_; }
  /// Plays rounds without orders.
  void rounds(int number);

  int id(const std::string& unit) const { return position_.id(unit); }
  const Unit& unit(const std::string& name) const { return state().units[id(name)]; }
  Pos pos(const std::string& name) const { return unit(name).pos; }
  const Cell& cell(int i, int j) const { return state().at(Pos(i, j)); }
  int owner(int i, int j) const { return cell(i, j).owner; }
  const StateData& state() const { return board_.state(); }
  const Settings& settings() const { return board_.settings(); }
  const Board& board() const { return board_; }

 private:
  Position position_;
  Board board_;
  std::array<Orders, NUM_PLAYERS> orders_;
  Outcomes outcomes_;
};

// ------------------------------------------------------------------ what the rules say, cell by
// cell

/// The places of rule 6, row by row; if there are none, nothing.
std::vector<Pos> free_places(const Settings& settings, const StateData& state, bool original);

/// Draws a place as the game should.
Pos draw_place(const Settings& settings, const StateData& state, bool original, Random& random);

// ------------------------------------------------------------------ what tests/kit asks for

/// Makes matches with these settings that long.
inline void set_rounds(Settings& settings, int rounds) {
  game_engine::parameters_of(settings)[1] = rounds;
}

template <typename S>
Pos pos_of(const S& state, int id) {
  return state.unit(id).pos;
}

template <typename P>
void give_move(P& player, int id, Dir dir) {
  player.move(id, dir);
}

}  // namespace tests

#endif
