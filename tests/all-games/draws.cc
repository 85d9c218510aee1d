// Needs tests/players

// A match goes on from any round with the draws of that round: docs/all-games.md, "Draws".

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

  std::vector<std::array<Orders, 4>> orders;
  std::optional<Trace> trace;
};

}  // namespace

TEST("a match that goes on from any round with the same orders has the same rounds") {
  const MatchSeed seed(MATCH_SEED, MATCH_KEY);
  const Configuration configuration = short_match(100);
  const Seen seen(configuration, seed);
  const auto round_of = [](AnyBoard& board, const std::array<Orders, 4>& orders) {
    Text text;
    Events events;
    write_orders(text, board.next(orders, nullptr, &events));
    write_events(text, events);
    board.write_state(text);
    return std::string(text.str());
  };
  for (int from = 13; from < 100; from += 17) {
    Board played(configuration, seed);
    RecordedBoard recorded(*seen.trace, from, seed, {});
    for (const std::array<Orders, 4>& orders : seen.orders)
      if (round_of(recorded, orders) != round_of(played, orders)) {
        CHECK_EQUAL(played.round(), from);
        break;
      }
  }
}
