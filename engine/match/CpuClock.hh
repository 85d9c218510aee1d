#pragma once

#include <chrono>
#include <cstdint>
#include <ctime>

namespace game_engine {

/// The CPU time of this process, cheap enough to be read before and after each play().
///
/// Asking the system takes ten times as long as reading the computer's clock. If far less time has
/// passed between two readings than the system gives to another process, it was ours: the system is
/// asked only after longer intervals.
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
      // The estimate may be slightly ahead of the truth, but time never goes back.
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

/// While it lives, counts the CPU time that a player uses, in nanoseconds.
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
