// The opponents that students get as objects, in each game three: Dummy, by which a player
// qualifies, Rival and Master. Each is surely above the one below, and the guide's last player,
// in games that have a guide, is above Dummy and below Rival.

#include "Guide.hh"
#include "Rung.hh"
#include "Signature.hh"
#include "Test.hh"

using namespace tests;

TEST(
    "where all meet, Master is surely ahead of Rival, that of the guide's last player, and that of "
    "Dummy") {
  const std::string guided = last_of_guide();
  const std::vector<double> ranks =
      mean_ranks(read_configuration_file("default.cnf"),
                 {"Master", "Rival", guided.empty() ? "Demo" : guided, "Dummy"}, 8);
  // In so many matches from each seat, luck moves the mean rank by 0.2 at most. Between the rungs,
  // the guide's player may be nearer to one of them.
  CHECK(ranks[0] + 0.2 <= ranks[1]);
  CHECK(ranks[1] + (guided.empty() ? 0.2 : 0) < ranks[2]);
  CHECK(guided.empty() or ranks[2] < ranks[3]);
  CHECK(ranks[1] + 0.5 <= ranks[3]);
}

TEST("Dummy, Rival and Master are never out") {
  const game_engine::Configuration configuration = read_configuration_file("default.cnf");
  for (int seed = 1; seed <= 2; ++seed)
    CHECK(not is_out_anywhere(
        *play_to_the_end(configuration, {"Dummy", "Rival", "Master", "Rival"}, seed)));
}
