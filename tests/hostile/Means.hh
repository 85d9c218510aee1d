#pragma once

// What players that try to do harm need for it.

#include <engine/isolation/linux/Hello.hh>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <thread>
#include <unistd.h>

/// Writes to the channel on which a player answers the engine.
template <typename T>
void say(const T& thing) {
  iovec piece = {const_cast<T*>(&thing), sizeof thing};
  writev(4, &piece, 1);
}

/// Waits for a start signal that does not come.
inline void wait_for_ever() {
  char byte;
  while (read(3, &byte, 1) == 1) continue;
}

inline void loop_for_ever() {
  for (volatile int k = 0;; k = k + 1) continue;
}

/// The state that all players see, to which each has a pointer at the end of its State.
inline game_engine::StateData* shared_state(State* state) {
  char* place = reinterpret_cast<char*>(state) + sizeof(State) - sizeof(void*);
  return *reinterpret_cast<game_engine::StateData**>(place);
}

/// Reads a word from a file.
inline void read_word(const std::string& path) {
  std::ifstream file(path);
  std::string word;
  file >> word;
  std::cerr << word << std::endl;
}
