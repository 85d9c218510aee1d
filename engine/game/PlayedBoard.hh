#pragma once

#include <Board.hh>
#include "Game.hh"
#include "Seat.hh"

namespace game_engine {

/// The game's Board, as the engine sees it.
class PlayedBoard : public GameBoard {
 public:
  PlayedBoard(const Configuration& configuration, std::int64_t seed)
      : board_(configuration, seed) {}

  const Board& board() const { return board_; }

  int round() const override { return board_.state().round; }
  int num_rounds() const override { return board_.num_rounds(); }
  int score(int player) const override { return board_.state().score[player]; }
  double status(int player) const override { return board_.state().status[player]; }
  void set_status(int player, double status) override { board_.set_status(player, status); }
  long statistic(int k, int player) const override { return board_.statistic(k, player); }

  void draw_from(std::int64_t seed) override { board_.draw_from(seed); }

  const Orders& next(const std::array<Orders, NUM_PLAYERS>& orders, Outcomes* outcomes,
                     Events* events) override {
    return board_.next(orders, outcomes, events);
  }

  void write_state(Text& out) const override { game_engine::write_state(out, board_); }

  Seat seat(int player, std::int64_t seed) const override {
    return {player, seed, &board_.settings(), &board_.state()};
  }

  int player_of(int id) const override { return board_.state().player_of(id); }

 private:
  Board board_;
};

}  // namespace game_engine
