#include "Child.hh"

#include <engine/match/Crash.hh>
#include <study/series/Interruptions.hh>
#include <engine/text/Words.hh>
#include <stdexcept>
#include <string>

#include <sys/wait.h>
#include <unistd.h>

namespace game_engine {

namespace {

// The beginning of a line that says why the work ended early.
constexpr const char* THROWN = "thrown ";

void take_lines(std::string& text, const Say& take) {
  std::size_t begin = 0;
  for (std::size_t end; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1) {
    const std::string_view line = std::string_view(text).substr(begin, end - begin);
    if (line.rfind(THROWN, 0) == 0)
      throw std::runtime_error(std::string(line.substr(std::string_view(THROWN).size())));
    take(line);
  }
  text.erase(0, begin);
}

void write_all(int pipe, std::string_view text) {
  while (not text.empty()) {
    const ssize_t size = write(pipe, text.data(), text.size());
    if (size == -1) _exit(1);
    text.remove_prefix(size);
  }
}

// Ctrl-C reaches all processes of the terminal: whoever listens to this one decides what to do.
[[noreturn]] void do_work(const std::function<void(const Say&)>& work,
                          const Interruptions& interruptions, int pipe) {
  interruptions.restore();
  std::signal(SIGINT, SIG_IGN);
  watch_for_endless_turns();
  try {
    work([pipe](std::string_view text) { write_all(pipe, text); });
  } catch (const std::exception& error) {
    write_all(pipe, THROWN + printable(error.what(), 1000) + "\n");
  }
  _exit(0);
}

class Child {
 public:
  Child(pid_t process, int pipe) : process_(process), pipe_(pipe) {}
  ~Child() {
    if (process_ > 0) kill(process_, SIGKILL);
    end();
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // Until it closes its end.
  void hear(const Interruptions& interruptions, const Say& take) {
    std::string text;
    for (bool told = false;;) {
      std::vector<pollfd> inputs = {{pipe_, POLLIN, 0}};
      if (not told) interruptions.wait(inputs, -1);
      else if (poll(inputs.data(), 1, 2000) == 0) kill(process_, SIGKILL);
      if (Interruptions::noted() and not told) {
        kill(process_, SIGTERM);
        told = true;
      }
      char buffer[1 << 16];
      const ssize_t size = inputs[0].revents ? read(pipe_, buffer, sizeof buffer) : -1;
      if (size == 0) return;
      if (size > 0) text.append(buffer, size);
      take_lines(text, take);
    }
  }

  int end() {
    if (pipe_ != -1) close(pipe_);
    pipe_ = -1;
    const int status = process_ > 0 ? wait_for(process_) : 0;
    process_ = 0;
    return status;
  }

 private:
  pid_t process_;
  int pipe_;
};

}  // namespace

ChildEnd lines_of_child(const std::function<void(const Say&)>& work, const Say& take) {
  const Interruptions interruptions;
  int ends[2];
  if (pipe(ends) == -1) system_failed("make a pipe");
  const pid_t process = fork();
  if (process == -1) system_failed("start a process");
  if (process == 0) {
    close(ends[0]);
    do_work(work, interruptions, ends[1]);
  }
  close(ends[1]);
  Child child(process, ends[0]);
  child.hear(interruptions, take);
  const int status = child.end();
  if (Interruptions::noted()) return ChildEnd::INTERRUPTED;
  return status == 0 ? ChildEnd::WELL : ChildEnd::FAILED;
}

}  // namespace game_engine
