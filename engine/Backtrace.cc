#include "Backtrace.hh"

#include <cstdint>  // and, where it is the GNU library, __GLIBC__
#include <cstdio>

#if defined(GAME_DEBUG) && defined(__GLIBC__)

#include <dlfcn.h>
#include <execinfo.h>
#include <sys/wait.h>
#include <unistd.h>

namespace game_engine {

namespace {

constexpr int MAX_FRAMES = 40;
constexpr int HANDLER_FRAMES = 3;  // of this file and of the signal handler

// Prints function, file and line of each address by addr2line (of GNU binutils, which come with
// the compiler), down to the engine's function that runs players.
const char* const SCRIPT =
    "addr2line -Cfpse \"$@\" | "
    "sed -e '/LocalRunner/,$d' -e 's/ (discriminator [0-9]*)//' -e 's/^/    /' >&2";

// Runs the script. Returns whether it could.
bool print_lines(void* const* frames, int num_frames) {
  static char addresses[MAX_FRAMES][24];
  const char* arguments[MAX_FRAMES + 6] = {"sh", "-c", SCRIPT, "sh"};
  char program[4096];
  const ssize_t size = readlink("/proc/self/exe", program, sizeof program - 1);
  if (size <= 0) return false;
  program[size] = '\0';
  arguments[4] = program;
  int n = 5;
  Dl_info own, info;
  if (dladdr(reinterpret_cast<void*>(&print_backtrace), &own) == 0) return false;
#ifdef __PIE__
  const std::uintptr_t base = std::uintptr_t(own.dli_fbase);
#else
  const std::uintptr_t base = 0;
#endif
  for (int k = HANDLER_FRAMES; k < num_frames; ++k) {
    if (dladdr(frames[k], &info) == 0 or info.dli_fbase != own.dli_fbase) continue;
    // A return address: the call itself stands just before it.
    std::snprintf(addresses[k], sizeof addresses[k], "0x%llx",
                  static_cast<unsigned long long>(std::uintptr_t(frames[k]) - base - 1));
    arguments[n++] = addresses[k];
  }
  arguments[n] = nullptr;
  const pid_t child = fork();
  if (child == 0) {
    execvp(arguments[0], const_cast<char* const*>(arguments));
    _exit(127);
  }
  int status = 1;
  return child > 0 and waitpid(child, &status, 0) == child and status == 0;
}

}  // namespace

void print_backtrace() {
  void* frames[MAX_FRAMES];
  const int num_frames = backtrace(frames, MAX_FRAMES);
  if (not print_lines(frames, num_frames)) backtrace_symbols_fd(frames, num_frames, 2);
}

}  // namespace game_engine

#else

namespace game_engine {

void print_backtrace() {}

}  // namespace game_engine

#endif
