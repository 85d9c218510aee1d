#pragma once

// Why an order does nothing, in the words of docs/rules.md and with the number of the rule, as the
// log of a match gives it.

#define GAME_REASONS(REASON)                               \
  REASON(NO_SUCH_UNIT, "there is no such unit", "2.2")     \
  REASON(NOT_YOURS, "a unit of another clan", "2.2")       \
  REASON(SECOND_ORDER, "second order to this unit", "2.2") \
  REASON(NO_SUCH_ORDER, "no such order", "2.1")            \
  REASON(NO_DIRECTION, "no direction", "2.1")              \
  REASON(OFF_THE_BOARD, "off the board", "2.3")            \
  REASON(OCCUPIED, "another unit is there", "2.3")

#include <engine/kit/Reasons.hh>
