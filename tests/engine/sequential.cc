// The sequential test, by simulation.

#include <engine/series/SequentialTest.hh>
#include "Runs.hh"

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

TEST("between equal players each answer comes with probability at most P, however long the run") {
  for (double error : {0.05, 0.2}) {
    const Run single = simulate(error, 0.5, 1, 0, 3000, 600);
    CHECK(single.ahead <= error and single.behind <= error);
    CHECK(single.ahead + single.behind > 0.2 * error);
  }
}

TEST("dependent matches taken as one step keep to P; as single steps they would not") {
  const Run steps = simulate(0.05, 0.5, 4, 0.5, 4000, 500);
  CHECK(steps.ahead <= 0.05 and steps.behind <= 0.05);
  Numbers numbers(5);
  int answered = 0;
  for (int run = 0; run < 500; ++run) {
    SequentialTest test(0.05);
    while (test.answer() == SequentialTest::OPEN and test.matches() < 4000) {
      const int ahead = numbers.below(2);
      for (int match = 0; match < 4; ++match) test.add(ahead, 1 - ahead);
    }
    answered += test.answer() != SequentialTest::OPEN;
  }
  CHECK(answered > 100);
}

TEST("whatever the difference, a wrong answer comes with probability at most P") {
  for (double chance : {0.505, 0.52, 0.55, 0.6, 0.75, 0.95}) {
    CHECK(simulate(0.05, chance, 1, 0, 4000, 300).behind <= 0.05);
    CHECK(simulate(0.05, 1 - chance, 1, 0, 4000, 300).ahead <= 0.05);
  }
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

TEST("ties only lengthen the sequential test") {
  SequentialTest test(0.05), untied(0.05);
  for (int match = 0; match < 6; ++match) {
    for (int tie = 0; tie < 1000; ++tie) test.add(0, 0);
    test.add(1, 0);
    untied.add(1, 0);
  }
  CHECK(test.answer() == SequentialTest::AHEAD and untied.answer() == SequentialTest::AHEAD);
  CHECK_EQUAL(test.matches(), std::int64_t{6006});
}

TEST("an answer of the sequential test stands, and later matches are not counted") {
  SequentialTest test(0.05);
  while (test.answer() == SequentialTest::OPEN) test.add(0, 1);
  const std::int64_t matches = test.matches();
  for (int match = 0; match < 100; ++match) CHECK(test.add(1, 0) == SequentialTest::BEHIND);
  CHECK_EQUAL(test.matches(), matches);
}

TEST("the two sides of the sequential test mirror each other") {
  Numbers numbers(6);
  SequentialTest test(0.001), mirror(0.001);
  for (int match = 0; match < 2000; ++match) {
    const int ahead = numbers.next() < 0.6;
    test.add(ahead, 1 - ahead);
    mirror.add(1 - ahead, ahead);
  }
  CHECK(test.answer() == SequentialTest::AHEAD and mirror.answer() == SequentialTest::BEHIND);
  CHECK_EQUAL(test.matches(), mirror.matches());
}

TEST("the sequential test rejects errors and results that make no sense") {
  for (double error : {0.0, 1.0, -0.5, 2.0, std::nan("")})
    CHECK_THROWS(SequentialTest test(error), std::invalid_argument, "between 0 and 1");
  SequentialTest test(0.05);
  CHECK_THROWS(test.add(1, 1, 1), std::invalid_argument, "no more results than matches");
  CHECK_THROWS(test.add(-1, 0, 1), std::invalid_argument, "no more results than matches");
  CHECK_THROWS(test.add(0, 0, 0), std::invalid_argument, "no more results than matches");
  CHECK_EQUAL(test.matches(), std::int64_t{0});
}
