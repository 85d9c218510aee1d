#pragma once

// The rules of Money Heist: how one round changes the state.

#include <engine/board/CellSet.hh>
#include <engine/board/Places.hh>
#include <engine/kit/BoardBase.hh>
#include <optional>
#include <vector>

namespace game_engine {

/// How many corridor cells a board must have, so that there is always a place for all things.
std::int64_t corridors_needed(const Settings& settings);

/// The place of the gold behind a door: its neighbour with gold, and walls all around except for
/// the door. Nothing if there is none.
std::optional<Pos> gold_behind(Pos door, const StateData& state, const Settings& settings);

class Board : public BoardBase<Board> {
 public:
  /// The board before the first round: the given state, or one drawn with the seed.
  /// @throws InputError if there is no room for what must be on it
  Board(const Configuration& configuration, const MatchSeed& seed);

  int num_rounds() const { return settings_.num_rounds(); }

  // The same state as sets.
  const CellSet& corridors() const { return corridors_; }
  const CellSet& health_kits() const { return health_kits_; }
  const CellSet& poison_kits() const { return poison_kits_; }
  const CellSet& money() const { return money_; }
  const CellSet& doors() const { return doors_; }
  const CellSet& gold() const { return gold_; }

  /// The door of a box; (-1, -1) while the box waits for a place.
  Pos door(int box) const { return boxes_[box].door; }

 private:
  friend BoardBase;

  static std::vector<Statistic> counted();

  /// Where a safety box is: both positions are (-1, -1) while it waits for a place.
  struct Box {
    Pos gold{-1, -1};
    Pos door{-1, -1};
    bool is_open = false;  ///< Opened in this round; it stays on the board until the end.

    bool waits() const { return gold.i == -1; }
  };

  // Setting up.
  void draw_board();
  void adopt(const StateData& start);
  void add_unit(UnitType type, int player);

  // Carrying out orders; they say why an order does nothing.
  void play_round(const OrdersBySeat& orders, Outcomes* outcomes);
  Reason carry_out(const Orders& orders, const Order& order);
  Reason move(Unit& unit, Dir dir);
  Reason attack(Unit& attacker, Unit& other);
  Reason open(const Unit& professor, const int* key, int size, Dir dir);
  Reason check(const int* key, int size, int box) const;
  Reason charge(Unit& soldier);
  Reason heal(Unit& professor);

  // The end of the round.
  void bring_back_professors();
  void bring_back_soldiers();
  void replace_money_and_kits();
  void replace_boxes();
  void count_scores();

  // Changes of the board.
  void put(Unit& unit, Pos p);
  void take_off(Unit& unit);
  void kill(Unit& unit);
  void collect(const Unit& unit, Pos p);
  void add_money();
  void add_health_kit();
  void add_poison_kit();

  // Safety boxes.
  void draw_hint(int box);
  void draw_box(int box);
  std::optional<Pos> draw_box_place();
  void build(int box, Pos gold, Pos door);
  void remove(int box);

  // Places.
  CellSet things() const;
  CellSet walls() const;
  // A thing must be put there before the next place is drawn.
  Pos draw_place();

  std::vector<Box> boxes_;

  // The same board as in the state, as sets.
  CellSet corridors_;
  CellSet units_;
  CellSet health_kits_;
  CellSet poison_kits_;
  CellSet money_;
  CellSet doors_;
  CellSet gold_;
  std::optional<Places> places_;  // made when the first one of a round is needed

  std::vector<char> is_dead_;  ///< By id: whether a unit is not on the board.

  // What has happened in this round.
  std::array<std::vector<int>, NUM_PLAYERS> killed_;  ///< Ids of soldiers, by who killed them.
  std::array<std::vector<int>, NUM_PLAYERS> opened_;  ///< Boxes, by who opened them.
  std::array<int, NUM_PLAYERS> earned_{};             ///< Points.
  int money_taken_ = 0;                               ///< Cells.
  int health_kits_taken_ = 0;
  int poison_kits_taken_ = 0;

  // Statistics.
  std::array<int, NUM_PLAYERS> soldiers_killed_{};
  std::array<int, NUM_PLAYERS> professors_killed_{};
  std::array<int, NUM_PLAYERS> boxes_opened_{};
  std::array<int, NUM_PLAYERS> money_collected_{};
};

}  // namespace game_engine
