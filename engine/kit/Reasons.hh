#pragma once

// Makes the enumeration Reason and its texts from the list GAME_REASONS in the game's Reasons.hh: a
// name, what the log of a match says, in the words of docs/rules.md, and the number of the rule.

#include <iterator>

#include <engine/game/Game.hh>

namespace game_engine {

#define REASON_NAME(name, words, rule) name,
#define REASON_TEXT(name, words, rule) {words, rule},

/// DONE: the order was carried out.
enum class Reason { DONE, GAME_REASONS(REASON_NAME) };

inline ReasonText text_of(Reason reason) {
  static constexpr ReasonText TEXTS[] = {{"carried out", ""}, GAME_REASONS(REASON_TEXT)};
  return unsigned(reason) < std::size(TEXTS) ? TEXTS[int(reason)] : ReasonText{"", ""};
}

#undef REASON_NAME
#undef REASON_TEXT

}  // namespace game_engine
