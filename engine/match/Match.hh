#pragma once

#include <engine/game/Game.hh>
#include <array>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <engine/files/Log.hh>
#include "CpuClock.hh"
#include "PlayerRunner.hh"
#include <engine/text/Text.hh>

namespace game_engine {

/// When and why a player is out.
struct Out {
  int round;
  std::string reason;
  bool has_crashed = false;  ///< Its process, in isolation.
};

/// Whoever is told of a match while it is played.
class MatchWatcher {
 public:
  virtual ~MatchWatcher() = default;

  virtual void start_round(int) {}
  /// The CPU time that a player's turn took, or its start before the first round, in nanoseconds.
  virtual void add_time(int, std::int64_t) {}
  /// The player is out from here on, for that reason.
  virtual void add_out(int, const std::string&) {}
  /// In a round.
  virtual void add_orders(const OrdersBySeat&, const Outcomes&) {}
  /// What happened in the round, unless the rules are the original ones, which don't tell.
  virtual void add_events(const Events&) {}
  /// The match is over, and its players are gone.
  virtual void end() {}
};

class Match {
 public:
  /// Prepares the first state. Neither the configuration nor anything else is kept.
  /// @throws InputError if the configuration leaves no room on the board
  Match(const Configuration& configuration, const Names& names, const MatchSeed& seed,
        const Log& log);

  Match(std::unique_ptr<AnyBoard> board, const Names& names, const MatchSeed& seed, const Log& log);

  /// From now on, somebody watches the match, too, who must outlive it.
  void tell(MatchWatcher& watcher) { watchers_.push_back(&watcher); }

  void seat_players(const MakeRunner& make_runner);

  /// Plays to the end. If `write` is not empty, it gets the trace piece by piece, from the first
  /// state on; the caller has written the head.
  void play(const std::function<void(std::string_view)>& write);

  /// `text`, if it is not null, gets what the round adds to the trace.
  void play_round(Text* text);

  /// Plays to the start of a round, or to the end: play() or this goes on.
  void play_until(int round = std::numeric_limits<int>::max());

  /// Prints the scores and the winners, how to examine players that failed in isolation, the
  /// ranking, and whose orders did nothing surprisingly often.
  void tell_scores() const;

  const AnyBoard& board() const { return *board_; }

  const std::array<std::optional<Out>, NUM_PLAYERS>& outs() const { return outs_; }

  /// The CPU time that a player has used so far, in nanoseconds, if anything is logged or watched.
  std::int64_t cpu_time(int player) const { return cpu_time_[player]; }

  /// The numbers of the players with the top score, increasing.
  std::vector<int> winners() const;

 private:
  bool is_watched() const { return not watchers_.empty(); }
  template <typename F>
  void tell_all(F tell) {
    for (MatchWatcher* watcher : watchers_) tell(*watcher);
  }
  void take_turn(int player, int round);
  template <typename F>
  void guarded(int player, int round, F f);
  void tell_ranking() const;
  void count_orders();
  void tell_idle_orders() const;
  void note_cpu_time(int player);
  void put_out(int player, int round, const PlayerOut& out);

  const Names names_;
  const MatchSeed seed_;
  const Log log_;
  // What goes on in a round is for scripts.
  const Log round_log_;
  std::vector<MatchWatcher*> watchers_;
  const std::unique_ptr<AnyBoard> board_;
  std::array<std::unique_ptr<PlayerRunner>, NUM_PLAYERS> runners_;  ///< Null: out.
  OrdersBySeat orders_;
  Outcomes outcomes_;  ///< Of the round, if they are counted.
  Events events_;      ///< Of the round, if anybody wants them.
  /// For each player, how many orders had each outcome, by its number.
  std::array<std::vector<int>, NUM_PLAYERS> orders_by_outcome_;
  std::array<std::optional<Out>, NUM_PLAYERS> outs_;
  CpuClock clock_;
  std::array<std::int64_t, NUM_PLAYERS> cpu_time_{};
  bool failed_in_isolation_ = false;  ///< At least one player.
};

}  // namespace game_engine
