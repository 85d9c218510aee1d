#include "Crash.hh"

#include <csignal>
#include <cstdlib>

#include "MatchLog.hh"
#include <engine/memory/Memory.hh>

#include <pthread.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cerrno>

#ifdef GAME_SANITIZE
// For the sanitizers: after a report they abort, which is reported like any crash, instead of
// leaving silently. Memory is filled as without them: see Memory.hh.
extern "C" const char* __asan_default_options() {
  return game_engine::FILL == 0
             ? "abort_on_error=1:max_malloc_fill_size=1000000000:malloc_fill_byte=0"
             : "abort_on_error=1:max_malloc_fill_size=1000000000:malloc_fill_byte=254";
}
extern "C" const char* __ubsan_default_options() { return "abort_on_error=1"; }
#endif

namespace game_engine {

namespace {

// Those of failing code, and those by which somebody ends the program.
const int HANDLED[] = {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS, SIGINT, SIGTERM};

const KnownSignal SIGNALS[] = {
    {SIGSEGV, "segmentation fault", "segmentation fault (SIGSEGV)"},
    {SIGABRT, "abort", "abort (SIGABRT)"},
    {SIGFPE, "division by zero", "division by zero (SIGFPE)"},
    {SIGILL, "illegal instruction", "illegal instruction (SIGILL)"},
    {SIGBUS, "bus error", "bus error (SIGBUS)"},
    {SIGTRAP, "breakpoint", "breakpoint (SIGTRAP)"},
    {SIGKILL, "killed", "killed (SIGKILL)"},
};

const char* const STACK_OVERFLOW = "stack overflow: endless recursion or huge local variables?";
const char* const INTERRUPTED = "interrupted";
const char* const CALLED_EXIT = "it called exit, which ends the program";

// How to find what the player itself, or another one before it, has done with memory.
#ifdef GAME_SANITIZE
// This already finds whoever overwrites memory: there is nothing better to recommend.
const char* const OWN_ADVICE = "";
const char* const OTHERS_ADVICE = "";
const char* const ENGINE_ADVICE = "; did it, or a player before it, overwrite memory?";
#else
#ifdef GAME_DEBUG
const char* const OWN_ADVICE = "";
const char* const OTHERS_ADVICE =
    "; \"make SANITIZE=1\" shows whether another player has overwritten memory";
#else
const char* const OWN_ADVICE = "; \"make DEBUG=1\" shows an index beyond the end";
const char* const OTHERS_ADVICE =
    "; \"make DEBUG=1\" shows an index beyond the end, \"make SANITIZE=1\" whether another player "
    "has overwritten memory";
#endif
const char* const ENGINE_ADVICE =
    "; did it, or a player before it, overwrite memory? \"make SANITIZE=1\" and play again";
#endif

// Fixed memory: signal handlers read it when the rest may have been overwritten.
RunningCode own_record;
RunningCode* running = &own_record;
char name_of_running[40];
pid_t its_process = 0;       // the player's code was called in it
pthread_t its_thread;        // and in this thread of it
volatile unsigned turn = 0;  // counts the calls of players' code
bool others_ran = false;     // of the players besides the one that ran last

constexpr std::size_t MAX_ROUND_LABEL = 40;

// As round_label(); without allocating memory.
void print_round(char (&label)[MAX_ROUND_LABEL], int round) {
  if (round == PlayerCode::BEFORE) std::snprintf(label, sizeof label, "before round 0");
  else if (round == PlayerCode::AFTER) std::snprintf(label, sizeof label, "after the last round");
  else std::snprintf(label, sizeof label, "in round %d", round);
}

// Called from signal handlers, which may do little; but the player's code has stopped for good, and
// a lost line is the worst that can happen. The format has two strings: player and round.
void tell(const char* format, const char* what, const char* after, const char* more = "") {
  char player[60], round[MAX_ROUND_LABEL], line[500];
  std::snprintf(player, sizeof player, "player %s (seat %d)", name_of_running, running->player);
  print_round(round, running->round);
  std::size_t size = std::snprintf(line, sizeof line, format, player, round);
  size +=
      std::size_t(std::snprintf(line + size, sizeof line - size, ": %s%s%s\n", what, after, more));
  std::fwrite(line, 1, size, stderr);
}

// The player's last words may say why.
void tell_listener(const char* what) {
  if (listener()) listener()->hear_crash(running->player, what);
}

// Whether this process is one that a player's code has forked.
bool is_players_own() { return running->is_players and getpid() != its_process; }

// Of failing code, or an interrupt if `meaning` is null. With DEBUG=1, what aborts is an assertion.
void tell_players_signal(int signal, const char* meaning) {
#ifdef GAME_DEBUG
  const bool is_memory = signal == SIGSEGV;
#else
  const bool is_memory = signal == SIGSEGV or signal == SIGABRT;
#endif
  if (not meaning) tell("error: %s was playing %s", INTERRUPTED, crash_advice());
  else
    tell(running->in_thread ? "error: a thread that a player had left crashed while %s played %s"
                            : "error: %s crashed %s",
         meaning, crash_advice(),
         not is_memory or meaning == STACK_OVERFLOW ? ""
         : others_ran                               ? OTHERS_ADVICE
                                                    : OWN_ADVICE);
  print_backtrace();
}

void tell_signal(int signal, bool stack_overflow) {
  if (is_players_own()) return;
  const bool is_players = running->is_players;
  if (is_players) running->stack_overflow = stack_overflow;
  running->in_thread = running->player != NOBODY and not pthread_equal(pthread_self(), its_thread);
  if (running != &own_record) return;  // reported by whoever keeps the record
  running->is_players = false;
  const KnownSignal* const known = known_signal(signal);
  const char* const meaning = stack_overflow ? STACK_OVERFLOW : known ? known->with_name : nullptr;
  if (is_players) tell_players_signal(signal, meaning);
  else if (meaning and running->player != NOBODY)
    // In the engine's own code: the likeliest cause is a player that has overwritten memory.
    tell("error: the program crashed after the code of %s %s", meaning, ENGINE_ADVICE);
  tell_listener(not is_players ? nullptr : meaning ? meaning : INTERRUPTED);
}

void tell_exit() {
  if (is_players_own()) std::_Exit(0);
  if (not running->is_players) {
#ifdef GAME_SANITIZE
    running->player = NOBODY;  // the search for memory that was not freed is not a crash
#endif
    return;
  }
  if (running != &own_record) std::_Exit(1);
  running->is_players = false;
  tell("error: %s left %s", CALLED_EXIT, "");
  tell_listener(CALLED_EXIT);
  std::_Exit(1);
}

std::uintptr_t stack_start;  // near its first byte
std::uintptr_t stack_size;

// Whether an unreachable address is the stack's. Nothing else is that close below its start, so a
// local array may be much larger than the rest of the stack.
bool is_of_stack(const void* address) {
  const std::uintptr_t free_below = 128 << 20, margin = 1 << 20, a = std::uintptr_t(address);
  return a < stack_start and stack_start - a < std::max(free_below, stack_size + margin);
}

void on_signal(int signal, siginfo_t* info, void*) {
  tell_signal(signal, signal == SIGSEGV and is_of_stack(info->si_addr));
  // The handler is reset, so the signal, raised again, ends the program.
  std::raise(signal);
}

// A name, a number, "in round 57", seconds.
constexpr char HANGS[] =
    "warning: player %s (seat %d) is still thinking %s, for %d s. Ctrl-C ends the match and says "
    "where it is\n";
constexpr int SECONDS_UNTIL_TOLD = 3;

// Called once a second while players may run, whatever code is running.
void on_tick(int) {
  static unsigned turn_of_last_tick = 0;
  static int ticks = 0;
  static bool is_told[NUM_PLAYERS] = {};
  ticks = running->is_players and turn == turn_of_last_tick ? ticks + 1 : 0;
  turn_of_last_tick = turn;
  const int player = running->player;
  if (ticks < SECONDS_UNTIL_TOLD or player < 0 or player >= NUM_PLAYERS or is_told[player]) return;
  is_told[player] = true;
  char round[MAX_ROUND_LABEL], line[300];
  print_round(round, running->round);
  const int size = std::snprintf(line, sizeof line, HANGS, name_of_running, player, round, ticks);
  const int saved = errno;  // of the code that this interrupts
  if (write(STDERR_FILENO, line, std::size_t(size)) == -1) errno = saved;
}

void install_handlers() {
  rlimit limit;
  getrlimit(RLIMIT_STACK, &limit);
  char here = 0;
  stack_start = std::uintptr_t(&here);
  stack_size = std::uintptr_t(limit.rlim_cur == RLIM_INFINITY ? 0 : limit.rlim_cur);

  // Its own stack, in case the player has used up the other one.
  static char stack[1 << 16];
  stack_t alternative{};
  alternative.ss_sp = stack;
  alternative.ss_size = sizeof stack;
  sigaltstack(&alternative, nullptr);

  struct sigaction action {};
  action.sa_sigaction = on_signal;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND | SA_NODEFER;
  for (int signal : HANDLED) sigaction(signal, &action, nullptr);
}

}  // namespace

const KnownSignal* known_signal(int number) {
  for (const KnownSignal& known : SIGNALS)
    if (known.number == number) return &known;
  return nullptr;
}

int wait_for(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) == -1 and errno == EINTR) continue;
  return status;
}

