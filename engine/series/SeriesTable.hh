#pragma once

#include <string>

#include "SeriesTally.hh"

namespace game_engine {

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

/// The command that replays a match.
struct ReplayCommand {
  std::string program;               ///< As the user called it.
  std::vector<std::string> players;  ///< Likewise: names or files.
  std::string options;               ///< Further ones, each with a blank before it.
  std::string configuration;         ///< How it is given: "< default.cnf", "-i FILE".

  std::string text(const PlannedMatch& match, const std::string& trace) const;
};

/// "1 Mine": a player by its place on the command line and its name.
std::string series_label(const Series& series, int player);

/// What else the tables show.
struct TableOptions {
  bool times;            ///< CPU times, which were measured.
  bool slowest = false;  ///< The slowest rounds of the first player.
  bool habits = false;   ///< What sets it apart; nothing of it is in reports.
};

/// The tables at the end of a series, at most 100 columns wide except for commands. They depend
/// only on the results, not on how and when the matches were played.
std::string series_table(const SeriesTally& tally, const TableOptions& options,
                         const ReplayCommand& replay);

}  // namespace game_engine
