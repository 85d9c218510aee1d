#pragma once

#include <string>
#include <vector>

#include "Trace.hh"

namespace game_engine {

/// How a player's orders in a recorded round differ from those given then, in a few words each. A
/// trace has only the orders carried out. So an order in it is a difference if the player doesn't
/// give it, or gives it too late; an order not in it, if it would have been carried out, both with
/// its player alone and with the others' recorded orders mixed in many ways. A player never differs
/// from itself, except for orders that did nothing by rare chance, rarer when looking again.
/// @param looks_left  how often what differs may be looked at again, which takes time: one less
///                    each time
std::vector<std::string> order_differences(const Trace& trace, int round, int player,
                                           const Orders& given, int& looks_left);

/// The given orders that do nothing in that round even if nobody else gives any, with the reasons:
/// "13 m u: a wall (5.2)".
std::vector<std::string> idle_orders(const Trace& trace, int round, int player,
                                     const Orders& given);

}  // namespace game_engine
