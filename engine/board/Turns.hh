#pragma once

#include <Random.hh>
#include <algorithm>
#include <array>
#include <vector>

#include "Orders.hh"

namespace game_engine {

/// What becomes of an order before any is carried out. `Reason` is the game's list of reasons.
template <typename Reason>
struct Standing {
  enum Kind {
    WAITS,    ///< It takes its turn.
    SPENT,    ///< It was the unit's only order, and is dropped.
    IGNORED,  ///< It is dropped as if it had never been given.
  };

  static Standing waits() { return {WAITS, Reason::DONE}; }
  static Standing spent(Reason why) { return {SPENT, why}; }
  static Standing ignored(Reason why) { return {IGNORED, why}; }

  Kind kind;
  Reason reason;  ///< DONE if it waits.
};

/// Carries out the players' orders, mixed at random, but each player's in its own order: as long as
/// orders wait, one of the players with orders left is drawn, each with the same chance, and
/// carry_out(orders, order) is called with its next one. That returns why the order does nothing,
/// or Reason::DONE. Orders to units that do not exist and all but the first to a unit are left out,
/// and so are those that the game's `standing(order, player)`, called for the rest, rules out.
/// Orders carried out go to `carried_out`, and what became of each order to `outcomes`, if not
/// null. If ids have gaps, `place_of(id)` numbers the units from 0 on; -1: no such unit.
template <std::size_t N, typename GetStanding, typename F, typename PlaceOf>
void play_turns(const std::array<Orders, N>& orders, Orders& carried_out,
                std::array<std::vector<int>, N>* outcomes, int num_units, Random& random,
                GetStanding standing, F carry_out, PlaceOf place_of) {
  using Reason = decltype(carry_out(orders[0], *orders[0].list().data()));
  carried_out.clear();
  const auto note = [&](std::size_t player, const Order& order, Reason reason) {
    if (outcomes) (*outcomes)[player][&order - orders[player].list().data()] = int(reason);
  };
  std::vector<const Order*> waiting;  // those of the first player, then those of the next, ...
  std::array<std::size_t, N> next, end, players;
  int num_players = 0;  // with orders left: the first of `players`, by number
  std::vector<char> has_order(num_units, false);
  for (std::size_t player = 0; player < N; ++player) {
    next[player] = waiting.size();
    if (outcomes) (*outcomes)[player].resize(orders[player].list().size());
    for (const Order& order : orders[player].list()) {
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
      if (its.kind == Standing<Reason>::WAITS) waiting.push_back(&order);
      else note(player, order, its.reason);
      if (its.kind != Standing<Reason>::IGNORED) has_order[unit] = true;
    }
    end[player] = waiting.size();
    if (next[player] < end[player]) players[num_players++] = player;
  }
  while (num_players > 0) {
    const auto drawn = players.begin() + random.random(1, num_players) - 1;
    const std::size_t player = *drawn;
    const Order& order = *waiting[next[player]++];
    if (next[player] == end[player]) std::copy(drawn + 1, players.begin() + num_players--, drawn);
    const Reason reason = carry_out(orders[player], order);
    if (reason == Reason::DONE) carried_out.add(orders[player], order);
    note(player, order, reason);
  }
}

}  // namespace game_engine
