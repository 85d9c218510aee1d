// The appendix: what releases do otherwise, as far as the matches of tests/data/golden-* don't show
// it, or with other parameters.

#include <engine/match/Trace.hh>
#include "Boards.hh"

namespace {

bool is_original(const std::string& release) { return release != "1.1"; }

}  // namespace

TEST("A.2 builders demolish like a hammer in 1.0, whatever the file says; else as it says") {
  for (int value : {1, 3, 9, 10, 500}) {
    for (const Rules& rules : RELEASES) {
      Position position("a 1");
      position.parameter("BUILDER_STRENGTH_DEMOLISH", value).night().release(rules.release);
      if (value > 10 and rules.release == std::string("1.0.2")) continue;  // refused: A.5
      Play play(position.barricade(0, 1, 1, 300));
      const int strength = rules.release == std::string("1.0") ? 10 : value;
      CHECK_EQUAL(play.settings().builder_strength_demolish(), strength);
      CHECK_EQUAL(play.settings().weapon_strength_demolish(NoWeapon), strength);
      play.go("a", Right);
      CHECK_EQUAL(play.cell(0, 1).resistance, strength >= 300 ? -1 : 300 - strength);
      CHECK_HAS(preamble(position.configuration()),
                "BUILDER_STRENGTH_DEMOLISH\t" + std::to_string(strength) + "\n");
    }
  }
}

TEST("A.2 in all releases the number of the file is 1 or more, also where it is replaced") {
  for (const Rules& rules : RELEASES)
    for (int value : {0, -1, -2147483647}) {
      Position position("a");
      position.parameter("BUILDER_STRENGTH_DEMOLISH", value).release(rules.release);
      check_message(position.text(), "BUILDER_STRENGTH_DEMOLISH",
                    "'" + std::to_string(value) + "' found, expected a whole");
    }
}

TEST("A.5 in 1.0 and 1.0.2 builders may not be stronger than hammers; in 1.1 they may") {
  for (const std::string what : {"ATTACK", "DEMOLISH"}) {
    const std::string of_builder = "BUILDER_STRENGTH_" + what,
                      of_hammer = "HAMMER_STRENGTH_" + what;
    for (const Rules& rules : RELEASES) {
      Position position("a b");
      position.release(rules.release).parameter(of_builder, 11);
      const bool is_replaced = what == "DEMOLISH" and rules.release == std::string("1.0");
      if (is_original(rules.release) and not is_replaced)
        check_message(position.text(), of_hammer.c_str(),
                      of_hammer + " is 10, expected at least " + of_builder + ", 11");
      else configuration_of(position.text());
      configuration_of(position.parameter(of_builder, 10).text());
    }
  }
}

TEST("traces and players call all releases of the original 1.0") {
  for (const Rules& rules : RELEASES) {
    const Position position = Position("a").release(rules.release);
    const std::string version = "ThePurge " + std::string(rules.release, 3);
    CHECK_HAS(preamble(position.configuration()), "\n" + version + "\n");
    look(position, [&](Player& player) { CHECK_EQUAL(player.version(), version); });
  }
}

TEST("a trace is read by the release that wrote it, as its head tells") {
  for (const Rules& rules : RELEASES) {
    const Position position = Position("a").release(rules.release);
    const Names nobody = {"Null", "Null", "Null", "Null"};
    const Trace trace(play_match(position.configuration(), nobody, 1), "match.res");
    CHECK_EQUAL(RELEASES[trace.position(1)->release].release, std::string(rules.release));
  }
}
