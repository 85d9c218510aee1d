#pragma once

#include <array>
#include <functional>

#include <engine/game/Seat.hh>
#include "Trace.hh"

namespace game_engine {

/// A board that repeats a recorded match: up to some round, the states are the recorded ones,
/// whatever the orders. From that round on, it is played.
class RecordedBoard : public AnyBoard {
 public:
  /// Gets the orders that players give in a repeated round, before it goes on.
  using Observer = std::function<void(const OrdersBySeat& given)>;

  /// Repeats the rounds before `end`, or up to that of the last state, whose orders may be unknown.
  /// The trace must outlive it.
  RecordedBoard(const Trace& trace, int end, Observer observer);

  /// Repeats the rounds before `from`, which has a state. From there on, these seats give their
  /// recorded orders, as long as there are any, and the draws follow from the seed.
  RecordedBoard(const Trace& trace, int from, const MatchSeed& seed,
                const std::array<bool, NUM_PLAYERS>& as_recorded);

  /// From its present round on, it is played to the end of the match; what each round draws follows
  /// from a seed of its own.
  void go_on(std::function<std::int64_t(int round)> seed_of_round);

  int round() const override { return round_; }
  int num_rounds() const override { return round_ < from_ ? end_ : board_->num_rounds(); }
  int score(int player) const override { return board_->score(player); }
  double status(int player) const override { return board_->status(player); }
  /// What was recorded stays as it is.
  void set_status(int player, double status) override;
  void draw_from(std::int64_t seed) override { board_->draw_from(seed); }
  void go_to(const Configuration& position, const MatchSeed& seed, const Events& events) override {
    board_->go_to(position, seed, events);
  }
  long statistic(int k, int player) const override { return board_->statistic(k, player); }
  const Orders& next(const OrdersBySeat& orders, Outcomes* outcomes = nullptr,
                     Events* events = nullptr) override;
  void write_state(Text& out) const override { board_->write_state(out); }
  bool tells_events() const override { return board_->tells_events(); }
  Seat seat(int player, const MatchSeed& seed) const override { return board_->seat(player, seed); }
  int player_of(int id) const override { return board_->player_of(id); }

 private:
  const Orders& play_round(OrdersBySeat orders, Outcomes* outcomes, Events* events);

  const Trace& trace_;
  int from_, end_;
  const MatchSeed seed_;  ///< Of the draws from there on.
  const std::array<bool, NUM_PLAYERS> as_recorded_;
  Observer observer_;
  std::function<std::int64_t(int round)> seed_of_round_;  ///< Empty: the draws go on.
  const Orders none_;
  int round_;
  const std::unique_ptr<AnyBoard> board_;
};

/// How a player's orders in a round differ from the recorded ones, in a few words each. A trace has
/// only orders carried out: one in it is a difference if the player doesn't give it, or too late;
/// one not in it, if it would have been carried out, both with its player alone and with the
/// others' recorded orders mixed in many ways. A player never differs from itself, except for
/// orders that did nothing by rare chance, rarer when looking again.
/// @param looks_left  how often what differs may be looked at again, which takes time: one less
///                    each time
std::vector<std::string> order_differences(const Trace& trace, int round, int player,
                                           const Orders& given, int& looks_left);

}  // namespace game_engine
