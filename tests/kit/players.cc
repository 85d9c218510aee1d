// The players to start from, AINull.cc and AIDemo.cc.

#include <algorithm>

#include "Rung.hh"
#include "Signature.hh"
#include "Test.hh"

using namespace tests;
using game_engine::Names;

TEST("Demo beats three Null, from every seat") {
  int wins = 0;
  for (int seed = 1; seed <= 8; ++seed) {
    Names names = {"Null", "Null", "Null", "Null"};
    const int seat = seed % NUM_PLAYERS;
    names[seat] = "Demo";
    const auto match = play_to_the_end(match_with({}), names, seed);
    wins += match->winners() == std::vector<int>{seat};
  }
  CHECK(wins >= 7);
}

TEST("Demo does all but one of the things that the game counts, or all, and is never out") {
  const std::size_t number = Board::statistics().size();
  std::vector<long> sums(number);
  for (int seed = 1; seed <= 5; ++seed) {
    const auto match = play_to_the_end(match_with({}), {"Demo", "Demo", "Demo", "Demo"}, seed);
    CHECK(not is_out_anywhere(*match));
    for (std::size_t k = 0; k < number; ++k)
      for (int player = 0; player < NUM_PLAYERS; ++player)
        sums[k] += board_of(*match).statistic(int(k), player);
  }
  CHECK(std::count_if(sums.begin(), sums.end(), [](long sum) { return sum < 5; }) <= 1);
}

TEST("Null gives no orders") {
  for (int seed = 1; seed <= 5; ++seed) {
    const Board board(match_with({}), seed);
    CHECK(Rung("Null").orders(board.settings(), board.state()).list().empty());
  }
}
