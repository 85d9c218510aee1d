#pragma once

// What the pages of league, season and similar programs have alike.

#include <engine/text/Html.hh>
#include <string>
#include <utility>
#include <vector>

namespace game_engine {

/// The style of a page, for its head.
extern const char* const PAGE_STYLE;

/// The parts of a page: where they are, and their titles.
using Links = std::vector<std::pair<std::string, std::string>>;

/// A whole page, on which tables are sorted by clicks and players are found by name.
/// @param head  what is under the title
std::string competition_page(const std::string& title, const Html& head, const Links& links,
                             const Html& body);

/// Where a name is typed that is to be found.
Html find_field();

/// What the page has of a player, behind its name and a line about it.
Html player_details(const std::string& name, const Html& about, const Html& content);

/// A link to that.
Html link_to_player(const std::string& name);

}  // namespace game_engine
