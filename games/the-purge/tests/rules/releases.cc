// The appendix: what releases do otherwise, each from both sides.

#include <engine/board/Walls.hh>
#include <engine/match/Trace.hh>
#include "Boards.hh"

namespace {

bool is_original(const std::string& release) { return release != "1.1"; }

}  // namespace

TEST("A.1 builders build by night in 1.0; else the order takes part in the draw, and is ignored") {
  for (const char* target : {".", "0"}) {
    for (const Rules& rules : RELEASES) {
      Position position(std::string("a ") + target + "\nB C");
      position.night().release(rules.release);
      for (int seed = 1; seed <= 10; ++seed) {
        Play play(position, seed);
        const bool builds = rules.release == std::string("1.0");
        const int before = play.cell(0, 1).resistance;
        play.build("a", Right).move("B", Right);
        CHECK_EQUAL(contains(play.next(), "a build Right"), builds);
        CHECK_EQUAL(play.cell(0, 1).resistance, builds ? std::max(before, 0) + 40 : before);
        BoardDraws random = draws_of_round(25, seed, is_original(rules.release));
        const bool is_first = random.random(1, 2) == 1;
        if (not is_first) continue;  // the fight draws before the builder's turn
        random.random(1, 1);
        const bool wins = is_original(rules.release) ? random.random(0, 1000) * 20 < 10000
                                                     : random.random(0, 999999) * 20 < 10000000;
        CHECK_EQUAL(play.life("C") < 100, wins);
      }
    }
  }
}

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
      CHECK(contains(preamble(position.configuration()),
                     "BUILDER_STRENGTH_DEMOLISH\t" + std::to_string(strength) + "\n"));
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

TEST("A.3 in 1.0 and 1.0.2 a fight draws one of 0 to 1000, both included; in 1.1 of a million") {
  // Draws that tell the releases apart are found by their numbers.
  int different = 0;
  for (int seed = 1; seed <= 4000; ++seed) {
    for (const Rules& rules : RELEASES) {
      const bool original = is_original(rules.release);
      const Position position = Position("A B").night().release(rules.release);
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

TEST("A.4 in 1.0 and 1.0.2 buildings turn by the numbers of the C library; in 1.1 as drawn") {
  for (const Rules& rules : RELEASES) {
    Configuration configuration = short_match(50);
    configuration.release = int(&rules - RELEASES);
    for (int seed = 1; seed <= 5; ++seed) {
      BoardDraws random(seed, is_original(rules.release));
      const WallTurns turns = is_original(rules.release) ? WallTurns::SHUFFLED : WallTurns::DRAWN;
      const CellSet buildings = draw_walls(15, 30, random, {5, 5, turns});
      CHECK(CellSet::board(15, 30) - Board(configuration, seed).streets() == buildings);
    }
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
    CHECK(contains(preamble(position.configuration()), "\n" + version + "\n"));
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
