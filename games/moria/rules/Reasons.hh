#pragma once

// Why an order does nothing.

#define GAME_REASONS(REASON)                                      \
  REASON(NO_SUCH_UNIT, "there is no such unit", "4.3")            \
  REASON(NOT_YOURS, "not yours at the start of the round", "4.3") \
  REASON(SECOND_ORDER, "second order to this unit", "4.2")        \
  REASON(NO_SUCH_ORDER, "no such order", "4.1")                   \
  REASON(NO_DIRECTION, "none of the nine directions", "4.2")      \
  REASON(STAYS, "an order to stay", "4.2")                        \
  REASON(DIAGONAL, "wizards don't go diagonally", "4.3")          \
  REASON(DEAD, "it is dead by then", "4.6")                       \
  REASON(OFF_THE_BOARD, "off the board", "5.1")                   \
  REASON(WIZARDS_DONT_ATTACK, "wizards don't attack", "5.2")      \
  REASON(MATE, "a unit of the same clan", "5.2")                  \
  REASON(GRANITE, "granite", "5.4")                               \
  REASON(WIZARDS_DONT_DIG, "wizards don't dig", "5.4")

#include <engine/kit/Reasons.hh>
