#pragma once

namespace tests {

/// Plays matches of four Null and of four Demo in this process and prints how many there are
/// in a second of CPU time, with and without trace, and the size of the traces; and how much
/// longer a match takes in isolation.
void bench();

}  // namespace tests
