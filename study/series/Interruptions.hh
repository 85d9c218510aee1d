#pragma once

#include <poll.h>

#include <array>
#include <csignal>
#include <vector>

namespace game_engine {

/// The exit status of a program stopped by Ctrl-C, as in shells.
constexpr int STATUS_INTERRUPTED = 130;

/// Throws an error that says what the system can't do and why, by errno. @throws std::runtime_error
[[noreturn]] void system_failed(const char* what);

/// While one of these lives, signals that ask the program to end (SIGINT, SIGTERM, SIGHUP, unless
/// ignored) are noted and end wait(). One at a time.
class Interruptions {
 public:
  /// @param of_children  the end of a child process ends wait(), too
  explicit Interruptions(bool of_children = false);
  ~Interruptions();
  Interruptions(const Interruptions&) = delete;
  Interruptions& operator=(const Interruptions&) = delete;

  static bool noted();

  /// Waits until an input can be read, an interruption is or was noted, or `time` milliseconds have
  /// passed (-1: no limit). Fills `revents` like poll().
  /// @throws std::runtime_error if the system can't wait
  void wait(std::vector<pollfd>& inputs, int time) const;

  /// In a process started meanwhile: makes the signals do what they did before.
  void restore() const;

 private:
  static constexpr std::array<int, 4> SIGNALS = {SIGINT, SIGTERM, SIGHUP, SIGCHLD};

  std::array<int, 2> ends_;  ///< Of the pipe that a signal writes into.
  std::array<struct sigaction, SIGNALS.size()> old_actions_;
};

}  // namespace game_engine
