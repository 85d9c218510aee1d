#pragma once

#include <engine/text/Html.hh>

#include "League.hh"
#include "Season.hh"

namespace game_engine {

/// A rating with its interval, on a scale from `low` to `high`, as SVG.
Html interval_chart(const Rating& rating, double low, double high);

/// The finalists' mean points by stage, as SVG; empty if there was no final.
Html stages_chart(const League& league);

/// The ratings of a player by nights, with a mark where a new version came, as SVG; lines are the
/// ladder's ratings of tonight.
Html season_chart(const std::vector<NightRating>& nights, const std::vector<NightRating>& ladder,
                  int last_night);

}  // namespace game_engine
