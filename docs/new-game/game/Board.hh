#pragma once

// The rules: how one round changes the state.

#include <engine/board/CellSet.hh>
#include <engine/kit/BoardBase.hh>
#include <vector>

namespace game_engine {

class Board : public BoardBase<Board> {
 public:
  /// The board before the first round: the given state, or one drawn with the seed.
  /// @throws InputError if there is no room for what must be on it
  Board(const Configuration& configuration, const MatchSeed& seed);

  int num_rounds() const { return settings_.num_rounds(); }

 private:
  friend BoardBase;

  static std::vector<Statistic> counted();

  void draw_board();
  void play_round(const std::array<Orders, NUM_PLAYERS>& orders, Outcomes* outcomes);
  Reason carry_out(const Orders& orders, const Order& order);
  Pos draw_place();  ///< An empty cell; something must be put there.

  CellSet empty_;  ///< Cells without unit and coin.
  std::array<int, NUM_PLAYERS> moves_{};
};

}  // namespace game_engine
