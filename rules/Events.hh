#pragma once

// What can happen in a round.

#define GAME_EVENTS(EVENT)                                                                         \
  EVENT(BOOK, "book", "unit clan row col", "a unit of {clan} read a book")                         \
  EVENT(BOOK_TAKEN, "book_taken", "row col", "Voldemort made a book disappear")                    \
  EVENT(CANCEL, "cancel", "unit clan other other_clan row col to_clan",                            \
        "a wizard of {clan} freed a mate from its conversion")                                     \
  EVENT(GHOST, "ghost", "unit clan other other_clan row col rounds",                               \
        "a wizard of {clan} attacked the ghost of {other_clan}")                                   \
  EVENT(DUEL_WON, "duel_won", "unit clan other other_clan row col to_clan",                        \
        "a wizard of {clan} attacked one of {other_clan} and won the duel")                        \
  EVENT(DUEL_LOST, "duel_lost", "unit clan other other_clan row col to_clan",                      \
        "a wizard of {clan} attacked one of {other_clan} and lost the duel")                       \
  EVENT(CONVERTS, "converts", "unit clan other other_clan row col strength other_strength points", \
        "a wizard of {clan} attacked and converted a much weaker one of {other_clan}")             \
  EVENT(CONVERTED, "converted",                                                                    \
        "unit clan other other_clan row col strength other_strength points",                       \
        "a much weaker wizard of {clan} attacked one of {other_clan} and was converted")           \
  EVENT(SPELL, "spell", "unit clan row col cells", "the ghost of {clan} cast a spell")             \
  EVENT(WALKED, "walked", "unit clan row col", "a unit of {clan} went beside Voldemort and died")  \
  EVENT(TAKEN, "taken", "unit clan row col",                                                       \
        "Voldemort came beside a unit of {clan} and killed it")                                    \
  EVENT(COMES_BACK, "comes_back", "unit clan row col", "a dead unit of {clan} came back")          \
  EVENT(FINISH, "finish", "unit clan row col from_clan points",                                    \
        "a conversion made a wizard one of {clan}")

#include <engine/kit/Events.hh>
