#ifndef ENGINE_LEAGUE_PAGECHARTS_HH
#define ENGINE_LEAGUE_PAGECHARTS_HH

#include <string>
#include <string_view>

#include "League.hh"

namespace game_engine {

/// The text as it stands in a page and in the values of its attributes.
std::string html_text(std::string_view text);

/// A rating with its interval, on a scale from `low` to `high`, as SVG.
std::string interval_chart(const Rating& rating, double low, double high);

/// The finalists' mean points by stage, as SVG; empty if there was no final.
std::string stages_chart(const League& league);

}  // namespace game_engine

#endif
