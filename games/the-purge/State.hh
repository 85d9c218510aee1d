#pragma once

// The board at the start of the round, the same for all players. It does not change while
// you give orders: they are carried out when all players have given theirs.

#include <Settings.hh>
#include <Structs.hh>
#include <engine/kit/WrongCall.hh>
#include <cstddef>
#include <engine/board/CellSet.hh>
#include <engine/board/Lists.hh>
#include <vector>

namespace game_engine {
struct StateData;
}

class State : public Settings {
 public:
  /// The round, 0 to `num_rounds()` - 1.
  int round() const;
  /// Whether it is day, or night, in this round.
  /// Example: `if (is_day()) build(builders(me())[0], Up);`
  bool is_day() const;
  bool is_night() const;

  /// The cell in row `i`, column `j`, or at `p`. Off the board: a street without anything on it, so
  /// ask `pos_ok` first.
  /// Example: `if (pos_ok(p + Up) and cell(p + Up).bonus == Money) move(id, Up);`
  Cell cell(int i, int j) const;
  Cell cell(Pos p) const;

  /// The citizen with this id. If there is none on the board: one whose `id` is -1.
  Citizen citizen(int id) const;
  /// The ids of the builders of a clan, increasing. Bad player: empty.
  /// Example: `for (int id : builders(me())) ...`
  std::vector<int> builders(int player) const;
  /// The ids of the warriors of a clan, increasing. Bad player: empty.
  std::vector<int> warriors(int player) const;
  /// Where the barricades of a clan are, row by row. Bad player: empty.
  /// Example: `if (int(barricades(me()).size()) < max_num_barricades())` there can be one more.
  std::vector<Pos> barricades(int player) const;

  /// The points of a clan, for money and kills. Bad player: -1.
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

constexpr int MAX_ROWS = 25;
constexpr int MAX_COLS = 50;
constexpr int MAX_CITIZENS = 40;

/// All that players see, as plain data without pointers: it can be shared with another
/// process as it is.
struct StateData {
  bool original_rules = false;  ///< Version 1.0 instead of 1.1.
  int round = 0;
  int num_citizens = 0;             ///< On the board.
  int score[4] = {};                ///< Points.
  double status[4] = {};            ///< As State::status.
  CellSet barricades[4];            ///< By clan.
  Citizen citizens[MAX_CITIZENS];   ///< Those on the board, by id.
  Lists<8> lists;                   ///< Of builders by clan, then of warriors.
  int ids[MAX_CITIZENS];            ///< Those in the lists.
  Lists<4> barricade_lists;         ///< By clan.
  Pos places[MAX_ROWS * MAX_COLS];  ///< Of the barricades in these lists.
  Cell cells[MAX_ROWS * MAX_COLS];  ///< In rows of MAX_COLS.

  Cell& at(Pos p) { return cells[p.i * MAX_COLS + p.j]; }
  const Cell& at(Pos p) const { return element(cells, p.i * MAX_COLS + p.j); }

  Citizen* begin() { return citizens; }
  const Citizen* begin() const { return citizens; }
  Citizen* end() { return citizens + num_citizens; }
  const Citizen* end() const { return citizens + num_citizens; }

  /// The place of the citizen with this id in the list; -1 if there is none on the board.
  int place_of(int id) const {
    int first = 0;
    for (int left = num_citizens; left > 1; left -= left / 2)
      if (citizens[first + left / 2].id <= id) first += left / 2;
    return num_citizens > 0 and citizens[first].id == id ? first : -1;
  }

  /// The citizen with this id; null if there is none on the board.
  const Citizen* find(int id) const {
    const int place = place_of(id);
    return place == -1 ? nullptr : citizens + place;
  }
  Citizen* find(int id) {
    return const_cast<Citizen*>(static_cast<const StateData&>(*this).find(id));
  }

  /// Whose citizen this is; -1 if there is none on the board.
  int player_of(int id) const {
    const Citizen* citizen = find(id);
    return citizen ? citizen->player : -1;
  }

  /// How many numbers an order can need.
  int longest_order() const { return 0; }

  /// How many bytes from the start are in use.
  std::size_t size_in_use() const { return sizeof *this; }
};

}  // namespace game_engine

inline int State::score(int player) const {
  return player_ok(player) ? state_data_->score[player] : -1;
}

inline double State::status(int player) const {
  return player_ok(player) ? state_data_->status[player] : -2;
}

inline bool State::is_day() const { return is_round_day(round()); }

inline bool State::is_night() const { return is_round_night(round()); }

inline Citizen State::citizen(int id) const {
  const Citizen* citizen = state_data_->find(id);
  if (citizen or id == -1) return citizen ? *citizen : Citizen();
  return game_engine::wrong_call<Citizen>("citizen(%d): nobody on the board has this id", id);
}

inline std::vector<int> State::builders(int player) const {
  if (not player_ok(player)) return {};
  return state_data_->lists.get(state_data_->ids, player);
}

inline std::vector<int> State::warriors(int player) const {
  if (not player_ok(player)) return {};
  return state_data_->lists.get(state_data_->ids, 4 + player);
}

inline std::vector<Pos> State::barricades(int player) const {
  if (not player_ok(player)) return {};
  return state_data_->barricade_lists.get(state_data_->places, player);
}

#include <engine/kit/StateFunctions.hh>
