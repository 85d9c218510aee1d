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
  NO_DIRECTION,
  STAYS,
  DIAGONAL,
  DEAD,
  OFF_THE_BOARD,
  WIZARDS_DONT_ATTACK,
  MATE,
  GRANITE,
  WIZARDS_DONT_DIG,
};

inline ReasonText text_of(Reason reason) {
  switch (reason) {
    case Reason::DONE: return {"carried out", ""};
    case Reason::NO_SUCH_UNIT: return {"there is no such unit", "4.3"};
    case Reason::NOT_YOURS: return {"not yours at the start of the round", "4.3"};
    case Reason::SECOND_ORDER: return {"second order to this unit", "4.2"};
    case Reason::NO_DIRECTION: return {"none of the nine directions", "4.2"};
    case Reason::STAYS: return {"an order to stay", "4.2"};
    case Reason::DIAGONAL: return {"wizards don't go diagonally", "4.3"};
    case Reason::DEAD: return {"it is dead by then", "4.6"};
    case Reason::OFF_THE_BOARD: return {"off the board", "5.1"};
    case Reason::WIZARDS_DONT_ATTACK: return {"wizards don't attack", "5.2"};
    case Reason::MATE: return {"a unit of the same clan", "5.2"};
    case Reason::GRANITE: return {"granite", "5.4"};
    case Reason::WIZARDS_DONT_DIG: return {"wizards don't dig", "5.4"};
  }
  return {"", ""};
}

}  // namespace game_engine

#endif
