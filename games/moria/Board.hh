#pragma once

// The rules of Moria: how one round changes the state.

#include <cstdlib>
#include <engine/board/CellSet.hh>
#include <engine/kit/BoardBase.hh>
#include <optional>
#include <vector>

namespace game_engine {

/// Units of the clans, which have the lowest ids.
int num_clan_units(const Settings& settings);
/// Units of all kinds.
int num_units(const Settings& settings);
/// What a unit is at the start, by its id; without a place and without health.
Unit unit_at_start(const Settings& settings, int id);
/// The most health of a unit; the Balrog has none.
int full_health(const Settings& settings, UnitType type);

/// The position of units that are not on the board.
inline const Pos NOWHERE(-1, -1);

/// How many steps up, down, left or right lead from p to q.
inline int manhattan(Pos p, Pos q) { return std::abs(p.i - q.i) + std::abs(p.j - q.j); }

/// The cells of Moria: all but those Outside.
inline const CellSet& inside_moria() {
  static const CellSet inside = CellSet::board(SIDE, SIDE, MARGIN);
  return inside;
}

class Board : public BoardBase<Board> {
 public:
  /// The board before the first round: the given state, or one drawn with the seed. If the given
  /// state has a board but no units on it, they are drawn.
  /// @throws InputError if there is no room for all units
  Board(const Configuration& configuration, const MatchSeed& seed);

  int num_rounds() const { return settings_.nb_rounds(); }

  // The same state as sets.
  const CellSet& caves() const { return caves_; }
  const CellSet& abysses() const { return abysses_; }
  const CellSet& granite() const { return granite_; }
  const CellSet& treasures() const { return treasures_; }
  /// Rocks that have been dug, but not through.
  const CellSet& dug_rocks() const { return dug_rocks_; }
  const CellSet& owned(int player) const { return owned_[player]; }

 private:
  friend BoardBase;

  static std::vector<Statistic> counted();

  // Setting up.
  void draw_board();
  void set_up(const StateData& start);
  void adopt(const StateData& start);
  bool place_units();

  // Orders of the clans; where they do nothing, these functions say why.
  Standing<Reason> standing(const Order& order, int player) const;
  void play_round(const OrdersBySeat& orders, Outcomes* outcomes);
  Reason carry_out(const Orders& orders, const Order& order);
  Reason attack(Unit& attacker, Unit& other);
  void go_to_death(Unit& unit, Pos target, EventKind how);
  void dig(const Unit& dwarf, Pos p);
  void enter(Unit& unit, Pos p);

  // Sauron: Sauron.cc.
  void act_for_sauron();
  void act_orcs(const CellSet& safe);
  void act_trolls(const CellSet& safe);
  void act_balrog();
  bool attack_neighbour(const Unit& attacker);
  void walk(Unit& unit, const std::vector<Dir>& directions);
  static std::vector<Dir> neighbours(Pos p, const CellSet& cells, const CellSet& taken = {});
  Pos draw_prey();
  Dir step_to(Pos prey);
  void burn();

  // The end of the round.
  void let_orcs_enter();
  void revive_orc(int id, Pos p);
  void bring_back();
  std::optional<Pos> draw_narrow_place();
  void heal();
  void count();

  // Changes of the board.
  void put(Unit& unit, Pos p);
  void take_off(Pos p);
  void revive(Unit& unit, Pos p);
  void kill(Unit& unit);
  void kill_for_sauron(Unit& unit);
  void kill_by(const Unit& killer, Unit& victim, EventKind how);
  void leave_out(Unit& unit);
  void set_clan(Unit& unit, int player);
  int list_for(const Unit& unit) const;
  void set_owner(Pos p, int player);

  Unit& balrog() { return state_->units()[state_->num_units - 1]; }
  const Unit& balrog() const { return state_->units()[state_->num_units - 1]; }
  bool is_of_clan(const Unit& unit) const { return unit.id < num_clan_units_; }
  std::vector<Pos> in_drawn_order(const std::vector<Pos>& cells);
  CellSet free_cells() const;

  int num_clan_units_;

  // The same board as in the state, as sets.
  CellSet caves_;
  CellSet abysses_;
  CellSet granite_;
  CellSet dug_rocks_;
  CellSet treasures_;
  CellSet units_;
  CellSet clan_units_;
  std::array<CellSet, NUM_PLAYERS> owned_;

  std::vector<char> is_dead_;  ///< By id: whether a unit is not on the board.

  // Statistics.
  std::array<int, NUM_PLAYERS> captured_{};
  std::array<int, NUM_PLAYERS> killed_{};
  std::array<int, NUM_PLAYERS> dug_{};
};

}  // namespace game_engine
