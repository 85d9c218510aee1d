#pragma once

// What can happen in a round, as the log of a match reports it. The fields of a unit are its id and
// its clan at that moment, those of a cell its row and column.

#define GAME_EVENTS(EVENT) EVENT(COIN, "coin", "unit clan row col", "a unit of {clan} found a coin")

#include <engine/kit/Events.hh>
