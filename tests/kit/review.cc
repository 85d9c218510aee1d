// Why a player lost a match: the chance round by round, and what would have been better.

#include <engine/review/Chances.hh>

#include "Project.hh"
#include "Test.hh"

using namespace tests;

TEST("a review is the same for any number of jobs, and its lines begin with the match") {
  const std::string file = scratch_folder() + "/review.jsonl";
  const std::string review =
      "./Game Demo Null Null Null -s 30 -q -i default.cnf --review=Demo --review-matches=4 ";
  const Outcome one = run(review + "-j1 --review-to=" + file);
  const std::string lines = read_file(file);
  const Outcome two = run(review + "-j2 --review-to=" + file);
  CHECK_EQUAL(one.status, 0);
  CHECK_EQUAL(one.out, two.out);
  CHECK(lines == read_file(file));
  CHECK(contains(one.out, "chance to win"));
  CHECK(not contains(one.out, "careful"));
  CHECK(contains(lines_of(lines).at(0), "match"));
}

TEST("who wins anyway lost nothing: no turning point is named") {
  const Outcome done = run(
      "./Game Demo Null Null Null -s 30 -q -i default.cnf --review=Demo --review-matches=8 -j1");
  CHECK(contains(done.out, "no turning point"));
}

TEST("of many matches, the lost ones are reviewed, a few of them, and the clearest are named") {
  const Outcome done = run(
      "./Game Null Demo Null Null -s 1 -q -i default.cnf --matches=2 --review=Null --review-to=x");
  CHECK(done.status != 0);
  const std::string many =
      "./Game Null Demo Null Null -s 1 -q -i default.cnf --matches=2 --review=0 "
      "--review-matches=4 ";
  const Outcome one = run(many + "-j1");
  CHECK(contains(one.out, "Null (0) lost 2 of 2 matches; reviewed: 2\n"));
  CHECK_EQUAL(one.out, run(many + "-j2").out);
}

TEST("players in isolation are reviewed linked") {
  const Outcome done = run("./Game Demo Null Null Null --secure --review=0 -i default.cnf");
  CHECK(done.status != 0);
  CHECK(contains(done.err, "can't be forked"));
}

TEST("things that are sure together are wrong with at most that error, as Holm has it") {
  using game_engine::sure_together;
  CHECK(sure_together({0.01, 0.02, 0.04}, 0.05) == std::vector<bool>({true, true, true}));
  CHECK(sure_together({0.04, 0.02, 0.01}, 0.03) == std::vector<bool>({false, false, true}));
  CHECK(sure_together({0.02, 0.02, 0.02}, 0.05) == std::vector<bool>({false, false, false}));
}
