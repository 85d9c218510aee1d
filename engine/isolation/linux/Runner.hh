#pragma once

#include <engine/match/PlayerRunner.hh>
#include <chrono>
#include <memory>

#include "AnswerReader.hh"
#include "PrintedText.hh"
#include "Process.hh"
#include "SharedState.hh"

namespace game_engine {

/// Runs a player in a process of its own, with limits.
class IsolatedRunner : public PlayerRunner {
 public:
  /// Starts the process.
  /// @param file the player's own file, or empty for a linked player
  /// @throws IsolationError
  IsolatedRunner(const std::string& name, const Seat& seat, const Limits& limits,
                 const GivenFile& file, std::shared_ptr<SharedState> shared);

  void get_ready() override;
  void start(int round) override;
  void play(int round, Orders& orders) override;
  double status() const override { return cpu_time_ / limits_.cpu_time; }
  std::optional<double> cpu_time() const override { return cpu_time_; }

 private:
  using Clock = std::chrono::steady_clock;

  // All of these throw PlayerOut when the player does what puts it out.
  void make_player();
  void receive_answer();
  void receive();
  void wait_for(int descriptor);
  void end_turn();

  double check_cpu_time();         // Returns the seconds that are left.
  double check_turn_time() const;  // Likewise.
  double time_starved() const;
  void pass(Clock::time_point start, double asked);
  void check_call();
  [[noreturn]] void throw_end();

  const std::string name_;
  const Seat seat_;
  const Limits limits_;
  const std::shared_ptr<SharedState> shared_;
  PrintedText printed_;
  Process process_;
  AnswerReader answers_;
  const double engine_starved_before_;  ///< Seconds, by time_starved().
  bool code_runs_ = false;              ///< The player's, not only what starts it.
  double turn_time_ = 0;                ///< Seconds of its turns.
  double cpu_time_ = 0;                 ///< Seconds, when it was last looked at.
};

}  // namespace game_engine
