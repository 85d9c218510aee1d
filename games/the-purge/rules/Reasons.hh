#pragma once

// Why an order does nothing.

#define GAME_REASONS(REASON)                                                                      \
  REASON(NO_SUCH_UNIT, "there is no such citizen", "4.3")                                         \
  REASON(NOT_YOURS, "not yours at the start of the round", "4.3")                                 \
  REASON(SECOND_ORDER, "second order to this citizen", "4.2")                                     \
  REASON(NO_SUCH_ORDER, "no such order", "4.1")                                                   \
  REASON(DEAD, "it has died earlier in the round", "4.7")                                         \
  REASON(NO_DIRECTION, "none of the four directions", "5.1")                                      \
  REASON(OFF_THE_BOARD, "off the board", "5.1")                                                   \
  REASON(BUILDING, "a building", "5.1")                                                           \
  REASON(OCCUPIED_BARRICADE, "somebody is in that barricade of the clan", "5.6")                  \
  REASON(NO_BLOWS_BY_DAY, "a barricade of a rival, by day", "5.7")                                \
  REASON(NO_FIGHTS_BY_DAY, "a citizen, by day", "5.8")                                            \
  REASON(MATE, "a citizen of the same clan", "5.8")                                               \
  REASON(WARRIORS_DONT_BUILD, "warriors don't build", "7.1")                                      \
  REASON(NO_BUILDING_BY_NIGHT, "nobody builds by night", "7.1")                                   \
  REASON(NOT_EMPTY, "neither an empty cell nor a barricade of the clan with nobody in it", "7.4") \
  REASON(TOO_MANY, "the clan has as many barricades as it can have", "7.5")                       \
  REASON(HIDDEN, "who is hidden in a barricade can't build", "7.6")

#include <engine/kit/Reasons.hh>
