#pragma once

// What can happen in a round.

#define GAME_EVENTS(EVENT)                                                                         \
  EVENT(FOOD, "food", "unit clan row col", "a unit of {clan} found food")                          \
  EVENT(FOOD_GONE, "food_gone", "unit clan row col", "a zombie trod on food")                      \
  EVENT(KILL_ZOMBIE, "kill_zombie", "unit clan other other_clan row col points",                   \
        "a unit of {clan} killed a zombie")                                                        \
  EVENT(FIGHT_WON, "fight_won", "unit clan other other_clan row col points",                       \
        "a unit of {clan} attacked one of {other_clan} and killed it")                             \
  EVENT(FIGHT_LOST, "fight_lost", "unit clan other other_clan row col points",                     \
        "a unit of {clan} attacked one of {other_clan} and was killed")                            \
  EVENT(BITE, "bite", "unit clan other other_clan row col",                                        \
        "a zombie bit a unit of {other_clan} for the first time")                                  \
  EVENT(BITE_AGAIN, "bite_again", "unit clan other other_clan row col",                            \
        "a zombie bit a unit of {other_clan} again")                                               \
  EVENT(BECOMES_ZOMBIE, "becomes_zombie", "unit clan row col", "a unit of {clan} became a zombie") \
  EVENT(COMES_BACK, "comes_back", "unit clan row col",                                             \
        "a killed zombie came back as a unit of {clan}")                                           \
  EVENT(CHANGES_CLAN, "changes_clan", "unit clan row col to_clan",                                 \
        "a unit of {clan} went over to another clan")

#include <engine/kit/Events.hh>