void watch_for_endless_turns() {
  struct sigaction action {};
  action.sa_handler = on_tick;
  action.sa_flags = SA_ONSTACK | SA_RESTART;
  sigaction(SIGALRM, &action, nullptr);
  const itimerval every_second{{1, 0}, {1, 0}};
  setitimer(ITIMER_REAL, &every_second, nullptr);
}

void watch_player_code() {
  install_handlers();
  watch_for_endless_turns();
  std::atexit(tell_exit);
#ifndef __APPLE__  // which has no quick_exit
  std::at_quick_exit(tell_exit);
#endif
}

void keep_running_code_in(RunningCode& record) { running = &record; }

int running_player() { return running->is_players ? int(running->player) : NOBODY; }

const char* running_name() { return name_of_running; }

std::string signal_meaning(int signal, const RunningCode& record) {
  if (record.stack_overflow) return STACK_OVERFLOW;
  if (signal == SIGKILL) return "it was killed (SIGKILL): out of memory?";
  const KnownSignal* const known = known_signal(signal);
  return known ? known->with_name : "signal " + std::to_string(signal);
}

std::string exit_meaning() { return CALLED_EXIT; }

PlayerCode::PlayerCode(const std::string& name, int player, int round) {
  others_ran = others_ran or (running->player != player and running->player != NOBODY);
  name_of_running[name.copy(name_of_running, sizeof name_of_running - 1)] = '\0';
  running->player = player;
  running->round = round;
  turn = turn + 1;
  its_process = getpid();
  its_thread = pthread_self();
  running->is_players = true;
}

// What a player forks ends here: it must not play the rest of the match once more.
PlayerCode::~PlayerCode() {
  if (is_players_own()) std::_Exit(0);
  running->is_players = false;
}

std::string player_label(const std::string& name, int player) {
  return "player " + name + " (seat " + std::to_string(player) + ")";
}

std::string round_label(int round) {
  char label[MAX_ROUND_LABEL];
  print_round(label, round);
  return label;
}

}  // namespace game_engine
