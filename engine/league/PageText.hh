#ifndef ENGINE_LEAGUE_PAGETEXT_HH
#define ENGINE_LEAGUE_PAGETEXT_HH

namespace game_engine {

/// What stands in the head of the page: its style.
extern const char* const PAGE_STYLE;

/// The script of the page: tables are sorted by clicks, players are found by name.
extern const char* const PAGE_SCRIPT;

}  // namespace game_engine

#endif
