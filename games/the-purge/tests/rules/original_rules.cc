// The appendix: what version 1.0 does otherwise, each from both sides.

#include "Boards.hh"

TEST("A.1 in version 1.0 builders build by night, too; in 1.1 they don't") {
  for (const char* target : {".", "0"}) {
    for (bool original : {false, true}) {
      Play play(Position(std::string("a ") + target).night().original_rules(original));
      const int before = play.cell(0, 1).resistance;
      CHECK_EQUAL(play.build("a", Right).next(), original ? "a build Right" : "");
      CHECK_EQUAL(play.cell(0, 1).resistance, original ? std::max(before, 0) + 40 : before);
    }
  }
}

TEST("A.2 in version 1.0 builders demolish like a hammer, whatever the file says") {
  for (int value : {1, 3, 9, 500}) {
    for (bool original : {false, true}) {
      Position position("a 1");
      position.parameter("BUILDER_STRENGTH_DEMOLISH", value).night().original_rules(original);
      Play play(position.barricade(0, 1, 1, 300));
      const int strength = original ? 10 : value;
      CHECK_EQUAL(play.settings().builder_strength_demolish(), strength);
      CHECK_EQUAL(play.settings().weapon_strength_demolish(NoWeapon), strength);
      play.go("a", Right);
      CHECK_EQUAL(play.cell(0, 1).resistance, std::max(-1, strength >= 300 ? -1 : 300 - strength));
      CHECK(preamble(position.configuration())
                .find("BUILDER_STRENGTH_DEMOLISH\t" + std::to_string(strength) + "\n") !=
            std::string::npos);
    }
  }
}

TEST("A.2 in version 1.0 any whole number may be there; in 1.1 it is 1 or more") {
  for (int value : {0, -1, -2147483647}) {
    Position position("a");
    position.parameter("BUILDER_STRENGTH_DEMOLISH", value);
    check_message(position.text(), "BUILDER_STRENGTH_DEMOLISH",
                  "'" + std::to_string(value) + "' found, expected a whole");
    configuration_of(position.original_rules().text());
  }
}

TEST("A.3 in version 1.0 a fight draws one of 0 to 1000, both included; in 1.1 one of a million") {
  // Draws that tell the versions apart are found by their numbers.
  int different = 0;
  for (int seed = 1; seed <= 4000; ++seed) {
    for (bool original : {false, true}) {
      const Position position = Position("A B").night().original_rules(original);
      BoardDraws random = draws_of_round(position.configuration().start->round, seed, original);
      random.random(1, 1);
      BoardDraws same = random;
      const std::int64_t of_1001 = random.random(0, 1000), of_million = same.random(0, 999999);
      const bool wins_1_0 = of_1001 * 2 < 1000, wins_1_1 = of_million * 2 < 1000000;
      if (wins_1_0 == wins_1_1 and seed > 40) continue;
      Play play(position, seed, {{"A", Right}});
      CHECK_EQUAL(play.life("B") < 100, original ? wins_1_0 : wins_1_1);
      different += wins_1_0 != wins_1_1;
    }
  }
  CHECK(different > 0);
}

TEST("A.5 in version 1.0 builders may not attack stronger than hammers; in 1.1 they may") {
  Position position("a b");
  position.parameter("BUILDER_STRENGTH_ATTACK", 11);
  configuration_of(position.text());
  check_message(position.original_rules().text(), "HAMMER_STRENGTH_ATTACK",
                "HAMMER_STRENGTH_ATTACK is 10, expected at least BUILDER_STRENGTH_ATTACK, 11");
  configuration_of(position.parameter("BUILDER_STRENGTH_ATTACK", 10).text());
}
