#pragma once

#include <tests/rules/Boards.hh>

namespace tests {

/// How often a round with these orders has drawn shows in the next one: in which order four units,
/// "a" to "d", move then, for the seeds 1 to 20.
template <typename GiveOrders>
std::string order_after(const Position& position, GiveOrders give) {
  std::string order;
  for (int seed = 1; seed <= 20; ++seed) {
    Play play(position, seed);
    give(play);
    play.next();
    order += play.go({{"a", Right}, {"b", Right}, {"c", Right}, {"d", Right}}) + "\n";
  }
  return order;
}

}  // namespace tests
