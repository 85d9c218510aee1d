#include "Culprit.hh"

#include <engine/match/Crash.hh>
#include <algorithm>

namespace game_engine {

bool CulpritSearch::end(const KnownCrashes& crashed) {
  if (step_ == Step::ALONE) {
    helps_.push_back(left_out_);
    leave_out(left_out_ + 1);
    return false;
  }
  if (step_ != Step::APART) return true;
  const auto is_out = [](const std::optional<Out>& out) { return out.has_value(); };
  if (std::none_of(crashed.begin(), crashed.end(), is_out)) {
    leave_out(0);
    return false;
  }
  step_ = Step::BLAMED;
  outs_ = crashed;
  // In the words of the crash that was seen, if it is the same.
  for (std::size_t k = 0; k < outs_.size(); ++k)
    if (outs_[k] and seen_[k] and outs_[k]->round == seen_[k]->round) outs_[k] = seen_[k];
  return false;
}

void CulpritSearch::end_early(int player, Out out, bool is_own, bool is_killed) {
  if (is_own and not seen_[player]) seen_[player] = out;
  all_in_own_ = all_in_own_ and is_own;
  if (step_ == Step::WHOLE) {
    how_ = out.reason + " " + round_label(out.round);
    // Whose code ran last is the likeliest cause.
    if (not is_own) out.reason += " after its play: did it overwrite memory?";
    step_ = can_isolate_ and not is_killed ? Step::APART : Step::BLAMED;
    if (step_ == Step::BLAMED) outs_[player] = out;
  } else if (step_ == Step::ANSWER) {
    try_next();
  } else {
    leave_out(step_ == Step::ALONE ? left_out_ + 1 : 0);
  }
}

void CulpritSearch::leave_out(int player) {
  if (player == NUM_PLAYERS) return decide();
  step_ = Step::ALONE;
  left_out_ = player;
  outs_ = {};
  outs_[player] = Out{PlayerCode::BEFORE,
                      "only without it the match goes on (" + how_ + "): did it overwrite memory?"};
}

void CulpritSearch::decide() {
  step_ = Step::ANSWER;
  if (helps_.size() == 1) {
    leave_out(helps_[0]);
    step_ = Step::ANSWER;
    answers_.push_back(outs_);
    // If it did no harm before, it may play up to its crash.
    KnownCrashes later;
    if ((later[helps_[0]] = seen_[helps_[0]])) answers_.push_back(later);
  } else if (helps_.empty() and all_in_own_) {
    answers_.push_back(seen_);
  }
  try_next();
}

void CulpritSearch::try_next() {
  if (answers_.empty()) {
    outs_.fill(Out{PlayerCode::BEFORE, NOT_COUNTED + (": it can't be told who ended it, " + how_)});
    return;
  }
  outs_ = answers_.back();
  answers_.pop_back();
}

}  // namespace game_engine
