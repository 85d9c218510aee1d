#pragma once

// What can happen in a round, as the log of a match reports it. The fields of a unit are its id and
// its clan at that moment, those of a cell its row and column.

#define GAME_EVENTS(EVENT) EVENT(CRASH, "crash", "unit clan row col", "the cycle of {clan} crashed")

#include <engine/kit/Events.hh>
