#pragma once

// How processes end, in words.

#ifndef _WIN32
#include <sys/types.h>
#endif

namespace game_engine {

/// A signal that ends a program, and what it stands for.
struct KnownSignal {
  int number;
  const char* name;  ///< "SIGSEGV"
  const char* meaning;
};

/// The signal of that number; null if it is none of those that failing code gets. May be called
/// in signal handlers.
const KnownSignal* known_signal(int number);

#ifndef _WIN32
/// Waits for the end of a process of this one; its status, as from waitpid().
int wait_for(pid_t process);
#endif

}  // namespace game_engine
