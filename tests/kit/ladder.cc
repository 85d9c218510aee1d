// The opponents that students get as objects, in each game three: Dummy, by which a player
// qualifies, Rival and Master. Each is surely above the one below.

#include "Rung.hh"
#include "Signature.hh"
#include "Test.hh"

using namespace tests;

namespace {

// The mean rank among three others is 2.5 for players of the same strength, 1 for who always wins;
// in 16 matches luck moves it by 0.3 at most.
double rank_of_one_above(const std::string& name, const std::string& below) {
  return Rung(name).mean_rank(read_configuration_file("default.cnf"), {below, below, below}, 4);
}

}  // namespace

TEST("Rival is surely above Dummy") { CHECK(rank_of_one_above("Rival", "Dummy") <= 1.7); }

TEST("Master is surely above Rival") { CHECK(rank_of_one_above("Master", "Rival") <= 1.7); }

TEST("Dummy, Rival and Master are never out") {
  const game_engine::Configuration configuration = read_configuration_file("default.cnf");
  for (int seed = 1; seed <= 2; ++seed)
    CHECK(not is_out_anywhere(
        *play_to_the_end(configuration, {"Dummy", "Rival", "Master", "Rival"}, seed)));
}
