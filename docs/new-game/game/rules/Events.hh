#pragma once

// What can happen in a round.

#define GAME_EVENTS(EVENT) EVENT(CRASH, "crash", "unit clan row col", "the cycle of {clan} crashed")

#include <engine/kit/Events.hh>
