#include "RecordedBoard.hh"

#include <algorithm>

namespace game_engine {

RecordedBoard::RecordedBoard(const Trace& trace, int end, Observer observer)
    : trace_(trace),
      from_(trace.num_rounds()),
      end_(std::min({end, trace.last_round() + 1, trace.num_rounds()})),
      seed_(trace.match_seed()),
      as_recorded_{},
      observer_(std::move(observer)),
      round_(trace.first_round()),
      board_(make_board(*trace.position(round_), seed_)) {}

RecordedBoard::RecordedBoard(const Trace& trace, int from, const MatchSeed& seed,
                             const std::array<bool, NUM_PLAYERS>& as_recorded)
    : trace_(trace),
      from_(from),
      end_(trace.num_rounds()),
      seed_(seed),
      as_recorded_(as_recorded),
      round_(trace.first_round()),
      board_(make_board(*trace.position(round_), seed_)) {}

void RecordedBoard::set_status(int player, double status) {
  // At the end of a round: of one that was played.
  if (round_ > from_ and not as_recorded_[player]) board_->set_status(player, status);
}

void RecordedBoard::go_on(std::function<std::int64_t(int round)> seed_of_round) {
  from_ = round_;
  end_ = trace_.num_rounds();
  seed_of_round_ = std::move(seed_of_round);
}

const Orders& RecordedBoard::next(const std::array<Orders, NUM_PLAYERS>& orders, Outcomes* outcomes,
                                  Events* events) {
  if (round_ >= from_) return play_round(orders, outcomes, events);
  if (observer_) observer_(orders);
  const int round = round_++;
  if (round_ <= trace_.last_round()) board_->go_to(*trace_.position(round_), seed_);
  if (not trace_.has_orders(round)) return none_;
  if (events) *events = trace_.events(round);
  return trace_.orders(round);
}

const Orders& RecordedBoard::play_round(std::array<Orders, NUM_PLAYERS> orders, Outcomes* outcomes,
                                        Events* events) {
  for (int player = 0; player < NUM_PLAYERS; ++player)
    if (as_recorded_[player] and trace_.has_orders(round_))
      orders[player] = orders_of(player, trace_.orders(round_), *board_);
  if (seed_of_round_) board_->draw_from(seed_of_round_(round_));
  const Orders& carried_out = board_->next(orders, outcomes, events);
  ++round_;
  return carried_out;
}

}  // namespace game_engine
