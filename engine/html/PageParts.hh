#pragma once

// What the pages of leagues, seasons and similar programs share.

#include "Html.hh"
#include <string>
#include <utility>
#include <vector>

namespace game_engine {

/// The style of a page, for its head.
extern const char* const PAGE_STYLE;

/// Its script: sorts tables by clicks, opens what a link leads to, and searches, if there is a
/// search.
extern const char* const PAGE_SCRIPT;

/// Targets and titles of the parts of a page.
using Links = std::vector<std::pair<std::string, std::string>>;

/// A whole page, with tables sorted by clicks and a search for players.
/// @param head  below the title
std::string competition_page(const std::string& title, const Html& head, const Links& links,
                             const Html& body);

/// A page that shows match after match in full screen. `data`: what final.js reads, as JSON with
/// no < but in texts.
std::string show_page(const std::string& title, const std::string& data);

/// The field of that search.
Html find_field();

/// A player's details, which open from its name and a line about it.
Html player_details(const std::string& name, const Html& about, const Html& content);

/// A link to them.
Html link_to_player(const std::string& name);

}  // namespace game_engine
