#pragma once

// Why an order does nothing.

#define GAME_REASONS(REASON)                                                               \
  REASON(NO_SUCH_UNIT, "there is no such unit", "4.3")                                     \
  REASON(NOT_YOURS, "not yours at the start of the round", "4.3")                          \
  REASON(SECOND_ORDER, "second order to this unit", "4.2")                                 \
  REASON(NO_SUCH_ORDER, "no such order", "4.1")                                            \
  REASON(NO_DIRECTION, "none of the eight directions", "5.1")                              \
  REASON(DIAGONAL, "wizards don't go diagonally", "5.1")                                   \
  REASON(OFF_THE_BOARD, "off the board", "5.1")                                            \
  REASON(WALL, "a wall", "5.2 a")                                                          \
  REASON(GHOSTS_DONT_FIGHT, "ghosts don't fight", "5.2 e")                                 \
  REASON(IN_CONVERSION, "a wizard in conversion attacks nobody and frees nobody", "5.2 f") \
  REASON(OWN_GHOST, "the ghost of its own clan", "5.2 g")                                  \
  REASON(MATE, "a mate that is not in conversion", "5.2 h")                                \
  REASON(PROTECTED, "the ghost is protected: it was attacked a short time ago", "5.4")     \
  REASON(RIVAL_IN_CONVERSION, "a rival wizard in conversion", "5.2 j")                     \
  REASON(WIZARDS_DONT_CAST, "wizards don't cast spells", "7.3")                            \
  REASON(TOO_LATE, "50 or fewer rounds are left", "7.3")                                   \
  REASON(RESTS, "the ghost still has rounds to rest", "7.3")                               \
  REASON(SOMEBODY_WAS_FASTER, "somebody was faster: one spell a round", "7.3")             \
  REASON(WRONG_LENGTH, "not one number for each ingredient", "7.2")                        \
  REASON(WRONG_GROUPS, "not groups of three, numbered from 0", "7.2")                      \
  REASON(WRONG_SUMS, "the sums of the groups are not the same", "7.1")

#include <engine/kit/Reasons.hh>
