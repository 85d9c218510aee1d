#pragma once

#include <sys/mman.h>
#include <cstddef>

#include "Interruptions.hh"

namespace game_engine {

/// Plain objects, at first all zeros, in memory shared with the processes forked from now on.
template <typename T>
class SharedMemory {
 public:
  /// @throws std::runtime_error
  explicit SharedMemory(int number) : size_(sizeof(T) * number) {
    memory_ = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory_ == MAP_FAILED) system_failed("share memory with other processes");
  }
  ~SharedMemory() { munmap(memory_, size_); }
  SharedMemory(const SharedMemory&) = delete;
  SharedMemory& operator=(const SharedMemory&) = delete;

  T& operator[](std::size_t k) const { return static_cast<T*>(memory_)[k]; }

 private:
  const std::size_t size_;
  void* memory_;
};

}  // namespace game_engine
