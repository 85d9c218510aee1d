// The sequential test, by simulation.

#include <study/series/SequentialTest.hh>
#include <tests/engine/Runs.hh>

namespace {

struct Run {
  double ahead, behind, matches;  ///< shares of the runs with that answer; mean length
};

/// Runs of the test on blocks of four matches or on single ones; the chance to come ahead is
/// `chance` on average, and differs by `luck` up or down between blocks.
Run simulate(double error, double chance, int block, double luck, int limit, int runs) {
  Numbers numbers(4);
  Run result = {0, 0, 0};
  for (int run = 0; run < runs; ++run) {
    SequentialTest test(error);
    while (test.answer() == SequentialTest::OPEN and test.matches() < limit) {
      const double here = chance + (numbers.next() < 0.5 ? luck : -luck);
      int ahead = 0, behind = 0;
      for (int match = 0; match < block; ++match) ++(numbers.next() < here ? ahead : behind);
      test.add(ahead, behind, block);
    }
    result.ahead += test.answer() == SequentialTest::AHEAD;
    result.behind += test.answer() == SequentialTest::BEHIND;
    result.matches += static_cast<double>(test.matches());
  }
  return {result.ahead / runs, result.behind / runs, result.matches / runs};
}

}  // namespace

TEST("between equal players each answer comes with probability at most P, in blocks, too") {
  for (double error : {0.05, 0.2}) {
    const Run single = simulate(error, 0.5, 1, 0, 3000, 600);
    CHECK(single.ahead <= error and single.behind <= error);
    CHECK(single.ahead + single.behind > 0.2 * error);
  }
  const Run blocks = simulate(0.05, 0.5, 4, 0.5, 4000, 500);
  CHECK(blocks.ahead <= 0.05 and blocks.behind <= 0.05);
}

TEST("the sequential test takes as many matches as its documentation says") {
  for (const auto& [chance, matches, runs] : {std::tuple(0.55, 950.0, 400),
                                              {0.6, 210, 1000},
                                              {0.7, 50, 2000},
                                              {0.85, 15, 2000},
                                              {1, 6, 1}}) {
    const Run run = simulate(0.05, chance, 1, 0, 1000000, runs);
    CHECK(run.ahead > 0.95);
    CHECK_NEAR(run.matches, matches, matches / 10);
  }
}

TEST("ties only lengthen the sequential test; an answer stands, without later matches") {
  SequentialTest test(0.05), untied(0.05);
  for (int match = 0; match < 6; ++match) {
    for (int tie = 0; tie < 1000; ++tie) test.add(0, 0);
    test.add(1, 0);
    untied.add(1, 0);
  }
  CHECK(test.answer() == SequentialTest::AHEAD and untied.answer() == SequentialTest::AHEAD);
  CHECK_EQUAL(test.matches(), std::int64_t{6006});
  SequentialTest stands(0.05);
  while (stands.answer() == SequentialTest::OPEN) stands.add(0, 1);
  const std::int64_t matches = stands.matches();
  for (int match = 0; match < 100; ++match) CHECK(stands.add(1, 0) == SequentialTest::BEHIND);
  CHECK_EQUAL(stands.matches(), matches);
}

TEST("whether a player qualifies: who is ahead of the mean of three opponents in more than half") {
  const auto verdict = [](const std::string& players, const std::string& options) {
    const Outcome done = succeeded(run(PROGRAM + " " + players + " --until=qualified -s 1 -q " +
                                       options + " -i " + small_configuration()));
    return lines_of(done.out).at(1);
  };
  const std::string rest = " and needs more than half.", null = "Null Null Null ";
  CHECK_EQUAL(
      verdict("Demo " + null, ""),
      "Yes, Demo qualifies: it scored more than the mean of three Null in 12 of 12 matches" + rest);
  CHECK_EQUAL(verdict("Null Demo Demo Demo", ""),
              "No, Null doesn't qualify: it scored more than the mean of "
              "three Demo in 1 of 12 matches" +
                  rest);
  CHECK_EQUAL(
      verdict("Demo " + null, "--matches=8"),
      "Not yet clear whether Demo qualifies: it scored more than the mean of three Null in 8 of 8 "
      "matches" +
          rest);
  // After all the matches that a league would play, it is clear for a league only.
  CHECK(not is_clear(50, 92) and is_clear(50, 96) and not is_sure(50, 96));
}
