#include "Repetition.hh"

#include <engine/match/Crash.hh>
#include <engine/match/RecordedBoard.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

constexpr std::size_t MOST_TOLD = 3;  // in a round

std::string in_a_line(const std::vector<std::string>& differences) {
  std::string line;
  for (std::size_t k = 0; k < differences.size() and k < MOST_TOLD; ++k)
    line += (k == 0 ? "" : "; ") + differences[k];
  if (differences.size() > MOST_TOLD)
    line += "; and " + std::to_string(differences.size() - MOST_TOLD) + " more";
  return line;
}

}  // namespace

void Repetition::run(const std::function<void(const std::string&)>& tell) {
  tell_ = tell;
  Names names = trace_.names();
  names[seat_] = player_;
  const Match* running = nullptr;
  const auto observe = [&](const OrdersBySeat& given) {
    if (not running->outs()[seat_]) compare(running->board().round(), given[seat_]);
  };
  Match match(std::make_unique<RecordedBoard>(trace_, trace_.num_rounds(), observe), names,
              trace_.match_seed(), Log(true, true));
  running = &match;
  match.seat_players([&](const std::string& name, const Seat& seat) {
    return seat.player == seat_ ? run_here(name, seat) : nullptr;
  });
  match.play(nullptr);
  tell_whether_out(match.outs()[seat_]);
}

// At the start of a round, up to the one after the last.
bool Repetition::was_out(int round) const {
  return trace_.board(std::min(round, trace_.last_round()))->status(seat_) == -1;
}

void Repetition::compare(int round, const Orders& given) {
  if (is_over_ or not trace_.has_orders(round)) return;
  ++rounds_compared_;
  if (round < trace_.last_round() and was_out(round + 1)) {
    is_over_ = true;
    tell_difference(round, "recorded: out; " + player_ + " is not");
    return;
  }
  const std::vector<std::string> differences =
      order_differences(trace_, round, seat_, given, looks_left_);
  if (not differences.empty()) tell_difference(round, in_a_line(differences));
}

void Repetition::tell_difference(int round, const std::string& what) {
  if (rounds_that_differ_++ == 0) first_difference_ = round;
  tell_("round " + std::to_string(round) + ": " + what);
}

void Repetition::tell_whether_out(const std::optional<Out>& out) {
  if (not out) return;
  const int next = std::max(out->round, trace_.first_round() - 1) + 1;
  const bool is_recorded = was_out(next);
  out_ = "out " + round_label(out->round) + (is_recorded ? ", as recorded" : "");
  if (is_recorded or is_over_) return;
  if (rounds_that_differ_++ == 0) first_difference_ = std::max(out->round, 0);
  tell_(out_ + ": " + out->reason);
}

std::string Repetition::summary() const {
  std::string text = rounds_that_differ_ == 0
                         ? "no orders differ in " + counted(rounds_compared_, "round")
                         : "orders differ in " + std::to_string(rounds_that_differ_) + " of " +
                               counted(std::max(rounds_compared_, rounds_that_differ_), "round") +
                               ", first in round " + std::to_string(first_difference_);
  if (not out_.empty()) text += "; " + out_;
  if (not trace_.is_whole())
    text += "; the trace is cut: it ends in round " + std::to_string(trace_.last_round()) + " of " +
            std::to_string(trace_.num_rounds());
  return text;
}

}  // namespace game_engine
