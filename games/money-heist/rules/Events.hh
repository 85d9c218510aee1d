#pragma once

// What can happen in a round.

#define GAME_EVENTS(EVENT)                                                                       \
  EVENT(MONEY, "money", "unit clan row col amount", "a unit of {clan} found money")              \
  EVENT(HEALTH_KIT, "health_kit", "unit clan row col amount",                                    \
        "a unit of {clan} found a health kit")                                                   \
  EVENT(POISON_KIT, "poison_kit", "unit clan row col amount",                                    \
        "a unit of {clan} found a poison kit")                                                   \
  EVENT(KILL, "kill", "unit clan other other_clan row col points",                               \
        "a soldier of {clan} killed one of {other_clan}")                                        \
  EVENT(WOUND, "wound", "unit clan other other_clan row col health",                             \
        "a soldier of {clan} attacked the professor of {other_clan}")                            \
  EVENT(KILL_PROFESSOR, "kill_professor", "unit clan other other_clan row col rounds points",    \
        "a soldier of {clan} killed the professor of {other_clan}")                              \
  EVENT(OPEN, "open", "unit clan row col box points",                                            \
        "the professor of {clan} opened a safety box")                                           \
  EVENT(CHARGE, "charge", "unit clan row col amount pot has",                                    \
        "a soldier of {clan} took poison from the pot")                                          \
  EVENT(HEAL, "heal", "unit clan row col amount pot has",                                        \
        "the professor of {clan} took health from the pot")                                      \
  EVENT(SOLDIER_BACK, "soldier_back", "unit clan row col", "a dead soldier of {clan} came back") \
  EVENT(PROFESSOR_BACK, "professor_back", "unit clan row col",                                   \
        "the professor of {clan} came back")                                                     \
  EVENT(BOX_BACK, "box_back", "box row col", "a safety box came back")                           \
  EVENT(BOX_WAITS, "box_waits", "box", "an opened safety box found no place")

#include <engine/kit/Events.hh>
