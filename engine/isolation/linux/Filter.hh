#pragma once

namespace game_engine {

/// A program with address sanitizer (make SANITIZE=1) reserves terabytes of addresses, and chooses
/// where: linked players have no limit of memory then.
#ifdef __SANITIZE_ADDRESS__
constexpr bool IS_SANITIZED = true;
#elif defined(__has_feature)
constexpr bool IS_SANITIZED = __has_feature(address_sanitizer);
#else
constexpr bool IS_SANITIZED = false;
#endif

/// Takes from this process, for good, all system calls but those in the table of Filter.cc.
/// A process that makes another call stops until the holder of the filter's descriptor
/// decides. With `may_place`, it may say where its memory lies. Returns that descriptor, or -1 and
/// errno. Safe between fork and exec.
int install_filter(bool may_place);

}  // namespace game_engine
