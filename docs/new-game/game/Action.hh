#pragma once

// The orders that a player can give to its units.
//
// Only the first order to each unit in a round counts. Orders to units that are not yours do
// nothing. Each player's orders are carried out in the order in which they were given, mixed at
// random with those of the others.
//
// A player that gives more than 1000 orders in one round is out for the rest of the match.

#include <State.hh>
#include <engine/orders/Orders.hh>

class Action {
 public:
  /// Moves unit `id` one cell in direction `dir`, where it picks up a coin. A move off the board or
  /// onto another unit does nothing.
  /// Example: `move(id, Left);`
  void move(int id, Dir dir) { orders_given_.add('m', id, dir); }

  // ---------------------------------------- students need not read below this line

 private:
  friend game_engine::Orders& game_engine::orders_given_to(Action& action);

  game_engine::Orders orders_given_;  // In this round so far.
};
