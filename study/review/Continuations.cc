#include "Continuations.hh"

#include <engine/match/Crash.hh>
#include <engine/match/RecordedBoard.hh>
#include <study/series/StandIns.hh>
#include <study/series/Workers.hh>
#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>
#include <sstream>

#include "Child.hh"

namespace game_engine {

namespace {

struct Now {
  int seat;                                    ///< Of the reviewed player.
  const Continuation* continuation = nullptr;  ///< Null while the match is led.
  KnownCrashes outs;                           ///< In the continuation.
};

// Whoever sits in a seat: a player and, in the reviewed seat, stand-ins led along, so that they
// know what they would know.
class SeatRunner : public PlayerRunner {
 public:
  SeatRunner(const Now& now, int seat, std::unique_ptr<PlayerRunner> itself)
      : now_(now), seat_(seat), itself_(std::move(itself)) {}

  // A player that ended the process in another attempt would perhaps do so again.
  ~SeatRunner() override {
    if (now_.outs[seat_]) static_cast<void>(itself_.release());
  }

  void add(const std::function<std::unique_ptr<PlayerRunner>()>& make) {
    stand_ins_.emplace_back();
    game_engine::lead(stand_ins_.back(), [&] { stand_ins_.back() = make(); });
  }

  void play(int round, Orders& orders) override {
    const std::optional<Out>& out = now_.outs[seat_];
    if (out and round >= out->round) throw PlayerOut(out->reason);
    itself_->play(round, orders);
    const Continuation* continuation = now_.continuation;
    if (not continuation)
      for (std::unique_ptr<PlayerRunner>& one : stand_ins_) lead(one, round, others_);
    else if (seat_ == now_.seat and continuation->who != ITSELF and round < continuation->end)
      replace(*continuation, round, orders);
  }

 private:
  void replace(const Continuation& continuation, int round, Orders& orders) {
    others_.clear();
    if (continuation.who >= FIRST_STAND_IN)
      lead(stand_ins_.at(continuation.who - FIRST_STAND_IN), round, others_);
    if (round < continuation.begin) return;
    const std::vector<int>& units = continuation.units;
    own_ = orders;
    merge_orders(orders, own_, others_,
                 [&](int unit) { return units.empty() or is_among(unit, units); });
  }

  // One who fails gives no orders from then on.
  void lead(std::unique_ptr<PlayerRunner>& one, int round, Orders& orders) {
    if (one and not game_engine::lead(one, [&] { one->play(round, orders); }).empty())
      orders.clear();
  }

  const Now& now_;
  const int seat_;
  std::unique_ptr<PlayerRunner> itself_;
  std::vector<std::unique_ptr<PlayerRunner>> stand_ins_;  ///< Null: it failed.
  Orders own_, others_;
};

class Leader {
 public:
  Leader(const ReviewedMatch& reviewed, const std::vector<Continuation>& continuations,
         bool compares, const Say& say)
      : reviewed_(reviewed), continuations_(continuations), say_(say) {
    auto board = std::make_unique<RecordedBoard>(
        trace(), trace().num_rounds(),
        compares ? [this](const auto& given) { compare(given); } : RecordedBoard::Observer());
    board_ = board.get();
    match_.emplace(std::move(board), reviewed.players, trace().match_seed(), Log(false));
    match_->seat_players(
        [this](const std::string& name, const Seat& seat) { return make_runner(name, seat); });
    is_compared_.fill(compares);
  }

  // Returns whether it was interrupted.
  bool lead() {
    for (std::size_t first = 0, last; first < continuations_.size(); first = last) {
      const int round = continuations_[first].round;
      for (last = first; last < continuations_.size(); ++last)
        if (continuations_[last].round != round) break;
      match_->play_until(round);
      const Ending ending = play_matches(
          {std::int64_t(first), std::int64_t(last) - 1}, reviewed_.jobs,
          [this](std::int64_t number, const KnownCrashes& crashes) {
            return play_on(number, crashes);
          },
          [this](const MatchResult& result) { return tell(result); });
      if (ending.interrupted) return true;
    }
    if (is_compared_ != std::array<bool, NUM_PLAYERS>{}) match_->play_until(trace().num_rounds());
    return false;
  }

 private:
  const Trace& trace() const { return reviewed_.trace; }

  std::unique_ptr<PlayerRunner> make_runner(const std::string& name, const Seat& seat) {
    auto runner = std::make_unique<SeatRunner>(now_, seat.player, run_here(name, seat));
    if (seat.player == reviewed_.seat)
      for (const std::string& one : reviewed_.stand_ins)
        runner->add([&] { return run_here(one, seat); });
    return runner;
  }

