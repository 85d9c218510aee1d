#include "Signals.hh"

#include <csignal>

#ifndef _WIN32
#include <sys/wait.h>

#include <cerrno>
#endif

namespace game_engine {

namespace {

const KnownSignal SIGNALS[] = {
    {SIGSEGV, "SIGSEGV", "segmentation fault"},
    {SIGABRT, "SIGABRT", "abort"},
    {SIGFPE, "SIGFPE", "division by zero"},
    {SIGILL, "SIGILL", "illegal instruction"},
#ifndef _WIN32
    {SIGBUS, "SIGBUS", "bus error"},
    {SIGTRAP, "SIGTRAP", "breakpoint"},
    {SIGKILL, "SIGKILL", "killed"},
#endif
};

}  // namespace

const KnownSignal* known_signal(int number) {
  for (const KnownSignal& known : SIGNALS)
    if (known.number == number) return &known;
  return nullptr;
}

#ifndef _WIN32
int wait_for(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) == -1 and errno == EINTR) continue;
  return status;
}
#endif

}  // namespace game_engine
