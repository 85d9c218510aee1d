#include <engine/isolation/Isolation.hh>

#include <State.hh>
#include <engine/match/Crash.hh>
#include <engine/match/MatchLog.hh>
#include <engine/text/Text.hh>
#include <linux/seccomp.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <limits>
#include <memory>
#include <optional>

#include "Hello.hh"
#include "Launch.hh"
#include "Process.hh"

namespace game_engine {

namespace {

// ------------------------------------------------------------------ what this machine can do

// Old kernels and some containers lack this: report it before the match.
void check_kernel() {
  const std::uint32_t action = SECCOMP_RET_USER_NOTIF;
  if (syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) != 0)
    throw system_error("SECCOMP_RET_USER_NOTIF (Linux 5.9 or later)");
}

// 0 if this can be done here, or errno. Tried by a process that ends at once.
template <typename F>
int try_apart(F f) {
  const pid_t child = fork();
  if (child == 0) _exit(f() ? 0 : errno);
  if (child == -1) throw system_error("fork");
  const int status = wait_for(child);
  return WIFEXITED(status) ? WEXITSTATUS(status) : ENOSYS;
}

int try_filter(CallsAre calls) {
  return try_apart([calls] {
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 and install_filter(false, calls) != -1;
  });
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
  const int error = try_apart(become_nobody);
  if (error == 0) return;
  std::cerr << "warning: root can't become user 65534 here (" << std::strerror(error)
            << "): players' files run as root without its capabilities, and only the filter of "
               "system calls keeps them from its files; run this as another user"
            << std::endl;
}

// ------------------------------------------------------------------ running a player

constexpr double MAX_WAIT = 0.1;  // seconds

// 1.0 s, 0.25 s
std::string in_seconds(double time) {
  Text text;
  text << time;
  const bool whole = text.str().find_first_not_of("0123456789") == std::string::npos;
  return std::string(text.str()) + (whole ? ".0 s" : " s");
}

// What the system knows about processes that wait for a processor: on a busy machine, that is
// nobody's fault.

// Seconds in which a process was ready while others had the processors; a wait counts once it is
// over. Nothing if the system doesn't say. The process is a number, or "thread-self" for the thread
// that asks. The numbers in the file are nanoseconds on a processor, nanoseconds waiting for
// one, and how often it got one.
std::optional<double> starved(const std::string& process) {
  std::ifstream in("/proc/" + process + "/schedstat");
  std::uint64_t run = 0, waited = 0;
  if (not(in >> run >> waited)) return std::nullopt;
  return double(waited) * 1e-9;
}

// What a process does: 'R' if it computes, or would if it had a processor. The line is: number
// (name) state ..., and a name may have blanks and parentheses.
char state_of(const std::string& process) {
  std::ifstream in("/proc/" + process + "/stat");
  std::string line;
  if (not std::getline(in, line)) return 0;
  const std::size_t end = line.rfind(')');
  return end + 2 < line.size() ? line[end + 2] : 0;
}

// Whether somebody has stopped it, or it waits for a disk: neither is a player's doing.
bool is_held(const std::string& process) {
  const char state = state_of(process);
  return state == 'T' or state == 't' or state == 'D';
}

// How many processes per processor there were lately, at least 1.
double load_factor() {
  double load = 0;
  const long processors = sysconf(_SC_NPROCESSORS_ONLN);
  if (getloadavg(&load, 1) != 1 or processors < 1) return 1;
  return std::max(1.0, load / double(processors));
}

/// The state of a match in memory that the players' processes can only read.
class SharedState {
 public:
  /// For states of this many bytes. @throws IsolationError
  explicit SharedState(std::size_t size)
      : size_(size),
        memory_(memfd_create("state", MFD_CLOEXEC | MFD_ALLOW_SEALING), "memfd_create") {
    if (ftruncate(memory_.get(), off_t(size_)) != 0) throw system_error("ftruncate");
    data_ = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_SHARED, memory_.get(), 0);
    if (data_ == MAP_FAILED) throw system_error("mmap");
    // From here on, nobody can write through the descriptor or map it for writing.
    const int seals = F_SEAL_FUTURE_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;
    if (fcntl(memory_.get(), F_ADD_SEALS, seals) == 0) return;
    munmap(data_, size_);
    throw system_error("F_SEAL_FUTURE_WRITE");
  }
  ~SharedState() { munmap(data_, size_); }

  /// Shows the players this state, if it is of another round than the one they see.
  void show(const StateData& state, int round) {
    if (round == round_) return;
    std::memcpy(data_, &state, size_);
    round_ = round;
  }

  /// What players map.
  int descriptor() const { return memory_.get(); }

 private:
  const std::size_t size_;
  const Descriptor memory_;
  void* data_;
  int round_ = std::numeric_limits<int>::min();
};

