#pragma once

// Which players do the same, whatever their text, and which do something else if the clock says so:
// all are led through one match, in the same seat, so that they see the same states and draw the
// same numbers.

#include <engine/match/Trace.hh>
#include "Arena.hh"

namespace game_engine {

/// Two players and the orders that they gave on the same states.
struct SameOrders {
  std::string one, other;
  int orders = 0;    ///< Those that either gave; an order that both gave counts once.
  double share = 0;  ///< Of these, that both gave.
};

struct ComparedOrders {
  /// The pairs that share SAME_ORDERS or more of at least LEAST_ORDERS, the most alike first,
  /// without those that share as much with a player that everybody was given: theirs are the orders
  /// of that one.
  std::vector<SameOrders> pairs;
  /// Who gives other orders where status() says something else.
  std::vector<std::string> by_clock;
};

/// @param players  names and files @param given  names of linked players
/// @param trace    of the match, whose first seat they take @throws InputError
ComparedOrders compare_orders(const std::vector<std::pair<std::string, std::string>>& players,
                              const std::vector<std::string>& given, const Trace& trace,
                              const Limits& limits);

constexpr double SAME_ORDERS = 0.9;
constexpr int LEAST_ORDERS = 100;

}  // namespace game_engine
