#include "Runner.hh"

#include <engine/Crash.hh>
#include <engine/Text.hh>
#include <poll.h>

#include <algorithm>

namespace game_engine {

namespace {

// 1.0 s, 0.25 s
std::string in_seconds(double time) {
  Text text;
  text << time;
  const bool whole = text.str().find_first_not_of("0123456789") == std::string::npos;
  return std::string(text.str()) + (whole ? ".0 s" : " s");
}

}  // namespace

IsolatedRunner::IsolatedRunner(const std::string& name, const Seat& seat, const Limits& limits,
                               const std::string& file, std::shared_ptr<SharedState> shared)
    : name_(name),
      seat_(seat),
      limits_(limits),
      shared_(std::move(shared)),
      log_(limits.log_folder, seat.player, name),
      process_(file, limits, shared_->descriptor(), log_.descriptor()),
      answers_(process_.answers()) {
  shared_->show(*seat.state, PlayerCode::BEFORE);
}

void IsolatedRunner::get_ready() {
  turn_start_ = Clock::now();
  while (process_.calls() == -1) {
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
  log_.mark(round);
  answers_.expect_answer(round);
  const std::int32_t signal = round;
  process_.send(&signal, sizeof signal);
}

// While others are waited for, the time of this player's turn does not pass.
void IsolatedRunner::play(int /* round */, Orders& orders) {
  turn_start_ = Clock::now();
  receive_answer();
  answers_.take_orders(orders);
  end_turn();
}

void IsolatedRunner::make_player() {
  answers_.expect_answer(PlayerCode::BEFORE);
  Setup setup = {seat_.player, seat_.seed, seat_.state->size_in_use(), {}, seat_.settings};
  name_.copy(setup.name, sizeof setup.name - 1);
  process_.send(&setup, sizeof setup);
  receive_answer();
}

void IsolatedRunner::end_turn() {
  check_cpu_time();
  turn_time_ = limits_.turn_time() - check_turn_time();
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
      throw PlayerOut("exception: " + complaint.text, PlayerOut::Fault::IN_ISOLATION);
    case Answer::UNPLAYABLE: throw PlayerOut("can't play: " + complaint.text);
  }
}

void IsolatedRunner::receive() {
  AnswerReader::Progress progress = answers_.advance();
  for (; progress == AnswerReader::MISSING; progress = answers_.advance())
    wait_for(process_.answers());
  if (progress == AnswerReader::CLOSED) throw_end();
}

void IsolatedRunner::wait_for(int descriptor) {
  for (;;) {
    const double left = std::max(0.001, std::min(check_cpu_time(), check_turn_time()));
    const timespec timeout = {time_t(left), long((left - double(time_t(left))) * 1e9)};
    pollfd ready[] = {{descriptor, POLLIN, 0}, {process_.calls(), POLLIN, 0}};
    // After the timeout the player may still have CPU time left: its clock stands still
    // while it does not run.
    if (ppoll(ready, 2, &timeout, nullptr) <= 0) continue;
    if (ready[1].revents & POLLIN) check_call();
    else if (ready[0].revents != 0) return;
  }
}

double IsolatedRunner::check_cpu_time() {
  cpu_time_ = process_.cpu_time();
  const double left = limits_.cpu_time - cpu_time_;
  if (left <= 0) throw PlayerOut("CPU time limit (" + in_seconds(limits_.cpu_time) + ")");
  return left;
}

double IsolatedRunner::check_turn_time() const {
  const std::chrono::duration<double> turn = Clock::now() - turn_start_;
  const double left = limits_.turn_time() - turn_time_ - turn.count();
  if (left <= 0) throw PlayerOut("wall time limit (" + in_seconds(limits_.turn_time()) + ")");
  return left;
}

void IsolatedRunner::check_call() {
  if (const auto call = process_.take_call())
    throw PlayerOut("forbidden system call (" + *call + ")");
}

void IsolatedRunner::throw_end() {
  const std::string end = process_.end();
  check_cpu_time();
  throw PlayerOut(end, code_runs_ ? PlayerOut::Fault::IN_ISOLATION : PlayerOut::Fault::NONE);
}

}  // namespace game_engine
