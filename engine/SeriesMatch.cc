#include "SeriesMatch.hh"

#include <Format.hh>
#include <cmath>
#include <cstdio>
#include <stdexcept>

#include "CpuClock.hh"
#include "Crash.hh"
#include "Output.hh"
#include "Statistics.hh"

namespace game_engine {

namespace {

// Adds the CPU time until its end to what a player has used, in nanoseconds.
class Timer {
 public:
  Timer(CpuClock& clock, std::int64_t& used) : clock_(clock), used_(used), start_(clock.now()) {}
  ~Timer() { used_ += clock_.now() - start_; }
  Timer(const Timer&) = delete;
  Timer& operator=(const Timer&) = delete;

 private:
  CpuClock& clock_;
  std::int64_t& used_;
  const std::int64_t start_;
};

// Has a player play until it is known to crash, and measures its time.
class MeasuredRunner : public PlayerRunner {
 public:
  MeasuredRunner(std::unique_ptr<PlayerRunner> runner, const std::optional<Out>& crash,
                 CpuClock& clock, std::int64_t& used)
      : runner_(std::move(runner)), crash_(crash), clock_(clock), used_(used) {}

  ~MeasuredRunner() override {
    if (const std::optional<double> time = runner_->cpu_time()) used_ = std::llround(*time * 1e9);
    // The memory of a player that crashes may be in any state: it is left alone.
    if (crash_) static_cast<void>(runner_.release());
  }

  void get_ready() override { runner_->get_ready(); }

  void start(int round) override { runner_->start(round); }

  void play(int round, Orders& orders) override {
    if (crash_ and crash_->round >= 0 and round >= crash_->round) throw PlayerOut(crash_->reason);
    const Timer timer(clock_, used_);
    runner_->play(round, orders);
  }

  double status() const override { return runner_->status(); }

 private:
  std::unique_ptr<PlayerRunner> runner_;
  const std::optional<Out>& crash_;
  CpuClock& clock_;
  std::int64_t& used_;  // in nanoseconds
};

// By player of the command line, as the result is.
struct Course {
  CpuClock clock;
  std::array<std::int64_t, NUM_PLAYERS> used{};  // nanoseconds
};

MakeRunner measured(const MakeRunner& make_runner, const Seating& seating,
                    const KnownCrashes& crashes, Course& course) {
  return [&](const std::string& name, const Seat& seat) -> std::unique_ptr<PlayerRunner> {
    const int player = seating[seat.player];
    const std::optional<Out>& crash = crashes[seat.player];
    if (crash and crash->round == PlayerCode::BEFORE) throw PlayerOut(crash->reason);
    const Timer timer(course.clock, course.used[player]);
    return std::make_unique<MeasuredRunner>(make_runner(name, seat), crash, course.clock,
                                            course.used[player]);
  };
}

void play(Match& match, const MatchRules& rules, const Names& names, const PlannedMatch& planned) {
  if (rules.traces.empty()) return match.play({});
  Output trace(trace_path(rules, planned));
  Text preamble;
  write_preamble(preamble, rules.first_word.c_str(), planned.seed, rules.configuration,
                 {names.begin(), names.end()});
  trace.write(preamble.str());
  match.play([&](std::string_view text) { trace.write(text); });
  trace.close();
}

PlayerResult result_of(const Match& match, int seat, const std::optional<Out>& crash) {
  PlayerResult result;
  result.seat = seat;
  result.score = match.board().state().score[seat];
  for (std::size_t k = 0; k < Board::statistics().size(); ++k)
    result.statistics.at(k) = match.board().statistic(int(k), seat);
  const std::optional<Out>& out = match.outs()[seat] ? match.outs()[seat] : crash;
  if (out) result.set_out(round_label(out->round) + ": " + out->reason);
  return result;
}

}  // namespace

MatchResult play_series_match(const MatchRules& rules, const Series& series,
                              const PlannedMatch& planned, const KnownCrashes& crashes) {
  const Names names = series.names_by_seat(planned.seating);
  Course course;
  Match match(rules.configuration, names, planned.seed, Log(false));
  match.seat_players(measured(rules.make_runner, planned.seating, crashes, course));
  play(match, rules, names, planned);
  MatchResult result;
  result.number = planned.number;
  for (int seat = 0; seat < NUM_PLAYERS; ++seat) {
    const int player = planned.seating[seat];
    result.players[player] = result_of(match, seat, crashes[seat]);
    result.players[player].cpu_time = (course.used[player] + 500) / 1000;
  }
  return result;
}

std::string trace_path(const MatchRules& rules, const PlannedMatch& match) {
  std::string seats;
  for (int player : match.seating) seats += char('1' + player);
  return rules.traces + "/" + std::to_string(match.seed) + "-" + seats + ".res";
}

void keep_trace_if_wanted(const MatchRules& rules, const PlannedMatch& match,
                          const MatchResult& result) {
  if (rules.traces.empty() or rules.keep == Keep::ALL) return;
  const bool won = standings(result.scores())[0].win > 0;
  if (won != (rules.keep == Keep::WON)) std::remove(trace_path(rules, match).c_str());
}

}  // namespace game_engine
