#ifndef REASONS_HH
#define REASONS_HH

// Why an order does nothing, in the words of docs/rules.md and with the number of the rule. The log
// of a match has them.

#include <engine/game/Game.hh>

namespace game_engine {

/// DONE: the order was carried out.
enum class Reason {
  DONE,
  NO_SUCH_UNIT,
  NOT_YOURS,
  SECOND_ORDER,
  NO_SUCH_ORDER,
  NO_DIRECTION,
  DIAGONAL,
  OFF_THE_BOARD,
  WALL,
  GHOSTS_DONT_FIGHT,
  IN_CONVERSION,
  OWN_GHOST,
  MATE,
  PROTECTED,
  RIVAL_IN_CONVERSION,
  WIZARDS_DONT_CAST,
  TOO_LATE,
  RESTS,
  SOMEBODY_WAS_FASTER,
  WRONG_LENGTH,
  WRONG_GROUPS,
  WRONG_SUMS,
};

inline ReasonText text_of(Reason reason) {
  switch (reason) {
    case Reason::DONE: return {"carried out", ""};
    case Reason::NO_SUCH_UNIT: return {"there is no such unit", "4.3"};
    case Reason::NOT_YOURS: return {"not yours at the start of the round", "4.3"};
    case Reason::SECOND_ORDER: return {"second order to this unit", "4.2"};
    case Reason::NO_SUCH_ORDER: return {"no such order", "4.1"};
    case Reason::NO_DIRECTION: return {"none of the eight directions", "5.1"};
    case Reason::DIAGONAL: return {"wizards don't go diagonally", "5.1"};
    case Reason::OFF_THE_BOARD: return {"off the board", "5.1"};
    case Reason::WALL: return {"a wall", "5.2 a"};
    case Reason::GHOSTS_DONT_FIGHT: return {"ghosts don't fight", "5.2 e"};
    case Reason::IN_CONVERSION:
      return {"a wizard in conversion attacks nobody and frees nobody", "5.2 f"};
    case Reason::OWN_GHOST: return {"the ghost of its own clan", "5.2 g"};
    case Reason::MATE: return {"a mate that is not in conversion", "5.2 h"};
    case Reason::PROTECTED:
      return {"the ghost is protected: it was attacked a short time ago", "5.4"};
    case Reason::RIVAL_IN_CONVERSION: return {"a rival wizard in conversion", "5.2 j"};
    case Reason::WIZARDS_DONT_CAST: return {"wizards don't cast spells", "7.3"};
    case Reason::TOO_LATE: return {"50 or fewer rounds are left", "7.3"};
    case Reason::RESTS: return {"the ghost still has rounds to rest", "7.3"};
    case Reason::SOMEBODY_WAS_FASTER: return {"somebody was faster: one spell a round", "7.3"};
    case Reason::WRONG_LENGTH: return {"not one number for each ingredient", "7.2"};
    case Reason::WRONG_GROUPS: return {"not groups of three, numbered from 0", "7.2"};
    case Reason::WRONG_SUMS: return {"the sums of the groups are not the same", "7.1"};
  }
  return {"", ""};
}

}  // namespace game_engine

#endif
