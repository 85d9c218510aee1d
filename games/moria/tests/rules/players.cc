// The players that come with the game: Null, Demo and Dummy.

#include <algorithm>
#include <tests/kit/Signature.hh>
#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;
using game_engine::Match;
using game_engine::Names;

namespace {

std::unique_ptr<Match> play(const Names& names, std::int64_t seed) {
  return play_to_the_end(read_configuration_file("default.cnf"), names, seed);
}

// The mean rank of Dummy against three others in eight matches, from each seat twice.
double rank_of_dummy(const Names& others) {
  double sum = 0;
  for (int seed = 1; seed <= 8; ++seed) {
    Names names = others;
    const int seat = seed % 4;
    std::rotate(names.begin(), names.begin() + 4 - seat, names.end());
    const auto match = play(names, seed);
    for (const auto& out : match->outs()) CHECK_EQUAL(out ? out->reason : "", "");
    const int(&score)[4] = board_of(*match).state().score;
    for (int player = 0; player < 4; ++player) sum += score[player] > score[seat];
  }
  return 1 + sum / 8;
}

}  // namespace

TEST("Demo beats Null in every match, from every seat") {
  for (int seat = 0; seat < 4; ++seat) {
    Names names = {"Null", "Null", "Null", "Null"};
    names[seat] = "Demo";
    CHECK(play(names, seat + 1)->winners() == std::vector<int>{seat});
  }
}

TEST("Demo digs, takes treasures and captures units, and is never out") {
  long sums[4] = {};
  for (int seed = 1; seed <= 3; ++seed) {
    const auto match = play({"Demo", "Demo", "Demo", "Demo"}, seed);
    for (int player = 0; player < 4; ++player) {
      CHECK(not match->outs()[player]);
      for (int k = 0; k < 4; ++k) sums[k] += board_of(*match).statistic(k, player);
    }
  }
  CHECK(sums[0] > 60 and sums[1] > 60 and sums[3] > 60);
}

TEST("Dummy is first against three Delver") {
  CHECK(rank_of_dummy({"Dummy", "Delver", "Delver", "Delver"}) <= 1.4);
}

TEST("Dummy is second against Raider, Doomed and Rover, and third with Delver in place of Doomed") {
  CHECK_NEAR(rank_of_dummy({"Dummy", "Raider", "Doomed", "Rover"}), 2, 0.5);
  CHECK_NEAR(rank_of_dummy({"Dummy", "Delver", "Raider", "Rover"}), 3, 0.5);
}
