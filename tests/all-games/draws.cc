// What a player can find out about the draws of the board: docs/all-games.md, "Draws".

#include <engine/match/RecordedBoard.hh>
#include <engine/match/Trace.hh>
#include "Kit.hh"

namespace {

constexpr std::int64_t MATCH_SEED = 20261126;
constexpr DrawsKey MATCH_KEY = {0x12345678, 2, 3, 4};

// A match as somebody sees it who knows all orders.
struct Seen : public MatchWatcher {
  Seen(const Configuration& configuration, const MatchSeed& seed) {
    const Names names = {"Demo", "Demo", "Demo", "Demo"};
    trace.emplace(play_match(configuration, names, seed, run_here, this), "the match");
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
      Board started(*trace->position(round), seed);
      const std::string expected = written(started.next(orders[round]));
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

TEST("who knows all orders foretells nothing, not even with the seed; all with the key") {
  const Seen seen(short_match(200), {MATCH_SEED, MATCH_KEY});
  for (const bool has_key : {false, true}) {
    const auto [rounds, right] =
        seen.foretold_with(has_key ? MatchSeed(MATCH_SEED, MATCH_KEY) : MatchSeed(MATCH_SEED));
    CHECK(rounds >= 10);
    CHECK_EQUAL(right, has_key ? rounds : 0);
  }
}

TEST("a match that goes on from any round with the same orders has the same rounds") {
  const MatchSeed seed(MATCH_SEED, MATCH_KEY);
  const Configuration configuration = short_match(200);
  const Seen seen(configuration, seed);
  const auto round_of = [](AnyBoard& board, const std::array<Orders, 4>& orders) {
    Text text;
    Events events;
    write_orders(text, board.next(orders, nullptr, &events));
    write_events(text, events);
    board.write_state(text);
    return std::string(text.str());
  };
  for (int from = 13; from < 200; from += 17) {
    Board played(configuration, seed);
    RecordedBoard recorded(*seen.trace, from, seed, {});
    for (const std::array<Orders, 4>& orders : seen.orders)
      if (round_of(recorded, orders) != round_of(played, orders)) {
        CHECK_EQUAL(played.round(), from);
        break;
      }
  }
}
