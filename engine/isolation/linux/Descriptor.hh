#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <engine/isolation/Isolation.hh>
#include <cerrno>
#include <cstring>
#include <string>
#include <utility>

#include "Channel.hh"

namespace game_engine {

/// An IsolationError that says what failed, with errno.
inline IsolationError system_error(const std::string& what, int error = errno) {
  return IsolationError("players can't be isolated here: " + what + ": " + std::strerror(error));
}

/// An open descriptor, closed at the end; executed programs don't get it.
class Descriptor {
 public:
  Descriptor() = default;

  /// Takes an open descriptor, and moves it beyond those of a player's process.
  /// @throws IsolationError if it is -1; `what` has failed then, for the message
  Descriptor(int number, const char* what) {
    if (number == -1) throw system_error(what);
    number_ = number;
    if (number > PROGRAM) return;
    number_ = fcntl(number, F_DUPFD_CLOEXEC, PROGRAM + 1);
    ::close(number);
    if (number_ == -1) throw system_error(what);
  }

  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() { close(); }

  void close() {
    if (number_ != -1) ::close(number_);
    number_ = -1;
  }

  /// -1 if there is none.
  int get() const { return number_; }

 private:
  int number_ = -1;
};

}  // namespace game_engine
