#pragma once

namespace game_engine {

/// Prints the running functions of a player on standard error, with file and line, the innermost
/// first; with other libraries than the GNU one, nothing. May be called from a signal handler.
void print_backtrace();

/// The same for where a player's code last threw an exception.
void print_throw_place();

/// Reports a place where a player calls a function of State with wrong arguments on standard error,
/// once. To be called by tell_wrong_call(), in a program built with DEBUG=1.
void report_wrong_call(const char* report, int first, int second);

/// Says, after an error about a crash, how to see where it was; empty if print_backtrace() shows
/// it.
const char* crash_advice();

/// The same after an error about an exception.
const char* throw_advice();

}  // namespace game_engine
