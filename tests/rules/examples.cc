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
  for (int seed = 1; seed <= 3; ++seed) {
    for (int seat = 0; seat < 4; ++seat) {
      Names names = {"Null", "Null", "Null", "Null"};
      names[seat] = "Demo";
      CHECK(play(names, seed)->winners() == std::vector<int>{seat});
      std::fill(names.begin(), names.end(), "Demo");
      names[seat] = "Null";
      const auto match = play(names, seed);
      const auto& score = board_of(*match).state().score;
      CHECK_EQUAL(std::min_element(score, score + 4) - score, seat);
    }
  }
}

TEST("Demo casts spells, reads books and converts wizards, and is never out") {
  long spells = 0;
  for (int seed = 1; seed <= 5; ++seed) {
    const auto match = play({"Demo", "Demo", "Demo", "Demo"}, seed);
    const auto& state = board_of(*match).state();
    int converted = 0;
    for (int player = 0; player < 4; ++player) {
      CHECK(not match->outs()[player]);
      CHECK(state.strength[player] > 1000);
      converted += state.points_for_conversions[player];
      spells += board_of(*match).statistic(2, player);
    }
    CHECK(converted > 0);
  }
  CHECK(spells >= 10);
}

TEST("Null gives no orders") {
  Match match(read_configuration_file("default.cnf"), {"Null", "Null", "Null", "Null"}, 1,
              game_engine::Log(false));
  match.seat_players(game_engine::run_here);
  int rounds = -1;  // the first piece is the first state
  match.play([&](std::string_view piece) {
    CHECK(rounds == -1 or piece.substr(0, 11) == "commands\n0\n");
    ++rounds;
  });
  CHECK_EQUAL(rounds, 200);
}
