#ifndef STATE_HH
#define STATE_HH

// The state of the game at the start of the round, the same for all players.
// It does not change while the players give their orders.

#include <Settings.hh>
#include <Structs.hh>
#include <cstddef>
#include <vector>

namespace game_engine {
struct StateData;
}

class State : public Settings {
 public:
  /// The round, from 0 on.
  int round() const;

  /// The cell in row `i`, column `j`. Off the board: a corridor that is nobody's.
  /// Example: `if (cell(3, 6).type == Wall) ...`
  Cell cell(int i, int j) const;
  /// The cell at `p`. Off the board: a corridor that is nobody's.
  /// Example: `if (pos_ok(p + Up) and cell(p + Up).book) move(id, Up);`
  Cell cell(Pos p) const;

  /// The unit with this id. If there is none: a unit whose `id` is -1.
  Unit unit(int id) const;
  /// The ids of the wizards of a clan, increasing. Bad player: empty.
  /// Example: `for (int id : wizards(me())) ...`
  std::vector<int> wizards(int player) const;
  /// The id of the ghost of a clan. Bad player: -1.
  int ghost(int player) const;
  /// Where Voldemort is. He attacks who stands in, or moves into, the 8 cells around.
  Pos pos_voldemort() const;

  /// Strength points of a clan divided by its units, rounded down. Bad player: -1.
  int magic_strength(int player) const;
  /// Points of a clan: for wizards that it converted, and for the cells that it owns.
  /// Bad player: -1.
  int score(int player) const;
  /// The numbers of this round's spell, to be put into groups of three with equal sums.
  std::vector<int> spell_ingredients() const;
  /// The share of its CPU time that a player has used, from 0 to 1: 0 in a match
  /// without limits. A player that is out has -1. Bad player: -2.
  double status(int player) const;

  // ---------------------------------------- students need not read below this line

  State(const Settings& settings, const game_engine::StateData* data)
      : Settings(settings), state_data_(data) {}

 private:
  const game_engine::StateData* state_data_;
};

namespace game_engine {

constexpr int MAX_SIDE = 64;                    ///< Rows and columns of the largest board.
constexpr int MAX_UNITS = MAX_SIDE * MAX_SIDE;  ///< More than one a cell there can't be.
constexpr int MAX_INGREDIENTS = 15;

/// All that players see, as plain data without pointers: it can be shared with another
/// process as it is. Cells stand in rows of MAX_SIDE; of the units, num_units are in use.
struct StateData {
  int round;
  int num_units;
  int num_ingredients;
  Pos voldemort;
  int ingredients[MAX_INGREDIENTS];
  int ghost[4];                   ///< Ids.
  int clan_size[4];               ///< Units, the ghost included.
  int score[4];                   ///< Points.
  int points_for_conversions[4];  ///< Those of the score that don't come from cells.
  int strength[4];                ///< Strength points.
  double status[4];               ///< As State::status.
  Cell cells[MAX_SIDE * MAX_SIDE];
  Unit units[MAX_UNITS];  ///< By id.

  Cell& at(Pos p) { return cells[p.i * MAX_SIDE + p.j]; }
  const Cell& at(Pos p) const { return cells[p.i * MAX_SIDE + p.j]; }

  /// How many bytes from the start are in use.
  std::size_t size_in_use() const {
    return std::size_t(reinterpret_cast<const char*>(units + num_units) -
                       reinterpret_cast<const char*>(this));
  }

  int magic_strength(int player) const { return strength[player] / clan_size[player]; }
};

}  // namespace game_engine

inline int State::round() const { return state_data_->round; }

inline Cell State::cell(Pos p) const { return pos_ok(p) ? state_data_->at(p) : Cell(); }

inline Cell State::cell(int i, int j) const { return cell(Pos(i, j)); }

inline Unit State::unit(int id) const {
  return unsigned(id) < unsigned(state_data_->num_units) ? state_data_->units[id] : Unit();
}

inline std::vector<int> State::wizards(int player) const {
  std::vector<int> ids;
  if (not player_ok(player)) return ids;
  ids.reserve(state_data_->clan_size[player]);
  for (int id = 0; id < state_data_->num_units; ++id) {
    const Unit& u = state_data_->units[id];
    if (u.player == player and u.type == Wizard) ids.push_back(id);
  }
  return ids;
}

inline int State::ghost(int player) const {
  return player_ok(player) ? state_data_->ghost[player] : -1;
}

inline Pos State::pos_voldemort() const { return state_data_->voldemort; }

inline int State::magic_strength(int player) const {
  return player_ok(player) ? state_data_->magic_strength(player) : -1;
}

inline int State::score(int player) const {
  return player_ok(player) ? state_data_->score[player] : -1;
}

inline std::vector<int> State::spell_ingredients() const {
  const int* first = state_data_->ingredients;
  return {first, first + state_data_->num_ingredients};
}

inline double State::status(int player) const {
  return player_ok(player) ? state_data_->status[player] : -2;
}

#endif