/// Where a player's process prints, if somebody listens: a nameless file in memory, emptied after
/// each turn.
class PrintedText {
 public:
  /// @throws IsolationError
  explicit PrintedText(int player) : player_(player) {
    if (not listener()) return;
    file_ = Descriptor(memfd_create("printed", MFD_CLOEXEC | MFD_ALLOW_SEALING), "memfd_create");
    // Writing goes to the end, even after the file has been emptied.
    if (fcntl(file_.get(), F_SETFL, O_APPEND) != 0) throw system_error("O_APPEND");
  }
  /// Passes on the rest, once the player's process has ended.
  ~PrintedText() { tell_all(); }

  /// Passes on to the listener what was printed since the last time. Once it has enough, nothing
  /// can be printed: nobody reads it. @throws PlayerOut
  void tell() {
    if (tell_all() == 0) return;
    // Only a player whose calls are free can have prevented it.
    if (ftruncate(file_.get(), 0) != 0) throw PlayerOut("it sealed what it prints");
    if (listener()->has_enough(player_)) fcntl(file_.get(), F_ADD_SEALS, F_SEAL_FUTURE_WRITE);
  }

  /// Where the player prints; -1 if nobody listens.
  int descriptor() const { return file_.get(); }

 private:
  // Returns the number of bytes passed on.
  off_t tell_all() const {
    if (file_.get() == -1 or not listener()) return 0;
    char buffer[1 << 16];
    off_t end = 0;
    for (ssize_t n; (n = pread(file_.get(), buffer, sizeof buffer, end)) > 0; end += n)
      listener()->hear(player_, {buffer, std::size_t(n)});
    return end;
  }

  const int player_;
  Descriptor file_;
};

/// Runs a player in a process of its own, with limits.
class IsolatedRunner : public PlayerRunner {
 public:
  using Clock = std::chrono::steady_clock;

  /// Starts the process.
  /// @param file the player's own file, or empty for a linked player
  /// @throws IsolationError
  IsolatedRunner(const std::string& name, const Seat& seat, const Limits& limits,
                 const GivenFile& file, std::shared_ptr<SharedState> shared, const TellWaited& tell)
      : name_(name),
        seat_(seat),
        limits_(limits),
        shared_(std::move(shared)),
        tell_(tell),
        printed_(seat.player),
        process_(file, limits, shared_->descriptor(), printed_.descriptor()),
        answers_(process_.answers()),
        engine_starved_before_(starved("thread-self").value_or(0)) {
    shared_->show(*seat.state, PlayerCode::BEFORE);
  }

  ~IsolatedRunner() override {
    if (tell_) tell_(seat_.player, std::max(0.0, turn_time_ - cpu_time_ - time_starved()));
  }

  void get_ready() override {
    if (not process_.problem().empty()) throw PlayerOut(process_.problem());
    while (not process_.is_prepared()) {
      wait_for(process_.control());
      if (not process_.take_report()) throw_end();
    }
    answers_.expect_hello();
    receive();
    if (not answers_.is_right_hello())
      throw PlayerOut("it was built for another game or version: build it again");
    code_runs_ = true;
    make_player();
    end_turn();
  }

  void start(int round) override {
    shared_->show(*seat_.state, round);
    answers_.expect_answer(round);
    const std::int32_t signal = round;
    process_.send(&signal, sizeof signal);
  }

  // This player's turn doesn't count while we wait for others.
  void play(int /* round */, Orders& orders) override {
    receive_answer();
    answers_.take_orders(orders, std::size_t(seat_.state->longest_order()));
    end_turn();
  }

  double status() const override { return cpu_time_ / limits_.cpu_time; }
  std::optional<double> cpu_time() const override { return cpu_time_; }

 private:
  // All of these throw PlayerOut when the player does what puts it out.

  void make_player() {
    answers_.expect_answer(PlayerCode::BEFORE);
    Setup setup = {seat_.player, seat_.seed, seat_.state->size_in_use(), {}, *seat_.settings};
    name_.copy(setup.name, sizeof setup.name - 1);
    process_.send(&setup, sizeof setup);
    receive_answer();
  }

  void end_turn() {
    printed_.tell();
    check_cpu_time();
    check_turn_time();
  }

  void receive_answer() {
    receive();
    const AnswerReader::Complaint complaint = answers_.complaint();
    switch (complaint.kind) {
      case Answer::ORDERS: return;
      case Answer::TOO_MANY_ORDERS: throw PlayerOut(too_many_orders());
      case Answer::NO_MEMORY:
        throw PlayerOut("memory limit (" + std::to_string(limits_.memory) + " MB)");
      case Answer::EXCEPTION:
        throw PlayerOut("exception: " + complaint.text, PlayerOut::Fault::EXCEPTION_IN_ISOLATION);
      case Answer::UNPLAYABLE: throw PlayerOut("can't play: " + complaint.text);
    }
  }

