#pragma once

// What can happen in a round.

#define GAME_EVENTS(EVENT)                                                                      \
  EVENT(TREASURE, "treasure", "unit clan row col points", "a dwarf of {clan} found a treasure") \
  EVENT(DIG, "dig", "unit clan row col turns",                                                  \
        "a dwarf of {clan} dug at a rock without getting through")                              \
  EVENT(DIG_THROUGH, "dig_through", "unit clan row col",                                        \
        "a dwarf of {clan} turned a rock into a cave")                                          \
  EVENT(ABYSS, "abyss", "unit clan row col", "a dwarf of {clan} turned a rock into an abyss")   \
  EVENT(FALL, "fall", "unit clan row col to_clan", "a unit of {clan} fell into an abyss")       \
  EVENT(BURN, "burn", "unit clan row col to_clan",                                              \
        "a unit of {clan} went beside the Balrog and died")                                     \
  EVENT(WOUND, "wound", "unit clan other other_clan row col damage health",                     \
        "a unit of {clan} wounded one of {other_clan}")                                         \
  EVENT(CAPTURE, "capture", "unit clan other other_clan row col to_clan",                       \
        "a dwarf of {clan} killed a unit of {other_clan}")                                      \
  EVENT(SLAY, "slay", "unit clan other other_clan row col",                                     \
        "a dwarf of {clan} killed a unit of Sauron")                                            \
  EVENT(KILL, "kill", "unit clan other other_clan row col to_clan",                             \
        "a unit of Sauron killed one of {other_clan}")                                          \
  EVENT(BALROG_KILLS, "balrog_kills", "unit clan other other_clan row col to_clan",             \
        "the Balrog killed a unit of {other_clan}")                                             \
  EVENT(BALROG_KILLS_OWN, "balrog_kills_own", "unit clan other other_clan row col",             \
        "the Balrog killed an orc or a troll")                                                  \
  EVENT(HEALED, "healed", "unit clan row col amount",                                           \
        "a unit of {clan} was healed by a wizard beside it")                                    \
  EVENT(ORC_ENTERS, "orc_enters", "unit clan row col", "an orc came out of an abyss")

#include <engine/kit/Events.hh>
