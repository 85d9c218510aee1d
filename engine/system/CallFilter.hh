#pragma once

#include <string>
#include <linux/audit.h>

#include <cstddef>
#include <cstdint>

namespace game_engine {

#ifdef __x86_64__
constexpr std::uint32_t ARCHITECTURE = AUDIT_ARCH_X86_64;
#else
constexpr std::uint32_t ARCHITECTURE = AUDIT_ARCH_AARCH64;
#endif

/// A condition on the lower 32 bits of an argument of a system call: descriptors and flags have no
/// more.
struct CallCondition {
  enum Test { NONE, IS, AT_MOST, AT_LEAST, HAS_BITS, HAS_NO_BITS, IS_NULL, IS_OWN_PID };
  int argument = 0;  ///< From 0 on.
  Test test = NONE;
  std::uint32_t value = 0;
};

/// What happens to a call that meets all the conditions.
struct CallRule {
  int call;
  std::uint32_t action;  ///< SECCOMP_RET_...
  CallCondition conditions[4] = {};
};

/// Installs a filter of system calls in this process, for good: the first rule that fits decides,
/// or else `otherwise`. Calls of other architectures are treated as `foreign` says.
/// @param flags  SECCOMP_FILTER_FLAG_...
/// @returns what the system returns: a descriptor, 0, or -1 and errno. Safe between fork and exec.
int install_rules(const CallRule* rules, std::size_t count, std::uint32_t otherwise,
                  std::uint32_t foreign, unsigned flags);

/// The name of a system call, such as openat, or its number if it has none here.
/// @param architecture as the kernel reports it: AUDIT_ARCH_...
std::string name_of_call(int number, std::uint32_t architecture);

}  // namespace game_engine
