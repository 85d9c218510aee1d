#ifndef ENGINE_CPUCLOCK_HH
#define ENGINE_CPUCLOCK_HH

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

}  // namespace game_engine

#endif
