#pragma once

// The board at the start of the round, the same for all players. It does not change while
// you give orders: they are carried out when all players have given theirs.

#include <Settings.hh>
#include <Structs.hh>
#include <engine/kit/WrongCall.hh>
#include <cstddef>
#include <engine/board/Lists.hh>
#include <memory>
#include <new>
#include <vector>

namespace game_engine {
struct StateData;
}

class State : public Settings {
 public:
  /// The round, 0 to `num_rounds()` - 1.
  int round() const;

  /// The cell in row `i`, column `j`, or at `p`. Off the board: a corridor without anything on it,
  /// so ask `pos_ok` first. Example: `if (pos_ok(p + Up) and cell(p + Up).money > 0) move(id, Up);`
  Cell cell(int i, int j) const;
  Cell cell(Pos p) const;

  /// The unit with this id. If there is none: a unit whose `id` is -1.
  Unit unit(int id) const;
  /// The ids of the soldiers of a clan, increasing. Bad player: empty.
  /// Example: `for (int id : soldiers(me())) ...`
  std::vector<int> soldiers(int player) const;
  /// The id of the professor of a clan, also while it is dead. Bad player: -1.
  int professor(int player) const;

  /// The poison in the pot of a clan, for its soldiers to charge. Bad player: -1.
  int available_poison(int player) const;
  /// The health in the pot of a clan, for its professor to heal. Bad player: -1.
  int available_health(int player) const;
  /// The points of a clan, for money, gold and kills. Bad player: -1.
  int score(int player) const;
  /// The numbers of the hint of a safety box, to be put into triplets of which one number
  /// is the sum of the other two. `box` is that of the door, `cell(p).box`. No such box: empty.
  std::vector<int> safety_box_hints(int box) const;
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
constexpr int MAX_HINT_SIZE = 999999;

/// All that players see, as plain data without pointers: it can be shared with another
/// process as it is. Behind the members, in the same block of memory, are the units, the ids of
/// the soldiers and the hints: how many there are depends on the match and does not change in it.
struct StateData {
  using HintNumber = signed char;  ///< From -20 to 20.

  bool original_rules;  ///< Version 1.0 instead of 1.1.
  int round;
  int num_units;
  int num_boxes;
  int hint_size;      ///< Numbers in each hint.
  int professor[4];   ///< Ids.
  Lists<4> soldiers;  ///< Their ids, by clan.
  int score[4];       ///< Points.
  int health_pot[4];
  int poison_pot[4];
  double status[4];                 ///< As State::status.
  Cell cells[MAX_SIDE * MAX_SIDE];  ///< In rows of MAX_SIDE.

  /// An empty board, with units as `unit(id)` gives them for bad ids.
  static std::unique_ptr<StateData> make(int num_units, int num_boxes, int hint_size);
  std::unique_ptr<StateData> copy() const;

  static void operator delete(void* memory) { ::operator delete(memory); }

  Cell& at(Pos p) { return cells[p.i * MAX_SIDE + p.j]; }
  const Cell& at(Pos p) const { return element(cells, p.i * MAX_SIDE + p.j); }

  /// The units by id.
  Unit* units() { return reinterpret_cast<Unit*>(this + 1); }
  const Unit* units() const { return reinterpret_cast<const Unit*>(this + 1); }

  /// The ids in the lists of soldiers.
  int* soldier_ids() { return reinterpret_cast<int*>(units() + num_units); }
  const int* soldier_ids() const { return reinterpret_cast<const int*>(units() + num_units); }

  /// The first number of a hint.
  HintNumber* hint(int box) {
    return reinterpret_cast<HintNumber*>(soldier_ids() + num_units) + std::size_t(box) * hint_size;
  }
  const HintNumber* hint(int box) const { return const_cast<StateData*>(this)->hint(box); }

  /// Whose unit this is; -1 if it is nobody's or doesn't exist.
  int player_of(int id) const {
    return unsigned(id) < unsigned(num_units) ? units()[id].player : -1;
  }

  /// How many numbers an order can need.
  int longest_order() const { return hint_size; }

  /// How many bytes from the start are in use.
  std::size_t size_in_use() const {
    return std::size_t(reinterpret_cast<const char*>(hint(num_boxes)) -
                       reinterpret_cast<const char*>(this));
  }

 private:
  StateData() = default;
  // Not for others: a copy by value leaves units and hints behind.
  StateData(const StateData&) = default;
  StateData& operator=(const StateData&) = default;
};

}  // namespace game_engine

inline int State::score(int player) const {
  return player_ok(player) ? state_data_->score[player] : -1;
}

inline double State::status(int player) const {
  return player_ok(player) ? state_data_->status[player] : -2;
}

inline Unit State::unit(int id) const {
  if (unsigned(id) < unsigned(state_data_->num_units)) return state_data_->units()[id];
  return id == -1 ? Unit() : game_engine::wrong_call<Unit>("unit(%d): there is no such unit", id);
}

inline std::vector<int> State::soldiers(int player) const {
  if (not player_ok(player)) return {};
  return state_data_->soldiers.get(state_data_->soldier_ids(), player);
}

inline int State::professor(int player) const {
  return player_ok(player) ? state_data_->professor[player] : -1;
}

inline int State::available_poison(int player) const {
  return player_ok(player) ? state_data_->poison_pot[player] : -1;
}

inline int State::available_health(int player) const {
  return player_ok(player) ? state_data_->health_pot[player] : -1;
}

inline std::vector<int> State::safety_box_hints(int box) const {
  if (unsigned(box) >= unsigned(state_data_->num_boxes)) return {};
  return {state_data_->hint(box), state_data_->hint(box) + state_data_->hint_size};
}

#include <engine/kit/StateFunctions.hh>
