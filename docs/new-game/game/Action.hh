#pragma once

// The orders that a player can give. Only the first one of a round counts.
//
// A player that gives more than 1000 orders in one round is out for the rest of the match.

#include <State.hh>
#include <engine/orders/Orders.hh>

class Action {
 public:
  /// From this round on, the clan's cycle goes in direction `dir`. It can't turn straight back.
  /// Example: `turn(Left);`
  void turn(Dir dir) { orders_given_.add_own('t', dir); }

  // ---------------------------------------- students need not read below this line

 private:
  friend game_engine::Orders& game_engine::orders_given_to(Action& action);

  game_engine::Orders orders_given_;  // In this round so far.
};
