#pragma once

// The board at the start of the round, the same for all players. It does not change while
// you give orders: they are carried out when all players have given theirs.

#include <Settings.hh>
#include <Structs.hh>
#include <cstddef>
#include <vector>

namespace game_engine {
struct StateData;
}

class State : public Settings {
 public:
  /// The round, 0 to `num_rounds()` - 1.
  int round() const;

  /// The cell in row `i`, column `j`, or at `p`. Off the board: an empty one.
  /// Example: `if (pos_ok(p + Up) and cell(p + Up).coin) move(id, Up);`
  Cell cell(int i, int j) const { return cell(Pos(i, j)); }
  Cell cell(Pos p) const;

  /// The unit with this id. If there is none: a unit whose `id` is -1.
  Unit unit(int id) const;
  /// The ids of the units of a clan, increasing. Bad player: empty.
  /// Example: `for (int id : units(me())) ...`
  std::vector<int> units(int player) const;

  /// The points of a clan: a point for each coin. Bad player: -1.
  int score(int player) const;
  /// The share of its CPU time that a player has used, from 0 to 1: 0 in a match
  /// without limits, -1 if the player is out. Bad player: -2.
  double status(int player) const;

  // ---------------------------------------- students need not read below this line

  State(const Settings& settings, const game_engine::StateData* data)
      : Settings(settings), state_data_(data) {}

 private:
  const game_engine::StateData* state_data_;
};

namespace game_engine {

constexpr int MAX_SIDE = 64;  ///< Rows and columns of the largest board.
constexpr int MAX_UNITS = 400;

/// All that players see, as plain data without pointers: it can be shared with another
/// process as it is. Units 0, 4, 8, ... are those of clan 0.
struct StateData {
  bool original_rules = false;  ///< There is one version of the rules.
  int round;
  int num_units;
  int score[4];
  double status[4];                 ///< As State::status.
  Cell cells[MAX_SIDE * MAX_SIDE];  ///< In rows of MAX_SIDE.
  Unit units[MAX_UNITS];            ///< By id.

  Cell& at(Pos p) { return cells[p.i * MAX_SIDE + p.j]; }
  const Cell& at(Pos p) const { return cells[p.i * MAX_SIDE + p.j]; }

  /// Whose unit this is; -1 if there is none.
  int player_of(int id) const { return unsigned(id) < unsigned(num_units) ? units[id].player : -1; }

  /// How many numbers an order can need.
  static constexpr int longest_order() { return 0; }

  /// How many bytes from the start are in use.
  static constexpr std::size_t size_in_use() { return sizeof(StateData); }
};

}  // namespace game_engine

inline int State::round() const { return state_data_->round; }

inline Cell State::cell(Pos p) const { return pos_ok(p) ? state_data_->at(p) : Cell(); }

inline Unit State::unit(int id) const {
  return unsigned(id) < unsigned(state_data_->num_units) ? state_data_->units[id] : Unit();
}

inline std::vector<int> State::units(int player) const {
  std::vector<int> ids;
  if (player_ok(player))
    for (int id = player; id < state_data_->num_units; id += num_players()) ids.push_back(id);
  return ids;
}

inline int State::score(int player) const {
  return player_ok(player) ? state_data_->score[player] : -1;
}

inline double State::status(int player) const {
  return player_ok(player) ? state_data_->status[player] : -2;
}