  void receive() {
    AnswerReader::Progress progress = answers_.advance();
    for (; progress == AnswerReader::MISSING; progress = answers_.advance())
      wait_for(process_.answers());
    if (progress == AnswerReader::CLOSED) throw_end();
  }

  // Whatever has arrived counts, whatever the player does afterwards.
  void wait_for(int descriptor) {
    for (;;) {
      const double left = std::min(check_cpu_time(), check_turn_time());
      const double asked = std::clamp(left, 0.001, MAX_WAIT);
      const timespec timeout = {time_t(asked), long((asked - double(time_t(asked))) * 1e9)};
      pollfd ready[] = {{descriptor, POLLIN, 0}, {process_.calls(), POLLIN, 0}};
      const Clock::time_point start = Clock::now();
      const int count = ppoll(ready, 2, &timeout, nullptr);
      if (count == -1 and errno != EINTR) throw system_error("ppoll");
      if (count > 0 or not is_held(process_.number())) pass(start, asked);
      // After the timeout, the player may have CPU time left: its clock stops while it doesn't run.
      if (count <= 0) continue;
      if (ready[0].revents != 0) return;
      if (ready[1].revents & POLLIN) check_call();
      else if (ready[1].revents != 0) return throw_end();
    }
  }

  // Time in which the engine itself was stopped, by a busy machine or by somebody, doesn't count.
  void pass(Clock::time_point start, double asked) {
    const std::chrono::duration<double> passed = Clock::now() - start;
    turn_time_ += std::min(passed.count(), asked);
  }

  double check_cpu_time() {
    cpu_time_ = process_.cpu_time();
    const double left = limits_.cpu_time - cpu_time_;
    if (left <= 0) throw PlayerOut(CPU_TIME_LIMIT + " (" + in_seconds(limits_.cpu_time) + ")");
    return left;
  }

  double check_turn_time() const {
    double left = limits_.turn_time() - turn_time_;
    if (left <= 0) left += time_starved();
    if (left > 0) return left;
    // If it runs, or is ready to, its CPU time is what counts.
    if (state_of(process_.number()) == 'R') return MAX_WAIT;
    throw PlayerOut(WALL_TIME_LIMIT + " (" + in_seconds(limits_.turn_time()) + ")");
  }

  // Time in which the player waited for a processor, or its answer for the engine, doesn't count.
  // Where the system doesn't say, the limit grows with the load of the machine.
  double time_starved() const {
    const auto players = starved(process_.number());
    const auto engines = starved("thread-self");
    if (players and engines) return *players + *engines - engine_starved_before_;
    return (load_factor() - 1) * limits_.turn_time();
  }

  void check_call() {
    if (const auto call = process_.take_call())
      throw PlayerOut("forbidden system call (" + *call + ")");
  }

  [[noreturn]] void throw_end() {
    const std::string end = process_.end();
    check_cpu_time();
    if (process_.was_killed())
      throw IsolationError("the process of player " + name_ +
                           " was killed from outside: does the machine have enough memory?");
    throw PlayerOut(end,
                    code_runs_ ? PlayerOut::Fault::CRASH_IN_ISOLATION : PlayerOut::Fault::NONE);
  }

  const std::string name_;
  const Seat seat_;
  const Limits limits_;
  const std::shared_ptr<SharedState> shared_;
  const TellWaited tell_;
  PrintedText printed_;
  Process process_;
  AnswerReader answers_;
  const double engine_starved_before_;  ///< Seconds, by time_starved().
  bool code_runs_ = false;              ///< The player's, not only what starts it.
  double turn_time_ = 0;                ///< Seconds of its turns.
  double cpu_time_ = 0;                 ///< Seconds, when it was last looked at.
};

}  // namespace

MakeRunner isolated_runners(const Limits& wanted, const FileOf& file_of, const TellWaited& tell) {
  Limits limits = wanted;
  check_limits(limits);
  // If the caller ignored SIGCHLD, ended processes would vanish unseen.
  signal(SIGCHLD, SIG_DFL);
  limits.calls = strongest_filter(wanted.calls);
  check_user();
  // The players of a match share one state; it goes with the last of them.
  std::weak_ptr<SharedState> of_match;
  return [=](const std::string& name, const Seat& seat) mutable {
    std::shared_ptr<SharedState> shared = of_match.lock();
    if (not shared) of_match = shared = std::make_shared<SharedState>(seat.state->size_in_use());
    return std::make_unique<IsolatedRunner>(name, seat, limits, file_of(name, seat.player), shared,
                                            tell);
  };
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
