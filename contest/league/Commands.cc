#include "Commands.hh"

#include <engine/match/Crash.hh>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <memory>

#include <engine/files/Files.hh>
#include <study/series/Interruptions.hh>

namespace game_engine {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t MAX_OUTPUT_SIZE = 20000;
constexpr int LONGEST_WAIT = 1000000;  // milliseconds

// A process beside a command that ends the command's whole group if this program is killed and
// can't do so itself. It reads from a socket: at the end of the file nobody is left who could
// write. A byte says that all is well.
[[noreturn]] void watch_over(int life, pid_t group) {
  setsid();
  constexpr int LOCK = STDIN_FILENO + 1;
  dup2(life, STDIN_FILENO);
  // The folder of the results stays locked as long as the command may write there.
  if (dup2(locked_file(), LOCK) == -1) close(LOCK);
  syscall(__NR_close_range, LOCK + 1, ~0u, 0);
  char well = 0;
  ssize_t n = 0;
  while ((n = read(STDIN_FILENO, &well, 1)) == -1 and errno == EINTR) continue;
  if (n == 0) {
    kill(-group, SIGKILL);
    // Until they have ended; for a second at most, in case nobody reaps them.
    for (int k = 0; k < 1000 and kill(-group, 0) == 0; ++k) usleep(1000);
  }
  _exit(0);
}

/// A command that runs. It ends with this object.
class Running {
 public:
  Running(std::size_t number, const Command& command, const Interruptions& interruptions)
      : number_(number) {
    int ends[2];
    int life[2];
    if (pipe2(ends, O_CLOEXEC) == -1 or
        socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, life) == -1)
      system_failed("make a pipe");
    const pid_t parent = getpid();
    process_ = fork();
    if (process_ == 0) {
      interruptions.restore();
      execute(command, ends[1], life[0], parent);
    }
    close(ends[1]);
    close(life[0]);
    life_ = life[1];
    output_ = ends[0];
    if (process_ == -1) {
      close(output_);
      system_failed("start a process");
    }
  }

  ~Running() {
    if (process_ > 0) finish();
    // It may have been killed before it left the group: then writing to a pipe would end us.
    [[maybe_unused]] const ssize_t told = send(life_, "", 1, MSG_NOSIGNAL);
    close(life_);
    close(output_);
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  std::size_t number() const { return number_; }
  int output() const { return output_; }
  const CommandEnd& end() const { return end_; }

  /// Reads the output so far; returns whether the command goes on.
  bool goes_on(bool has_output) {
    if (Interruptions::noted()) return false;
    if (not has_output) return true;
    char buffer[4096];
    const ssize_t size = read(output_, buffer, sizeof buffer);
    if (size == -1) return errno == EINTR;
    const std::size_t room = MAX_OUTPUT_SIZE - end_.output.size();
    end_.output.append(buffer, std::min(room, std::size_t(size)));
    return size > 0;
  }

  void finish() {
    if (Interruptions::noted()) ask_to_end();
    // At the end of the output only the first process may still be needed, for its status.
    int status = 0;
    bool has_ended = false;
    while (not has_ended and not Interruptions::noted()) {
      has_ended = waitpid(process_, &status, WNOHANG) != 0;
      if (not has_ended) usleep(1000);
    }
    kill(-process_, SIGKILL);
    if (not has_ended) status = wait_for(process_);
    process_ = 0;
    end_.seconds = std::chrono::duration<double>(Clock::now() - start_).count();
    end_.status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  }

 private:
  // When asked, make and the compiler remove half-written files. They get 2 seconds.
  void ask_to_end() const {
    kill(-process_, SIGTERM);
    siginfo_t ended{};
    for (int k = 0; k < 2000 and ended.si_pid == 0; ++k) {
      if (waitid(P_PID, id_t(process_), &ended, WEXITED | WNOHANG | WNOWAIT) == -1) return;
      usleep(1000);
    }
  }

  [[noreturn]] static void execute(const Command& command, int output, int life, pid_t parent) {
    setpgid(0, 0);
    const pid_t group = getpid();
    if (fork() == 0) watch_over(life, group);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
    const int nothing = open("/dev/null", O_RDONLY);
    dup2(nothing, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    for (const std::string& variable : command.variables)
      putenv(const_cast<char*>(variable.c_str()));
    std::vector<char*> words;
    for (const std::string& word : command.words) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    execvp(words[0], words.data());
    _exit(127);
  }

  const std::size_t number_;
  const Clock::time_point start_ = Clock::now();
  pid_t process_ = 0;
  int output_ = -1;
  int life_ = -1;  ///< Where the process that watches over the command hears of the league's end.
  CommandEnd end_;
};

// Waits until one of them writes or ends. Returns whose output can be read.
std::vector<bool> wait_for(const std::vector<std::unique_ptr<Running>>& running,
                           const Interruptions& interruptions) {
  std::vector<pollfd> outputs;
  for (const auto& one : running) outputs.push_back({one->output(), POLLIN, 0});
  interruptions.wait(outputs, LONGEST_WAIT);
  std::vector<bool> result;
  for (const pollfd& output : outputs) result.push_back(output.revents != 0);
  return result;
}

}  // namespace

std::vector<CommandEnd> run_commands(const std::vector<Command>& commands, int at_a_time,
                                     const CommandEnded& ended) {
  std::vector<CommandEnd> ends(commands.size());
  const Interruptions interruptions;
  std::vector<std::unique_ptr<Running>> running;
  for (std::size_t next = 0, done = 0; done < commands.size();) {
    while (next < commands.size() and running.size() < std::size_t(at_a_time)) {
      running.push_back(std::make_unique<Running>(next, commands[next], interruptions));
      ++next;
    }
    const std::vector<bool> has_output = wait_for(running, interruptions);
    for (std::size_t k = running.size(); k-- > 0;) {
      if (running[k]->goes_on(has_output[k])) continue;
      running[k]->finish();
      const std::size_t number = running[k]->number();
      ends[number] = running[k]->end();
      running.erase(running.begin() + std::ptrdiff_t(k));
      ++done;
      if (ended) ended(number, ends[number]);
    }
    if (Interruptions::noted()) throw Interrupted();
  }
  return ends;
}

}  // namespace game_engine
