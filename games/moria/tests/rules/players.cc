// The opponents and Demo against each other.

#include "Boards.hh"

namespace {

// The mean rank against three others, in so many matches from each seat.
double mean_rank(const std::string& name, const std::vector<std::string>& others, int matches = 2) {
  return Rung(name).mean_rank(read_configuration_file("default.cnf"), others, matches);
}

}  // namespace

TEST("Dummy is first against three Delver, and second or third in mixed company") {
  CHECK_NEAR(mean_rank("Dummy", {"Delver", "Delver", "Delver"}, 1), 1, 0.4);
  CHECK_NEAR(mean_rank("Dummy", {"Raider", "Doomed", "Rover"}, 1), 2, 0.4);
  CHECK_NEAR(mean_rank("Dummy", {"Delver", "Raider", "Rover"}, 1), 3, 0.4);
}

TEST("Rival is surely ahead of Demo, as one among three and as three against one") {
  CHECK(mean_rank("Rival", {"Demo", "Demo", "Demo"}) <= 1.5);
  CHECK(mean_rank("Demo", {"Rival", "Rival", "Rival"}) >= 2.6);
}
