#pragma once

#include <map>
#include <utility>
#include <vector>

#include <engine/series/Rating.hh>

namespace game_engine {

/// How two players did against each other. Where one had several seats, each counts in part.
struct Encounter {
  int matches = 0;
  double ahead = 0;     ///< Matches in which the first was ahead; a tie is half a match.
  double expected = 0;  ///< The same, as their ratings predict.

  /// How many points more both together had than their ratings predict (3 for a first place, then
  /// 2, 1, 0), and the variance of that if they play as against anybody else.
  double surplus = 0;
  double variance = 0;
};

/// All pairs that have met, by places in the list of players, the smaller first.
using HeadToHead = std::map<std::pair<int, int>, Encounter>;

/// @param ratings  of the same matches
HeadToHead head_to_head(const std::vector<RatedMatch>& matches, const std::vector<Rating>& ratings);

/// Two players that do better when they meet than chance explains.
struct Sparing {
  std::pair<int, int> players;
  int matches;
  double surplus;  ///< Points per match, of both together.
  double sigmas;   ///< The same in standard deviations.
};

/// Pairs that spare each other, as far as results show: when they meet, both together do better
/// than their ratings predict, at the others' expense. As all pairs are tested, the bar is so high
/// that chance puts a pair here in one league of twenty (Bonferroni).
///
/// The four matches of a board are alike, and ratings are not the whole truth: the variance is
/// scaled up by how much more the boards of all pairs scatter than the model says. Only players
/// with numbers below `submissions` are tested: the ladder colludes with nobody, but a player that
/// plays exactly like one of its players repeats the same matches.
/// @param matches  in blocks of `block` matches of the same players, one after the other
std::vector<Sparing> who_spares_whom(const std::vector<RatedMatch>& matches,
                                     const std::vector<Rating>& ratings, int block,
                                     int submissions);

}  // namespace game_engine
