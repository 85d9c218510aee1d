#pragma once

namespace game_engine {

/// The program: does what the command line asks for and returns the exit status, 0 if all
/// went well and 1 after an error, which is reported on standard error.
int run_program(int argc, char** argv);

}  // namespace game_engine
