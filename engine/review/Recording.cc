#include "Recording.hh"

#include <engine/match/Match.hh>
#include <sstream>

#include "Child.hh"

namespace game_engine {

namespace {

// Between processes, each event and each outcome of orders has a line of numbers.
constexpr const char *ROUND = "round", *EVENT = "event", *ORDERS = "orders", *TRACE = "trace";

void say_round(const PlayedRound& round, const Say& say) {
  Text text;
  text << ROUND << '\n';
  for (const Event& event : round.events) {
    text << EVENT << ' ' << event.kind;
    for (int value : event.values) text << ' ' << value;
    text << '\n';
  }
  for (int player = 0; player < NUM_PLAYERS; ++player) {
    std::map<int, int> counts;
    for (int outcome : round.outcomes[player]) ++counts[outcome];
    for (const auto& [outcome, count] : counts)
      text << ORDERS << ' ' << player << ' ' << outcome << ' ' << count << '\n';
  }
  say(text.str());
}

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
    if (word == ROUND) recording_.rounds.emplace_back();
    if (word == EVENT) {
      Event& event = recording_.rounds.back().events.emplace_back();
      words >> event.kind;
      for (int value; words >> value;) event.values.push_back(value);
    }
    int outcome = 0, count = 0;
    std::size_t player = 0;
    if (word == ORDERS and words >> player >> outcome >> count)
      recording_.rounds.back().orders.at(player)[outcome] = count;
  }

  Recording& recording() { return recording_; }

 private:
  Recording recording_;
  bool is_trace_ = false;
};

}  // namespace

std::optional<Recording> record_match(const Configuration& configuration, const Names& names,
                                      std::int64_t seed, const MakeRunner& make_runner) {
  const auto work = [&](const Say& say) {
    Match match(configuration, names, seed, Log(false));
    match.watch([&](const PlayedRound& round) { say_round(round, say); });
    match.seat_players(make_runner);
    Text trace;
    write_head(trace, "Game", seed, configuration, names);
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
