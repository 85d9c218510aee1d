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
  /// Example: `if (num_rounds() - round() <= 50)` no spells any more.
  int round() const;

  /// The cell in row `i`, column `j`, or at `p`. Off the board: an empty corridor that is
  /// nobody's, so ask `pos_ok` first.
  /// Example: `if (pos_ok(p + Up) and cell(p + Up).book) move(id, Up);`
  Cell cell(int i, int j) const;
  Cell cell(Pos p) const;

  /// The unit with this id; ids go from 0 on without gaps. No such id: a wizard whose `id`
  /// and `player` are -1.
  /// Example: `int id = cell(p).id; if (id != -1 and unit(id).player != me())` a rival.
  Unit unit(int id) const;
  /// The ids of the wizards of a clan, increasing, those in conversion included.
  /// Bad player: empty.
  /// Example: `for (int id : wizards(me())) move(id, Down);`
  std::vector<int> wizards(int player) const;
  /// The id of the ghost of a clan, the same in all rounds. Bad player: -1.
  /// Example: `Pos p = unit(ghost(me())).pos;`
  int ghost(int player) const;
  /// Where Voldemort is, maybe on a wall. He attacks who walks into the 9 cells around and
  /// under him; then he goes one cell Down, Right, Up or Left and attacks in the 8 around.
  /// Example: `Pos v = pos_voldemort(); int d = max(abs(p.i - v.i), abs(p.j - v.j));`
  /// danger if `d` is 2 or less.
  Pos pos_voldemort() const;

  /// Strength points of a clan divided by its units, rounded down: what counts in a duel.
  /// Bad player: -1.
  /// Example: `if (magic_strength(me()) > 2*magic_strength(unit(id).player))` a sure win.
  int magic_strength(int player) const;
  /// The points of a clan, for wizards that it converted and for cells that it owns.
  /// Bad player: -1.
  /// Example: `for (int p = 0; p < num_players(); ++p) best = max(best, score(p));`
  int score(int player) const;
  /// The numbers of this round's spell, to be put into groups of three with equal sums: see
  /// `spell`. They are 15 numbers from 1 to 15. There is always a solution.
  /// Example: `vector<int> v = spell_ingredients(); int groups = v.size()/3;`
  std::vector<int> spell_ingredients() const;
  /// The share of its CPU time that a player has used, from 0 to 1; 0 in a match without
  /// limits, -1 if the player is out. Bad player: -2.
  /// Example: `if (status(me()) > 0.9) return;`
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
constexpr int MAX_INGREDIENTS = 15;

/// All that players see, as plain data without pointers: it can be shared with another
/// process as it is. Cells are in rows of MAX_SIDE; num_units of the units are in use.
struct StateData {
  bool original_rules;  ///< Version 1.0 instead of 1.1.
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
  Lists<4> wizards;               ///< Their ids, by clan.
  int wizard_ids[MAX_UNITS];
  Cell cells[MAX_SIDE * MAX_SIDE];
  Unit units[MAX_UNITS];  ///< By id.

  Cell& at(Pos p) { return cells[p.i * MAX_SIDE + p.j]; }
  const Cell& at(Pos p) const { return element(cells, p.i * MAX_SIDE + p.j); }

  /// Whose unit this is; -1 if it is nobody's or doesn't exist.
  int player_of(int id) const { return unsigned(id) < unsigned(num_units) ? units[id].player : -1; }

  /// How many bytes from the start are in use.
  std::size_t size_in_use() const {
    return std::size_t(reinterpret_cast<const char*>(units + num_units) -
                       reinterpret_cast<const char*>(this));
  }

  /// How many numbers an order can need.
  static constexpr int longest_order() { return MAX_INGREDIENTS; }

  int magic_strength(int player) const { return strength[player] / clan_size[player]; }
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

inline std::vector<int> State::wizards(int player) const {
  if (not player_ok(player)) return {};
  return state_data_->wizards.get(state_data_->wizard_ids, player);
}

inline int State::ghost(int player) const {
  return player_ok(player) ? state_data_->ghost[player] : -1;
}

inline Pos State::pos_voldemort() const { return state_data_->voldemort; }

inline int State::magic_strength(int player) const {
  return player_ok(player) ? state_data_->magic_strength(player) : -1;
}

inline std::vector<int> State::spell_ingredients() const {
  const int* first = state_data_->ingredients;
  return {first, first + state_data_->num_ingredients};
}

#include <engine/kit/StateFunctions.hh>
