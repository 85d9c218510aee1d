#pragma once

// The orders that a player can give to its citizens.
//
// Only the first order to each citizen in a round counts. Orders to citizens that are not
// yours do nothing. Give the most urgent ones first: each player's orders are carried
// out in the order in which they were given, mixed at random with those of the others.
//
// A player that gives more than 1000 orders in one round is out for the rest of the match.

#include <State.hh>
#include <engine/orders/Orders.hh>

class Action {
 public:
  /// Moves citizen `id` one cell in direction `dir`, where it takes money, food or a weapon, or
  /// hides in a barricade of its clan. By night, towards a citizen of another clan it is an
  /// attack, and towards a barricade of another clan a blow at it: then it stays where it is.
  /// A move that is not allowed does nothing.
  /// Example: `move(warriors(me())[0], Left);`
  void move(int id, Dir dir) { orders_given_.add('m', id, dir); }

  /// The builder `id` builds on the neighbour in direction `dir`, by day: a new barricade on
  /// an empty cell, or more resistance for one of the clan with nobody in it. A builder who is
  /// in a barricade can't.
  /// Example: `if (is_day() and pos_ok(p + Up) and cell(p + Up).is_empty()) build(id, Up);`
  void build(int id, Dir dir) { orders_given_.add('b', id, dir); }

  // ---------------------------------------- students need not read below this line

 private:
  friend game_engine::Orders& game_engine::orders_given_to(Action& action);

  game_engine::Orders orders_given_;  // In this round so far.
};
