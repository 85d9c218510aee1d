#pragma once

#include <tests/rules/Boards.hh>

namespace tests {

/// One of the opponents that students get as objects, from the weakest: Dummy, Rival, Master.
class Rung {
 public:
  explicit Rung(std::string name) : name_(std::move(name)) {}

  /// The orders that it gives as clan 0.
  Orders orders(const Settings& settings, const StateData& state) const;
  Orders orders(const Position& position) const;

  /// The direction in which it moves a unit of the picture; -1 if it doesn't.
  int direction(const Position& position, const std::string& unit) const;

  /// Where it moves a unit of the picture, if nobody else moves.
  Pos destination(const Position& position, const std::string& unit) const;

  /// In what percentage of 28 matches with these three it has the top score, from all seats equally
  /// often.
  int wins(const std::string& a, const std::string& b, const std::string& c) const;

  /// Its share of all points, 0 to 1, in matches from each seat for each of the seeds 1 to `seeds`.
  double share_of_points(const std::string& a, const std::string& b, const std::string& c,
                         int seeds) const;

  /// Its mean rank against three others.
  double mean_rank(const Configuration& configuration, const std::vector<std::string>& others,
                   int seeds) const;

 private:
  std::string name_;
};

/// The mean ranks of four players, 1 to 4: four matches, one with each rotation of the seats, for
/// each of the seeds 1 to `seeds`. Players with the same score share the mean of their ranks.
std::vector<double> mean_ranks(const Configuration& configuration, const Names& names, int seeds);

/// Whether a player has been put out in the match.
bool is_out_anywhere(const Match& match);

/// A command of the game's guide: ./Game PLAYER OTHER THIRD FOURTH --matches=...
struct GuideSeries {
  std::string player, other, third, fourth;
};

/// Those of docs/guide.md, in order; none if the game has no guide.
std::vector<GuideSeries> guide_series();

/// The guide's last player: the one that it has play against three Dummy. Empty without a guide.
std::string last_of_guide();

}  // namespace tests
