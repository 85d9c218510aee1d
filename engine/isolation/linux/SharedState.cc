#include "SharedState.hh"

#include <State.hh>

#include <sys/mman.h>

#include <cstring>
#include <limits>

namespace game_engine {

SharedState::SharedState(std::size_t size)
    : size_(size),
      memory_(memfd_create("state", MFD_CLOEXEC | MFD_ALLOW_SEALING), "memfd_create"),
      round_(std::numeric_limits<int>::min()) {
  if (ftruncate(memory_.get(), size_) != 0) throw system_error("ftruncate");
  data_ = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_SHARED, memory_.get(), 0);
  if (data_ == MAP_FAILED) throw system_error("mmap");
  // From here on, nobody can write through the descriptor or map it for writing.
  const int seals = F_SEAL_FUTURE_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;
  if (fcntl(memory_.get(), F_ADD_SEALS, seals) != 0) {
    munmap(data_, size_);
    throw system_error("F_SEAL_FUTURE_WRITE");
  }
}

SharedState::~SharedState() { munmap(data_, size_); }

void SharedState::show(const StateData& state, int round) {
  if (round == round_) return;
  std::memcpy(data_, &state, size_);
  round_ = round;
}

}  // namespace game_engine
