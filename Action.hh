#ifndef ACTION_HH
#define ACTION_HH

// The orders that a player can give to its units.
//
// Only the first order to each unit in a round counts. Orders to units that are not
// yours do nothing. Give the most urgent ones first: each player's orders are carried
// out in the order in which they were given, mixed at random with those of the others.
// Do not give more than 1000 orders in one round: you would be out.

#include <State.hh>
#include <engine/Orders.hh>
#include <vector>

class Action {
 public:
  /// Moves unit `id` one cell in direction `dir`. Wizards can't move in diagonals.
  /// Towards a wizard of another clan it is an attack, towards a wizard of the same
  /// clan that is in conversion a rescue. A move that is not allowed does nothing.
  /// Example: `move(ghost(me()), UL);`
  void move(int id, Dir dir) { orders_given_.add('m', id, dir); }

  /// Has the ghost `id` cast a spell: `solution[k]` is the group, from 0 on, into which
  /// the k-th of spell_ingredients() goes. All groups have three members and the same
  /// sum. A wrong solution does nothing and costs nothing.
  /// Example: for ingredients {1,4,5,6,4,1,3,4,2}, `spell(ghost(me()), {1,2,0,1,0,0,1,2,2});`
  void spell(int id, const std::vector<int>& solution) {
    orders_given_.add('s', id, 0, solution.data(), solution.size(), game_engine::MAX_INGREDIENTS);
  }

  // ---------------------------------------- students need not read below this line

  /// The orders of this round so far.
  game_engine::Orders orders_given_;
};

#endif
