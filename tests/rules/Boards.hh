#ifndef TESTS_BOARDS_HH
#define TESTS_BOARDS_HH

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
// is nobody's corridor. Things that a board must have and the picture has not stand far off:
// wizards, so that all clans are equally many, ghosts, a book, and Voldemort among walls, so that
// he takes nothing away in the first round. Ids are those of a random board: ghosts 0 to 3, then
// the wizards by clan, those of the picture row by row first. The n-th wizard of clan 0 is called
// "a", "a2", "a3", ...

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
  /// The ghost of a clan has rounds to rest, and was attacked (-1: never).
  Position& ghost(int player, int resting_rounds, int last_attack = -1);
  /// A wizard is in conversion.
  Position& conversion(const std::string& wizard, int rounds, int next_player);
  /// Somebody owns a cell on which a thing stands, so that the picture can't say it.
  Position& owner(int i, int j, int player);
  Position& ingredients(const std::vector<int>& numbers);
  /// How the match stands: round, points for conversions, strength points.
  Position& round(int round);
  Position& points_for_conversions(const std::vector<int>& points);
  Position& strength(const std::vector<int>& points);
  Position& out(int player);

  /// The file that says all this.
  std::string text() const;
  /// The same file, read.
  const Configuration& configuration() const;

  /// The id of a unit by its name in the picture.
  int id(const std::string& name) const;
  int board_rows() const { return parameters_.at("BOARD_ROWS"); }
  int board_cols() const { return parameters_.at("BOARD_COLS"); }

 private:
  void read_picture(const std::string& picture);
  void read_letter(char letter, int i, int j);
  void add_unit(UnitType type, int player, int i, int j);
  void place_missing_things();
  void place_voldemort();
  Position& changed();
  std::vector<Unit> units() const;
  std::string units_text() const;

  std::map<std::string, int> parameters_;
  bool original_rules_ = false;
  std::vector<std::string> rows_;
  Unit ghosts_[4];
  std::vector<Unit> wizards_[4];
  std::vector<Pos> books_;
  Pos voldemort_;
  std::vector<int> ingredients_;
  bool has_history_ = false;
  int round_ = 0;
  std::vector<int> points_for_conversions_, strength_, status_;
  mutable std::shared_ptr<const Configuration> configuration_;  ///< Null: not read yet.
};

/// The ingredients of a Position, if it doesn't say others, and a right solution of them.
extern const std::vector<int> INGREDIENTS;
extern const std::vector<int> SOLUTION;

/// A match from a position. Orders go to the clan that has the unit now.
class Play {
 public:
  explicit Play(const Position& position, std::int64_t seed = 1);

  void move(const std::string& unit, Dir dir);
  void spell(const std::string& unit, const std::vector<int>& solution = SOLUTION);
  /// An order of a player to any unit.
  void move_as(int player, int id, Dir dir);
  /// An order of a player of any kind, right or wrong.
  Orders& orders(int player) { return orders_[player]; }

  /// Plays the round with the orders given. Returns those that were carried out, as
  /// "a Up, B spell"; each unit by its name or, if the picture has it not, by its id.
  std::string next();
  /// What became of the orders given in that round.
  const Outcomes& outcomes() const { return outcomes_; }

  int id(const std::string& unit) const { return position_.id(unit); }
  const Unit& unit(const std::string& name) const { return state().units[id(name)]; }
  Pos pos(const std::string& name) const { return unit(name).pos; }
  const Cell& cell(int i, int j) const { return state().at(Pos(i, j)); }
  int owner(int i, int j) const { return cell(i, j).owner; }
  const StateData& state() const { return board_.state(); }
  const Settings& settings() const { return board_.settings(); }
  const Board& board() const { return board_; }

 private:
  std::string name(int id) const;

  Position position_;
  Board board_;
  std::array<Orders, NUM_PLAYERS> orders_;
  Outcomes outcomes_;
};

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
