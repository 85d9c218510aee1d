#pragma once

#include "SeriesTally.hh"

namespace game_engine {

/// Rows of cells; the first column is aligned left, the others right.
class Columns {
 public:
  void add(const std::vector<std::string>& row);
  std::string text() const;

 private:
  std::vector<std::vector<std::string>> rows_;
  std::vector<std::size_t> widths_;
};

/// "2103.4 +- 45.2": a value, and the half of its interval.
std::string mean_text(double value, double width, int decimals);
std::string mean_text(const Estimate& e, int decimals = 1);

/// The mean; "-" of an empty sample.
std::string mean_text(const Sample& sample, int decimals, double unit = 1);

/// The players of a pool by their rating.
class Ranking {
 public:
  explicit Ranking(const SeriesTally& tally);

  /// The best one first.
  const std::vector<int>& players() const { return players_; }
  const Rating& rating(int player) const { return ratings_[player]; }

 private:
  std::vector<Rating> ratings_;
  std::vector<int> players_;
};

/// Replays a match.
struct ReplayCommand {
  std::string program;               ///< As the user called it.
  std::vector<std::string> players;  ///< Likewise: names or files.
  std::string options;               ///< Further ones, each with a blank before it.
  std::string configuration;         ///< How it is given: "< default.cnf", "-i FILE".

  std::string text(const PlannedMatch& match, const std::string& trace) const;
};

/// "1 Mine": a player by its place on the command line and its name.
std::string series_label(const Series& series, int player);

struct TableOptions {
  bool times;  ///< CPU times, which were measured.
  /// That of the matches, to say what sets the first player apart; nothing of it is in reports.
  const Configuration* configuration = nullptr;
};

/// The tables at the end of a series, at most 100 columns wide except for commands. They depend
/// only on the results, not on how and when the matches were played.
std::string series_table(const SeriesTally& tally, const TableOptions& options,
                         const ReplayCommand& replay);

/// A number for each seed.
struct PairedSample {
  Sample before, now, difference;

  void add(std::int64_t before_, std::int64_t now_);
};

struct PairedMatch {
  PlannedMatch match;
  MatchResult before, now;
};

/// Compares one player in two series with the same seeds and seats: their common boards, luck and
/// opponents cancel out in the differences.
struct PairedTally {
  /// Adds the matches of a seed.
  void add_seed(const std::vector<PairedMatch>& matches);

  Series series;
  int player;  ///< Of those of the series.
  std::int64_t num_matches = 0;
  PairedSample scores = {}, ranks = {}, wins = {}, passes = {};  ///< All but scores in twelfths.
  std::vector<PairedMatch> lost = {};  ///< That were won before, in order.
  std::int64_t num_won = 0;            ///< How many the reverse.
};

/// And the commands that replay the matches won before and lost now.
std::string paired_table(const PairedTally& tally, const ReplayCommand& before,
                         const ReplayCommand& now);

}  // namespace game_engine
