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

TEST("Demo opens boxes, collects money and kills soldiers, and is never out") {
  long sums[4] = {};
  for (int seed = 1; seed <= 5; ++seed) {
    const auto match = play({"Demo", "Demo", "Demo", "Demo"}, seed);
    for (int player = 0; player < 4; ++player) {
      CHECK(not match->outs()[player]);
      for (int k = 0; k < 4; ++k) sums[k] += board_of(*match).statistic(k, player);
    }
  }
  CHECK(sums[0] > 100 and sums[2] > 5 and sums[3] > 1000);
}

TEST("Null gives no orders: units stay where they are") {
  Match match(read_configuration_file("default.cnf"), {"Null", "Null", "Null", "Null"}, 1,
              game_engine::Log(false));
  std::vector<Pos> start;
  const game_engine::StateData& state = board_of(match).state();
  for (int id = 0; id < state.num_units; ++id) start.push_back(state.units()[id].pos);
  match.seat_players(game_engine::run_here);
  match.play({});
  for (int id = 0; id < state.num_units; ++id) CHECK_EQUAL(state.units()[id].pos, start[id]);
}
