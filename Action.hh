#pragma once

// The orders that a player can give to its units.
//
// Only the first order to each unit in a round counts. Orders to units that don't exist or
// are not yours do nothing. Give the most urgent ones first: each player's orders are carried
// out in the order in which they were given, mixed at random with those of the others, and
// each on the board as it is by then.
//
// A player that gives more than 1000 orders in one round is out for the rest of the match.

#include <State.hh>
#include <engine/orders/Orders.hh>
#include <vector>

class Action {
 public:
  /// Moves unit `id` one cell in direction `dir`: a ghost in any, a wizard Down, Right, Up
  /// or Left. It owns the cell and reads the book there. A wizard attacks a wizard or ghost
  /// of another clan that stands there, and rescues a mate in conversion; it stays where it is.
  /// Off the board, into a wall, a diagonal for a wizard, no direction: nothing happens.
  /// Example: `move(ghost(me()), UL);`
  void move(int id, Dir dir) { orders_given_.add('m', id, dir); }

  /// The ghost `id` casts a spell: of all corridor cells without a unit that are not yours,
  /// also those of nobody, 15 in 100 become yours. `solution[k]` is the group, from 0 on, into
  /// which the k-th of `spell_ingredients()` goes: all groups have three members and the same sum.
  /// Wrong solution, ghost at rest, last 50 rounds, somebody was faster: nothing happens.
  /// Example: if the ingredients were `{1,4,5,6,4,1,3,4,2}`,
  /// `spell(ghost(me()), {1,2,0,1,0,0,1,2,2});`
  void spell(int id, const std::vector<int>& solution) {
    orders_given_.add('s', id, 0, solution.data(), solution.size());
  }

  // ---------------------------------------- students need not read below this line

 private:
  friend game_engine::Orders& game_engine::orders_given_to(Action& action);

  game_engine::Orders orders_given_;  // In this round so far.
};
