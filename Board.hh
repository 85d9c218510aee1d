#pragma once

// The rules of Harry Potter: how one round changes the state. docs/rules.md describes them.

#include <engine/board/CellSet.hh>
#include <engine/board/Places.hh>
#include <engine/kit/BoardBase.hh>
#include <optional>
#include <vector>

namespace game_engine {

class Board : public BoardBase<Board, StateData> {
 public:
  /// The board before the first round: the given state, or one drawn with the seed.
  /// @throws InputError if there is no room for what must be on it
  Board(const Configuration& configuration, const MatchSeed& seed);

  int num_rounds() const { return settings_.num_rounds(); }

  // The same state as sets.
  const CellSet& corridors() const { return corridors_; }
  const CellSet& books() const { return books_; }
  const CellSet& owned(int player) const { return owned_[player]; }

 private:
  friend BoardBase;

  static std::vector<Statistic> counted();

  // Setting up.
  void draw_board();
  void adopt(const StateData& start);
  void add_unit(UnitType type, int player);
  void draw_voldemort();

  // Carrying out orders; they say why an order does nothing.
  void play_round(const OrdersBySeat& orders, Outcomes* outcomes);
  Reason carry_out(const Orders& orders, const Order& order);
  Reason move(Unit& unit, Dir dir);
  Reason meet(Unit& mover, Unit& other);
  Reason attack_ghost(const Unit& attacker, Unit& ghost);
  void duel(Unit& attacker, Unit& other);
  Reason spell(Unit& ghost, const int* solution, int size);
  std::vector<Pos> draw_some(const std::vector<Pos>& cells, int number);
  Reason check(const int* solution, int size) const;

  // The end of the round.
  void move_voldemort();
  std::optional<Pos> draw_voldemorts_goal();
  void voldemort_attacks();
  void bring_back_the_dead();
  void rest_and_convert();
  void replace_books();
  void count_scores();
  void draw_ingredients();

  // Changes of the board.
  void put(Unit& unit, Pos p);
  void take_off(Unit& unit);
  void own(Pos p, int player);
  void disown(Pos p);
  void add_book();
  void remove_book(Pos p);
  void convert(Unit& wizard, int player);
  void set_clan(Unit& wizard, int player);
  void kill(Unit& unit);

  // Places.
  bool near_voldemort(Pos p) const;
  CellSet voldemorts_zone() const;
  CellSet empty_cells() const;
  // A thing must be put there before the next place is drawn.
  Pos draw_place();

  bool voldemort_is_here_ = false;  ///< Not while the first board is drawn.

  // The same board as in the state, as sets.
  CellSet corridors_;
  CellSet units_;
  CellSet books_;
  std::array<CellSet, NUM_PLAYERS> owned_;
  std::optional<Places> places_;              // made when the first one of a round is needed
  std::array<int, NUM_PLAYERS> num_owned_{};  ///< Cells.

  // What has happened in this round.
  bool spell_cast_ = false;
  std::vector<char> is_dead_;                               ///< By id.
  std::array<std::vector<int>, NUM_PLAYERS> dead_wizards_;  ///< Ids, by the clan they had.
  std::array<int, NUM_PLAYERS> books_read_{};
  int books_taken_ = 0;  ///< By Voldemort.

  // Statistics.
  std::array<int, NUM_PLAYERS> conversions_{};
  std::array<int, NUM_PLAYERS> spells_{};
};

}  // namespace game_engine
