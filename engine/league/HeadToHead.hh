#pragma once

#include <map>
#include <utility>
#include <vector>

#include <engine/series/Rating.hh>

namespace game_engine {

/// What the matches say of two who have met. Where one of them had several seats, each counts in
/// part.
struct Encounter {
  int matches = 0;
  double ahead = 0;     ///< Matches in which the first of them was ahead; half of one for a tie.
  double expected = 0;  ///< The same by the ratings.

  /// By how many points both together were above what their ratings say (3 points for a first
  /// place, then 2, 1, 0), and the variance of that if they play as against anybody else.
  double surplus = 0;
  double variance = 0;
};

/// All pairs that have met, by their places in the list of players, the smaller one first.
using HeadToHead = std::map<std::pair<int, int>, Encounter>;

/// @param ratings  of the same matches
HeadToHead head_to_head(const std::vector<RatedMatch>& matches, const std::vector<Rating>& ratings);

/// Two who do better when they meet than chance explains.
struct Sparing {
  std::pair<int, int> players;
  int matches;
  double surplus;  ///< Points per match, of both together.
  double sigmas;   ///< The same in standard deviations.
};

/// Pairs that spare each other, as far as results show it: when they meet, both together come out
/// better, at the cost of the two others, than their ratings say. All pairs are looked at, so the
/// bar is set so high that chance would put a pair here in one league of twenty (Bonferroni).
///
/// The four matches of a board are alike, and ratings are not the whole truth: the variance is
/// enlarged by the factor by which the boards of all pairs scatter more than the model says.
/// Only pairs of players with numbers below `submissions` are looked at. The ladder can agree with
/// nobody; but who plays exactly like one of its players, has the same matches again and again.
/// @param matches  in blocks of `block` matches of the same players, one after the other
std::vector<Sparing> who_spares_whom(const std::vector<RatedMatch>& matches,
                                     const std::vector<Rating>& ratings, int block,
                                     int submissions);

}  // namespace game_engine
