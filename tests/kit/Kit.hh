#pragma once

// All that helps the tests of any game. Those of a game's rules get it from their Boards.hh, those
// of the engine from Runs.hh.

#include "Numbers.hh"
#include "Project.hh"
#include "Scripted.hh"
#include "Secure.hh"
#include "Signature.hh"
#include "Texts.hh"
