#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include <engine/random/BoardDraws.hh>
#include "Orders.hh"

namespace game_engine {

/// What becomes of an order before any is carried out. `Reason` is the game's list of reasons.
template <typename Reason>
struct Standing {
  enum Kind {
    WAITS,  ///< It takes its turn.
    SPENT,  ///< It was the unit's only order, and is dropped.
    VOID,   ///< It is dropped as if it had never been given.
  };

  static Standing waits() { return {WAITS, Reason::DONE}; }
  static Standing spent(Reason why) { return {SPENT, why}; }
  static Standing dropped(Reason why) { return {VOID, why}; }

  Kind kind;
  Reason reason;  ///< DONE if it waits.
};

/// The orders of N players in a round, as they take turns: line_up(), then play().
template <typename Reason, std::size_t N>
class Turns {
 public:
  /// What becomes of each order goes to `outcomes`, if it is not null.
  Turns(const std::array<Orders, N>& orders, std::array<std::vector<int>, N>* outcomes)
      : orders_(orders), outcomes_(outcomes) {}

  /// Chooses the orders that wait: neither those to units that do not exist, nor all but the first
  /// to a unit, nor what the game's `standing(order, player)`, called for the rest, rules out. If
  /// ids have gaps, `place_of(id)` numbers the units from 0 on; -1: no such unit.
  template <typename GetStanding, typename PlaceOf>
  void line_up(int num_units, GetStanding standing, PlaceOf place_of) {
    std::vector<char> has_order(num_units, false);
    for (std::size_t player = 0; player < N; ++player) {
      next_[player] = waiting_.size();
      if (outcomes_) (*outcomes_)[player].resize(orders_[player].list().size());
      for (const Order& order : orders_[player].list()) {
        const int unit = place_of(order.id);
        if (unsigned(unit) >= unsigned(num_units)) {
          note(player, order, Reason::NO_SUCH_UNIT);
          continue;
        }
        if (has_order[unit]) {
          note(player, order, Reason::SECOND_ORDER);
          continue;
        }
        const Standing<Reason> its = standing(order, int(player));
        if (its.kind == Standing<Reason>::WAITS) waiting_.push_back(&order);
        else note(player, order, its.reason);
        if (its.kind != Standing<Reason>::VOID) has_order[unit] = true;
      }
      end_[player] = waiting_.size();
    }
  }

  /// Carries out those that wait, mixed at random, but each player's in its own order: as long as
  /// orders wait, one of the players with orders left is drawn, each with the same chance, and
  /// carry_out(orders, order) is called with its next one. That returns why the order does nothing,
  /// or Reason::DONE. Orders carried out go to `carried_out`.
  template <typename F>
  void play(BoardDraws& random, Orders& carried_out, F carry_out) {
    carried_out.clear();
    std::array<std::size_t, N> players;
    int num_players = 0;  // with orders left: the first of `players`, by number
    for (std::size_t player = 0; player < N; ++player)
      if (next_[player] < end_[player]) players[num_players++] = player;
    while (num_players > 0) {
      const auto drawn = players.begin() + random.random(1, num_players) - 1;
      const std::size_t player = *drawn;
      const Order& order = *waiting_[next_[player]++];
      if (next_[player] == end_[player])
        std::copy(drawn + 1, players.begin() + num_players--, drawn);
      const Reason reason = carry_out(orders_[player], order);
      if (reason == Reason::DONE) carried_out.add(orders_[player], order);
      note(player, order, reason);
    }
  }

 private:
  void note(std::size_t player, const Order& order, Reason reason) {
    if (outcomes_) (*outcomes_)[player][&order - orders_[player].list().data()] = int(reason);
  }

  const std::array<Orders, N>& orders_;
  std::array<std::vector<int>, N>* const outcomes_;
  std::vector<const Order*> waiting_;  ///< Those of the first player, then those of the next, ...
  std::array<std::size_t, N> next_, end_;  ///< Of each player, in that list.
};

}  // namespace game_engine
