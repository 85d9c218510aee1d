#include "Launch.hh"

#include <fcntl.h>
#include <linux/capability.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstring>

#include "Channel.hh"

namespace game_engine {

const char* const PLAYER_HOST = "player-host";

namespace {

// Only calls that are safe between fork and exec: no allocation, no streams.

// A message that carries a report and room for a descriptor.
struct Message {
  explicit Message(Report& report) : piece{&report, sizeof report} {
    header.msg_iov = &piece;
    header.msg_iovlen = 1;
    header.msg_control = space;
    header.msg_controllen = sizeof space;
  }

  iovec piece;
  alignas(cmsghdr) char space[CMSG_SPACE(sizeof(int))] = {};
  msghdr header = {};
};

// Reports the step that failed, with errno, and ends the process.
[[noreturn]] void give_up(int socket, const char* step) {
  Report report;
  report.error = errno;
  std::strncpy(report.step, step, sizeof report.step - 1);
  send_report(socket, report, -1);
  _exit(1);
}

void check(bool success, const char* step, int socket = CONTROL) {
  if (not success) give_up(socket, step);
}

void die_with_the_engine(const Launch& l, pid_t engine) {
  check(prctl(PR_SET_PDEATHSIG, SIGKILL) == 0, "PR_SET_PDEATHSIG", l.control);
  if (getppid() != engine) _exit(1);  // too late
}

// A file that root starts runs as a user who owns nothing, or at least without root's capabilities.
// Linked players are the user's own.
void give_up_rights(int control) {
  if (geteuid() != 0 or become_nobody()) return;
  for (int k = 0; k < 64; ++k) prctl(PR_CAPBSET_DROP, k, 0, 0, 0);
  __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct none[2] = {};
  check(syscall(SYS_capset, &header, none) == 0, "capset", control);
}

constexpr long CLOSE_RANGE = 436;  // As in Linux since 5.9; older headers lack it.

// Puts the descriptors in their places and closes all others.
void place_descriptors(const Launch& l) {
  const int out = l.printed == -1 ? l.null : l.printed;
  const int from[] = {l.null, out, out, l.start, l.answer, l.state, l.control, l.program};
  for (int to = 0; to <= PROGRAM; ++to) {
    const bool closed_by_exec = to == PROGRAM or (to == CONTROL and l.is_file);
    check(dup3(from[to], to, closed_by_exec ? O_CLOEXEC : 0) == to, "dup3", l.control);
  }
  check(syscall(CLOSE_RANGE, PROGRAM + 1, ~0u, 0) == 0, "close_range");
}

// The limit may already be lower, if this program was started with limits.
void set_limit(decltype(RLIMIT_AS) resource, double value, const char* step) {
  rlimit limit;
  check(getrlimit(resource, &limit) == 0, step);
  limit.rlim_cur = limit.rlim_max = std::min(rlim_t(value), limit.rlim_max);
  check(setrlimit(resource, &limit) == 0, step);
}

void set_limits(const Launch& l) {
  constexpr double MB = 1 << 20;
  if (l.is_file or not IS_SANITIZED) set_limit(RLIMIT_AS, l.limits.memory * MB, "RLIMIT_AS");
  if (l.is_file or not IS_SANITIZED) set_limit(RLIMIT_DATA, l.limits.memory * MB, "RLIMIT_DATA");
  set_limit(RLIMIT_STACK, STACK_MB * MB, "RLIMIT_STACK");
  set_limit(RLIMIT_FSIZE, l.printed == -1 ? 0 : PRINTED_MB * MB, "RLIMIT_FSIZE");
  // As many as the system allows: each player sends the engine the descriptor of its filter, which
  // is refused if the user has more descriptors in flight than this (unix(7)), as when many matches
  // start at once. It lets nobody open files: the filter forbids that.
  // Without that, it can't have another descriptor, and so opens no file and reaches no network.
  set_limit(RLIMIT_NOFILE, l.limits.calls == CallsAre::FREE ? STATE + 1 : 1e18, "RLIMIT_NOFILE");
  set_limit(RLIMIT_NPROC, 0, "RLIMIT_NPROC");
  // Only a second line of defence, with some room because the system counts roughly: the engine
  // watches the clock of the process.
  set_limit(RLIMIT_CPU, std::ceil(2 * l.limits.cpu_time) + 1, "RLIMIT_CPU");
  // Not 0: with 0, the system would still start a program that core files are piped to.
  set_limit(RLIMIT_CORE, 1, "RLIMIT_CORE");
}

// As in a fresh process, except that writing too much to the log only makes that call fail.
void reset_signals() {
  for (int signal = 1; signal < NSIG; ++signal)
    ::signal(signal, signal == SIGXFSZ ? SIG_IGN : SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  check(sigprocmask(SIG_SETMASK, &none, nullptr) == 0, "sigprocmask");
}

}  // namespace

bool become_nobody() {
  constexpr unsigned NOBODY = 65534;
  return syscall(SYS_setgroups, 0, nullptr) == 0 and
         syscall(SYS_setresgid, NOBODY, NOBODY, NOBODY) == 0 and
         syscall(SYS_setresuid, NOBODY, NOBODY, NOBODY) == 0;
}

bool send_report(int socket, Report& report, int listener) {
  Message message(report);
  if (listener == -1) {
    message.header.msg_controllen = 0;
  } else {
    cmsghdr* content = CMSG_FIRSTHDR(&message.header);
    content->cmsg_level = SOL_SOCKET;
    content->cmsg_type = SCM_RIGHTS;
    content->cmsg_len = CMSG_LEN(sizeof listener);
    std::memcpy(CMSG_DATA(content), &listener, sizeof listener);
  }
  return sendmsg(socket, &message.header, 0) == ssize_t(sizeof report);
}

int lock_in(bool may_place, CallsAre calls) {
  const int installed = calls == CallsAre::FREE ? 0 : install_filter(may_place, calls);
  if (installed == -1) give_up(CONTROL, "system call filter");
  const int listener = calls == CallsAre::WATCHED ? installed : -1;
  Report report;
  if (not send_report(CONTROL, report, listener)) give_up(CONTROL, "SCM_RIGHTS");
  return listener;
}

bool receive_report(int socket, Report& report, int& listener) {
  Message message(report);
  listener = -1;
  if (recvmsg(socket, &message.header, MSG_CMSG_CLOEXEC | MSG_DONTWAIT) != ssize_t(sizeof report))
    return false;
  report.step[sizeof report.step - 1] = 0;
  const cmsghdr* content = CMSG_FIRSTHDR(&message.header);
  if (content and content->cmsg_type == SCM_RIGHTS)
    std::memcpy(&listener, CMSG_DATA(content), sizeof listener);
  return true;
}

void launch(const Launch& l, pid_t engine) {
  if (l.is_file) {
    check(fchdir(l.folder) == 0, "fchdir", l.control);
    give_up_rights(l.control);
  }
  die_with_the_engine(l, engine);  // A change of rights would undo it.
  place_descriptors(l);
  setsid();  // an interrupt from the keyboard is for the engine
  reset_signals();
  set_limits(l);
  // The same addresses each time, even for a player that prints them.
  personality(ADDR_NO_RANDOMIZE);
  check(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0, "PR_SET_NO_NEW_PRIVS");
  if (l.is_file) lock_in(false, l.limits.calls);
  char* const arguments[] = {const_cast<char*>(PLAYER_HOST), nullptr};
  char* const environment[] = {nullptr};
  syscall(SYS_execveat, PROGRAM, "", arguments, environment, AT_EMPTY_PATH);
  give_up(CONTROL, "execveat");
}

}  // namespace game_engine
