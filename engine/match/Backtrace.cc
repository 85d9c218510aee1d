#include "Crash.hh"

#include <cstdint>  // and, where it is the GNU library, __GLIBC__
#include <cstdio>

#ifdef __GLIBC__
#if __GLIBC_PREREQ(2, 34)  // Before, programs have to be linked with one more library.
#define HAS_FRAMES
#endif
#endif

#ifdef HAS_FRAMES

#include <dlfcn.h>
#include <execinfo.h>
#include <unistd.h>
#include <unwind.h>

#include <algorithm>
#include <iterator>

namespace game_engine {

namespace {

constexpr int MAX_FRAMES = 40;

// Of the last exception from a player's code.
void* throw_frames[MAX_FRAMES];
int num_throw_frames = 0;

// Of exceptions that a player catches itself, no more are looked at: that takes as long as throwing
// them.
constexpr long MAX_THROWS = 10000;

// Prints file, line and function of each address with addr2line (of GNU binutils, which come with
// the compiler), inlined functions too: those in the source of a player, down to the engine's
// function that runs players. Repetitions, as in an endless recursion, are shown once.
const char* const SCRIPT = R"(addr2line -Cfie "$@" | awk '
  NR % 2 == 1 { name = $0; next }
  name ~ /LocalRunner/ { exit }
  { sub(/ \(discriminator [0-9]+\)/, ""); sub(/.*\//, "") }
  !/^AI[A-Za-z0-9_]*[.]cc:[0-9]/ { next }
  seen[$0 name]++ { if (dots++ == 0) print "    ..."; next }
  { dots = 0; shown = 1; print "    " $0 ": in " name }
  END { if (!shown) print "    no line is known: the player was given as an object without them" }' >&2)";

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
  for (int k = 0; k < num_frames; ++k) {
    if (dladdr(frames[k], &info) == 0 or info.dli_fbase != own.dli_fbase) continue;
    // A return address: the call is just before it.
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
  return child > 0 and wait_for(child) == 0;
}

}  // namespace

void print_backtrace() {
  void* frames[MAX_FRAMES];
  const int num_frames = backtrace(frames, MAX_FRAMES);
  if (not print_lines(frames, num_frames)) backtrace_symbols_fd(frames, num_frames, 2);
}

// Once for each place in the program that calls the function of State.
void report_wrong_call(const char* report, int first, int second) {
  static void* told_places[1000];
  static int num_told_places = 0;
  void* frames[5];  // This, tell_wrong_call, wrong_call, the function of State, and who calls it.
  if (running_player() == NOBODY or backtrace(frames, 5) < 5) return;
  void** const end = told_places + num_told_places;
  if (end == std::end(told_places) or std::find(told_places, end, frames[4]) != end) return;
  told_places[num_told_places++] = frames[4];
  std::fprintf(stderr, "warning: ");
  std::fprintf(stderr, report, first, second);
  std::fprintf(stderr, " (said once for each place)\n");
  print_backtrace();
}

void print_throw_place() { print_lines(throw_frames, num_throw_frames); }

const char* crash_advice() { return ""; }

const char* throw_advice() { return ""; }

}  // namespace game_engine

// Replaces the function of the compiler's library to which every throw comes, and calls it.
extern "C" _Unwind_Reason_Code _Unwind_RaiseException(_Unwind_Exception* exception) {
  using namespace game_engine;
  static const auto raise = reinterpret_cast<decltype(&_Unwind_RaiseException)>(
      dlsym(RTLD_NEXT, "_Unwind_RaiseException"));
  static long throws = 0;
  if (running_player() != NOBODY and ++throws <= MAX_THROWS)
    num_throw_frames = backtrace(throw_frames, MAX_FRAMES);
  return raise(exception);
}

#else

namespace game_engine {

void print_backtrace() {}

void print_throw_place() {}

void report_wrong_call(const char*, int, int) {}

const char* crash_advice() { return "; to see where, \"make DEBUG=1\" and play in gdb"; }

const char* throw_advice() { return "; to see where, \"make DEBUG=1\" and \"catch throw\" in gdb"; }

}  // namespace game_engine

#endif
