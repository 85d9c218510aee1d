#pragma once

namespace game_engine {

/// In a program built with DEBUG=1 or SANITIZE=1: prints the running functions on standard error,
/// with file and line, the innermost first. Otherwise nothing. May be called from a signal handler.
void print_backtrace();

/// The same for where a player's code last threw an exception.
void print_throw_place();

/// In a program built with DEBUG=1: from now on, each place where a player calls a function of
/// State with wrong arguments is reported on standard error, once.
void report_wrong_calls();

/// Says, after an error about an exception, how to see where it was thrown; empty if
/// print_throw_place() shows it.
const char* throw_advice();

}  // namespace game_engine
