#pragma once

// What helps the tests of a game's rules on its boards: included by its Boards.hh, at the end.

#include "Events.hh"
#include "Reasons.hh"
#include "Rung.hh"
