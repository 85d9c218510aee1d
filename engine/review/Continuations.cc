#include "Continuations.hh"

#include <engine/match/Crash.hh>
#include <engine/match/Match.hh>
#include <engine/match/OrderDifferences.hh>
#include <engine/match/RecordedBoard.hh>
#include <engine/match/Runners.hh>
#include <engine/random/SplitMix.hh>
#include <engine/series/Workers.hh>
#include <engine/text/Words.hh>
#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "Child.hh"

namespace game_engine {

namespace {

// What all runners know.
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
      : now_(now), seat_(std::size_t(seat)), itself_(std::move(itself)) {}

  // A player that ended the process in another attempt would perhaps do so again.
  ~SeatRunner() override {
    if (now_.outs[seat_]) static_cast<void>(itself_.release());
  }
  SeatRunner(const SeatRunner&) = delete;
  SeatRunner& operator=(const SeatRunner&) = delete;

  void add(const std::function<std::unique_ptr<PlayerRunner>()>& make) {
    stand_ins_.emplace_back();
    if_it_can([&] { stand_ins_.back() = make(); });
  }

  void play(int round, Orders& orders) override {
    const std::optional<Out>& out = now_.outs[seat_];
    if (out and round >= out->round) throw PlayerOut(out->reason);
    itself_->play(round, orders);
    const Continuation* continuation = now_.continuation;
    if (not continuation)
      for (std::unique_ptr<PlayerRunner>& one : stand_ins_) lead(one, round, others_);
    else if (int(seat_) == now_.seat and continuation->who != ITSELF and round < continuation->end)
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
    merge_orders(orders, own_, others_, [&](int unit) {
      return units.empty() or std::find(units.begin(), units.end(), unit) != units.end();
    });
  }

  // One who fails gives no orders from then on.
  void lead(std::unique_ptr<PlayerRunner>& one, int round, Orders& orders) {
    if (not one) return;
    if (not if_it_can([&] { one->play(round, orders); })) {
      one.reset();
      orders.clear();
    }
  }

  template <typename F>
  static bool if_it_can(F f) {
    try {
      f();
    } catch (const PlayerOut&) {
      return false;
    }
    return true;
  }

  const Now& now_;
  const std::size_t seat_;
  std::unique_ptr<PlayerRunner> itself_;
  std::vector<std::unique_ptr<PlayerRunner>> stand_ins_;  ///< Null: it failed.
  Orders own_, others_;
};

// The match that is led, in the process that does so.
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
    auto runner =
        std::make_unique<SeatRunner>(now_, seat.player, reviewed_.make_runner(name, seat));
    if (seat.player == reviewed_.seat)
      for (const std::string& one : reviewed_.stand_ins)
        runner->add([&] { return reviewed_.make_runner(one, seat); });
    return runner;
  }

  // In a process forked for it.
  MatchResult play_on(std::int64_t number, const KnownCrashes& crashes) {
    const Continuation& continuation = continuations_[number];
    now_.continuation = &continuation;
    now_.outs = crashes;
    for (int player = 0; player < NUM_PLAYERS; ++player)
      if (board_->status(player) == -1) now_.outs[player] = Out{continuation.round, "out before"};
    const std::uint64_t seed =
        SplitMix(SplitMix(trace().seed()).match_seed() + (std::int64_t(continuation.draw) << 32))
            .next();
    board_->go_on([&](int round) {
      return round < continuation.as_drawn
                 ? trace().seed()
                 : SplitMix(std::int64_t(seed + std::uint64_t(round))).match_seed();
    });
    match_->play_until(trace().num_rounds());
    MatchResult result;
    result.number = number;
    for (int player = 0; player < NUM_PLAYERS; ++player) {
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
  void compare(const std::array<Orders, NUM_PLAYERS>& given) {
    const int round = board_->round();
    for (int player = 0; player < NUM_PLAYERS; ++player) {
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
#ifdef _WIN32
  throw std::runtime_error("this system can't fork a match that runs: use WSL for --review");
#endif
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

}  // namespace game_engine
