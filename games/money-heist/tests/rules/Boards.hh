#ifndef TESTS_BOARDS_HH
#define TESTS_BOARDS_HH

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
// is corridor. Things that a board must have and the picture has not stand far off: soldiers, so
// that all clans are equally many, professors, money, a kit of each kind and a box. Ids are
// those of a random board: professors 0 to 3, then the soldiers by clan, those of the picture row
// by row first. The n-th soldier of clan 0 is called "a", "a2", "a3", ...

#include <map>
#include <memory>
#include <string>
#include <tests/kit/Texts.hh>
#include <vector>

namespace tests {

/// The hint of all boxes of a Position, if it doesn't say others, and a right key.
extern const std::vector<int> HINT;
extern const std::vector<int> KEY;

/// A state to start from, and the parameters and the version of its match.
class Position {
 public:
  /// `rest` is what the picture leaves out: '.' or 'W'.
  explicit Position(const std::string& picture, char rest = '.', int rows = 40, int columns = 40);

  Position& parameter(const std::string& name, int value);
  Position& original_rules(bool yes = true);
  Position& health(int player, int health);
  /// The professor is dead, and away for so many rounds.
  Position& dead(int player, int rounds);
  Position& poison(const std::string& soldier, int poison);
  Position& amount(int i, int j, int amount);
  Position& hint(int box, const std::vector<int>& numbers);
  /// The box is not in the picture: it waits for a place.
  Position& waits(int box);
  /// How the match stands.
  Position& round(int round);
  Position& scores(const std::vector<int>& points);
  Position& health_pots(const std::vector<int>& health);
  Position& poison_pots(const std::vector<int>& poison);
  Position& out(int player);

  /// The file that says all this.
  std::string text() const;
  /// The same file, read.
  const Configuration& configuration() const;

  /// The id of a unit by its name in the picture.
  int id(const std::string& name) const;

 private:
  void read_picture(const std::string& picture);
  void read_letter(char letter, int i, int j);
  void place_missing_things();
  void place_box();
  Unit& soldier(const std::string& name);
  Position& changed();
  std::vector<Unit> units() const;
  std::string boxes_text() const;
  std::string history_text() const;

  std::map<std::string, int> parameters_;
  bool original_rules_ = false;
  std::vector<std::string> rows_;
  Unit professors_[4];
  std::vector<Unit> soldiers_[4];
  std::map<Pos, int> money_;
  std::map<int, Pos> doors_;  ///< By box.
  std::map<int, std::vector<int>> hints_;
  bool has_history_ = false;
  int round_ = 0;
  std::vector<int> scores_, health_pots_, poison_pots_, status_;
  mutable std::shared_ptr<const Configuration> configuration_;  ///< Null: not read yet.
};

/// A match from a position. Orders go to the clan that has the unit now.
class Play {
 public:
  explicit Play(const Position& position, std::int64_t seed = 1);

  void move(const std::string& unit, Dir dir);
  void open(const std::string& unit, Dir dir, const std::vector<int>& key = KEY);
  void charge(const std::string& unit);
  void heal(const std::string& unit);
  /// An order of a player of any kind, right or wrong.
  Orders& orders(int player) { return orders_[player]; }

  /// Plays the round with the orders given. Returns those that were carried out, as
  /// "a Up, A open"; each unit by its name.
  std::string next();
  /// What became of the orders given in that round.
  const Outcomes& outcomes() const { return outcomes_; }

  int id(const std::string& unit) const { return position_.id(unit); }
  const Unit& unit(const std::string& name) const { return state().units()[id(name)]; }
  Pos pos(const std::string& name) const { return unit(name).pos; }
  const Cell& cell(int i, int j) const { return state().at(Pos(i, j)); }
  const StateData& state() const { return board_.state(); }
  const Settings& settings() const { return board_.settings(); }
  const Board& board() const { return board_; }

 private:
  Orders& orders_of(const std::string& unit) { return orders_[this->unit(unit).player]; }
  std::string name(int id) const;

  Position position_;
  Board board_;
  std::array<Orders, NUM_PLAYERS> orders_;
  Outcomes outcomes_;
};

// ------------------------------------------------------------------ what the rules say, cell by
// cell

/// A copy of a state, to change.
std::unique_ptr<StateData> copy_of(const StateData& state);

/// Whether a cell holds nothing and is not a wall.
bool is_empty_cell(const StateData& state, Pos p);

/// The places of rule 2.5, row by row; if there are none, nothing.
std::vector<Pos> free_places(const Settings& settings, const StateData& state);

/// The places of boxes of rule 2.6 with a square of 5 x 5 (side 5) or 3 x 3 (side 3).
std::vector<Pos> box_places(const Settings& settings, const StateData& state, int side);

/// Draws a place as the game should.
Pos draw_place(const Settings& settings, const StateData& state, Random& random);

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