  // In a process forked for it.
  MatchResult play_on(std::int64_t number, const KnownCrashes& crashes) {
    const Continuation& continuation = continuations_[number];
    now_.continuation = &continuation;
    now_.outs = crashes;
    for (int player : SEATS)
      if (board_->status(player) == -1) now_.outs[player] = Out{continuation.round, "out before"};
    const std::uint64_t seed =
        SplitMix(SplitMix(trace().seed()).match_seed() + (std::int64_t(continuation.draw) << 32))
            .next();
    board_->go_on([&](int round) {
      return SplitMix(std::int64_t(seed + std::uint64_t(round))).match_seed();
    });
    match_->play_until();
    MatchResult result;
    result.number = number;
    for (int player : SEATS) {
      result.players[player].score = board_->score(player);
      if (crashes[player])
        result.players[player].set_out(round_label(crashes[player]->round) + ": " +
                                       crashes[player]->reason);
    }
    return result;
  }

  bool tell(const MatchResult& result) const {
    if (not result.is_counted()) return true;
    Text line;
    line << "scores " << (long long)result.number;
    for (int score : result.scores()) line << ' ' << score;
    line << '\n';
    say_(line.str());
    return true;
  }

  // Each player's first difference is enough.
  void compare(const OrdersBySeat& given) {
    const int round = board_->round();
    for (int player : SEATS) {
      bool& is_compared = is_compared_[player];
      if (not is_compared or board_->status(player) == -1) continue;
      int looks_left = 1;
      const std::vector<std::string> differences =
          order_differences(trace(), round, player, given[player], looks_left);
      if (differences.empty()) continue;
      is_compared = false;
      say_("differs " + std::to_string(player) + " round " + std::to_string(round) + ": " +
           differences[0] + "\n");
    }
  }

  const ReviewedMatch& reviewed_;
  const std::vector<Continuation>& continuations_;
  const Say& say_;
  Now now_{reviewed_.seat, nullptr, {}};
  RecordedBoard* board_ = nullptr;
  std::optional<Match> match_;
  std::array<bool, NUM_PLAYERS> is_compared_{};
};

}  // namespace

Continued play_continuations(const ReviewedMatch& match,
                             const std::vector<Continuation>& continuations, bool compares,
                             const std::function<void(const Continuation&, const Scores&)>& take) {
  Continued continued;
  const auto work = [&](const Say& say) {
    Leader leader(match, continuations, compares, say);
    if (leader.lead()) say("interrupted\n");
  };
  const auto hear = [&](std::string_view line) {
    std::istringstream words{std::string(line)};
    std::string word;
    std::size_t number = 0;
    words >> word >> number;
    if (word == "interrupted") continued.interrupted = true;
    if (word == "differs") std::getline(words >> std::ws, continued.differences.at(number));
    if (word != "scores") return;
    Scores scores;
    for (int& score : scores) words >> score;
    take(continuations.at(number), scores);
  };
  const ChildEnd end = lines_of_child(work, hear);
  if (end == ChildEnd::FAILED)
    throw std::runtime_error("a player ended the program while it was led through the match");
  if (end == ChildEnd::INTERRUPTED) continued.interrupted = true;
  return continued;
}

// ------------------------------------------------------------------ what others would have ordered

namespace {

constexpr char BETWEEN = '\t';

OrderInWords order_to(int unit, const Orders& orders) {
  const auto order = find_if(orders.list(), [unit](const Order& one) { return one.id == unit; });
  if (order == orders.list().end()) return {};
  Text text;
  write_order(text, orders, *order);
  return {order_words(orders, *order), std::string(text.str())};
}

// Leads a player and another one, null for nobody, and says where they differ from a round on.
class BothRunner : public PlayerRunner {
 public:
  BothRunner(const Seat& seat, std::unique_ptr<PlayerRunner> own,
             std::unique_ptr<PlayerRunner> other, int from, const Say& say)
      : seat_(seat), own_(std::move(own)), other_(std::move(other)), from_(from), say_(say) {}

  void play(int round, Orders& orders) override {
    own_->play(round, orders);
    if (other_) other_->play(round, others_);
    if (round < from_) return;
    std::vector<int> units;
    add_units(seat_, units);
    for (int unit : units) {
      const OrderInWords own = order_to(unit, orders), other = order_to(unit, others_);
      if (own.words == other.words) continue;
      const std::vector<std::string> fields = {std::to_string(round),
                                               std::to_string(unit),
                                               unit_words(seat_, unit),
                                               own.words,
                                               own.text,
                                               other.words,
                                               other.text};
      say_(joined(fields, std::string(1, BETWEEN)) + "\n");
    }
  }

