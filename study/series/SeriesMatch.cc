
#include <engine/files/Files.hh>
#include <engine/isolation/Isolation.hh>
#include <engine/match/Crash.hh>
#include <engine/match/MatchLog.hh>
#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>
#include "Workers.hh"

namespace game_engine {

namespace {

// Lets a player of this process play until the round in which it crashes.
class CrashingRunner : public PlayerRunner {
 public:
  CrashingRunner(std::unique_ptr<PlayerRunner> runner, const Out& crash)
      : runner_(std::move(runner)), crash_(crash) {}

  // The memory of the player may be in any state: leave it alone.
  ~CrashingRunner() override { static_cast<void>(runner_.release()); }

  void play(int round, Orders& orders) override {
    if (crash_.round >= 0 and round >= crash_.round) throw PlayerOut(crash_.reason);
    runner_->play(round, orders);
  }

 private:
  std::unique_ptr<PlayerRunner> runner_;
  const Out& crash_;
};

MakeRunner until_crashes(const MakeRunner& make_runner, const KnownCrashes& crashes) {
  return [&](const std::string& name, const Seat& seat) -> std::unique_ptr<PlayerRunner> {
    const std::optional<Out>& crash = crashes[seat.player];
    if (not crash) return make_runner(name, seat);
    if (crash->round == PlayerCode::BEFORE) throw PlayerOut(crash->reason);
    return std::make_unique<CrashingRunner>(make_runner(name, seat), *crash);
  };
}

std::string head_of(const MatchRules& rules, const Names& names, const PlannedMatch& planned) {
  Text head;
  write_head(head, rules.first_word.c_str(), planned.seed, rules.configuration, names);
  return std::string(head.str());
}

void play(Match& match, const std::string& path, const std::string& head) {
  if (path.empty()) return match.play({});
  Output trace(path);
  trace.write(head);
  match.play([&](std::string_view text) { trace.write(text); });
  trace.close();
}

// With dots between numbers if some have two digits.
std::string file_of(const PlannedMatch& match) {
  const int last = *std::max_element(match.group.begin(), match.group.end());
  std::string seats;
  for (int seat : SEATS)
    seats += (last < 9 or seat == 0 ? "" : ".") + std::to_string(match.player_in(seat) + 1);
  return std::to_string(match.seed) + "-" + seats;
}

class Course : public MatchWatcher {
 public:
  explicit Course(std::optional<int> end) : end_(end) {}

  void start_round(int round) override { round_ = round; }

  void add_out(int, const std::string& reason) override {
    const bool is_for_time =
        reason.rfind(CPU_TIME_LIMIT, 0) == 0 or reason.rfind(WALL_TIME_LIMIT, 0) == 0;
    if (is_for_time) end_ = std::min(end_.value_or(round_), round_);
  }

  void add_orders(const OrdersBySeat& orders, const Outcomes&) override {
    if (end_ and round_ >= *end_) return;
    for (const Orders& of_player : orders) {
      add(of_player.list().size());
      for (const Order& order : of_player.list()) {
        for (const int number : {order.kind, order.id, order.dir, order.count}) add(number);
        for (int k = 0; k < order.count; ++k) add(of_player.numbers()[order.first + k]);
      }
    }
  }

  void write(MatchResult& result) const {
    if (end_) hash_of(numbers_).copy(result.course, sizeof result.course - 1);
  }

 private:
  void add(int number) { numbers_.append(reinterpret_cast<const char*>(&number), sizeof number); }

