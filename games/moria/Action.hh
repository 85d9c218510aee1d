#pragma once

// The orders that a player can give to its units.
//
// Only the first order to each unit in a round counts. Orders to units that are not
// yours do nothing. Give the most urgent ones first: each player's orders are carried
// out in the order in which they were given, mixed at random with those of the others.
//
// A player that gives more than 1000 orders in one round is out for the rest of the match.

#include <State.hh>
#include <engine/orders/Orders.hh>
#include <vector>

class Action {
 public:
  /// Has unit `id` go one cell in direction `dir`. A dwarf attacks a unit of others that is there,
  /// and digs if there is rock: then it stays where it is. Wizards don't go diagonally. An order
  /// that is not allowed does nothing; None has the unit stay. A direction that is none of the
  /// nine is as if no order had been given, but counts for the 1000.
  /// Example: `command(id, Left);`
  void command(int id, Dir dir) { orders_given_.add('m', id, dir); }

  /// The same order as one value.
  /// Example: `vector<Movement> plan; ... for (Movement m : plan) command(m);`
  void command(Movement m) { command(m.id, m.dir); }

  // ---------------------------------------- students need not read below this line

 private:
  friend game_engine::Orders& game_engine::orders_given_to(Action& action);

  game_engine::Orders orders_given_;  // In this round so far.
};
