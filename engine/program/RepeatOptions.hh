#pragma once

#include <engine/match/Successor.hh>
#include <engine/review/Review.hh>
#include <optional>
#include <string>

namespace game_engine {

/// Rounds from `first` to `last`.
struct RoundRange {
  int first, last;
};

/// From a round on, others play in some seats.
struct Change {
  int round;
  std::vector<Successor> successors;
};

/// What the user wants to know of a lost match.
struct ReviewOptions {
  std::string who;      ///< A seat or a name.
  std::string against;  ///< A program to compare with; empty: none but the strongest opponent.
  std::string file;     ///< For all of the review; empty: none.
  int matches = USUAL_REVIEW_MATCHES;
};

/// What the user wants to do with recorded matches, and changes in the middle of one.
struct RepeatOptions {
  std::string path;  ///< A trace, or a folder of them.
  std::string as;    ///< A seat or a name; empty: that of the player.
  std::optional<RoundRange> rounds;
  std::optional<Change> from;
};

}  // namespace game_engine
