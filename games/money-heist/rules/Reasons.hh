#pragma once

// Why an order does nothing.

#define GAME_REASONS(REASON)                                                            \
  REASON(NO_SUCH_UNIT, "there is no such unit", "4.3")                                  \
  REASON(NOT_YOURS, "not yours at the start of the round", "4.3")                       \
  REASON(SECOND_ORDER, "second order to this unit", "4.2")                              \
  REASON(NO_SUCH_ORDER, "no such order", "4.1")                                         \
  REASON(DEAD, "it is dead by then", "4.6")                                             \
  REASON(NO_DIRECTION, "no direction", "5.1")                                           \
  REASON(OFF_THE_BOARD, "off the board", "5.1")                                         \
  REASON(WALL, "a wall", "5.1")                                                         \
  REASON(DOOR, "a door", "5.1")                                                         \
  REASON(GOLD, "gold", "5.1")                                                           \
  REASON(PROFESSORS_DONT_ATTACK, "professors don't attack", "5.6")                      \
  REASON(MATE, "a unit of the same clan", "5.6")                                        \
  REASON(NO_POISON, "a soldier without poison", "5.6")                                  \
  REASON(SOLDIERS_DONT_OPEN, "soldiers don't open boxes", "6.1")                        \
  REASON(NO_DOOR, "no door in that direction", "6.1")                                   \
  REASON(SOMEBODY_WAS_FASTER, "somebody was faster: the box is open", "6.1")            \
  REASON(WRONG_LENGTH, "a key has one number for each of the hint", "6.2")              \
  REASON(WRONG_TRIPLETS, "not triplets, numbered from 0", "6.2")                        \
  REASON(WRONG_SUMS, "a triplet in which no number is the sum of the other two", "6.2") \
  REASON(PROFESSORS_DONT_CHARGE, "professors can't charge", "7.1")                      \
  REASON(SOLDIERS_DONT_HEAL, "soldiers can't heal", "7.2")

#include <engine/kit/Reasons.hh>
