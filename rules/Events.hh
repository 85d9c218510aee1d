#pragma once

// What can happen in a round, as the log of a match reports it. The fields of a unit are its id and
// its clan at that moment, those of a cell its row and column.

#define GAME_EVENTS(EVENT)                                                                         \
  EVENT(BOOK, "book", "unit clan row col", "a unit read a book")                                   \
  EVENT(BOOK_TAKEN, "book_taken", "row col", "Voldemort made a book disappear")                    \
  EVENT(CANCEL, "cancel", "unit clan other other_clan row col to_clan",                            \
        "a wizard freed another one from its conversion to that clan")                             \
  EVENT(GHOST, "ghost", "unit clan other other_clan row col rounds",                               \
        "a wizard attacked a ghost, which rests so many more rounds")                              \
  EVENT(DUEL_WON, "duel_won", "unit clan other other_clan row col to_clan",                        \
        "a wizard attacked another one, which is in conversion now")                               \
  EVENT(DUEL_LOST, "duel_lost", "unit clan other other_clan row col to_clan",                      \
        "a wizard attacked another one, and is in conversion itself")                              \
  EVENT(CONVERTS, "converts", "unit clan other other_clan row col strength other_strength points", \
        "a much stronger wizard attacked and converted another one at once")                       \
  EVENT(CONVERTED, "converted",                                                                    \
        "unit clan other other_clan row col strength other_strength points",                       \
        "a much weaker wizard attacked and was converted at once", EventText::OTHER_CLAN)          \
  EVENT(SPELL, "spell", "unit clan row col cells",                                                 \
        "a ghost cast a spell; its clan owns these cells now")                                     \
  EVENT(WALKED, "walked", "unit clan row col", "a unit went beside Voldemort and died")            \
  EVENT(TAKEN, "taken", "unit clan row col", "Voldemort came beside a unit, which died")           \
  EVENT(COMES_BACK, "comes_back", "unit clan row col", "who died is back, of that clan")           \
  EVENT(FINISH, "finish", "unit clan row col from_clan points",                                    \
        "a conversion ended: the wizard is of another clan now")

#include <engine/kit/Events.hh>
