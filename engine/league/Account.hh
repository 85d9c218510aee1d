#pragma once

#include <engine/page/Html.hh>

#include "League.hh"
#include "Marks.hh"

namespace game_engine {

/// How a player came to its rank and mark, as a paragraph to show to its author: its matches,
/// others and places, the rating, the mark and both with what they might have been.
/// @param mark  nullptr: none are given
Html account_of(const League& league, const Ranked& player, const Mark* mark);

}  // namespace game_engine
