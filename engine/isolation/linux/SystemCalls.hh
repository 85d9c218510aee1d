#pragma once

#include <cstdint>
#include <string>

namespace game_engine {

/// The name of a system call, such as openat, or its number if it has none here.
/// @param architecture as the kernel reports it: AUDIT_ARCH_...
std::string name_of_call(int number, std::uint32_t architecture);

}  // namespace game_engine
