#ifndef ENGINE_BACKTRACE_HH
#define ENGINE_BACKTRACE_HH

namespace game_engine {

/// In a program built with DEBUG=1: prints on standard error which functions are running,
/// with file and line, the innermost first. Else nothing. To be called from a signal handler.
void print_backtrace();

}  // namespace game_engine

#endif
