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
  /// The rounds that have been played, 0 to `nb_rounds()` - 1.
  int round() const;

  /// The cell in row `i`, column `j`, or at `p`. Off the board: a cave without anything in it, so
  /// ask `pos_ok` first.
  /// Example: `if (pos_ok(p + Top) and cell(p + Top).treasure) command(id, Top);`
  Cell cell(int i, int j) const;
  Cell cell(Pos p) const;

  /// Units of all types, orcs that are not in Moria included: the ids are below this number.
  int nb_units() const;
  /// The unit with this id. If there is none, and for an orc that is not in Moria: a unit whose
  /// `id` is -1.
  Unit unit(int id) const;

  /// Cells that a clan owns. Bad player: -1.
  int nb_cells(int player) const;
  /// Treasures that a clan has taken. Bad player: -1.
  int nb_treasures(int player) const;
  /// The share of its CPU time that a player has used, from 0 to 1: 0 in a match
  /// without limits, -1 if the player is out. Bad player: -1.
  double status(int player) const;

  /// The ids of the dwarves of a clan, increasing. There may be none. Bad player: empty.
  /// Example: `for (int id : dwarves(me())) ...`
  std::vector<int> dwarves(int player) const;
  /// The ids of the wizards of a clan, increasing. There may be none. Bad player: empty.
  std::vector<int> wizards(int player) const;
  /// The ids of the orcs that are in Moria, increasing.
  std::vector<int> orcs() const;
  /// The ids of the trolls, increasing.
  std::vector<int> trolls() const;
  /// The id of the Balrog.
  /// Example: `Pos p = unit(balrog_id()).pos;`
  int balrog_id() const;

  // ---------------------------------------- students need not read below this line

  State(const Settings& settings, const game_engine::StateData* data)
      : Settings(settings), state_data_(data) {}

 private:
  std::vector<int> ids_(int list) const;

  const game_engine::StateData* state_data_;
};

namespace game_engine {

constexpr int SIDE = 60;   ///< Rows and columns of the board.
constexpr int MARGIN = 2;  ///< Rows and columns on each side that are Outside.

/// All that players see, as plain data without pointers: it can be shared with another
/// process as it is. Behind the members, in the same block of memory, are the units and the ids in
/// the lists: how many there are depends on the match and does not change in it.
struct StateData {
  bool original_rules;  ///< Version 1.1 instead of 1.2.
  int round;
  int num_units;
  int nb_cells[4];
  int nb_treasures[4];
  int score[4];      ///< Points.
  double status[4];  ///< As State::status.
  /// Those of dwarves and wizards by clan, the wizards behind the dwarves; then these.
  enum { WIZARDS = 4, ORCS = 8, TROLLS, NUM_LISTS = TROLLS + 2 };
  Lists<NUM_LISTS> lists;  ///< Of units; the last one is of those that are in no other.
  Cell cells[SIDE * SIDE];

  /// A board of caves, with units as `unit(id)` gives them for bad ids.
  static std::unique_ptr<StateData> make(int num_units);
  std::unique_ptr<StateData> copy() const;

  static void operator delete(void* memory) { ::operator delete(memory); }

  Cell& at(Pos p) { return cells[p.i * SIDE + p.j]; }
  const Cell& at(Pos p) const { return element(cells, p.i * SIDE + p.j); }

  /// The units by id. Those that are not on the board have health 0 and the position (-1, -1).
  Unit* units() { return reinterpret_cast<Unit*>(this + 1); }
  const Unit* units() const { return reinterpret_cast<const Unit*>(this + 1); }

  /// The ids in the lists.
  int* ids() { return reinterpret_cast<int*>(units() + num_units); }
  const int* ids() const { return reinterpret_cast<const int*>(units() + num_units); }

  /// Whose unit this is; -1 if it is nobody's or doesn't exist.
  int player_of(int id) const {
    return unsigned(id) < unsigned(num_units) ? units()[id].player : -1;
  }

  /// How many numbers an order can need.
  int longest_order() const { return 0; }

  /// How many bytes from the start are in use.
  std::size_t size_in_use() const {
    return sizeof(StateData) + num_units * (sizeof(Unit) + sizeof(int));
  }

 private:
  StateData() = default;
  // Not for others: a copy by value leaves the units behind.
  StateData(const StateData&) = default;
  StateData& operator=(const StateData&) = default;
};

}  // namespace game_engine

inline int State::nb_units() const { return state_data_->num_units; }

inline Unit State::unit(int id) const {
  if (id == -1) return Unit();
  if (unsigned(id) >= unsigned(nb_units()))
    return game_engine::wrong_call<Unit>("unit(%d): there is no such unit", id);
  const Unit& u = state_data_->units()[id];
  return u.type == Orc and u.health == 0 ? Unit() : u;
}

inline int State::nb_cells(int player) const {
  return player_ok(player) ? state_data_->nb_cells[player] : -1;
}

inline int State::nb_treasures(int player) const {
  return player_ok(player) ? state_data_->nb_treasures[player] : -1;
}

inline double State::status(int player) const {
  return player_ok(player) ? state_data_->status[player] : -1;
}

inline std::vector<int> State::ids_(int list) const {
  return state_data_->lists.get(state_data_->ids(), list);
}

inline std::vector<int> State::dwarves(int player) const {
  return player_ok(player) ? ids_(player) : std::vector<int>();
}

inline std::vector<int> State::wizards(int player) const {
  return player_ok(player) ? ids_(state_data_->WIZARDS + player) : std::vector<int>();
}

inline std::vector<int> State::orcs() const { return ids_(state_data_->ORCS); }

inline std::vector<int> State::trolls() const { return ids_(state_data_->TROLLS); }

inline int State::balrog_id() const { return nb_units() - 1; }

#include <engine/kit/StateFunctions.hh>
