// Why a player lost a match: what holds of a review in every game, tested in one.

#include <algorithm>
#include <cstdio>

#include <engine/review/Chances.hh>

#include <tests/kit/Project.hh>
#include <tests/kit/Test.hh>

#include "Runs.hh"

using namespace tests;

TEST(
    "who plays as recorded is not said to differ, whatever the turns of others' idle orders, and "
    "stretches of a tenth of the match are looked at, so that a fault of a twentieth is in one") {
  const std::string file = scratch_file("review.jsonl");
  const Outcome done =
      run("./Game Demo Rival Demo Dummy -s 1 -q -i default.cnf --review=0 --review-matches=4 "
          "--review-to=" +
          file + " -j2");
  CHECK_EQUAL(done.status, 0);
  CHECK(not contains(done.out, "careful"));
  int from = 0, to = 0, stretches = 0;
  for (const std::string& line : lines_of(read_file(file))) {
    const char* const begins = R"({"record":"stretch","from":%d,"to":%d)";
    if (std::sscanf(line.c_str(), begins, &from, &to) != 2) continue;
    CHECK_EQUAL(from % 10, 0);
    CHECK_EQUAL(to, std::min(from + 20, 200));
    ++stretches;
  }
  CHECK(stretches > 0);
}

TEST("of many matches, the lost ones are reviewed, a few of them, and the clearest are named") {
  const std::string many =
      "./Game Null Demo Null Null -s 1 -q --matches=2 -i " + small_configuration() + " ";
  CHECK_ERROR(run(many + "--review=Null --review-to=x"), "--review-to");
  const Outcome one = run(many + "--review=0 --review-matches=4");
  CHECK(contains(one.out, "Null (0) lost 2 of 2 matches; reviewed: 2\n"));
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
