#pragma once

namespace game_engine {

/// In a program built with DEBUG=1 or SANITIZE=1: prints on standard error which functions are
/// running, with file and line, the innermost first. Else nothing. To be called from a signal
/// handler.
void print_backtrace();

/// The same for where a player's code has last thrown an exception.
void print_throw_place();

/// In a program built with DEBUG=1: from now on, each place where a player calls a function of
/// State with wrong arguments is reported on standard error, once.
void report_wrong_calls();

/// What an error line about an exception says on how to see where it was thrown: nothing if
/// print_throw_place() shows.
const char* throw_advice();

}  // namespace game_engine
