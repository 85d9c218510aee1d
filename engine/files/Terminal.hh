#pragma once

#include <cstdio>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace game_engine {

#ifdef _WIN32
inline bool input_is_terminal() { return _isatty(_fileno(stdin)); }
inline bool output_is_terminal() { return _isatty(_fileno(stdout)); }
inline bool errors_go_to_terminal() { return _isatty(_fileno(stderr)); }
#else
inline bool input_is_terminal() { return isatty(STDIN_FILENO); }
inline bool output_is_terminal() { return isatty(STDOUT_FILENO); }
inline bool errors_go_to_terminal() { return isatty(STDERR_FILENO); }
#endif

}  // namespace game_engine
