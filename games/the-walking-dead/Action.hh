#pragma once

// The orders that a player can give to its units.
//
// Only the first order to each unit in a round counts, also when it is a bad one. Orders to
// units that don't exist or are not yours do nothing. Give the most urgent ones first: each
// player's orders are carried out in the order in which they were given, mixed at random with
// those of the others, and each on the board as it is by then.
//
// A player that gives more than 1000 orders in one round is out for the rest of the match.

#include <State.hh>
#include <engine/orders/Orders.hh>

class Action {
 public:
  /// Moves the living unit `id` one cell Down, Right, Up or Left: its clan owns the cell and
  /// takes the food that is there. It kills a zombie that stands there, and fights with a
  /// living unit of another clan; it stays where it is.
  /// Off the board, to waste, a dead unit or a mate, a diagonal, no direction: nothing happens.
  /// Example: `move(alive_units(me())[0], Left);`
  void move(int id, Dir dir) { orders_given_.add('m', id, dir); }

  // ---------------------------------------- students need not read below this line

 private:
  friend game_engine::Orders& game_engine::orders_given_to(Action& action);

  game_engine::Orders orders_given_;  // In this round so far.
};
