#pragma once

#include <engine/page/Html.hh>

#include "League.hh"
#include "Season.hh"

namespace game_engine {

/// A rating with its interval, on a scale from `low` to `high`, as SVG.
Html interval_chart(const Rating& rating, double low, double high);

/// All players' mean points by stage, of which the finalists' are chosen, as SVG; empty if there
/// was no final. Whoever looks at the page chooses others.
Html stages_chart(const League& league);

/// All players' ratings by night, the strongest first, as SVG; empty for a single night. Those of
/// the first three who are not of the ladder are chosen.
Html ratings_chart(const std::vector<std::vector<NightRating>>& players, int last_night);

/// A player's ratings by night, with marks for new versions and lines for tonight's ratings of the
/// ladder, as SVG.
Html season_chart(const std::vector<NightRating>& nights, const std::vector<NightRating>& ladder,
                  int last_night);

}  // namespace game_engine
