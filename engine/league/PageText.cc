#include "PageText.hh"

namespace game_engine {

// Make puts the files page.css and page.js into quotes: see league.mk.

const char* const PAGE_STYLE =
#include <page.css.inc>
    ;

const char* const PAGE_SCRIPT =
#include <page.js.inc>
    ;

}  // namespace game_engine
