#include "Recording.hh"

#include <engine/match/Match.hh>
#include <sstream>

#include "Child.hh"

namespace game_engine {

namespace {

// Between processes, each outcome of orders has a line of numbers.
constexpr const char *ROUND = "round", *ORDERS = "orders", *TRACE = "trace";

// Says them of each round.
class OrderCounter : public MatchWatcher {
 public:
  explicit OrderCounter(const Say& say) : say_(say) {}

  void add_orders(const std::array<Orders, NUM_PLAYERS>&, const Outcomes& outcomes) override {
    Text text;
    text << ROUND << '\n';
    for (int player = 0; player < NUM_PLAYERS; ++player) {
      std::map<int, int> counts;
      for (int outcome : outcomes[player]) ++counts[outcome];
      for (const auto& [outcome, count] : counts)
        text << ORDERS << ' ' << player << ' ' << outcome << ' ' << count << '\n';
    }
    say_(text.str());
  }

 private:
  const Say& say_;
};

// Reads these lines.
class Hearer {
 public:
  void take(std::string_view line) {
    if (is_trace_) {
      (recording_.trace += line) += '\n';
      return;
    }
    std::istringstream words{std::string(line)};
    std::string word;
    words >> word;
    if (word == TRACE) is_trace_ = true;
    if (word == ROUND) recording_.orders.emplace_back();
    int outcome = 0, count = 0;
    std::size_t player = 0;
    if (word == ORDERS and words >> player >> outcome >> count)
      recording_.orders.back().at(player)[outcome] = count;
  }

  Recording& recording() { return recording_; }

 private:
  Recording recording_;
  bool is_trace_ = false;
};

}  // namespace

std::optional<Recording> record_match(const Configuration& configuration, const Names& names,
                                      const MatchSeed& seed, const MakeRunner& make_runner) {
  const auto work = [&](const Say& say) {
    Match match(configuration, names, seed, Log(false));
    OrderCounter counter(say);
    match.tell(counter);
    match.seat_players(make_runner);
    Text trace;
    write_head(trace, "Game", seed.number, configuration, names);
    match.play([&](std::string_view text) { trace << text; });
    say(std::string(TRACE) + "\n");
    say(trace.str());
  };
  Hearer hearer;
  if (lines_of_child(work, [&](std::string_view line) { hearer.take(line); }) != ChildEnd::WELL)
    return std::nullopt;
  return std::move(hearer.recording());
}

}  // namespace game_engine
