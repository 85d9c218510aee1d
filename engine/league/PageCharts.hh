#pragma once

#include <engine/page/Html.hh>

#include "League.hh"
#include "Season.hh"

namespace game_engine {

/// A rating with its interval, on a scale from `low` to `high`, as SVG.
Html interval_chart(const Rating& rating, double low, double high);

/// The finalists' mean points by stage, as SVG; empty if there was no final.
Html stages_chart(const League& league);

/// A player's ratings by night, with marks for new versions and lines for tonight's ratings of the
/// ladder, as SVG.
Html season_chart(const std::vector<NightRating>& nights, const std::vector<NightRating>& ladder,
                  int last_night);

}  // namespace game_engine
