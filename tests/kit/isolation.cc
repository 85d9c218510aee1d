// Matches of this game in isolation: docs/isolation.md. What does not depend on the game is tested
// with that of the root.

#include "Hostile.hh"
#include "Project.hh"
#include "Secure.hh"
#include "Signature.hh"
#include "Test.hh"
#include "Texts.hh"

using namespace tests;

namespace {

const bool tests_added = [] {
  add_hostile_tests(
      {{"loops in a round", "Loop", "in round 5: CPU time limit (0.2 s)"},
       {"takes all memory bit by bit", "EatMemory", "in round 5: memory limit (256 MB)"},
       {"gives ten million orders", "OrdersTenMio",
        "in round 5: more than 1000 orders in one round"},
       {"throws an exception", "Throw",
        "in round 5: exception: ouch??[2Jerror: player Demo (0) is out"},
       {"reads a file of the system", "ReadSystem", "in round 5: forbidden system call (openat)"},
       {"forks", "ForkBomb", "in round 5: forbidden system call (clone)"},
       {"writes to the state", "WriteState", "in round 5: segmentation fault"},
       {"maps the state to write to it", "MapState", nullptr},
       {"was built for another game", "WrongHello",
        "before round 0: it was built for another game or version: build it again"}},
      __FILE__);
  return true;
}();

}  // namespace

TEST("a match in isolation is the ordinary match but for its first word and the status") {
  for (bool original : {false, true}) {
    Configuration configuration = read_configuration_file("default.cnf");
    configuration.original_rules = original;
    const Played played = play_secure(configuration, test_players(), 5, generous_limits());
    for (int player = 0; player < 4; ++player) CHECK_EQUAL(played.out(player), "");
    CHECK(comparable(played.trace) == comparable(play_match(configuration, test_players(), 5)));
    CHECK_EQUAL(played.trace.find("SecGame\n"), 0u);
  }
}
