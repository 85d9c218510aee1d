#pragma once

#include "Kit.hh"

namespace tests {

/// A command of the game's guide: ./Game PLAYER OTHER THIRD FOURTH --matches=...
struct GuideSeries {
  std::string player, other, third, fourth;
};

/// Those of docs/guide.md, in order; none if the game has no guide.
std::vector<GuideSeries> guide_series();

/// The guide's last player: the one that it has play against three Dummy. Empty without a guide.
std::string last_of_guide();

}  // namespace tests
