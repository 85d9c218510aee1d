#include "Process.hh"

#include <linux/seccomp.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <csignal>

#include "Control.hh"
#include "Launch.hh"
#include "SystemCalls.hh"

namespace game_engine {

namespace {

struct Ends {
  Descriptor engine, player;
};

Ends make_pipe(bool to_player) {
  int ends[2] = {-1, -1};
  if (pipe2(ends, O_CLOEXEC) != 0) throw system_error("pipe");
  Ends pipe;
  (to_player ? pipe.player : pipe.engine) = Descriptor(ends[0], "pipe");
  (to_player ? pipe.engine : pipe.player) = Descriptor(ends[1], "pipe");
  fcntl(pipe.engine.get(), F_SETFL, O_NONBLOCK);
  return pipe;
}

Ends make_socket() {
  int ends[2] = {-1, -1};
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0)
    throw system_error("socketpair");
  Ends socket;
  socket.engine = Descriptor(ends[0], "socketpair");
  socket.player = Descriptor(ends[1], "socketpair");
  return socket;
}

struct KnownSignal {
  int number;
  const char* meaning;
};

const KnownSignal SIGNALS[] = {
    {SIGSEGV, "segmentation fault"},
    {SIGABRT, "abort"},
    {SIGFPE, "division by zero"},
    {SIGILL, "illegal instruction"},
    {SIGBUS, "bus error"},
    {SIGTRAP, "breakpoint"},
    {SIGKILL, "killed"},
};

std::string meaning_of(int status) {
  if (WIFEXITED(status)) return "exit";
  for (const KnownSignal& signal : SIGNALS)
    if (signal.number == WTERMSIG(status)) return signal.meaning;
  return "signal " + std::to_string(WTERMSIG(status));
}

}  // namespace

Process::Process(const std::string& file, const Limits& limits, int state, int log)
    : is_file_(not file.empty()), may_execute_(is_file_) {
  const std::string path = is_file_ ? file : "/proc/self/exe";
  const Descriptor program(open(path.c_str(), O_PATH | O_CLOEXEC), path.c_str());
  const Descriptor null(open("/dev/null", O_RDWR | O_CLOEXEC), "/dev/null");
  Ends start = make_pipe(true), answer = make_pipe(false), control = make_socket();
  const pid_t engine = getpid();
  pid_ = fork();
  if (pid_ == -1) throw system_error("fork");
  if (pid_ == 0)
    launch({is_file_, program.get(), start.player.get(), answer.player.get(), state,
            control.player.get(), null.get(), log, limits},
           engine);
  clock_getcpuclockid(pid_, &clock_);
  start_ = std::move(start.engine);
  players_start_ = std::move(start.player);
  answer_ = std::move(answer.engine);
  control_ = std::move(control.engine);
}

Process::~Process() { end(); }

bool Process::take_report() {
  Report report;
  int listener = -1;
  if (not receive_report(control_.get(), report, listener)) return false;
  if (listener == -1) throw system_error(report.step, report.error);
  listener_ = Descriptor(listener, "filter");
  return true;
}

std::optional<std::string> Process::take_call() {
  union {
    char space[512];  // all zero; a newer kernel may tell more
    seccomp_notif call;
  } received = {};
  if (ioctl(listener_.get(), SECCOMP_IOCTL_NOTIF_RECV, &received) != 0) return std::nullopt;
  const seccomp_notif& call = received.call;
  if (not may_execute_ or call.data.nr != SYS_execveat)
    return name_of_call(call.data.nr, call.data.arch);
  may_execute_ = false;
  union {
    char space[512];
    seccomp_notif_resp response;
  } sent = {};
  sent.response.id = call.id;
  sent.response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  // ENOENT: the process has been killed in the meantime.
  if (ioctl(listener_.get(), SECCOMP_IOCTL_NOTIF_SEND, &sent) != 0 and errno != ENOENT)
    throw system_error("SECCOMP_USER_NOTIF_FLAG_CONTINUE (Linux 5.5 or later)");
  return std::nullopt;
}

void Process::send(const void* bytes, std::size_t size) {
  // The pipe is full only if the player does not read, and will not answer then.
  [[maybe_unused]] const ssize_t sent = write(start_.get(), bytes, size);
}

double Process::cpu_time() {
  timespec time;
  if (not ended_ and clock_gettime(clock_, &time) == 0)
    cpu_time_ = double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
  return cpu_time_;
}

std::string Process::end() {
  if (ended_) return "";
  ended_ = true;
  // How it ended stays as it was if it has ended already.
  kill(pid_, SIGKILL);
  int status = 0;
  rusage used = {};
  while (wait4(pid_, &status, 0, &used) == -1 and errno == EINTR) continue;
  cpu_time_ = 0;
  for (const timeval& time : {used.ru_utime, used.ru_stime})
    cpu_time_ += double(time.tv_sec) + double(time.tv_usec) * 1e-6;
  Report report;
  int none;
  if (is_file_ and receive_report(control_.get(), report, none))
    return std::string("the file can't be executed: ") + std::strerror(report.error);
  return meaning_of(status);
}

}  // namespace game_engine
