#include "Launch.hh"

#include <fcntl.h>
#include <linux/capability.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <csignal>

#include "Channel.hh"
#include "Control.hh"

namespace game_engine {

const char* const PLAYER_HOST = "player-host";
const char* const EXECUTE = "execveat";

namespace {

// Only calls that are safe between fork and exec: no allocation, no streams.

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

// Puts the descriptors in their places and closes all others.
void place_descriptors(const Launch& l) {
  const int out = l.printed == -1 ? l.null : l.printed;
  const int from[] = {l.null, out, out, l.start, l.answer, l.state, l.control, l.program};
  for (int to = 0; to <= PROGRAM; ++to) {
    const bool closed_by_exec = to == PROGRAM or (to == CONTROL and l.is_file);
    check(dup3(from[to], to, closed_by_exec ? O_CLOEXEC : 0) == to, "dup3", l.control);
  }
  check(syscall(__NR_close_range, PROGRAM + 1, ~0u, 0) == 0, "close_range");
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
  give_up(CONTROL, EXECUTE);
}

}  // namespace game_engine
