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
  DEAD,
  NO_DIRECTION,
  DIAGONAL,
  OFF_THE_BOARD,
  WASTE,
  DEAD_UNIT,
  MATE,
};

inline ReasonText text_of(Reason reason) {
  switch (reason) {
    case Reason::DONE: return {"carried out", ""};
    case Reason::NO_SUCH_UNIT: return {"there is no such unit", "4.3"};
    case Reason::NOT_YOURS: return {"not yours at the start of the round", "4.3"};
    case Reason::SECOND_ORDER: return {"second order to this unit", "4.2"};
    case Reason::DEAD: return {"it is dead by then", "5.1"};
    case Reason::NO_DIRECTION: return {"no direction", "5.1"};
    case Reason::DIAGONAL: return {"a diagonal", "5.1"};
    case Reason::OFF_THE_BOARD: return {"off the board", "5.2"};
    case Reason::WASTE: return {"waste", "5.2"};
    case Reason::DEAD_UNIT: return {"a dead unit", "5.6"};
    case Reason::MATE: return {"a unit of the same clan", "5.6"};
  }
  return {"", ""};
}

}  // namespace game_engine

#endif
