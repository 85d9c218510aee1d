#include "Interruptions.hh"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string>

namespace game_engine {

namespace {

volatile std::sig_atomic_t is_interrupted = 0;
volatile std::sig_atomic_t written_end = -1;

void note(int signal) {
  const int error = errno;
  if (signal != SIGCHLD) is_interrupted = 1;
  [[maybe_unused]] const ssize_t written = write(written_end, "", 1);
  errno = error;
}

}  // namespace

void system_failed(const char* what) {
  throw std::runtime_error(std::string("can't ") + what + ": " + std::strerror(errno));
}

Interruptions::Interruptions(bool of_children) {
  if (pipe(ends_.data()) == -1) system_failed("make a pipe");
  for (int end : ends_) {
    fcntl(end, F_SETFD, FD_CLOEXEC);
    fcntl(end, F_SETFL, O_NONBLOCK);
  }
  is_interrupted = 0;
  written_end = ends_[1];
  for (std::size_t k = 0; k < SIGNALS.size(); ++k) {
    sigaction(SIGNALS[k], nullptr, &old_actions_[k]);
    const bool is_of_children = SIGNALS[k] == SIGCHLD;
    // If the program was started with SIGCHLD ignored, endings would be lost.
    if (is_of_children ? not of_children : old_actions_[k].sa_handler == SIG_IGN) continue;
    struct sigaction action {};
    action.sa_handler = note;
    action.sa_flags = SA_RESTART;
    sigaction(SIGNALS[k], &action, nullptr);
  }
}

Interruptions::~Interruptions() {
  restore();
  for (int end : ends_) close(end);
}

bool Interruptions::noted() { return is_interrupted; }

void Interruptions::wait(std::vector<pollfd>& inputs, int time) const {
  inputs.push_back({ends_[0], POLLIN, 0});
  const int ready = poll(inputs.data(), nfds_t(inputs.size()), noted() ? 0 : time);
  inputs.pop_back();
  if (ready == -1) {
    for (pollfd& input : inputs) input.revents = 0;
    if (errno != EINTR) system_failed("wait for a process");
  }
  char bytes[64];
  while (read(ends_[0], bytes, sizeof bytes) > 0) continue;
}

void Interruptions::restore() const {
  for (std::size_t k = 0; k < SIGNALS.size(); ++k) sigaction(SIGNALS[k], &old_actions_[k], nullptr);
}

}  // namespace game_engine
