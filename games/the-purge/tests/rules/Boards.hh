#ifndef TESTS_BOARDS_HH
#define TESTS_BOARDS_HH

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
// is street. Citizens that a board must have and the picture has not stand in its last rows, so
// that all clans have as many builders, and as many warriors. Ids are those of a random board: by
// clan, the builders before the warriors, those of the picture row by row first. The n-th builder
// of clan 0 is called "a", "a2", "a3", ...

#include <tests/kit/Texts.hh>

#include <Action.hh>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tests {

/// A state to start from, and the parameters and the version of its match.
class Position {
 public:
  /// `rest` is what the picture leaves out: '.' or '#'.
  explicit Position(const std::string& picture, char rest = '.', int rows = 15, int columns = 30);

  Position& parameter(const std::string& name, int value);
  Position& original_rules(bool yes = true);
  Position& life(const std::string& citizen, int life);
  Position& weapon(const std::string& warrior, WeaponType weapon);
  /// A barricade, with or without somebody in it.
  Position& barricade(int i, int j, int player, int resistance);
  /// How the match stands.
  Position& round(int round);
  Position& night();
  Position& scores(const std::vector<int>& points);
  Position& out(int player);

  /// The file that says all this.
  std::string text() const;
  /// The same file, read.
  const Configuration& configuration() const;

  /// The id of a citizen by its name in the picture.
  int id(const std::string& name) const;
  /// The other way round; the id as a number if it is nobody's of the start.
  std::string name(int id) const;

 private:
  void read_picture(const std::string& picture);
  void read_letter(char letter, int i, int j);
  void place_missing_citizens();
  void count_things();
  Citizen& find(const std::string& name);
  Position& changed();
  std::string history_text() const;

  std::map<std::string, int> parameters_;
  bool original_rules_ = false;
  std::vector<std::string> rows_;
  std::vector<std::pair<std::string, Citizen>> citizens_;  ///< By id, with their names.
  std::map<Pos, std::pair<int, int>> barricades_;          ///< Player and resistance.
  bool has_history_ = false;
  int round_ = 0;
  std::vector<int> scores_, status_;
  mutable std::shared_ptr<const Configuration> configuration_;  ///< Null: not read yet.
};

/// A match from a position. Orders go to the clan that has the citizen.
class Play {
 public:
  explicit Play(const Position& position, std::int64_t seed = 1);

  void move(const std::string& citizen, Dir dir);
  void build(const std::string& citizen, Dir dir);
  /// An order of a player of any kind, right or wrong.
  Orders& orders(int player) { return orders_[player]; }

  /// Plays the round with the orders given. Returns those that were carried out, as
  /// "a Up, a2 build Left"; each citizen by its name.
  std::string next();
  /// What became of the orders given in that round.
  const Outcomes& outcomes() const { return outcomes_; }

  int id(const std::string& citizen) const { return position_.id(citizen); }
  bool is_alive(const std::string& name) const { return state().find(id(name)); }
  const Citizen& citizen(const std::string& name) const { return *state().find(id(name)); }
  Pos pos(const std::string& name) const { return citizen(name).pos; }
  int life(const std::string& name) const { return citizen(name).life; }
  const Cell& cell(int i, int j) const { return state().at(Pos(i, j)); }
  int score(int player) const { return state().score[player]; }
  const StateData& state() const { return board_.state(); }
  const Settings& settings() const { return board_.settings(); }
  const Board& board() const { return board_; }

 private:
  Position position_;
  Board board_;
  std::array<Orders, NUM_PLAYERS> orders_;
  Outcomes outcomes_;
};

/// Checks that an order of the first round is ignored, and that nothing changes, in both versions.
enum class Kind { MOVE, BUILD };
void check_ignored(const Position& position, const std::string& citizen, Dir dir,
                   Kind kind = Kind::MOVE);

// ------------------------------------------------------------------ what the kit asks for

/// Makes the match one of this many rounds, all of one day.
inline void set_rounds(Settings& settings, int rounds) {
  game_engine::parameters_of(settings)[1] = 1;
  game_engine::parameters_of(settings)[2] = rounds;
}

inline Pos pos_of(const State& state, int id) { return state.citizen(id).pos; }
inline void give_move(Action& player, int id, Dir dir) { player.move(id, dir); }

/// The places of the rules, row by row, cell by cell.
std::vector<Pos> free_places(const Settings& settings, const StateData& state);

}  // namespace tests

#endif
