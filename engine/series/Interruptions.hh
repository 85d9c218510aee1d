#pragma once

namespace game_engine {

/// The exit status of a program that was stopped by Ctrl-C, as shells have it.
constexpr int STATUS_INTERRUPTED = 130;

}  // namespace game_engine

#ifndef _WIN32

#include <poll.h>

#include <array>
#include <csignal>
#include <vector>

namespace game_engine {

/// Reports what the system could not do, and why: errno. @throws std::runtime_error
[[noreturn]] void system_failed(const char* what);

/// While this lives, a signal that asks the program to end (SIGINT, SIGTERM, SIGHUP, unless
/// ignored) is noted and ends wait(), whenever it comes; so that what the program has started is
/// ended first. One at a time.
class Interruptions {
 public:
  Interruptions();
  ~Interruptions();
  Interruptions(const Interruptions&) = delete;
  Interruptions& operator=(const Interruptions&) = delete;

  /// Whether there was one.
  static bool noted();

  /// Until something can be read, there is or was an interruption, or so many milliseconds are
  /// over; -1: no such limit. Fills the `revents`, as poll() does.
  /// @throws std::runtime_error if the system can't wait
  void wait(std::vector<pollfd>& inputs, int time) const;

  /// In a process that was started meanwhile: the signals do what they did before.
  void restore() const;

 private:
  static constexpr std::array<int, 3> SIGNALS = {SIGINT, SIGTERM, SIGHUP};

  std::array<int, 2> ends_;  ///< Of the pipe into which a signal writes.
  std::array<struct sigaction, SIGNALS.size()> old_actions_;
};

}  // namespace game_engine

#endif
