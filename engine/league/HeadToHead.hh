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
};

/// All pairs that have met, by places in the list of players, the smaller first.
using HeadToHead = std::map<std::pair<int, int>, Encounter>;

/// @param ratings  of the same matches
HeadToHead head_to_head(const std::vector<RatedMatch>& matches, const std::vector<Rating>& ratings);

}  // namespace game_engine
