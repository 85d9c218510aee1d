#pragma once

namespace game_engine {

/// A program with address sanitizer (make SANITIZE=1) reserves terabytes of addresses, and chooses
/// where: then linked players have no memory limit.
#ifdef __SANITIZE_ADDRESS__
constexpr bool IS_SANITIZED = true;
#elif defined(__has_feature)
constexpr bool IS_SANITIZED = __has_feature(address_sanitizer);
#else
constexpr bool IS_SANITIZED = false;
#endif

/// Takes all system calls but those in the table of Filter.cc from this process, for good. Any
/// other call stops it until the holder of the filter's descriptor decides. With `may_place`, it
/// may choose where its memory is. Returns that descriptor, or -1 and errno. Safe between fork and
/// exec.
int install_filter(bool may_place);

}  // namespace game_engine
