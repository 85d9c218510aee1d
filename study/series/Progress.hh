#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace game_engine {

/// How far a series is, in words: "20 of 100 matches, 12 s left".
/// @param played  in this run, in so many seconds; of few it is not said how long the rest takes
std::string progress_text(std::int64_t ended, std::int64_t matches, const std::string& what,
                          std::int64_t played, double seconds);

/// What is counted where fewer may do.
constexpr const char* AT_MOST = "matches at most";

/// Shows it: on a terminal in one line that changes, elsewhere in a new line every minute.
class Progress {
 public:
  /// @param ended  before
  explicit Progress(std::int64_t matches, const std::string& what = "matches",
                    std::int64_t ended = 0);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// `played` of the ended matches in this run. The line is written a few times a second at most.
  void show(std::int64_t ended, std::int64_t played);

  /// Makes room for another message.
  void clear();

  using Clock = std::chrono::steady_clock;
  /// The time between lines; except on a terminal, also that before the first.
  static Clock::duration pause(bool is_terminal);

 private:
  void write(const std::string& line);

  const std::int64_t matches_;
  const std::string what_;
  const bool is_terminal_;
  const Clock::time_point start_ = Clock::now();
  Clock::time_point next_ = start_;
  std::size_t width_ = 0;  ///< Of the line on the terminal.
};

/// "0.4 s", "45 s", "12 min 3 s", "2 h 5 min"
std::string duration_text(double seconds);

}  // namespace game_engine
