#ifndef ENGINE_ISOLATION_LINUX_FILTER_HH
#define ENGINE_ISOLATION_LINUX_FILTER_HH

#include <linux/audit.h>

#include <cstdint>

namespace game_engine {

#ifdef __x86_64__
constexpr std::uint32_t ARCHITECTURE = AUDIT_ARCH_X86_64;
#else
constexpr std::uint32_t ARCHITECTURE = AUDIT_ARCH_AARCH64;
#endif

/// Takes from this process, for good, all system calls but those in the table of Filter.cc.
/// A process that makes another call stops until the holder of the filter's descriptor
/// decides. Returns that descriptor, or -1 and errno. Safe between fork and exec.
int install_filter();

}  // namespace game_engine

#endif
