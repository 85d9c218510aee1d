#pragma once

namespace game_engine {

/// What an isolated player may use in a match: docs/isolation.md.
struct Limits {
  double cpu_time = 1.0;  ///< Seconds of CPU time in the whole match.
  double wall_time = 0;   ///< Seconds that its turns may last in all; 0: the default.
  int memory = 256;       ///< MB (2^20 bytes) of address space.

  /// Seconds that its turns may last: 10 times the CPU time by default.
  double turn_time() const { return wall_time > 0 ? wall_time : 10 * cpu_time; }
};

}  // namespace game_engine
