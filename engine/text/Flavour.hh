#pragma once

namespace game_engine {

/// What a program built to find errors adds where it reports times, because it is slower; empty for
/// others.
#if defined(GAME_DEBUG) && defined(GAME_SANITIZE)
constexpr const char* FLAVOUR = " (DEBUG=1 SANITIZE=1)";
#elif defined(GAME_DEBUG)
constexpr const char* FLAVOUR = " (DEBUG=1)";
#elif defined(GAME_SANITIZE)
constexpr const char* FLAVOUR = " (SANITIZE=1)";
#else
constexpr const char* FLAVOUR = "";
#endif

}  // namespace game_engine
