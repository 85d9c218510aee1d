#pragma once

#include <engine/match/Trace.hh>
#include <map>

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
  /// For each player, how many of its orders had each outcome, by its number; and its habits.
  std::array<std::map<int, int>, NUM_PLAYERS> orders;
  HabitsBySeat habits{};
  /// How often units of a player (the first number) did something of a kind (the third) to those of
  /// another (the second), and the points of both for it.
  std::map<std::array<int, 3>, std::array<int, 3>> exchanges;
};

/// Orders of a player, and those of them that did nothing.
struct IdleOrders {
  int all = 0, idle = 0;
  int reason = 0;  ///< Why most of them did nothing; 0: none did.
  int most = 0;    ///< How many that was.
};

/// @param outcomes  how many orders had each outcome, by its number
IdleOrders idle_orders(const std::map<int, int>& outcomes);

/// What happened from the start of a round to that of another.
/// @param habits  of the whole match, round by round; empty: orders are not known
EventTotals event_totals(const Trace& trace, const std::vector<HabitsBySeat>& habits, int from,
                         int to);

}  // namespace game_engine
