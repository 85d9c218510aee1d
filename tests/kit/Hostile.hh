#ifndef TESTS_HOSTILE_HH
#define TESTS_HOSTILE_HH

#include <vector>

namespace tests {

/// A player of tests/hostile: "loops in a round", its name, and when and why it is out; null if it
/// plays on.
struct HostilePlayer {
  const char* does;
  const char* name;
  const char* out;
};

/// A test for each of them: in a match of 15 rounds with players of tests/players it is out as
/// told, none of the others is, and they play as beside Null.
void add_hostile_tests(const std::vector<HostilePlayer>& players, const char* file);

}  // namespace tests

#endif
