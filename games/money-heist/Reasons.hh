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
  DEAD,
  NO_DIRECTION,
  OFF_THE_BOARD,
  WALL,
  DOOR,
  GOLD,
  PROFESSORS_DONT_ATTACK,
  MATE,
  NO_POISON,
  SOLDIERS_DONT_OPEN,
  NO_DOOR,
  SOMEBODY_WAS_FASTER,
  WRONG_LENGTH,
  WRONG_TRIPLETS,
  WRONG_SUMS,
  PROFESSORS_DONT_CHARGE,
  SOLDIERS_DONT_HEAL,
};

inline ReasonText text_of(Reason reason) {
  switch (reason) {
    case Reason::DONE: return {"carried out", ""};
    case Reason::NO_SUCH_UNIT: return {"there is no such unit", "4.3"};
    case Reason::NOT_YOURS: return {"not yours at the start of the round", "4.3"};
    case Reason::SECOND_ORDER: return {"second order to this unit", "4.2"};
    case Reason::NO_SUCH_ORDER: return {"no such order", "4.1"};
    case Reason::DEAD: return {"it is dead by then", "4.6"};
    case Reason::NO_DIRECTION: return {"no direction", "5.1"};
    case Reason::OFF_THE_BOARD: return {"off the board", "5.1"};
    case Reason::WALL: return {"a wall", "5.1"};
    case Reason::DOOR: return {"a door", "5.1"};
    case Reason::GOLD: return {"gold", "5.1"};
    case Reason::PROFESSORS_DONT_ATTACK: return {"professors don't attack", "5.6"};
    case Reason::MATE: return {"a unit of the same clan", "5.6"};
    case Reason::NO_POISON: return {"a soldier without poison", "5.6"};
    case Reason::SOLDIERS_DONT_OPEN: return {"soldiers don't open boxes", "6.1"};
    case Reason::NO_DOOR: return {"no door in that direction", "6.1"};
    case Reason::SOMEBODY_WAS_FASTER: return {"somebody was faster: the box is open", "6.1"};
    case Reason::WRONG_LENGTH: return {"a key has one number for each of the hint", "6.2"};
    case Reason::WRONG_TRIPLETS: return {"not triplets, numbered from 0", "6.2"};
    case Reason::WRONG_SUMS:
      return {"a triplet in which no number is the sum of the other two", "6.2"};
    case Reason::PROFESSORS_DONT_CHARGE: return {"professors can't charge", "7.1"};
    case Reason::SOLDIERS_DONT_HEAL: return {"soldiers can't heal", "7.2"};
  }
  return {"", ""};
}

}  // namespace game_engine

#endif
