#include "LineProcess.hh"

#include <engine/match/Crash.hh>

#include <unistd.h>

namespace game_engine {

LineProcess::LineProcess(const Interruptions& interruptions, End end,
                         const std::function<void(int output)>& work)
    : interruptions_(interruptions), end_(end) {
  int ends[2];
  if (pipe(ends) == -1) system_failed("make a pipe");
  process_ = fork();
  if (process_ == -1) system_failed("start a process");
  // In a group of its own, Ctrl-C on the terminal doesn't reach it.
  if (end == ASKED) setpgid(process_, process_);
  if (process_ == 0) {
    close(ends[0]);
    interruptions.restore();
    work(ends[1]);
  }
  close(ends[1]);
  output_ = ends[0];
}

LineProcess::~LineProcess() {
  close(output_);
  if (process_ == 0) return;
  signal(end_ == ASKED ? SIGTERM : SIGKILL);
  wait();
}

std::optional<std::string> LineProcess::next_line() {
  std::size_t end = 0;
  while ((end = text_.find('\n', next_)) == std::string::npos) {
    text_.erase(0, next_);
    next_ = 0;
    std::vector<pollfd> inputs = {{output_, POLLIN, 0}};
    if (not is_asked_) {
      interruptions_.wait(inputs, -1);
      is_asked_ = Interruptions::noted();
      if (is_asked_) signal(SIGTERM);
    } else if (poll(inputs.data(), 1, 2000) == 0) {
      signal(SIGKILL);
      return std::nullopt;
    }
    char buffer[1 << 16];
    const ssize_t size = inputs[0].revents ? read(output_, buffer, sizeof buffer) : -1;
    if (size == 0) return std::nullopt;
    if (size > 0) text_.append(buffer, size);
  }
  const std::size_t begin = next_;
  next_ = end + 1;
  return text_.substr(begin, end - begin);
}

int LineProcess::wait() {
  const int status = wait_for(process_);
  process_ = 0;
  return status;
}

}  // namespace game_engine
