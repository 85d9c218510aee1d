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
  /// Moves unit `id` one cell in direction `dir`, where it picks up a kit or money. For a
  /// soldier with poison, towards a unit of another clan it is an attack: it stays where it
  /// is. A move that is not allowed does nothing.
  /// Example: `move(professor(me()), Left);`
  void move(int id, Dir dir) { orders_given_.add('m', id, dir); }

  /// The professor `id` opens the safety box whose door is the neighbour in direction
  /// `dir`: `key[k]` is the triplet, from 0 on, into which the k-th number of the box's hint
  /// goes. A wrong key does nothing and costs nothing.
  /// Example: for the hint `{2,3,6,-3,3,1,-3,0,1,0,3,3}`,
  /// `open(professor(me()), {0,2,1,2,3,0,1,2,0,3,3,1}, Up);`
  void open(int id, const std::vector<int>& key, Dir dir) {
    orders_given_.add('o', id, dir, key.data(), key.size());
  }

  /// The soldier `id` takes poison from the pot of its clan: as much as it can still
  /// carry, or all that there is.
  /// Example: `if (unit(id).poison == 0 and available_poison(me()) > 0) charge(id);`
  void charge(int id) { orders_given_.add('c', id); }

  /// The professor `id` takes health from the pot of its clan: as much as it lacks, or
  /// all that there is.
  /// Example: `if (available_health(me()) > 0) heal(professor(me()));`
  void heal(int id) { orders_given_.add('h', id); }

  // ---------------------------------------- students need not read below this line

 private:
  friend game_engine::Orders& game_engine::orders_given_to(Action& action);

  game_engine::Orders orders_given_;  // In this round so far.
};
