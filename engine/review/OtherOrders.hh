#pragma once

#include "Continuations.hh"

namespace game_engine {

/// An order as people read it, and as the trace has it; both empty: none.
struct OrderInWords {
  std::string words, text;
};

/// What somebody else would have had a unit of the reviewed player do in a recorded round.
struct OtherOrder {
  int round, unit;
  std::string unit_words;
  OrderInWords own, other;
};

/// All orders of these rounds that differ, led along in the shadow: the recorded states are what
/// both players see. Empty if one of them ends the process.
/// @param who  from NOBODY_INSTEAD on
std::vector<OtherOrder> other_orders(const ReviewedMatch& match, int from, int to, int who);

}  // namespace game_engine
