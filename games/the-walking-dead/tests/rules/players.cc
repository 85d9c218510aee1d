// The players to start from, AINull.cc and AIDemo.cc.

#include <algorithm>
#include <tests/kit/Signature.hh>
#include <tests/kit/Test.hh>

using namespace tests;
using game_engine::Match;
using game_engine::Names;

namespace {

std::unique_ptr<Match> play(const Names& names, std::int64_t seed) {
  return play_to_the_end(read_configuration_file("default.cnf"), names, seed);
}

}  // namespace

TEST("Demo beats Null in every match, from every seat") {
  for (int seat = 0; seat < 4; ++seat) {
    Names names = {"Null", "Null", "Null", "Null"};
    names[seat] = "Demo";
    CHECK(play(names, seat + 1)->winners() == std::vector<int>{seat});
  }
}

TEST("Demo kills units and zombies and takes food, and is never out") {
  long sums[4] = {};
  for (int seed = 1; seed <= 5; ++seed) {
    const auto match = play({"Demo", "Demo", "Demo", "Demo"}, seed);
    for (int player = 0; player < 4; ++player) {
      CHECK(not match->outs()[player]);
      for (int k = 0; k < 3; ++k) sums[k] += board_of(*match).statistic(k, player);
    }
  }
  CHECK(sums[0] > 100 and sums[1] > 100 and sums[2] > 100);
}

TEST("Null gives no orders: only zombies move, until all are zombies") {
  const auto match = play({"Null", "Null", "Null", "Null"}, 1);
  const game_engine::StateData& state = board_of(*match).state();
  for (int player = 0; player < 4; ++player)
    for (int k = 0; k < 3; ++k) CHECK_EQUAL(board_of(*match).statistic(k, player), 0);
  int zombies = 0;
  for (int id = 0; id < state.num_units; ++id) zombies += state.units[id].type == Zombie;
  CHECK(zombies > 80);
}
