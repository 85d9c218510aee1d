#pragma once

// The rules of The Purge: how one round changes the state. They are in docs/rules.md.

#include <Events.hh>
#include <Random.hh>
#include <Reasons.hh>
#include <Settings.hh>
#include <State.hh>
#include <array>
#include <engine/board/CellSet.hh>
#include <engine/game/Configuration.hh>
#include <engine/board/Orders.hh>
#include <engine/board/Places.hh>
#include <engine/board/RecordedRound.hh>
#include <optional>
#include <vector>

namespace game_engine {

class Board {
 public:
  /// The board before the first round: the given state, or one drawn with the seed.
  /// @throws InputError if no board is found
  Board(const Configuration& configuration, std::int64_t seed);

  const Settings& settings() const { return settings_; }
  int num_rounds() const { return settings_.num_rounds(); }
  const StateData& state() const { return state_; }

  // The same state as sets.
  const CellSet& streets() const { return streets_; }
  const CellSet& empty_cells() const { return empty_; }

  /// Plays one round. Returns the orders that were carried out, in that order. If `outcomes` is
  /// not null, it tells what became of each that was given.
  const Orders& next(const std::array<Orders, NUM_PLAYERS>& orders, Outcomes* outcomes = nullptr,
                     Events* events = nullptr);

  /// Plays a round again as it was recorded. Returns how many orders it could carry out.
  int repeat(const RecordedRound<Board>& recorded, Events* events);

  /// Notes the share of its CPU time that a player has used; -1 says that it is out.
  void set_status(int player, double status) { state_.status[player] = status; }
  /// What is drawn from now on follows from this seed.
  void draw_from(std::int64_t seed) { random_ = Random(seed); }

  /// What statistics over many matches count for each player, besides the score.
  static const std::vector<std::string>& statistics();
  /// The k-th of statistics() for a player, up to now.
  long statistic(int k, int player) const;

 private:
  /// Who comes for somebody who has died.
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

  // Carrying out orders; they say why an order does nothing.
  Reason carry_out(const Order& order);
  Reason move(Citizen& mover, Dir dir);
  Reason strike(const Citizen& mover, Pos target);
  Reason fight(Citizen& mover, Citizen& other);
  Reason build(const Citizen& builder, Dir dir);
  void take(Citizen& citizen, Pos target);
  int life_to_lose(const Citizen& citizen) const;
  bool mover_wins(const Citizen& mover, const Citizen& other);

  // The end of the round.
  template <typename Thing, typename Put>
  void bring_back(WaitingList<Thing>& waiting, Put put);
  std::optional<Pos> draw_place(int reach);
  void bring_back_all();
  void bring_back_as_recorded();
  void remove_barricades();

  // Changes of the board.
  void add_citizen(Newcomer newcomer, int id, Pos p);
  void go(Citizen& citizen, Pos target);
  int points_for(const Citizen& citizen) const;
  void kill(const Citizen& citizen, int killer);
  void lay(BonusType bonus, Pos p);
  void lay(WeaponType weapon, Pos p);
  void await(BonusType bonus);
  void await(WeaponType weapon);
  void remove_barricade(Pos p);
  void update_lists();
  void update_sets(Pos p);

  Settings settings_;
  bool original_rules_;
  Random random_;
  Teller told_;
  const RecordedRound<Board>* recorded_ = nullptr;  ///< While one is played again.
  StateData state_;
  int next_id_ = 0;

  // The same board as in the state, as sets.
  CellSet streets_;
  CellSet empty_;
  CellSet citizens_;
  std::optional<Places> places_;  // made when the first one of a round is needed
  bool citizens_changed_ = true;  ///< Since the lists were made.
  bool barricades_changed_ = true;

  Orders carried_out_;
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
