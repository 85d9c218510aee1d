#include "Recording.hh"

#include <engine/match/Match.hh>
#include <sstream>

#include "Child.hh"

namespace game_engine {

namespace {

// Between processes, each round has a line of numbers: player, habit and count in turn.
constexpr const char *ROUND = "round", *TRACE = "trace";

// Says them of each round.
class RoundCounter : public HabitCounter {
 public:
  RoundCounter(const Match& match, const Say& say) : HabitCounter(match), say_(say) {}

  // The last that is told of a round.
  void add_events(const Events& events) override {
    HabitCounter::add_events(events);
    Text text;
    text << ROUND;
    for (int player = 0; player < NUM_PLAYERS; ++player)
      for (int habit = 0; habit < MAX_HABITS; ++habit)
        if (const int count = counts[player][habit]; count > 0)
          text << ' ' << player << ' ' << habit << ' ' << count;
    text << '\n';
    say_(text.str());
    counts = {};
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
    if (word != ROUND) return;
    HabitsBySeat& counts = recording_.habits.emplace_back();
    std::size_t player = 0, habit = 0;
    int count = 0;
    while (words >> player >> habit >> count) counts.at(player).at(habit) = count;
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
    RoundCounter counter(match, say);
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
