#pragma once

// The rules of The Walking Dead: how one round changes the state.

#include <Pursuit.hh>
#include <Rules.hh>
#include <engine/board/CellSet.hh>
#include <engine/board/Places.hh>
#include <engine/kit/BoardBase.hh>
#include <optional>
#include <vector>

namespace game_engine {

/// How many street cells a board must have, so that there is always a place for all things.
std::int64_t streets_needed(const Settings& settings);

class Board : public BoardBase<Board> {
 public:
  /// The board before the first round: the given state, or one drawn with the seed.
  /// @throws InputError if there is no room for what must be on it
  Board(const Configuration& configuration, const MatchSeed& seed);

  int num_rounds() const { return settings_.num_rounds(); }

  // The same state as sets.
  const CellSet& streets() const { return streets_; }
  const CellSet& food() const { return food_; }
  const CellSet& owned(int player) const { return owned_[player]; }

 private:
  friend BoardBase;

  static std::vector<Statistic> counted();

  static constexpr int NOBODY = -1;   ///< The player of zombies, and the owner of their cells.
  static constexpr int NEVER = -1;    ///< The rounds of units that are not in conversion.
  static constexpr int KEEP_OFF = 2;  ///< Cells between a thing and the place of another.

  // Setting up.
  void draw_board();
  void adopt(const StateData& start);
  CellSet draw_waste();
  void add_unit(UnitType type, int player);

  // Carrying out the orders of players; they say why an order does nothing.
  void play_round(const OrdersBySeat& orders, Outcomes* outcomes);
  Reason carry_out(const Orders& orders, const Order& order);
  Reason meet(Unit& unit, Unit& other);
  void kill_zombie(const Unit& killer, Unit& zombie);
  void fight(Unit& attacker, Unit& other);
  std::int64_t strength(int player) const;

  // The zombies.
  void move_zombies();
  std::vector<Order> choose_steps();
  void find_ways();
  Dir draw_direction(unsigned directions);
  bool carry_out_step(Unit& zombie, Dir dir);
  void bite(const Unit& zombie, Unit& unit);

  // The end of the round.
  void go_on_with_conversions();
  void bring_back_zombies();
  void change_a_clan();
  std::pair<int, int> draw_clans();
  void eat();
  void count_scores();

  // Changes of the board.
  CellSet& units_of(UnitType type);
  void put(Unit& unit, Pos p);
  void take_off(const Unit& unit);
  void walk(Unit& unit, Pos p);
  void become(Unit& unit, UnitType type, int player);
  void die(Unit& unit);
  void start_conversion(Unit& unit);
  void become_zombie(Unit& unit);
  void join(Unit& unit, int player);
  void set_owner(Pos p, int player);
  bool remove_food(Pos p);
  void add_food();

  // A thing must be put there before the next place is drawn.
  Pos draw_place(bool is_for_food = false);

  // The same board as in the state, as sets.
  CellSet streets_;
  CellSet alive_;
  CellSet dead_;
  CellSet zombies_;
  CellSet food_;
  std::array<CellSet, NUM_PLAYERS> owned_;
  std::array<int, NUM_PLAYERS> num_owned_{};
  std::optional<Places> places_;  // made when the first one of a round is needed

  Rules rules_;
  std::array<int, NUM_PLAYERS> alive_at_start_{};  // of the round

  Pursuit pursuit_;  // it and ways_ are kept from round to round for their memory only
  std::vector<std::vector<unsigned>> ways_;  ///< By id of a zombie, as Pursuit's directions.

  // What has happened in this round.
  std::vector<char> conversion_starts_;                       ///< By id.
  std::array<std::vector<int>, NUM_PLAYERS> zombies_killed_;  ///< Ids, by who killed them.
  std::array<int, NUM_PLAYERS> food_taken_{};                 ///< By whom.
  int food_gone_ = 0;                                         ///< Taken by clans or zombies.

  // Statistics.
  std::array<int, NUM_PLAYERS> fights_won_{};
  std::array<int, NUM_PLAYERS> all_zombies_killed_{};
  std::array<int, NUM_PLAYERS> all_food_taken_{};
};

}  // namespace game_engine
