#pragma once

#include <string>
#include <vector>

#include "League.hh"

namespace game_engine {

/// The teacher's rule for marks.
struct MarkRule {
  /// Quantiles: by the share of the other players that are behind, between these two marks.
  double low = 0, high = 10;

  /// Otherwise: who is rated at least like a player of the ladder, or so many points above it, has
  /// at least this mark.
  struct Threshold {
    std::string name;
    double points;
    double mark;
  };
  std::vector<Threshold> thresholds;  ///< None for quantiles.
};

/// "quantiles", "quantiles:5-10" with the lower mark first, "Dummy:5,Dummy+100:6.5,Master:10".
/// @throws UsageError
MarkRule parse_marks(const std::string& word);

/// @throws UsageError if the rule names somebody who is not on the ladder
void check_marks(const MarkRule& rule, const League& league);

/// What the rule suggests for a player, and for both ends of the interval of its rating, or of its
/// distance from players of the ladder: their ratings have errors, too.
struct Mark {
  int player;
  double mark, low, high;
};

/// In the order of the ranking. The rule names players of the ladder only: check_marks.
std::vector<Mark> suggest_marks(const MarkRule& rule, const League& league,
                                const std::vector<Ranked>& ranking);

/// Writes marks.csv; if the league has no rule for marks, removes what is left of an earlier one.
/// @throws OutputError, std::filesystem::filesystem_error
void write_marks(const League& league, const std::vector<Ranked>& ranking);

}  // namespace game_engine
