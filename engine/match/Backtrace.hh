#pragma once

namespace game_engine {

/// Prints the running functions of a player on standard error, with file and line, the innermost
/// first; with other libraries than the GNU one, nothing. May be called from a signal handler.
void print_backtrace();

/// The same for where a player's code last threw an exception.
void print_throw_place();

/// In a program built with DEBUG=1: from now on, each place where a player calls a function of
/// State with wrong arguments is reported on standard error, once.
void report_wrong_calls();

/// Says, after an error about a crash, how to see where it was; empty if print_backtrace() shows
/// it.
const char* crash_advice();

/// The same after an error about an exception.
const char* throw_advice();

}  // namespace game_engine
