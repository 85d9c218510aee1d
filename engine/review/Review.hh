#pragma once

#include <optional>

#include "Chances.hh"

namespace game_engine {

/// What somebody else's orders would have gained in a stretch of rounds.
struct Gain {
  int who;  ///< From NOBODY_INSTEAD on; ITSELF: how much more was expected before than after it.
  Advantage advantage;
  bool is_sure = false;
};

/// A stretch of rounds looked at closely, from the start of `from` to that of `to`.
struct Stretch {
  int from, to;
  /// The fall of what was expected, from start to end; nothing if that is the end of the match.
  std::optional<Gain> fall;
  std::vector<Gain> gains;

  /// The best of the sure gains; null: none is sure.
  const Gain* best() const;
  bool is_sure_fall() const { return fall and fall->is_sure; }
  bool is_turning_point() const { return is_sure_fall() or best(); }
};

/// Where and why a match was lost, as far as it was found out.
struct Review {
  std::vector<Expectation> expectations;  ///< By round.
  std::vector<Stretch> stretches;         ///< All that were tested, the most important ones first.
  std::int64_t matches = 0;               ///< Continuations played.
  bool by_share = false;  ///< It never had a chance to win: what is sure is of its share of points.
  std::array<std::string, NUM_PLAYERS> differences;  ///< Of the programs: see Continued.
  bool interrupted = false;
};

/// Gets how many continuations of the present step have been played, out of how many.
using TellProgress = std::function<void(std::int64_t played, std::int64_t all)>;

/// Plays continuations in five steps. The first plays a few from the start of each 40th of the
/// match, with the player's own orders and, in the tenth of the match from there, the stand-ins'.
/// The next two play more where a stand-in seems to gain most, and where the chance seems to fall
/// most. The fourth plays the most promising of those with new draws, and tests them all together
/// on these alone. What seems so then, but isn't sure, is played three times as often in the fifth
/// step, with new draws again, and tested on these alone. Each of the two tests has half of the
/// error: whatever was chosen, the probability that anything is wrongly called sure is at most 5%.
///
/// In the fourth step, the number for each stretch follows from the chance p there: p (1 - p) / n
/// is at most 0.04^2, a standard error of 4 points of chance, or as `most` has it.
/// @param most  continuations of a kind in the fourth step: 160 suffice for 4 points of chance
/// @throws std::runtime_error
Review review_match(const ReviewedMatch& match, int most, const TellProgress& tell);

constexpr int USUAL_REVIEW_MATCHES = 160;

}  // namespace game_engine
