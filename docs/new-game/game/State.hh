#pragma once

// The board at the start of the round, the same for all players. It does not change while
// you give orders: they are carried out when all players have given theirs.

#include <Settings.hh>
#include <Structs.hh>
#include <cstddef>

namespace game_engine {
struct StateData;
}

class State : public Settings {
 public:
  /// The round, 0 to `num_rounds()` - 1.
  int round() const;

  /// The cell in row `i`, column `j`, or at `p`. Off the board: an empty one.
  /// Example: `if (pos_ok(p + Up) and cell(p + Up).line == -1) turn(Up);`
  Cell cell(int i, int j) const;
  Cell cell(Pos p) const;

  /// The cycle of a clan. Bad player: one whose `id` is -1.
  /// Example: `Pos p = unit(me()).pos;`
  Unit unit(int player) const;

  /// The points of a clan: one for each round that its cycle has gone on. Bad player: -1.
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

/// All that players see, as plain data without pointers: it can be shared with another
/// process as it is. Cycles have the numbers of their clans.
struct StateData {
  int round = 0;
  int score[4] = {};
  double status[4] = {};            ///< As State::status.
  Cell cells[MAX_SIDE * MAX_SIDE];  ///< In rows of MAX_SIDE.
  Unit units[4];
  static constexpr int num_units = 4;

  Cell& at(Pos p) { return cells[p.i * MAX_SIDE + p.j]; }
  const Cell& at(Pos p) const { return cells[p.i * MAX_SIDE + p.j]; }

  int num_alive() const {
    int n = 0;
    for (const Unit& unit : units) n += unit.is_alive;
    return n;
  }

  /// Whose unit this is; -1 if there is none.
  int player_of(int id) const { return unsigned(id) < 4 ? id : -1; }

  /// How many numbers an order can need.
  static constexpr int longest_order() { return 0; }

  /// How many bytes from the start are in use.
  static constexpr std::size_t size_in_use() { return sizeof(StateData); }
};

}  // namespace game_engine

inline Unit State::unit(int player) const {
  return player_ok(player) ? state_data_->units[player] : Unit();
}

inline int State::score(int player) const {
  return player_ok(player) ? state_data_->score[player] : -1;
}

inline double State::status(int player) const {
  return player_ok(player) ? state_data_->status[player] : -2;
}

#include <engine/kit/StateFunctions.hh>
