#pragma once

// The rules: how one round changes the state.

#include <engine/kit/BoardBase.hh>

namespace game_engine {

class Board : public BoardBase<Board, StateData> {
 public:
  /// The board before the first round: the given state, or one drawn with the seed.
  Board(const Configuration& configuration, const MatchSeed& seed);

  /// Once at most one cycle is left, the match is over.
  int num_rounds() const { return state_.num_alive() > 1 ? settings_.num_rounds() : state_.round; }

 private:
  friend BoardBase;

  static std::vector<Statistic> counted();

  void draw_board();
  void play_round(const OrdersBySeat& orders, Outcomes* outcomes);
  Reason carry_out(const Orders& orders, const Order& order);
  bool crashes(const Unit& unit) const;
  void put(Unit& unit, Pos p);

  std::array<int, NUM_PLAYERS> turns_{};
};

}  // namespace game_engine
