#pragma once

#include <optional>
#include <string>

namespace game_engine {

// What the system tells of processes that need a processor. On a busy machine they wait, and that
// is nobody's fault.

/// Seconds in which a process was ready to run while others had the processors; the present wait
/// counts once it is over. Nothing if the system does not tell.
/// @param process  its number, or "thread-self" for the thread that asks
std::optional<double> time_starved(const std::string& process);

/// Whether a process computes, or would if it had a processor: it waits for nothing else.
bool is_ready(const std::string& process);

/// How many processes there were lately for each processor, 1 at least.
double load_factor();

}  // namespace game_engine
