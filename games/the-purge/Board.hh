#pragma once

// The rules of The Purge, as in docs/rules.md: how one round changes the state.

#include <Rules.hh>
#include <engine/board/CellSet.hh>
#include <engine/board/Places.hh>
#include <engine/kit/BoardBase.hh>
#include <optional>
#include <vector>

namespace game_engine {

class Board : public BoardBase<Board, StateData> {
 public:
  /// The board before the first round: the given state, or one drawn with the seed.
  /// @throws InputError if no board is found
  Board(const Configuration& configuration, const MatchSeed& seed);

  int num_rounds() const { return settings_.num_rounds(); }

  // The same state as sets.
  const CellSet& streets() const { return streets_; }
  const CellSet& empty_cells() const { return empty_; }

 private:
  friend BoardBase;

  static std::vector<Statistic> counted();

  /// A citizen that comes for one who has died.
  struct Newcomer {
    CitizenType type;
    int player;
  };

  /// Things that will come back, the one that has waited longest first.
  template <typename Thing>
  struct Waiting {
    Thing thing;
    int rounds;  ///< Until it comes back, this one included.
  };
  template <typename Thing>
  using WaitingList = std::vector<Waiting<Thing>>;

  // Setting up.
  void draw_board();
  CellSet draw_buildings();
  Pos draw_empty_cell();
  void adopt(const StateData& start);
  void await_missing_citizens(CitizenType type, int expected);
  void await_missing_things();
  void remember(Board& before, const Events& events);
  void await_lost(const Event& event);
  template <typename Thing>
  void go_on_waiting(WaitingList<Thing>& before, WaitingList<Thing>& missing);

  // Carrying out orders; they say why an order does nothing.
  void play_round(const OrdersBySeat& orders, Outcomes* outcomes);
  Reason carry_out(const Orders& orders, const Order& order);
  Reason move(Citizen& mover, Dir dir);
  Reason strike(const Citizen& mover, Pos target);
  Reason fight(Citizen& mover, Citizen& other);
  Reason build(const Citizen& builder, Dir dir);
  void take(Citizen& citizen, Pos target);
  bool mover_wins(const Citizen& mover, const Citizen& other);

  // The end of the round.
  template <typename Thing, typename Put>
  void bring_back(WaitingList<Thing>& waiting, Put put);
  std::optional<Pos> draw_place(int reach);
  void bring_back_all();
  void remove_barricades();

  // Changes of the board.
  void add_citizen(Newcomer newcomer, int id, Pos p);
  void go(Citizen& citizen, Pos target);
  int points_for(const Citizen& citizen) const;
  void kill(const Citizen& citizen, int killer);
  void lay(BonusType bonus, Pos p);
  void lay(WeaponType weapon, Pos p);
  void await(const Citizen& citizen);
  void await(BonusType bonus);
  void await(WeaponType weapon);
  void remove_barricade(Pos p);
  void update_lists();
  void update_sets(Pos p);

  Rules rules_;
  int next_id_ = 0;

  // The same board as in the state, as sets.
  CellSet streets_;
  CellSet empty_;
  CellSet citizens_;
  std::optional<Places> places_;  // made when the first one of a round is needed
  bool citizens_changed_ = true;  ///< Since the lists were made.
  bool barricades_changed_ = true;

  WaitingList<Newcomer> dead_;
  WaitingList<BonusType> bonuses_taken_;
  WaitingList<WeaponType> weapons_taken_;

  // Statistics.
  std::array<int, NUM_PLAYERS> kills_{};
  std::array<int, NUM_PLAYERS> deaths_{};
  std::array<int, NUM_PLAYERS> money_taken_{};
  std::array<int, NUM_PLAYERS> barricades_built_{};
};

}  // namespace game_engine
