#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace game_engine {

/// How far a series is, in words: "20 of 100 matches, 12 s left". The time left is estimated only
/// after ten matches and three seconds of this run.
/// @param played  matches that ended in this run
/// @param passed  seconds in which they were played
std::string progress_text(std::int64_t ended, std::int64_t matches, const char* what,
                          std::int64_t played, double passed);

/// Shows how far a series is and how long it will take: on a terminal in one line that changes,
/// elsewhere in a new line every minute.
class Progress {
 public:
  /// @param what  is counted
  explicit Progress(std::int64_t matches, const char* what = "matches");
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Shows that `ended` matches have ended, `played` of them in this run. Cheap: the line is
  /// written a few times a second at most.
  void show(std::int64_t ended, std::int64_t played);

  /// Makes room for another message.
  void clear();

  using Clock = std::chrono::steady_clock;
  /// The time between lines; except on a terminal, also that before the first.
  static Clock::duration pause(bool is_terminal);

 private:
  void write(const std::string& line);

  const std::int64_t matches_;
  const char* const what_;
  const bool is_terminal_;
  const Clock::time_point start_ = Clock::now();
  Clock::time_point next_ = start_;
  std::size_t width_ = 0;  ///< Of the line on the terminal.
};

/// "0.4 s", "45 s", "12 min 3 s", "2 h 5 min"
std::string duration_text(double seconds);

/// How fast: "720 a second", "1.5 a second", "4 s each"; `rate` is how many a second.
std::string rate_text(double rate);

}  // namespace game_engine
