#pragma once

namespace game_engine {

/// What a program that was built to find errors says of itself where it reports times, as it is
/// slower; empty for any other.
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
