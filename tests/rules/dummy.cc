// The Dummy, the opponent by which a player qualifies: dummy/AIDummy.cc. It is as strong as
// the one that came with the game first, whose ranks are those of 24 matches with each field by the
// rules of then.

#include "Boards.hh"

namespace {

const Rung dummy("Dummy");

double rank_among(const std::vector<std::string>& others) {
  Configuration configuration = read_configuration_file("default.cnf");
  configuration.release = 1;
  return dummy.mean_rank(configuration, others, 6);
}

}  // namespace

TEST("the Dummy is first against Moth, Rover and Null") {
  CHECK_NEAR(rank_among({"Moth", "Rover", "Null"}), 1, 0.001);
}

TEST("the Dummy is as strong as the first one") {
  CHECK_NEAR(rank_among({"Hunter", "Scholar", "Rover"}), 2.25, 0.3);
}
