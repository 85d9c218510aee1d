#include "Room.hh"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace game_engine {

namespace {

using Clock = std::chrono::steady_clock;

constexpr rlim_t MB = 1 << 20;
constexpr int CANT_START = 127;

[[noreturn]] void fail(const char* what) {
  throw RoomError(std::string("can't ") + what + ": " + std::strerror(errno));
}

sigset_t signals(std::initializer_list<int> numbers) {
  sigset_t set;
  sigemptyset(&set);
  for (int number : numbers) sigaddset(&set, number);
  return set;
}

// Going beyond `most` brings a signal that says why; beyond `more` as well, a deadly one. This
// program may have been started with lower limits: see has_lower_limits().
void limit(int what, rlim_t most, rlim_t more = 0) {
  rlimit limits{};
  if (getrlimit(what, &limits) != 0) fail("read the limits");
  limits.rlim_max = std::min(most + more, limits.rlim_max);
  limits.rlim_cur = std::min(most, limits.rlim_max);
  if (setrlimit(what, &limits) != 0) fail("set limits");
}

// What programs in the room see of the environment.
std::vector<std::string> environment(const RoomPlan& plan) {
  std::vector<std::string> variables = {"TMPDIR=" + plan.work, "HOME=" + plan.work,
                                        "CCACHE_DIR=" + plan.work, "CCACHE_DISABLE=1",
                                        "LC_ALL=C.UTF-8"};
  if (const char* const path = std::getenv("PATH"))
    variables.push_back(std::string("PATH=") + path);
  return variables;
}

std::vector<char*> pointers(const std::vector<std::string>& words) {
  std::vector<char*> result;
  for (const std::string& word : words) result.push_back(const_cast<char*>(word.c_str()));
  result.push_back(nullptr);
  return result;
}

// The first process in the room.
[[noreturn]] void execute(const RoomPlan& plan, const std::vector<std::string>& command) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  const int nothing = open("/dev/null", O_RDONLY);
  dup2(nothing, STDIN_FILENO);
  syscall(__NR_close_range, STDERR_FILENO + 1, ~0u, 0);
  for (int number = STDERR_FILENO + 1; number < 256; ++number) close(number);  // Before Linux 5.9
  const sigset_t none = signals({});
  sigprocmask(SIG_SETMASK, &none, nullptr);
  std::signal(SIGXFSZ, SIG_DFL);
  const std::vector<std::string> variables = environment(plan);
  const std::vector<char*> words = pointers(command);
  std::vector<char*> settings = pointers(variables);
  try {
    lock_room(plan, command[0]);
    limit(RLIMIT_CPU, rlim_t(plan.cpu_time), 2);
    limit(RLIMIT_AS, rlim_t(plan.memory) * MB);
    limit(RLIMIT_DATA, rlim_t(plan.memory) * MB);
    limit(RLIMIT_FSIZE, rlim_t(plan.file_size) * MB);
    limit(RLIMIT_CORE, 0);
    environ = settings.data();
    execvp(words[0], words.data());
    fail("start the compiler");
  } catch (const std::exception& e) {
    const std::string line = std::string("room: ") + e.what() + "\n";
    [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, line.data(), line.size());
  }
  _exit(CANT_START);
}

// What the processes of a room, which are those of a session, have done.
struct Work {
  double cpu_time = 0;     // seconds
  bool is_waiting = true;  // all sleep: stopped by somebody or waiting for a disk, they don't
};

Work work_of(pid_t session) {
  static const double ticks = double(sysconf(_SC_CLK_TCK));
  Work work;
  std::error_code error;
  for (std::filesystem::directory_iterator entry("/proc", error), end; not error and entry != end;
       entry.increment(error)) {
    // A line is: number (name) state parent group session, and further on four times of its own and
    // of its children; a name may have blanks and parentheses.
    std::ifstream in(entry->path() / "stat");
    std::string line, word;
    char state = 0;
    long parent = 0, group = 0, of_session = 0, time = 0;
    if (not std::getline(in, line)) continue;
    std::istringstream fields(line.substr(std::min(line.rfind(')'), line.size() - 1) + 1));
    if (not(fields >> state >> parent >> group >> of_session) or of_session != session or
        parent == getppid())
      continue;
    if (std::strchr("SIZX", state) == nullptr) work.is_waiting = false;
    for (int k = 7; k <= 13; ++k) fields >> word;
    for (int k = 14; k <= 17; ++k)
      if (fields >> time) work.cpu_time += double(time) / ticks;
  }
  return work;
}

