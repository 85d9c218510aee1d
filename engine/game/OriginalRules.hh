#ifndef ENGINE_GAME_ORIGINALRULES_HH
#define ENGINE_GAME_ORIGINALRULES_HH

namespace game_engine {

/// Whether the match is one of the original rules, for Settings::version() of games that tell
/// players so: set when a player sees its state. In Registry.cc, as whatever a player's own object
/// defines is its own, and must not stand for this.
extern bool match_has_original_rules;

}  // namespace game_engine

#endif
