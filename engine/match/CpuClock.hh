#pragma once

#include <chrono>
#include <cstdint>
#include <ctime>

namespace game_engine {

/// The CPU time of this process, cheap enough to be read before and after each play().
///
/// Asking the system takes ten times as long as reading the clock of the computer. Time that
/// passed between two readings and is far shorter than what the system gives to another process
/// was our own: only longer intervals are asked for.
class CpuClock {
 public:
  /// Nanoseconds since any moment before the first call.
  std::int64_t now() {
    const auto moment = std::chrono::steady_clock::now();
    const auto passed = moment - moment_;
    moment_ = moment;
    if (passed < SHORT_TIME) {
      time_ += std::chrono::nanoseconds(passed).count();
    } else {
      // What was estimated may be a little ahead of the truth: time never goes back.
      const std::int64_t time = system_time();
      if (time > time_) time_ = time;
    }
    return time_;
  }

 private:
  static constexpr std::chrono::microseconds SHORT_TIME{50};

  static std::int64_t system_time() {
#ifdef CLOCK_PROCESS_CPUTIME_ID
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return std::int64_t(time.tv_sec) * 1000000000 + time.tv_nsec;
#else
    return std::int64_t(std::clock()) * (1000000000 / CLOCKS_PER_SEC);
#endif
  }

  std::chrono::steady_clock::time_point moment_;
  std::int64_t time_ = 0;
};

/// Adds the CPU time until its end to what a player has used, in nanoseconds.
class CpuTimer {
 public:
  CpuTimer(CpuClock& clock, std::int64_t& used) : clock_(clock), used_(used), start_(clock.now()) {}
  ~CpuTimer() { used_ += clock_.now() - start_; }
  CpuTimer(const CpuTimer&) = delete;
  CpuTimer& operator=(const CpuTimer&) = delete;

 private:
  CpuClock& clock_;
  std::int64_t& used_;
  const std::int64_t start_;
};

}  // namespace game_engine