// Waits for the first process, and notes how it ended. It isn't reaped yet: until then, no other
// group can have its number. Time counts in which its processes work or wait for something, but not
// time in which the machine, or somebody, keeps them or us from going on.
void wait_for(pid_t first, double wall_time, RoomEnd& end) {
  constexpr double LONGEST = 1;  // seconds
  const sigset_t waited_for = signals({SIGCHLD, SIGTERM});
  Work before;
  for (;;) {
    siginfo_t ended{};
    if (waitid(P_PID, id_t(first), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 and
        ended.si_pid != 0) {
      end.status = ended.si_code == CLD_EXITED ? ended.si_status : 128 + ended.si_status;
      return;
    }
    end.is_late = wall_time <= 0;
    if (end.is_late) return;
    const double asked = std::min(wall_time, LONGEST);
    const timespec time = {time_t(asked), long((asked - double(time_t(asked))) * 1e9)};
    const Clock::time_point start = Clock::now();
    if (sigtimedwait(&waited_for, nullptr, &time) == SIGTERM) return;
    const std::chrono::duration<double> passed = Clock::now() - start;
    const Work now = work_of(getpid());
    wall_time -= now.is_waiting ? std::min(passed.count(), asked)
                                : std::max(0.0, now.cpu_time - before.cpu_time);
    before = now;
  }
}

// The process that watches over the room, in a session of its own: signals to the group of those
// that wait for it don't reach it, and it ends the room if they are gone.
[[noreturn]] void watch(const RoomPlan& plan, const std::vector<std::string>& command, int report,
                        pid_t waiting) {
  setsid();
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  if (getppid() != waiting) _exit(1);
  const pid_t first = fork();
  if (first == 0) execute(plan, command);
  if (first == -1) _exit(1);
  setpgid(first, first);
  RoomEnd end;
  wait_for(first, plan.wall_time, end);
  kill(-first, SIGKILL);
  kill(first, SIGKILL);
  while (waitpid(-1, nullptr, 0) > 0 or errno == EINTR) continue;
  rusage used{};
  getrusage(RUSAGE_CHILDREN, &used);
  for (const timeval& time : {used.ru_utime, used.ru_stime})
    end.cpu_time += double(time.tv_sec) + double(time.tv_usec) * 1e-6;
  [[maybe_unused]] const ssize_t written = write(report, &end, sizeof end);
  _exit(0);
}

}  // namespace

bool has_lower_limits(const RoomPlan& plan) {
  const std::pair<int, rlim_t> planned[] = {{RLIMIT_CPU, rlim_t(plan.cpu_time)},
                                            {RLIMIT_AS, rlim_t(plan.memory) * MB},
                                            {RLIMIT_DATA, rlim_t(plan.memory) * MB},
                                            {RLIMIT_FSIZE, rlim_t(plan.file_size) * MB}};
  return std::any_of(std::begin(planned), std::end(planned), [](const auto& one) {
    rlimit limits{};
    return getrlimit(one.first, &limits) == 0 and limits.rlim_max < one.second;
  });
}

RoomEnd run_in_room(const RoomPlan& plan, const std::vector<std::string>& command) {
  std::signal(SIGCHLD, SIG_DFL);
  sigset_t held_back = signals({SIGCHLD, SIGTERM});
  for (int number : {SIGINT, SIGHUP}) {
    struct sigaction action {};
    sigaction(number, nullptr, &action);
    if (action.sa_handler != SIG_IGN) sigaddset(&held_back, number);
  }
  sigset_t before;
  sigprocmask(SIG_BLOCK, &held_back, &before);
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) fail("make a pipe");
  const pid_t waiting = getpid(), watching = fork();
  if (watching == 0) watch(plan, command, ends[1], waiting);
  if (watching == -1) fail("start a process");
  close(ends[1]);
  int asked_to_end = 0;
  while (waitpid(watching, nullptr, WNOHANG) == 0) {
    int signal = 0;
    sigwait(&held_back, &signal);
    if (signal == SIGCHLD) continue;
    asked_to_end = signal;
    kill(watching, SIGTERM);
  }
  sigprocmask(SIG_SETMASK, &before, nullptr);
  if (asked_to_end != 0) {
    std::signal(asked_to_end, SIG_DFL);
    raise(asked_to_end);
  }
  RoomEnd end;
  const bool is_told = read(ends[0], &end, sizeof end) == ssize_t(sizeof end);
  close(ends[0]);
  if (not is_told) throw RoomError("the process that watches over the compiler has been killed");
  return end;
}

}  // namespace game_engine
