#pragma once

#include <string>
#include <vector>

#include "Series.hh"
#include "SeriesTable.hh"

namespace game_engine {

/// A number for each seed: before, now, and the difference.
struct PairedSample {
  Sample before, now, difference;

  void add(std::int64_t before_, std::int64_t now_);

  /// How many times as many matches two independent series would need for an interval this narrow;
  /// NaN if the difference never varies.
  double gain() const;
};

/// A match as it was played before and now.
struct PairedMatch {
  PlannedMatch match;
  MatchResult before, now;
};

/// Compares one player in two series with the same seeds and seats: their common boards, luck and
/// opponents cancel out in the differences.
class PairedTally {
 public:
  /// @param player  which of the players of the series
  PairedTally(const Series& series, int player) : series_(series), player_(std::size_t(player)) {}

  /// Adds the matches of a seed.
  void add_seed(const std::vector<PairedMatch>& matches);

  const Series& series() const { return series_; }
  int player() const { return int(player_); }
  std::int64_t num_matches() const { return num_matches_; }

  const PairedSample& scores() const { return scores_; }
  const PairedSample& ranks() const { return ranks_; }    ///< In twelfths.
  const PairedSample& wins() const { return wins_; }      ///< In twelfths.
  const PairedSample& passes() const { return passes_; }  ///< In twelfths.

  /// The matches that were won and are now lost, in order; and how many the reverse.
  const std::vector<PairedMatch>& lost() const { return lost_; }
  std::int64_t num_won() const { return num_won_; }

 private:
  Series series_;
  std::size_t player_;
  PairedSample scores_, ranks_, wins_, passes_;
  std::int64_t num_matches_ = 0;
  std::vector<PairedMatch> lost_;
  std::int64_t num_won_ = 0;
};

/// The table, and the commands that replay the matches won before and lost now.
/// @param before, now  the commands of the two series
std::string paired_table(const PairedTally& tally, const ReplayCommand& before,
                         const ReplayCommand& now);

}  // namespace game_engine
