#pragma once

#include "ReviewText.hh"

namespace game_engine {

/// What the turning points of several matches have in common.
class CommonTurns {
 public:
  void add(const ReviewedResult& result);

  /// Ten lines at most: the parts of the match, the kinds of events that the player's units
  /// suffered most often in a turning point, and the reasons why most of its orders there did
  /// nothing; each with how many turning points have it, and how much chance to win these cost per
  /// match.
  std::string table() const;

  /// Those of the matches that have most of it, the clearest first.
  std::vector<std::int64_t> seeds(std::size_t most) const;

 private:
  static constexpr std::size_t ASPECTS = 3;
  struct Turn {
    std::int64_t seed;
    std::array<std::string, ASPECTS> aspects;  ///< Empty: there is none.
    double chance;
  };
  struct Total {
    int turns = 0;
    double chance = 0;
  };

  std::map<std::string, Total> totals(std::size_t aspect) const;

  std::vector<Turn> turns_;
  int matches_ = 0;
};

}  // namespace game_engine
