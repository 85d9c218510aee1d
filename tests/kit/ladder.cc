// The opponents that students get as objects, in each game three: Dummy, by which a player
// qualifies, Rival and Master. Each is surely above the one below.

#include "Rung.hh"
#include "Signature.hh"
#include "Test.hh"

using namespace tests;

namespace {

// In so many matches from each seat, luck moves the mean rank by 0.3 at most.
double mean_rank(const std::string& name, const std::vector<std::string>& others) {
  return Rung(name).mean_rank(read_configuration_file("default.cnf"), others, 4);
}

}  // namespace

// Each list goes on from the name around the table, so that all ask about the same matches.
TEST("where all meet, Master is surely ahead of Rival, and Rival of Dummy") {
  const double master = mean_rank("Master", {"Rival", "Demo", "Dummy"});
  const double rival = mean_rank("Rival", {"Demo", "Dummy", "Master"});
  const double dummy = mean_rank("Dummy", {"Master", "Rival", "Demo"});
  CHECK(master + 0.3 <= rival);
  CHECK(rival + 0.5 <= dummy);
}

TEST("Dummy, Rival and Master are never out") {
  const game_engine::Configuration configuration = read_configuration_file("default.cnf");
  for (int seed = 1; seed <= 2; ++seed)
    CHECK(not is_out_anywhere(
        *play_to_the_end(configuration, {"Dummy", "Rival", "Master", "Rival"}, seed)));
}
