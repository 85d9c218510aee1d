// Needs tests/players

// Matches of this game in isolation: docs/isolation.md. What does not depend on the game is tested
// with that of the root.

#include "Kit.hh"

TEST("a match in isolation is the ordinary match but for its first word and the status") {
  for (bool original : both_rules()) {
    Configuration configuration = read_configuration_file("default.cnf");
    configuration.release = original;
    const Played played = play_secure(configuration, four_players(), 5, generous_limits());
    for (int player = 0; player < 4; ++player) CHECK_EQUAL(played.out(player), "");
    CHECK(comparable(played.trace) == comparable(play_match(configuration, four_players(), 5)));
    CHECK_EQUAL(played.trace.find("SecGame\n"), 0u);
  }
}
