#include "Crash.hh"

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "Backtrace.hh"

#ifndef _WIN32
#include <sys/resource.h>
#endif

namespace game_engine {

namespace {

struct KnownSignal {
  int number;
  const char* meaning;
};

const KnownSignal SIGNALS[] = {
    {SIGSEGV, "segmentation fault (SIGSEGV)"},
    {SIGABRT, "abort (SIGABRT)"},
    {SIGFPE, "division by zero or the like (SIGFPE)"},
    {SIGILL, "illegal instruction (SIGILL), as for a division by zero that the compiler saw"},
#ifndef _WIN32
    {SIGBUS, "bus error (SIGBUS)"},
#endif
    {SIGINT, nullptr},
    {SIGTERM, nullptr},
};

const char* const STACK_OVERFLOW = "stack overflow: endless recursion or huge local variables?";
const char* const CALLED_EXIT = "it called exit, which ends the program";

// Fixed memory, as it is read in signal handlers.
RunningCode own_record;
RunningCode* running = &own_record;
const char* running_name;

#ifdef GAME_DEBUG
const char* const ADVICE = "";
#else
const char* const ADVICE = "; to see where, \"make DEBUG=1\" and play again";
#endif

// Called from signal handlers, in which little is allowed; but the player's code has stopped
// for good, and a line that is lost is the worst that can happen.
void tell(const char* before, const char* what, const char* after) {
  char line[400];
  const int size = std::snprintf(line, sizeof line, "error: %s %s %s: %s%s\n",
                                 player_label(running_name, running->player).c_str(), before,
                                 round_label(running->round).c_str(), what, after);
  std::fwrite(line, 1, std::size_t(size), stderr);
}

const char* meaning_of(int signal) {
  for (const KnownSignal& known : SIGNALS)
    if (known.number == signal) return known.meaning;
  return nullptr;
}

void tell_signal(int signal, bool stack_overflow) {
  if (not running->is_players) return;
  const char* meaning = stack_overflow ? STACK_OVERFLOW : meaning_of(signal);
  running->stack_overflow = stack_overflow;
  if (running != &own_record) return;  // told by who keeps the record
  running->is_players = false;
  if (not meaning) {
    tell("was playing", "interrupted", "");
  } else {
    tell("crashed", meaning, ADVICE);
    print_backtrace();
  }
}

void tell_exit() {
  if (not running->is_players) return;
  if (running != &own_record) std::_Exit(1);
  running->is_players = false;
  tell("left", CALLED_EXIT, "");
  std::_Exit(1);
}

#ifdef _WIN32

void on_signal(int signal) {
  tell_signal(signal, false);
  std::_Exit(128 + signal);
}

void install_handlers() {
  for (const KnownSignal& known : SIGNALS) std::signal(known.number, on_signal);
}

#else

std::uintptr_t stack_start;  // near its first byte
std::uintptr_t stack_size;

bool is_at_stack_end(const void* address) {
  const std::uintptr_t margin = 1 << 20, a = std::uintptr_t(address);
  const std::uintptr_t end = stack_start - stack_size;
  return a < stack_start and end - margin < a and a < end + margin;
}

void on_signal(int signal, siginfo_t* info, void*) {
  tell_signal(signal, signal == SIGSEGV and is_at_stack_end(info->si_addr));
  // The handler is reset: the signal, sent again, ends the program as it would have.
  std::raise(signal);
}

void install_handlers() {
  rlimit limit;
  getrlimit(RLIMIT_STACK, &limit);
  char here = 0;
  stack_start = std::uintptr_t(&here);
  stack_size = std::uintptr_t(limit.rlim_cur == RLIM_INFINITY ? 0 : limit.rlim_cur);

  // A stack of its own, for the case that the player has used up the other one.
  static char stack[1 << 16];
  stack_t alternative{};
  alternative.ss_sp = stack;
  alternative.ss_size = sizeof stack;
  sigaltstack(&alternative, nullptr);

  struct sigaction action {};
  action.sa_sigaction = on_signal;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND | SA_NODEFER;
  for (const KnownSignal& known : SIGNALS) sigaction(known.number, &action, nullptr);
}

#endif

}  // namespace

void watch_player_code() {
  install_handlers();
  std::atexit(tell_exit);
#if not defined __APPLE__ and not defined _WIN32  // which have no quick_exit
  std::at_quick_exit(tell_exit);
#endif
}

void keep_running_code_in(RunningCode& record) { running = &record; }

std::string signal_meaning(int signal, const RunningCode& record) {
  if (record.stack_overflow) return STACK_OVERFLOW;
  if (const char* meaning = meaning_of(signal)) return meaning;
#ifndef _WIN32
  if (signal == SIGKILL) return "it was killed (SIGKILL): out of memory?";
#endif
  return "signal " + std::to_string(signal);
}

std::string exit_meaning() { return CALLED_EXIT; }

PlayerCode::PlayerCode(const std::string& name, int player, int round) {
  running_name = name.c_str();
  running->player = player;
  running->round = round;
  running->is_players = true;
}

PlayerCode::~PlayerCode() { running->is_players = false; }

std::string player_label(const std::string& name, int player) {
  return "player " + name + " (" + std::to_string(player) + ")";
}

std::string round_label(int round) {
  if (round == PlayerCode::BEFORE) return "before round 0";
  if (round == PlayerCode::AFTER) return "after the last round";
  return "in round " + std::to_string(round);
}

}  // namespace game_engine
