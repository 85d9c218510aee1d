#pragma once

// What helps the tests of a game's rules on its boards: included by its Boards.hh, at the end. That
// defines DIRECTIONS, their names by number, unit_of, give_move, and position_of, which makes a
// Position of a picture and the other arguments of its constructor, if there are any.

namespace tests {

/// Where a direction leads. They go against the clock from down on; at the end there may be one to
/// stay.
inline Pos step_of(int dir) {
  constexpr int DOWN[] = {1, 1, 0, -1, -1, -1, 0, 1, 0}, RIGHT[] = {0, 1, 1, 1, 0, -1, -1, -1, 0};
  static const bool has_diagonals = split(DIRECTIONS, ' ').size() >= 8;
  const int k = has_diagonals ? dir : 2 * dir;
  return {DOWN[k], RIGHT[k]};
}

/// The orders that a player of this name gives as clan 0, in the first round.
Orders orders_by(const std::string& name, const Settings& settings, const StateData& state);
Orders orders_by(const std::string& name, const Position& position);

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