 private:
  const Seat seat_;
  const std::unique_ptr<PlayerRunner> own_, other_;
  const int from_;
  const Say& say_;
  Orders others_;
};

}  // namespace

std::vector<OtherOrder> other_orders(const ReviewedMatch& match, int from, int to, int who) {
  const auto work = [&](const Say& say) {
    Match led(std::make_unique<RecordedBoard>(match.trace, to, RecordedBoard::Observer()),
              match.players, match.trace.seed(), Log(false));
    led.seat_players([&](const std::string& name,
                         const Seat& seat) -> std::unique_ptr<PlayerRunner> {
      if (seat.player != match.seat) return nullptr;
      return std::make_unique<BothRunner>(
          seat, run_here(name, seat),
          who < FIRST_STAND_IN ? nullptr : run_here(match.stand_ins.at(who - FIRST_STAND_IN), seat),
          from, say);
    });
    led.play_until(to);
  };
  std::vector<OtherOrder> orders;
  const auto hear = [&](std::string_view line) {
    const std::vector<std::string> fields = split(line, BETWEEN);
    orders.push_back({std::stoi(fields.at(0)),
                      std::stoi(fields.at(1)),
                      fields.at(2),
                      {fields.at(3), fields.at(4)},
                      {fields.at(5), fields.at(6)}});
  };
  if (lines_of_child(work, hear) != ChildEnd::WELL) orders.clear();
  return orders;
}

// ------------------------------------------------------------------ recording

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
    for (int player : SEATS)
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

}  // namespace

std::optional<Recording> record_match(const Configuration& configuration, const Names& names,
                                      const MatchSeed& seed) {
  const auto work = [&](const Say& say) {
    Match match(configuration, names, seed, Log(false));
    RoundCounter counter(match, say);
    match.tell(counter);
    match.seat_players(run_here);
    Text trace;
    write_head(trace, "Game", seed.number, configuration, names);
    match.play([&](std::string_view text) { trace << text; });
    say(std::string(TRACE) + "\n");
    say(trace.str());
  };
  Recording recording;
  bool is_trace = false;
  const auto hear = [&](std::string_view line) {
    if (is_trace) {
      (recording.trace += line) += '\n';
      return;
    }
    std::istringstream words{std::string(line)};
    std::string word;
    words >> word;
    is_trace = word == TRACE;
    if (word != ROUND) return;
    HabitsBySeat& counts = recording.habits.emplace_back();
    std::size_t player = 0, habit = 0;
    int count = 0;
    while (words >> player >> habit >> count) counts.at(player).at(habit) = count;
  };
  if (lines_of_child(work, hear) != ChildEnd::WELL) return std::nullopt;
  return recording;
}

// ------------------------------------------------------------------ what they say

Achieved achieved(const Scores& scores, int seat) {
  const int own = scores[seat];
  std::int64_t all = 0;
  for (int score : scores) all += std::max(score, 0);
  return {finishes(scores)[seat].win,
          all == 0 ? 250000 : 1000000 * std::int64_t(std::max(own, 0)) / all, own};
}

Expectation expectation(const ScoresByDraw& scores, int round, int seat) {
  Sample wins, share, points;
  for (const auto& [draw, each] : scores) {
    const Achieved result = achieved(each, seat);
    wins.add(result.win);
    share.add(result.share);
    points.add(result.points);
  }
  return {round, share.count(), win_estimate(wins), share.mean_estimate(MILLION),
          points.mean_estimate()};
}

void add(Fields& to, const std::string& name, const Estimate& e) {
  to.push_back({name, number_text(e.value), false});
  if (not(e.low > -1e15 and e.high < 1e15)) return;
  to.push_back({name + "_low", number_text(e.low), false});
  to.push_back({name + "_high", number_text(e.high), false});
}

Advantage advantage(const ScoresByDraw& before, const ScoresByDraw& after, int seat, int first) {
  Advantage result;
  for (auto one = before.lower_bound(first); one != before.end(); ++one) {
    const auto other = after.find(one->first);
    if (other == after.end()) continue;
    const Achieved a = achieved(one->second, seat), b = achieved(other->second, seat);
    result.chance.add(b.win - a.win);
    result.share.add(b.share - a.share);
    result.points.add(b.points - a.points);
  }
  return result;
}

}  // namespace game_engine
