#pragma once

#include <engine/text/Reader.hh>
#include <cstddef>
#include <vector>

#include "CellSet.hh"
#include "Orders.hh"

namespace game_engine {

/// What dice decided in a round that is played again: yes or no, in order.
class Choices {
 public:
  /// The next one, if it was set; otherwise the guess.
  bool next(bool guess) {
    if (used_ == chosen_.size()) chosen_.push_back(guess);
    return chosen_[used_++];
  }

  /// Before the round is played once more: the first `kept` are set.
  void begin(std::size_t kept) {
    if (kept < chosen_.size()) chosen_.resize(kept);
    used_ = 0;
  }

  /// How many were asked for.
  std::size_t size() const { return used_; }
  void flip(std::size_t k) { chosen_[k] = not chosen_[k]; }

 private:
  std::vector<bool> chosen_;
  std::size_t used_ = 0;
};

/// A round that is played again: the orders that it carried out, and the state after it, which
/// shows where things came to be and whose they are.
template <typename Board>
struct RecordedRound {
  const Orders& orders;
  const Board& next;
  Choices& choices;
};

/// Carries out the recorded orders of players again.
template <typename State, typename CarryOut>
void repeat_turns(const Orders& recorded, Orders& carried_out, const State& state,
                  CarryOut carry_out) {
  using Reason = decltype(carry_out(recorded, *recorded.list().data()));
  carried_out.clear();
  for (const Order& order : recorded.list())
    if (state.player_of(order.id) != -1 and carry_out(recorded, order) == Reason::DONE)
      carried_out.add(recorded, order);
}

/// The place of something new. @throws InputError if it is nowhere
inline Pos place_of_new(const CellSet& now, const CellSet& before) {
  const CellSet cells = now - before;
  if (cells.empty()) throw InputError("the next state can't have followed");
  return cells.nth(0);
}

}  // namespace game_engine