  std::optional<int> end_;
  int round_ = PlayerCode::BEFORE;
  std::string numbers_;
};

}  // namespace

MatchResult play_match(const MatchRules& rules, const Names& names, const PlannedMatch& planned,
                       const KnownCrashes& crashes, const std::string& trace) {
  Match match(rules.configuration, names, rules.seed_of(planned), Log(false));
  std::optional<MatchLog> log;
  if (not rules.log.empty())
    match.tell(log.emplace(rules.log, head_of(rules, names, planned), names));
  HabitCounter habits(match);
  match.tell(habits);
  Course course(rules.course_end);
  if (rules.first_word == "SecGame") match.tell(course);
  match.seat_players(until_crashes(rules.make_runner, crashes));
  play(match, trace, head_of(rules, names, planned));
  MatchResult result;
  result.number = planned.number;
  course.write(result);
  for (int seat : SEATS) {
    const int player = planned.seating[seat];
    result.players[player] = result_of(match, seat);
    const std::optional<Out>& out = match.outs()[seat] ? match.outs()[seat] : crashes[seat];
    if (out) result.players[player].set_out(round_label(out->round) + ": " + out->reason);
    result.players[player].habits = habits.counts[seat];
    if (planned.player_in(seat) == 0) result.neglect = habits.neglect[seat];
    result.players[player].cpu_time = (match.cpu_time(seat) + 500) / 1000;
  }
  return result;
}

MatchResult play_series_match(const MatchRules& rules, const Series& series,
                              const PlannedMatch& planned, const KnownCrashes& crashes) {
  MatchRules own = rules;
  if (not rules.logs.empty()) own.log = rules.logs + "/" + file_of(planned) + ".log";
  return play_match(own, planned.names_by_seat(series.players), planned, crashes,
                    rules.traces.empty() ? "" : trace_path(rules, planned));
}

KnownCrashes crashes_apart(const MatchRules& rules, const Series& series,
                           const PlannedMatch& planned) {
  Match match(rules.configuration, planned.names_by_seat(series.players), rules.seed_of(planned),
              Log(false));
  match.seat_players(rules.apart);
  match.play({});
  KnownCrashes crashes;
  for (std::size_t seat = 0; seat < crashes.size(); ++seat)
    if (match.outs()[seat] and match.outs()[seat]->has_crashed) crashes[seat] = match.outs()[seat];
  return crashes;
}

std::string trace_path(const MatchRules& rules, const PlannedMatch& match) {
  return rules.traces + "/" + file_of(match) + ".res";
}

void check_folder_for_traces(const std::string& folder) {
  check_fillable(folder, "traces", [](const std::string& name) {
    const std::string kinds = " .res .gz .log .csv .html .js ";
    const std::string kind = fs::path(name).extension().string();
    return name == "lost" or (not kind.empty() and contains(kinds, " " + kind + " "));
  });
}

void keep_trace_if_wanted(const MatchRules& rules, const PlannedMatch& match,
                          const MatchResult& result) {
  if (rules.traces.empty()) return;
  bool is_wanted = rules.keep == Keep::ALL;
  const std::array<Finish, NUM_PLAYERS> standing = finishes(result.scores());
  for (std::size_t k = 0; k < standing.size(); ++k)
    if (match.group[k] == 0 and standing[k].win == 0) is_wanted = true;
  if (not is_wanted or not result.is_counted()) std::remove(trace_path(rules, match).c_str());
}

bool CulpritSearch::end(const KnownCrashes& crashed) {
  if (step_ != Step::APART) return true;
  const auto is_out = [](const std::optional<Out>& out) { return out.has_value(); };
  step_ = Step::BLAMED;
  if (any_of(crashed, is_out)) outs_ = crashed;
  else if (any_of(seen_, is_out)) outs_ = seen_;
  else blame_nobody();
  // In the words of the crash that was seen, if it is the same.
  for (std::size_t k = 0; k < outs_.size(); ++k)
    if (seen_[k] and outs_[k] and outs_[k]->round == seen_[k]->round) outs_[k] = seen_[k];
  return false;
}

void CulpritSearch::end_early(int player, Out out, bool is_own, bool is_killed) {
  const bool is_another = is_own and not can_isolate_ and not outs_[player];
  if (step_ != Step::WHOLE and not is_another) return blame_nobody();
  if (step_ == Step::WHOLE) how_ = out.reason + " " + round_label(out.round);
  if (is_own) seen_[player] = out;
  // Whose code ran last is the likeliest cause.
  else out.reason += " after its play: did it overwrite memory?";
  step_ = can_isolate_ and not is_killed ? Step::APART : Step::BLAMED;
  if (step_ == Step::BLAMED) outs_[player] = out;
}

void CulpritSearch::blame_nobody() {
  outs_.fill(Out{PlayerCode::BEFORE, NOT_COUNTED + (": it can't be told who ended it, " + how_)});
}

}  // namespace game_engine
