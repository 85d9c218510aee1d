#pragma once

namespace game_engine {

/// The program. Returns the exit status: 0, or 1 after an error, which it reports on standard
/// error.
int run_program(int argc, char** argv);

}  // namespace game_engine
