#pragma once

#include <engine/isolation/Isolation.hh>
#include <engine/match/Match.hh>
#include "Test.hh"

namespace tests {

/// A match that was played.
struct Played {
  std::string trace;
  std::string log;  ///< That of the match.
  std::array<std::optional<Out>, NUM_PLAYERS> outs;

  /// "in round 5: abort", "" for a player that is not out.
  std::string out(int player) const;
};

/// Plays a match with its players in isolation. Those whose name starts with a dot are files:
/// ./AIHarry.player.
Played play_secure(const Configuration& configuration, const Names& players, const MatchSeed& seed,
                   const Limits& limits);

/// Skips the test where players can't be isolated.
void need_isolation();

/// The trace without what differs between matches in isolation and ordinary ones (the first word
/// and the values of status), and without names.
std::string comparable(const std::string& trace);

/// The file of a player of tests/hostile.
std::string hostile(const std::string& name);

/// Limits that nobody reaches even on the busiest machine.
Limits generous_limits();

/// Whether this process runs; one that has ended and only waits to be reaped doesn't.
bool runs(int pid);

/// The processes that this one has started.
std::vector<int> children(int pid);

/// The number of descriptors that this process has open.
int open_descriptors();

}  // namespace tests

/// A test that needs isolation.
#define SECURE_TEST(name) TESTS_ADD_SECURE(name, TESTS_JOIN(test_, __COUNTER__))
#define TESTS_ADD_SECURE(name, function)                                   \
  static void function();                                                  \
  static const tests::Test TESTS_JOIN(add_, function)(name, __FILE__, [] { \
    tests::need_isolation();                                               \
    function();                                                            \
  });                                                                      \
  static void function()
