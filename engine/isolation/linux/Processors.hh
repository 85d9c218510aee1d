#pragma once

#include <optional>
#include <string>

namespace game_engine {

// What the system knows of processes that wait for a processor. On a busy machine, that is nobody's
// fault.

/// Seconds in which a process was ready while others had the processors; a wait counts once it is
/// over. Nothing if the system doesn't say.
/// @param process  its number, or "thread-self" for the thread that asks
std::optional<double> time_starved(const std::string& process);

/// Whether a process computes, or would if it had a processor: it waits for nothing else.
bool is_ready(const std::string& process);

/// How many processes there were lately for each processor, 1 at least.
double load_factor();

}  // namespace game_engine
