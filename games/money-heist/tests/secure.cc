// Matches in isolation: docs/isolation.md. What does not depend on the game is tested with the
// game of the root.

#include <tests/Secure.hh>
#include <tests/Signature.hh>
#include <tests/Test.hh>

#include "Boards.hh"

using namespace tests;
using game_engine::Limits;
using game_engine::Names;

namespace {

struct HostilePlayer {
  const char* does;
  const char* name;
  const char* out;  ///< When and why it is out; null if it plays on.
};

const HostilePlayer PLAYERS[] = {
    {"loops in a round", "Loop", "in round 5: CPU time limit (0.2 s)"},
    {"takes all memory bit by bit", "EatMemory", "in round 5: memory limit (256 MB)"},
    {"gives ten million orders", "OrdersTenMio", "in round 5: more than 1000 orders in one round"},
    {"opens with a key of a billion numbers", "LongKey", "in round 5: memory limit (256 MB)"},
    {"opens with a key from elsewhere", "FalseKey", "in round 5: bad answer"},
    {"throws an exception", "Throw",
     "in round 5: exception: ouch??[2Jerror: player Demo (0) is out"},
    {"reads a file of the system", "ReadSystem", "in round 5: forbidden system call (openat)"},
    {"forks", "ForkBomb", "in round 5: forbidden system call (clone)"},
    {"writes to the state", "WriteState", "in round 5: segmentation fault"},
    {"changes a hint", "FarHint", "in round 5: segmentation fault"},
    {"maps the state to write to it", "MapState", nullptr},
    {"was built for another game", "WrongHello",
     "before round 0: it was built for another game or version: build it again"}};

void check(const HostilePlayer& player) {
  Limits limits;
  limits.cpu_time = std::string(player.name) == "Loop" ? 0.2 : 60;
  limits.wall_time = 600;
  const Configuration configuration = short_match(15);
  const Played played = play_secure(
      configuration, {"Viper", "Locksmith", hostile(player.name), "Prankster"}, 1, limits);
  CHECK_EQUAL(played.out(2), player.out ? player.out : "");
  for (int other : {0, 1, 3}) CHECK_EQUAL(played.out(other), "");
  CHECK(course(played.trace) ==
        course(play_match(configuration, {"Viper", "Locksmith", "Null", "Prankster"}, 1)));
}

const bool tests_added = [] {
  for (const HostilePlayer& player : PLAYERS)
    Test(std::string("a player that ") + player.does +
             (player.out ? " is out" : " harms nobody and plays on"),
         __FILE__, [&] { check(player); });
  return true;
}();

Limits generous() {
  Limits limits;
  limits.cpu_time = 60;
  limits.wall_time = 600;
  return limits;
}

}  // namespace

TEST("a match in isolation is the ordinary match but for its first word and the status") {
  for (bool original : {false, true}) {
    Configuration configuration = read_configuration_file("default.cnf");
    configuration.original_rules = original;
    const Names names = {"Gatherer", "Viper", "Locksmith", "Prankster"};
    const Played played = play_secure(configuration, names, 5, generous());
    CHECK(course(played.trace) == course(play_match(configuration, names, 5)));
    CHECK_EQUAL(played.trace.find("SecGame\n"), 0u);
  }
}

TEST("hints and keys of the largest size cross the border, and so does the version") {
  constexpr int SIZE = 999999;
  Position position(". W W W \n A 0 G W \n . W W W");
  position.parameter("SIZE_HINTS_PER_BOX", SIZE).hint(0, std::vector<int>(SIZE, 0));
  position.parameter("NUM_ROUNDS", 1).original_rules();
  const Names names = {"BigKey", "Null", "Null", "Null"};
  const Played played = play_secure(position.configuration(), names, 1, generous());
  CHECK_EQUAL(played.out(0), "");
  CHECK(played.trace.find("\nscore\t200\t0\t0\t0\n") != std::string::npos);
  CHECK(course(played.trace) == course(play_match(position.configuration(), names, 1)));
}
