#include <engine/isolation/Isolation.hh>

#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <iostream>
#include <optional>
#include <utility>

#include "Control.hh"
#include "Descriptor.hh"
#include "Hello.hh"
#include "Launch.hh"
#include "Runner.hh"

namespace game_engine {

namespace {

// Old kernels and some containers lack this: report it before the match.
void check_kernel() {
  const std::uint32_t action = SECCOMP_RET_USER_NOTIF;
  if (syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) != 0)
    throw system_error("SECCOMP_RET_USER_NOTIF (Linux 5.9 or later)");
}

// 0 if players' processes can have this here, or errno. Tried by one that ends at once.
int try_filter(CallsAre calls) {
  const pid_t child = fork();
  if (child == 0) {
    const bool is_ready = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
    _exit(is_ready and install_filter(false, calls) != -1 ? 0 : errno);
  }
  int status = 0;
  if (child == -1 or waitpid(child, &status, 0) != child) throw system_error("fork");
  return WIFEXITED(status) ? WEXITSTATUS(status) : ENOSYS;
}

// The strongest that the system has, at least this. Warns once if it is not the strongest of all.
CallsAre strongest_filter(CallsAre least) {
  static std::optional<CallsAre> found;
  if (least == CallsAre::WATCHED) check_kernel();
  if (least == CallsAre::WATCHED or found) return found.value_or(least);
  const int error = try_filter(CallsAre::WATCHED);
  found = error == 0                            ? CallsAre::WATCHED
          : try_filter(CallsAre::FILTERED) == 0 ? CallsAre::FILTERED
                                                : CallsAre::FREE;
  if (error == 0) return *found;
  // Players must not reach into the engine.
  prctl(PR_SET_DUMPABLE, 0);
  std::cerr << "warning: system calls of players can't be "
            << (*found == CallsAre::FREE ? "filtered" : "watched") << " here ("
            << std::strerror(error) << "): "
            << (*found == CallsAre::FREE
                    ? "their processes, with limits, still open no files, start no processes and "
                      "reach no network; but they could remove files of this user and disturb its "
                      "processes, each other's, too"
                    : "the filter protects as ever, but what ends a player has no name")
            << std::endl;
  return *found;
}

// With less than this, players would be blamed for the machine's faults.
void check_limits(const Limits& limits) {
  const struct {
    decltype(RLIMIT_AS) resource;
    rlim_t needed;
    const char* what;
  } needs[] = {
      {RLIMIT_STACK, rlim_t(STACK_MB) << 20, "a stack of 8 MB (ulimit -Hs)"},
      {RLIMIT_AS, rlim_t(limits.memory) << 20, "a player's memory (ulimit -Hv)"},
      {RLIMIT_DATA, rlim_t(limits.memory) << 20, "a player's memory (ulimit -Hd)"},
      {RLIMIT_CPU, rlim_t(2 * limits.cpu_time) + 2, "twice a player's CPU time (ulimit -Ht)"},
      {RLIMIT_NOFILE, 64, "64 descriptors for the engine (ulimit -n)"}};
  for (const auto& need : needs) {
    rlimit limit{};
    if (getrlimit(need.resource, &limit) != 0) throw system_error("getrlimit");
    const bool is_engines = need.resource == RLIMIT_NOFILE;
    if ((is_engines ? limit.rlim_cur : limit.rlim_max) < need.needed)
      throw IsolationError(std::string("players can't be isolated here: it needs ") + need.what);
  }
}

// Warns once if root can't become another user, and says what still protects.
void check_user() {
  static bool is_checked = false;
  if (std::exchange(is_checked, true) or geteuid() != 0) return;
  const pid_t child = fork();
  if (child == 0) _exit(become_nobody() ? 0 : errno);
  int status = 0;
  if (child == -1 or waitpid(child, &status, 0) != child or not WIFEXITED(status) or
      WEXITSTATUS(status) == 0)
    return;
  std::cerr << "warning: root can't become user 65534 here (" << std::strerror(WEXITSTATUS(status))
            << "): players' files run as root without its capabilities, and only the filter of "
               "system calls keeps them from its files; run this as another user"
            << std::endl;
}

}  // namespace

MakeRunner isolated_runners(const Limits& wanted, const FileOf& file_of) {
  Limits limits = wanted;
  check_limits(limits);
  // If the caller ignored SIGCHLD, ended processes would vanish unseen.
  signal(SIGCHLD, SIG_DFL);
  limits.calls = strongest_filter(wanted.calls);
  check_user();
  return runners_within(limits, file_of);
}

bool is_player_host(int argc, char** argv) {
  return argc == 1 and std::strcmp(argv[0], PLAYER_HOST) == 0;
}

void host_linked_player() {
  close(lock_in(IS_SANITIZED, CallsAre::WATCHED));
  close(CONTROL);
  host_player();
}

}  // namespace game_engine
