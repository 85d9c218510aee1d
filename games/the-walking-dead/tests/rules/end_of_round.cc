// Rules 8: the end of the round.

#include "Boards.hh"

namespace {

// A round in which nobody does anything: the clans before and after it, for a seed.
struct Crossing {
  int from = -1, to = -1, id = -1;  ///< -1: there was none.
};

Crossing change_of_clan(const Position& position, int seed) {
  Play play(position, seed);
  std::vector<int> before;
  for (int id = 0; id < play.state().num_units; ++id)
    before.push_back(play.state().units[id].player);
  play.next();
  Crossing change;
  for (int id = 0; id < play.state().num_units; ++id)
    if (play.state().units[id].player != before[id])
      change = {before[id], play.state().units[id].player, id};
  return change;
}

}  // namespace

TEST("8.3 in one of five rounds a unit of a largest clan goes to a smallest one") {
  for (const auto& [picture, pairs] :
       {std::pair("a b c d", 12u), {"a a a b b b c d d", 4u}, {"a b b c c c c d", 2u}}) {
    const Position position(picture);
    const Play start(position);
    const int* const n = start.state().num_alive;
    const auto [least, most] = std::minmax_element(n, n + 4);
    std::set<std::pair<int, int>> seen;
    int changes = 0;
    for (int seed = 1; seed <= 500; ++seed) {
      const Crossing change = change_of_clan(position, seed);
      if (change.id == -1) continue;
      CHECK(n[change.from] == *most and n[change.to] == *least);
      seen.insert({change.from, change.to});
      ++changes;
    }
    CHECK_NEAR(changes, 100, 36);
    CHECK_EQUAL(seen.size(), pairs);
  }
}
