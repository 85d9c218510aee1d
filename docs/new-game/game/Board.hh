#pragma once

// The rules: how one round changes the state.

#include <Events.hh>
#include <Random.hh>
#include <Reasons.hh>
#include <Settings.hh>
#include <State.hh>
#include <array>
#include <engine/board/CellSet.hh>
#include <engine/board/Orders.hh>
#include <engine/board/RecordedRound.hh>
#include <engine/game/Configuration.hh>
#include <memory>
#include <string>
#include <vector>

namespace game_engine {

class Board {
 public:
  /// The board before the first round: the given state, or one drawn with the seed.
  /// @throws InputError if there is no room for what must be on it
  Board(const Configuration& configuration, std::int64_t seed);

  const Settings& settings() const { return settings_; }
  int num_rounds() const { return settings_.num_rounds(); }
  const StateData& state() const { return *state_; }

  /// Plays one round. Returns the orders that were carried out, in that order. If `outcomes` is
  /// not null, it tells what became of each that was given.
  const Orders& next(const std::array<Orders, NUM_PLAYERS>& orders, Outcomes* outcomes = nullptr,
                     Events* events = nullptr);

  /// Plays a round again as it was recorded. Returns how many orders it could carry out.
  int repeat(const RecordedRound<Board>& recorded, Events* events);

  /// Notes the share of its CPU time that a player has used; -1 says that it is out.
  void set_status(int player, double status) { state_->status[player] = status; }
  /// What is drawn from now on follows from this seed.
  void draw_from(std::int64_t seed) { random_ = Random(seed); }

  /// What statistics over many matches count for each player, besides the score.
  static const std::vector<std::string>& statistics();
  /// The k-th of statistics() for a player, up to now.
  long statistic(int k, int player) const;

 private:
  void draw_board();
  Reason carry_out(const Order& order);
  Pos draw_place();  ///< An empty cell; something must be put there.
  Pos place_of_coin() const;
  CellSet coins() const;

  Settings settings_;
  Random random_;
  Teller told_;
  std::unique_ptr<StateData> state_;
  CellSet empty_;  ///< Cells without unit and coin.
  Orders carried_out_;
  const RecordedRound<Board>* recorded_ = nullptr;
  std::array<long, NUM_PLAYERS> moves_{};
};

}  // namespace game_engine
