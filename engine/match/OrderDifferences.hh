#pragma once

#include <string>
#include <vector>

#include "Trace.hh"

namespace game_engine {

/// In what the orders that a player gives in a recorded round differ from those it gave then, a
/// few words for each difference. A trace has the orders that were carried out. So an order that
/// it has differs if the player does not give it, or gives it too late; and one that it does not
/// have, if it would have been carried out: by its player alone, and with the recorded orders of
/// the others, in so many ways to mix them. The same player never differs from itself, but for an
/// order that did nothing by a rare chance: the more ways, the rarer.
std::vector<std::string> order_differences(const Trace& trace, int round, int player,
                                           const Orders& given, int ways);

/// The orders given that do nothing in that round even if nobody else gives any, each with the
/// reason: "13 m u: a wall (5.2)".
std::vector<std::string> idle_orders(const Trace& trace, int round, int player,
                                     const Orders& given);

}  // namespace game_engine
