#ifndef ENGINE_TURNS_HH
#define ENGINE_TURNS_HH

#include <Random.hh>
#include <algorithm>
#include <array>
#include <vector>

#include "Orders.hh"

namespace game_engine {

/// Mixes the orders of the players at random and keeps each player's own order: as long
/// as orders wait, one of the players that still have some is drawn, all with the same
/// chance, and f(orders, order) is called with that player's next one. Left out are orders
/// to units that do not exist or are not the player's at the start (`is_own(id, player)`),
/// and all but the first to a unit.
template <std::size_t N, typename IsOwn, typename F>
void for_each_turn(const std::array<Orders, N>& orders, int num_units, Random& random, IsOwn is_own,
                   F f) {
  std::vector<const Order*> waiting;  // those of the first player, then those of the next, ...
  std::array<std::size_t, N> next, end, players;
  int num_players = 0;  // with orders left: the first of `players`, by number
  std::vector<char> has_order(num_units, false);
  for (std::size_t player = 0; player < N; ++player) {
    next[player] = waiting.size();
    for (const Order& order : orders[player].list()) {
      if (unsigned(order.id) >= unsigned(num_units) or has_order[order.id]) continue;
      if (not is_own(order.id, int(player))) continue;
      has_order[order.id] = true;
      waiting.push_back(&order);
    }
    end[player] = waiting.size();
    if (next[player] < end[player]) players[num_players++] = player;
  }
  while (num_players > 0) {
    const auto drawn = players.begin() + random.random(1, num_players) - 1;
    const std::size_t player = *drawn;
    const Order& order = *waiting[next[player]++];
    if (next[player] == end[player]) std::copy(drawn + 1, players.begin() + num_players--, drawn);
    f(orders[player], order);
  }
}

}  // namespace game_engine

#endif
