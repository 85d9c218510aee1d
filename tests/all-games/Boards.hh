#pragma once

// What the small boards of all games' tests share. A game's own tests/rules/Boards.hh makes them
// from pictures, and defines their letters.

#include "Project.hh"
#include "Texts.hh"

namespace tests {

/// default.cnf with other values of some parameters.
Configuration match_with(const std::vector<std::pair<std::string, int>>& parameters,
                         bool original_rules = false);

/// A copy of a state, to change.
std::unique_ptr<StateData> copy_of(const StateData& state);

/// A state to start from, with parameters and version: those of default.cnf unless changed. A
/// game's Position fills the state.
class StartPosition {
 public:
  StartPosition(const StartPosition& other);
  StartPosition& operator=(const StartPosition& other);

  /// The file for it, as the game writes it.
  std::string text() const;
  /// The same file, read.
  const Configuration& configuration() const;
  /// Takes another file instead.
  void start_from(const std::string& text);

  /// The id of a unit by its name: its letter in the picture, numbered from the second on: "a",
  /// "a2", "a3", ...
  int id(const std::string& name) const;
  /// The reverse; the id as a number if no unit of the start has it.
  std::string name(int id) const;

 protected:
  /// A unit of the picture.
  struct Piece {
    char letter;
    Pos pos;
  };

  explicit StartPosition(std::unique_ptr<StateData> state);

  /// Calls put(letter, position) for the letters of a picture, line by line.
  static void read(const std::string& picture, const std::function<void(char, Pos)>& put);
  [[noreturn]] static void refuse(char letter);

  void add_piece(char letter, Pos p) { pieces_.push_back({letter, p}); }
  void remove_pieces(char letter, Pos p);
  int count(char letter) const;
  /// How many cells are so.
  template <typename F>
  int number_of(F what) const {
    return count_cells(settings_, [&](Pos p) { return what(state_->at(p)); });
  }
  /// How many pieces the most frequent of these letters has; at least 1.
  int most(const std::string& letters) const;
  /// Names the pieces, and returns them by id: in the order of these letters, others at the end;
  /// those with the same letter as they were added.
  const std::vector<Piece>& number_pieces(const std::string& letters);

  ParameterValue& parameter_value(const std::string& name);
  /// To change the state.
  StateData& change();
  /// To change the history, too: without this, the match starts with the state.
  StateData& change_history();
  StateData& go_on(int (StateData::*values)[4], const std::vector<int>& numbers);

  Settings settings_;
  int release_ = 0;
  bool goes_on_ = false;  ///< The match has a history.
  std::unique_ptr<StateData> state_;

 private:
  std::vector<Piece> pieces_;
  std::vector<std::string> names_;                              ///< By id.
  mutable std::shared_ptr<const Configuration> configuration_;  ///< Null: not read yet.
};

/// Checks that the state of a position is written as tests/data/state.txt has it, to the byte.
void check_state(const StartPosition& position);

/// The changes to a StartPosition that are the same in all games, as members of `Self`.
template <typename Self>
class PositionOf : public StartPosition {
 public:
  using StartPosition::StartPosition;

  Self& parameter(const std::string& name, int value) {
    parameter_value(name) = ParameterValue(value);
    return changed();
  }
  Self& original_rules(bool yes = true) {
    release_ = yes;
    return changed();
  }
  /// By its name in the first line of a configuration.
  Self& release(const std::string& name) {
    const std::vector<std::string>& names = format().versions.releases;
    release_ = int(std::find(names.begin(), names.end(), name) - names.begin());
    return changed();
  }
  /// The history of the match.
  Self& round(int round) {
    change_history().round = round;
    return changed();
  }
  Self& out(int player) {
    change_history().status[player] = -1;
    return changed();
  }
  Self& scores(const std::vector<int>& points) { return set(&StateData::score, points); }

 protected:
  /// Gives one of the state's values.
  template <typename T>
  Self& with(T& value, T to) {
    value = to;
    return changed();
  }
  Self& set(int (StateData::*values)[4], const std::vector<int>& numbers) {
    go_on(values, numbers);
    return changed();
  }
  Self& changed() {
    change();
    return static_cast<Self&>(*this);
  }
};

/// A match from a position. Orders go to the clan that has the unit now.
class PlayedPosition {
 public:
  using Moves = std::vector<std::pair<std::string, Dir>>;

  /// With moves, a round with these has been played.
  explicit PlayedPosition(const StartPosition& position, std::int64_t seed = 1,
                          const Moves& moves = {});
  PlayedPosition(const StartPosition& position, const Moves& moves)
      : PlayedPosition(position, 1, moves) {}

  PlayedPosition& move(const std::string& unit, Dir dir);
  /// An order of a player to any unit.
  PlayedPosition& move_as(int player, int id, Dir dir);
  /// An order of a player of any kind, right or wrong.
  Orders& orders(int player) { return orders_[player]; }

  /// Plays the round with the given orders. Returns what was carried out: "a Up, B spell".
  virtual std::string next();
  /// Orders moves, and plays the round.
  std::string go(const Moves& moves);
  std::string go(const std::string& unit, Dir dir) { return go({{unit, dir}}); }
  /// Plays rounds without orders.
  void rounds(int number);
  /// The orders of the last round as a trace has them.
  std::string orders_text() const;
  /// What became of the orders of the last round.
  const Outcomes& outcomes() const { return outcomes_; }
  /// What happened in the last round, as in a trace, one event a line.
  std::string events() const;

  int id(const std::string& unit) const { return position_.id(unit); }
  Pos pos(const std::string& unit) const;
  const Cell& cell(Pos p) const { return state().at(p); }
  const Cell& cell(int i, int j) const { return cell(Pos(i, j)); }
  const StateData& state() const { return board_.state(); }
  const Settings& settings() const { return board_.settings(); }
  const Board& board() const { return board_; }

 protected:
  Orders& orders_to(const std::string& unit) { return orders_[state().player_of(id(unit))]; }
  /// What the last round carried out of the orders to units with these initials.
  std::string carried_out(const std::string& letters) const;

 private:
  StartPosition position_;
  Board board_;
  OrdersBySeat orders_;
  Orders carried_out_;
  Outcomes outcomes_;
  Events events_;
};

/// An order's words in next(): "Up", "spell". In the game's Boards.cc.
std::string words_of(const Order& order);

template <typename T>
std::string printed(const T& value) {
  std::ostringstream out;
  out << value;
  return out.str();
}

// ------------------------------------------------------------------ what the rules say, cell by
// cell

/// Whether `what` holds for all cells on the board of the square with this side around p.
template <typename F>
bool all_around(const Settings& settings, Pos p, int side, F what) {
  for (int i = p.i - side / 2; i <= p.i + side / 2; ++i)
    for (int j = p.j - side / 2; j <= p.j + side / 2; ++j)
      if (settings.pos_ok(i, j) and not what(Pos(i, j))) return false;
  return true;
}

/// The cells for which `what` holds, row by row.
template <typename F>
std::vector<Pos> cells_where(const Settings& settings, F what) {
  std::vector<Pos> cells;
  for_cells(settings, [&](Pos p) {
    if (what(p)) cells.push_back(p);
  });
  return cells;
}

/// The parts of a set, in steps of eight directions, or of four.
int num_parts(CellSet cells, bool diagonally = true);

}  // namespace tests
