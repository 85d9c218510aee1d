#pragma once

// What can happen in a round.

#define GAME_EVENTS(EVENT)                                                                        \
  EVENT(MONEY, "money", "unit clan row col points", "a citizen of {clan} found money")            \
  EVENT(FOOD, "food", "unit clan row col life", "a citizen of {clan} ate")                        \
  EVENT(GUN, "gun", "unit clan row col", "a warrior of {clan} took a gun")                        \
  EVENT(GUN_LEFT, "gun_left", "unit clan row col",                                                \
        "a warrior of {clan} left a gun because it had a weapon as strong")                       \
  EVENT(GUN_LOST, "gun_lost", "unit clan row col", "a builder of {clan} made a gun disappear")    \
  EVENT(BAZOOKA, "bazooka", "unit clan row col", "a warrior of {clan} took a bazooka")            \
  EVENT(BAZOOKA_LEFT, "bazooka_left", "unit clan row col",                                        \
        "a warrior of {clan} left a bazooka because it had one")                                  \
  EVENT(BAZOOKA_LOST, "bazooka_lost", "unit clan row col",                                        \
        "a builder of {clan} made a bazooka disappear")                                           \
  EVENT(HIDE, "hide", "unit clan row col", "a citizen of {clan} went to a barricade of its clan") \
  EVENT(STRIKE, "strike", "unit clan row col of_clan resistance",                                 \
        "a citizen of {clan} struck a barricade")                                                 \
  EVENT(BREAK, "break", "unit clan row col of_clan", "a citizen of {clan} destroyed a barricade") \
  EVENT(EXPOSE, "expose", "unit clan other other_clan row col of_clan",                           \
        "a citizen of {clan} destroyed a barricade with one of {other_clan} in it")               \
  EVENT(WIN, "win", "unit clan other other_clan row col life",                                    \
        "a citizen of {clan} attacked one of {other_clan} and won")                               \
  EVENT(LOSE, "lose", "unit clan other other_clan row col life",                                  \
        "a citizen of {clan} attacked one of {other_clan} and lost")                              \
  EVENT(KILL, "kill", "unit clan other other_clan row col points",                                \
        "a citizen of {clan} attacked and killed one of {other_clan}")                            \
  EVENT(DIE, "die", "unit clan other other_clan row col points",                                  \
        "a citizen of {clan} attacked one of {other_clan} and was killed")                        \
  EVENT(BUILD, "build", "unit clan row col resistance", "a builder of {clan} made a barricade")   \
  EVENT(RAISE, "raise", "unit clan row col resistance",                                           \
        "a builder of {clan} made a barricade stronger")                                          \
  EVENT(BIRTH, "birth", "unit clan row col", "a new citizen of {clan} came to the board")         \
  EVENT(MONEY_BACK, "money_back", "row col", "there is money again")                              \
  EVENT(FOOD_BACK, "food_back", "row col", "there is food again")                                 \
  EVENT(GUN_BACK, "gun_back", "row col", "there is a gun again")                                  \
  EVENT(BAZOOKA_BACK, "bazooka_back", "row col", "there is a bazooka again")                      \
  EVENT(DUSK, "dusk", "", "it is night now")                                                      \
  EVENT(DAWN, "dawn", "", "it is day now")                                                        \
  EVENT(GONE, "gone", "cells", "barricades disappeared in the morning")

#include <engine/kit/Events.hh>
