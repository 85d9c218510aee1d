#pragma once

#include <string>
#include <vector>

#include "League.hh"

namespace game_engine {

/// With so many points less, a player comes ahead once in eleven times.
constexpr double LINE_TO_ZERO = 400;

/// The teacher's rule for marks.
struct MarkRule {
  /// Quantiles: between these two marks, by the share of other players that are behind.
  double low = 0, high = 10;

  /// Thresholds: this mark for a rating so many points above a player of the ladder.
  struct Threshold {
    std::string name;
    double points;
    double mark;
  };
  std::vector<Threshold> thresholds;  ///< None for quantiles.
  bool steps = false;                 ///< Between thresholds the lower mark, not a line.
};

/// "quantiles", "quantiles:5-10" with the lower mark first, "Dummy:5,Dummy+100:6.5,Master:10" or
/// the same after "steps:"; marks must not fall. Between two thresholds marks lie on a line; below
/// the lowest it goes to 0, LINE_TO_ZERO points further down, and above the highest no mark is
/// higher.
/// @throws UsageError
MarkRule parse_marks(const std::string& word);

/// @throws UsageError if the rule names somebody who is not on the ladder
void check_marks(const MarkRule& rule, const League& league);

/// What the rule suggests for a player, and for both ends of the interval of its rating or of its
/// distance from the ladder, whose ratings have errors, too.
struct Mark {
  int player;
  double mark, low, high;
  double with_win = 0;  ///< If it had won one match that it lost.
};

/// About how many points one more first place, instead of a last one, adds to a rating: among
/// equals, and if the others' ratings stay.
double one_more_win(const Rating& rating);

/// In the order of the ranking. The rule must have passed check_marks().
std::vector<Mark> suggest_marks(const MarkRule& rule, const League& league,
                                const std::vector<Ranked>& ranking);

/// Writes marks.csv, or removes an earlier one if the league has no rule.
/// @throws OutputError, std::filesystem::filesystem_error
void write_marks(const League& league, const std::vector<Ranked>& ranking);

}  // namespace game_engine
