// The players to start from, AINull.cc and AIDemo.cc.

#include <tests/kit/Signature.hh>
#include <tests/kit/Test.hh>

#include "Boards.hh"

using namespace tests;

TEST("Demo takes money, kills and builds barricades, and is never out") {
  long sums[4] = {};
  for (int seed = 1; seed <= 5; ++seed) {
    const auto match = play_to_the_end(read_configuration_file("default.cnf"),
                                       {"Demo", "Demo", "Demo", "Demo"}, seed);
    for (int player = 0; player < 4; ++player) {
      CHECK(not match->outs()[player]);
      for (int k = 0; k < 4; ++k) sums[k] += board_of(*match).statistic(k, player);
    }
  }
  CHECK_EQUAL(Board::statistics()[3], "barricades");
  CHECK(sums[0] > 5 and sums[2] > 50 and sums[3] > 50);
}

TEST("Demo has more points than Null in nine of ten matches") {
  const int better = count_seeds(20, [&](int seed) {
    const auto match = play_to_the_end(read_configuration_file("default.cnf"),
                                       {"Demo", "Null", "Null", "Null"}, seed);
    const auto& score = board_of(*match).state().score;
    return score[0] > score[1] and score[0] > score[2] and score[0] > score[3];
  });
  CHECK(better >= 18);
}

TEST("Null gives no orders: citizens stay where they are") {
  const auto match =
      play_to_the_end(read_configuration_file("default.cnf"), {"Null", "Null", "Null", "Null"}, 1);
  const Board start(read_configuration_file("default.cnf"), 1);
  for (const Citizen& c : start.state())
    CHECK_EQUAL(board_of(*match).state().find(c.id)->pos, c.pos);
}
