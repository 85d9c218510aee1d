#pragma once

// The board at the start of the round, the same for all players. It does not change while
// you give orders: they are carried out when all players have given theirs.

#include <Settings.hh>
#include <Structs.hh>
#include <engine/kit/WrongCall.hh>
#include <cstddef>
#include <engine/board/Lists.hh>
#include <vector>

namespace game_engine {
struct StateData;
}

class State : public Settings {
 public:
  /// The round, 0 to `num_rounds()` - 1.
  int round() const;

  /// The cell in row `i`, column `j`, or at `p`. Off the board: a street without anything on it, so
  /// ask `pos_ok` first.
  /// Example: `if (pos_ok(p + Up) and cell(p + Up).food) move(id, Up);`
  Cell cell(int i, int j) const;
  Cell cell(Pos p) const;

  /// The unit with this id. If there is none: a unit whose `id` is -1.
  Unit unit(int id) const;
  /// The ids of the living units of a clan, increasing. Bad player: empty.
  /// Example: `for (int id : alive_units(me())) ...`
  std::vector<int> alive_units(int player) const;
  /// The ids of the dead units of a clan, which are not zombies yet, increasing. Bad player:
  /// empty.
  std::vector<int> dead_units(int player) const;
  /// The ids of the zombies, increasing.
  /// Example: `for (int id : zombies()) danger[unit(id).pos] = true;`
  std::vector<int> zombies() const;

  /// The strength of a clan in fights: its strength points, divided by the number of its
  /// living units and rounded down; 0 without living units. Bad player: -1.
  int strength(int player) const;
  /// The points of a clan, for what it killed and for the cells that it owns; all are 0 in
  /// the first round. Bad player: -1.
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

constexpr int MAX_SIDE = 64;                    ///< Rows and columns of the largest board.
constexpr int MAX_UNITS = MAX_SIDE * MAX_SIDE;  ///< There can't be more than one a cell.

/// All that players see, as plain data without pointers: it can be shared with another
/// process as it is. Cells are in rows of MAX_SIDE; num_units of the units are in use.
struct StateData {
  bool original_rules;  ///< Version 1.0 instead of 1.1.
  bool shows_quarters;  ///< Strengths are a quarter of the points.
  int round;
  int num_units;
  int num_alive[4];        ///< The living units of each clan.
  int score[4];            ///< Points.
  int kill_points[4];      ///< Those of the score that don't come from cells.
  int strength_points[4];  ///< Not divided.
  double status[4];        ///< As State::status.
  Lists<9> lists;          ///< Of units, by list_of.
  int ids[MAX_UNITS];      ///< Those in the lists.
  Cell cells[MAX_SIDE * MAX_SIDE];
  Unit units[MAX_UNITS];  ///< By id.

  Cell& at(Pos p) { return cells[p.i * MAX_SIDE + p.j]; }
  const Cell& at(Pos p) const { return element(cells, p.i * MAX_SIDE + p.j); }

  /// The list for units of that kind; zombies have no player.
  static int list_of(UnitType type, int player) { return type == Zombie ? 8 : 4 * type + player; }

  /// As State::strength.
  int strength(int player) const {
    if (shows_quarters) return strength_points[player] / 4;
    return num_alive[player] == 0 ? 0 : strength_points[player] / num_alive[player];
  }

  /// Whose unit this is; -1 if it is nobody's or doesn't exist.
  int player_of(int id) const { return unsigned(id) < unsigned(num_units) ? units[id].player : -1; }

  /// How many bytes from the start are in use.
  std::size_t size_in_use() const {
    return std::size_t(reinterpret_cast<const char*>(units + num_units) -
                       reinterpret_cast<const char*>(this));
  }

  /// How many numbers an order can need.
  static constexpr int longest_order() { return 0; }
};

}  // namespace game_engine

inline int State::score(int player) const {
  return player_ok(player) ? state_data_->score[player] : -1;
}

inline double State::status(int player) const {
  return player_ok(player) ? state_data_->status[player] : -2;
}

inline Unit State::unit(int id) const {
  if (unsigned(id) < unsigned(state_data_->num_units))
    return game_engine::element(state_data_->units, id);
  return id == -1 ? Unit() : game_engine::wrong_call<Unit>("unit(%d): there is no such unit", id);
}

inline std::vector<int> State::alive_units(int player) const {
  if (not player_ok(player)) return {};
  return state_data_->lists.get(state_data_->ids, state_data_->list_of(Alive, player));
}

inline std::vector<int> State::dead_units(int player) const {
  if (not player_ok(player)) return {};
  return state_data_->lists.get(state_data_->ids, state_data_->list_of(Dead, player));
}

inline std::vector<int> State::zombies() const {
  return state_data_->lists.get(state_data_->ids, state_data_->list_of(Zombie, -1));
}

inline int State::strength(int player) const {
  return player_ok(player) ? state_data_->strength(player) : -1;
}

#include <engine/kit/StateFunctions.hh>
