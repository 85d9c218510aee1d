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
  OFF_THE_BOARD,
  BUILDING,
  OCCUPIED_BARRICADE,
  NO_BLOWS_BY_DAY,
  NO_FIGHTS_BY_DAY,
  MATE,
  WARRIORS_DONT_BUILD,
  NO_BUILDING_BY_NIGHT,
  NOT_EMPTY,
  TOO_MANY,
  HIDDEN,
};

inline ReasonText text_of(Reason reason) {
  switch (reason) {
    case Reason::DONE: return {"carried out", ""};
    case Reason::NO_SUCH_UNIT: return {"there is no such citizen", "4.3"};
    case Reason::NOT_YOURS: return {"not yours at the start of the round", "4.3"};
    case Reason::SECOND_ORDER: return {"second order to this citizen", "4.2"};
    case Reason::DEAD: return {"it has died earlier in the round", "4.7"};
    case Reason::NO_DIRECTION: return {"none of the four directions", "5.1"};
    case Reason::OFF_THE_BOARD: return {"off the board", "5.1"};
    case Reason::BUILDING: return {"a building", "5.1"};
    case Reason::OCCUPIED_BARRICADE: return {"somebody is in that barricade of the clan", "5.6"};
    case Reason::NO_BLOWS_BY_DAY: return {"a barricade of a rival, by day", "5.7"};
    case Reason::NO_FIGHTS_BY_DAY: return {"a citizen, by day", "5.8"};
    case Reason::MATE: return {"a citizen of the same clan", "5.8"};
    case Reason::WARRIORS_DONT_BUILD: return {"warriors don't build", "7.1"};
    case Reason::NO_BUILDING_BY_NIGHT: return {"nobody builds by night", "7.1"};
    case Reason::NOT_EMPTY:
      return {"neither an empty cell nor a barricade of the clan with nobody in it", "7.4"};
    case Reason::TOO_MANY: return {"the clan has as many barricades as it can have", "7.5"};
    case Reason::HIDDEN: return {"who is hidden in a barricade can't build", "7.6"};
  }
  return {"", ""};
}

}  // namespace game_engine

#endif
