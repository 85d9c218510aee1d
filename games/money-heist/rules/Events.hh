#pragma once

// What can happen in a round, as the log of a match reports it. The fields of a unit are its id and
// its clan at that moment, those of a cell its row and column.

#define GAME_EVENTS(EVENT)                                                                         \
  EVENT(MONEY, "money", "unit clan row col amount", "a unit found money")                          \
  EVENT(HEALTH_KIT, "health_kit", "unit clan row col amount", "a unit found a health kit")         \
  EVENT(POISON_KIT, "poison_kit", "unit clan row col amount", "a unit found a poison kit")         \
  EVENT(KILL, "kill", "unit clan other other_clan row col points", "a soldier killed another one") \
  EVENT(WOUND, "wound", "unit clan other other_clan row col health",                               \
        "a soldier attacked a professor, which has this health left")                              \
  EVENT(KILL_PROFESSOR, "kill_professor", "unit clan other other_clan row col rounds points",      \
        "a soldier killed a professor, which comes back in so many rounds")                        \
  EVENT(OPEN, "open", "unit clan row col box points",                                              \
        "a professor opened a safety box; the cell is its door")                                   \
  EVENT(CHARGE, "charge", "unit clan row col amount pot has",                                      \
        "a soldier took poison from the pot; what is left there, and what it has")                 \
  EVENT(HEAL, "heal", "unit clan row col amount pot has",                                          \
        "a professor took health from the pot; what is left there, and what it has")               \
  EVENT(SOLDIER_BACK, "soldier_back", "unit clan row col", "who died is back, of that clan")       \
  EVENT(PROFESSOR_BACK, "professor_back", "unit clan row col", "a professor is back")              \
  EVENT(BOX_BACK, "box_back", "box row col", "a safety box is there again; the cell is its door")  \
  EVENT(BOX_WAITS, "box_waits", "box", "a safety box that was opened finds no place")

#include <engine/kit/Events.hh>
