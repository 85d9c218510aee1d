#pragma once

// Why an order does nothing.

#define GAME_REASONS(REASON)                                      \
  REASON(NO_SUCH_UNIT, "there is no such unit", "4.3")            \
  REASON(NOT_YOURS, "not yours at the start of the round", "4.3") \
  REASON(SECOND_ORDER, "second order to this unit", "4.2")        \
  REASON(NO_SUCH_ORDER, "no such order", "4.1")                   \
  REASON(DEAD, "it is dead by then", "5.1")                       \
  REASON(NO_DIRECTION, "no direction", "5.1")                     \
  REASON(DIAGONAL, "a diagonal", "5.1")                           \
  REASON(OFF_THE_BOARD, "off the board", "5.2")                   \
  REASON(WASTE, "waste", "5.2")                                   \
  REASON(DEAD_UNIT, "a dead unit", "5.6")                         \
  REASON(MATE, "a unit of the same clan", "5.6")

#include <engine/kit/Reasons.hh>
