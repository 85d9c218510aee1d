#pragma once

#include <engine/match/Trace.hh>

#include "Recording.hh"

namespace game_engine {

/// How often something happened to a player, and what it was worth.
struct EventTotal {
  int done = 0;      ///< By one of its units.
  int suffered = 0;  ///< By one of another clan's.
  int points = 0;    ///< For the player.
};

/// What happened to the players in some rounds.
struct EventTotals {
  /// For each player, by the number of a kind of events.
  std::array<std::map<int, EventTotal>, NUM_PLAYERS> events;
  /// For each player, how much its score rose; and points of events aside: by cells, for example.
  std::array<int, NUM_PLAYERS> points{}, other_points{};
  OrderCounts orders;
  /// How often units of a player (the first number) did something of a kind (the third) to those of
  /// another (the second), and the points of both for it.
  std::map<std::array<int, 3>, std::array<int, 3>> exchanges;
};

/// Orders of a player, and those of them that did nothing.
struct IdleOrders {
  int all = 0, idle = 0;
  int reason = 0;  ///< Why most of them did nothing; 0: none did.
};

/// @param outcomes  how many orders had each outcome, by its number
IdleOrders idle_orders(const std::map<int, int>& outcomes);

/// What happened from the start of a round to that of another.
/// @param orders  of the whole match, round by round; empty: they are not known
EventTotals event_totals(const Trace& trace, const std::vector<OrderCounts>& orders, int from,
                         int to);

}  // namespace game_engine
