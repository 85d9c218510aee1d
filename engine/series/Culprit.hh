#pragma once

#include <string>
#include <vector>

#include "SeriesMatch.hh"

namespace game_engine {

/// Finds out which player ends the process of a match, from attempts at playing it. The players of
/// a match share memory, so the one whose code runs at the end is not always the one to blame.
///
/// Where players can be isolated, an attempt in which they are shows who crashes by itself;
/// elsewhere, the one whose code ran is tried first. If the match then still ends early, or nobody
/// crashes by itself, each player in turn is left out, and the only one without whom the match is
/// played to its end is to blame. Otherwise nobody is, and the match doesn't count. A match takes
/// ten attempts at most.
class CulpritSearch {
 public:
  explicit CulpritSearch(bool can_isolate) : can_isolate_(can_isolate) {}

  /// Who is out in the next attempt.
  const KnownCrashes& outs() const { return outs_; }
  /// Whether the next attempt only looks at who crashes by itself.
  bool is_apart() const { return step_ == Step::APART; }
  /// Whether in the next attempt one player is left out: it may well go astray.
  bool leaves_one_out() const { return step_ == Step::ALONE; }

  /// The attempt was played to its end; `crashed` by themselves, if it looked at that. Returns
  /// whether its result is that of the match; if not, the next attempt is wanted.
  bool end(const KnownCrashes& crashed);

  /// The attempt ended early, in or after the code of this player.
  /// @param is_own  whether it was in its code
  /// @param is_killed  from outside, and so nobody else's fault
  void end_early(int player, Out out, bool is_own, bool is_killed = false);

 private:
  enum class Step { WHOLE, APART, BLAMED, ALONE, ANSWER };

  void leave_out(int player);
  void decide();
  void try_next();

  const bool can_isolate_;
  Step step_ = Step::WHOLE;
  KnownCrashes outs_;
  KnownCrashes seen_;       ///< Who crashed in its own code, and when first.
  bool all_in_own_ = true;  ///< Whether all attempts ended in a player's code.
  std::string how_;         ///< The first one did.
  int left_out_ = 0;
  std::vector<int> helps_;             ///< To leave these out, each alone.
  std::vector<KnownCrashes> answers_;  ///< To be tried, the last one first.
};

}  // namespace game_engine
