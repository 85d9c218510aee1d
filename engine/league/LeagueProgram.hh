#pragma once

namespace game_engine {

/// The program `league`: does what the command line asks for and returns the exit status, 0 if
/// all went well, 1 after an error, which is reported on standard error, 130 if the user stopped
/// it.
int run_league(int argc, char** argv);

}  // namespace game_engine
