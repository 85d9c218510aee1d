#pragma once

// What can happen in a round, as the log of a match reports it. The fields of a unit are its id and
// its clan at that moment, those of a cell its row and column.

#define GAME_EVENTS(EVENT)                                                                     \
  EVENT(MONEY, "money", "unit clan row col points", "a citizen found money")                   \
  EVENT(FOOD, "food", "unit clan row col life", "a citizen ate, and has this life")            \
  EVENT(GUN, "gun", "unit clan row col", "a warrior took a gun")                               \
  EVENT(GUN_LEFT, "gun_left", "unit clan row col",                                             \
        "a warrior found a gun, and has none less strong")                                     \
  EVENT(GUN_LOST, "gun_lost", "unit clan row col", "a builder found a gun, which is gone")     \
  EVENT(BAZOOKA, "bazooka", "unit clan row col", "a warrior took a bazooka")                   \
  EVENT(BAZOOKA_LEFT, "bazooka_left", "unit clan row col",                                     \
        "a warrior found a bazooka, and has one")                                              \
  EVENT(BAZOOKA_LOST, "bazooka_lost", "unit clan row col",                                     \
        "a builder found a bazooka, which is gone")                                            \
  EVENT(HIDE, "hide", "unit clan row col", "a citizen went to a barricade of its clan")        \
  EVENT(STRIKE, "strike", "unit clan row col of_clan resistance",                              \
        "a citizen struck a barricade of that clan; what is left of it")                       \
  EVENT(BREAK, "break", "unit clan row col of_clan",                                           \
        "a citizen destroyed a barricade of that clan")                                        \
  EVENT(EXPOSE, "expose", "unit clan other other_clan row col of_clan",                        \
        "a citizen destroyed a barricade with another one in it")                              \
  EVENT(WIN, "win", "unit clan other other_clan row col life",                                 \
        "a citizen attacked and won; the life that the other one has left")                    \
  EVENT(LOSE, "lose", "unit clan other other_clan row col life",                               \
        "a citizen attacked and lost; the life that it has left")                              \
  EVENT(KILL, "kill", "unit clan other other_clan row col points",                             \
        "a citizen attacked and killed another one")                                           \
  EVENT(DIE, "die", "unit clan other other_clan row col points",                               \
        "a citizen attacked and was killed", EventText::OTHER_CLAN)                            \
  EVENT(BUILD, "build", "unit clan row col resistance", "a builder made a barricade")          \
  EVENT(RAISE, "raise", "unit clan row col resistance", "a builder made a barricade stronger") \
  EVENT(BIRTH, "birth", "unit clan row col", "a citizen came to the board")                    \
  EVENT(MONEY_BACK, "money_back", "row col", "there is money again")                           \
  EVENT(FOOD_BACK, "food_back", "row col", "there is food again")                              \
  EVENT(GUN_BACK, "gun_back", "row col", "there is a gun again")                               \
  EVENT(BAZOOKA_BACK, "bazooka_back", "row col", "there is a bazooka again")                   \
  EVENT(DUSK, "dusk", "", "it is night now")                                                   \
  EVENT(DAWN, "dawn", "", "it is day now")                                                     \
  EVENT(GONE, "gone", "cells", "in the morning, barricades have disappeared")

#include <engine/kit/Events.hh>
