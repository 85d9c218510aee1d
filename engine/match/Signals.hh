#pragma once

// How processes end, in words.

#ifndef _WIN32
#include <sys/types.h>
#endif

namespace game_engine {

/// A signal that ends a program, and what it means.
struct KnownSignal {
  int number;
  const char* name;  ///< "SIGSEGV"
  const char* meaning;
};

/// The signal of that number; null if failing code doesn't get it. May be called in signal
/// handlers.
const KnownSignal* known_signal(int number);

#ifndef _WIN32
/// Waits for a child process to end; returns its status, as waitpid() has it.
int wait_for(pid_t process);
#endif

}  // namespace game_engine
