// What a player can find out about the draws of the board: docs/all-games.md, "Draws".

#include <engine/match/Trace.hh>
#include "Kit.hh"

namespace {

constexpr std::int64_t MATCH_SEED = 20261126;
constexpr DrawsKey MATCH_KEY = {0x12345678, 2, 3, 4};

// A match as a player may see it that even knows all orders.
struct Seen : public MatchWatcher {
  Seen(const Configuration& configuration, const MatchSeed& seed) {
    trace.emplace(play_match(configuration, {"Demo", "Demo", "Demo", "Demo"}, seed, run_here, this),
                  "the match");
  }

  void add_orders(const std::array<Orders, 4>& given, const Outcomes&) override {
    orders.push_back(given);
  }

  // How many rounds there are in which what is carried out, and in which order, has to be drawn;
  // and in how many a board that starts from the state of the round foretells it.
  std::pair<int, int> foretold_with(const MatchSeed& seed) const {
    int rounds = 0, right = 0;
    for (int round = 0; round < trace->num_rounds(); ++round) {
      const Orders& carried_out = trace->orders(round);
      Board board(*trace->position(round), seed);
      const std::string expected = written(board.next(orders[round]));
      if (carried_out.list().size() < 8) continue;
      ++rounds;
      right += expected == written(carried_out);
    }
    return {rounds, right};
  }

  static std::string written(const Orders& orders) {
    Text text;
    write_orders(text, orders);
    return std::string(text.str());
  }

  std::vector<std::array<Orders, 4>> orders;
  std::optional<Trace> trace;
};

}  // namespace

TEST("nobody foretells what a match draws, not even with the seed; with the key, all of it") {
  const Seen seen(short_match(200), {MATCH_SEED, MATCH_KEY});
  auto [rounds, right] = seen.foretold_with(MATCH_SEED);
  CHECK(rounds >= 10);
  CHECK_EQUAL(right, 0);
  // From its state, each round goes on with the draws of the match.
  std::tie(rounds, right) = seen.foretold_with({MATCH_SEED, MATCH_KEY});
  CHECK_EQUAL(right, rounds);
}
