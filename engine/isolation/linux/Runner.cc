#include "Runner.hh"

#include <engine/match/Crash.hh>
#include <engine/text/Text.hh>
#include <poll.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fstream>

#include "Hello.hh"

namespace game_engine {

namespace {

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

}  // namespace

IsolatedRunner::IsolatedRunner(const std::string& name, const Seat& seat, const Limits& limits,
                               const GivenFile& file, std::shared_ptr<SharedState> shared)
    : name_(name),
      seat_(seat),
      limits_(limits),
      shared_(std::move(shared)),
      printed_(seat.player),
      process_(file, limits, shared_->descriptor(), printed_.descriptor()),
      answers_(process_.answers()),
      engine_starved_before_(starved("thread-self").value_or(0)) {
  shared_->show(*seat.state, PlayerCode::BEFORE);
}

void IsolatedRunner::get_ready() {
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

void IsolatedRunner::start(int round) {
  shared_->show(*seat_.state, round);
  answers_.expect_answer(round);
  const std::int32_t signal = round;
  process_.send(&signal, sizeof signal);
}

// This player's turn doesn't count while we wait for others.
void IsolatedRunner::play(int /* round */, Orders& orders) {
  receive_answer();
  answers_.take_orders(orders, std::size_t(seat_.state->longest_order()));
  end_turn();
}

void IsolatedRunner::make_player() {
  answers_.expect_answer(PlayerCode::BEFORE);
  Setup setup = {seat_.player, seat_.seed, seat_.state->size_in_use(), {}, *seat_.settings};
  name_.copy(setup.name, sizeof setup.name - 1);
  process_.send(&setup, sizeof setup);
  receive_answer();
}

void IsolatedRunner::end_turn() {
  printed_.tell();
  check_cpu_time();
  check_turn_time();
}

void IsolatedRunner::receive_answer() {
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

void IsolatedRunner::receive() {
  AnswerReader::Progress progress = answers_.advance();
  for (; progress == AnswerReader::MISSING; progress = answers_.advance())
    wait_for(process_.answers());
  if (progress == AnswerReader::CLOSED) throw_end();
}

// Whatever has arrived counts, whatever the player does afterwards.
void IsolatedRunner::wait_for(int descriptor) {
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
void IsolatedRunner::pass(Clock::time_point start, double asked) {
  const std::chrono::duration<double> passed = Clock::now() - start;
  turn_time_ += std::min(passed.count(), asked);
}

double IsolatedRunner::check_cpu_time() {
  cpu_time_ = process_.cpu_time();
  const double left = limits_.cpu_time - cpu_time_;
  if (left <= 0) throw PlayerOut("CPU time limit (" + in_seconds(limits_.cpu_time) + ")");
  return left;
}

double IsolatedRunner::check_turn_time() const {
  double left = limits_.turn_time() - turn_time_;
  if (left <= 0) left += time_starved();
  if (left > 0) return left;
  // If it runs, or is ready to, its CPU time is what counts.
  if (state_of(process_.number()) == 'R') return MAX_WAIT;
  throw PlayerOut("wall time limit (" + in_seconds(limits_.turn_time()) + ")");
}

// Time in which the player waited for a processor, or its answer for the engine, doesn't count.
// Where the system doesn't say, the limit grows with the load of the machine.
double IsolatedRunner::time_starved() const {
  const auto players = starved(process_.number());
  const auto engines = starved("thread-self");
  if (players and engines) return *players + *engines - engine_starved_before_;
  return (load_factor() - 1) * limits_.turn_time();
}

void IsolatedRunner::check_call() {
  if (const auto call = process_.take_call())
    throw PlayerOut("forbidden system call (" + *call + ")");
}

void IsolatedRunner::throw_end() {
  const std::string end = process_.end();
  check_cpu_time();
  if (process_.was_killed())
    throw IsolationError("the process of player " + name_ +
                         " was killed from outside: does the machine have enough memory?");
  throw PlayerOut(end, code_runs_ ? PlayerOut::Fault::CRASH_IN_ISOLATION : PlayerOut::Fault::NONE);
}

}  // namespace game_engine
