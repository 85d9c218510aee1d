// Means and shares of many matches, against published tables, closed forms and simulations.

#include <study/series/Statistics.hh>
#include <tests/engine/Runs.hh>

namespace {

Sample sample_of(const std::vector<std::int64_t>& numbers) {
  Sample sample;
  for (std::int64_t number : numbers) sample.add(number);
  return sample;
}

}  // namespace

// Ranks and wins of a match.

TEST("players with the same score share the mean of their ranks, wins, and first two places") {
  struct Row {
    std::array<int, 4> scores, ranks, wins, passes;
  };
  const std::vector<Row> rows = {
      {{40, 30, 20, 10}, {12, 24, 36, 48}, {12, 0, 0, 0}, {12, 12, 0, 0}},
      {{10, 40, -5, 30}, {36, 12, 48, 24}, {0, 12, 0, 0}, {0, 12, 0, 12}},
      {{7, 7, 3, 1}, {18, 18, 36, 48}, {6, 6, 0, 0}, {12, 12, 0, 0}},
      {{9, 7, 7, 1}, {12, 30, 30, 48}, {12, 0, 0, 0}, {12, 6, 6, 0}},
      {{1, 9, 7, 1}, {42, 12, 24, 42}, {0, 12, 0, 0}, {0, 12, 12, 0}},
      {{2, 2, 1, 1}, {18, 18, 42, 42}, {6, 6, 0, 0}, {12, 12, 0, 0}},
      {{5, 0, 5, 5}, {24, 48, 24, 24}, {4, 0, 4, 4}, {8, 0, 8, 8}},
      {{0, 0, 5, 0}, {36, 36, 12, 36}, {0, 0, 12, 0}, {4, 4, 12, 4}},
      {{0, 0, 0, 0}, {30, 30, 30, 30}, {3, 3, 3, 3}, {6, 6, 6, 6}},
  };
  for (const Row& row : rows) {
    const auto result = finishes(row.scores);
    for (int i = 0; i < 4; ++i) {
      CHECK_EQUAL(result[i].rank, row.ranks[i]);
      CHECK_EQUAL(result[i].win, row.wins[i]);
      CHECK_EQUAL(result[i].pass, row.passes[i]);
    }
  }
}

// Means.

TEST("the variance loses no digits to large numbers of either sign") {
  const std::int64_t large = std::int64_t{1} << 60;
  for (const std::int64_t a : {std::int64_t{0}, large / 1000003, large - 4}) {
    CHECK_EQUAL(sample_of({a, a + 1, a + 2, a + 4}).variance(), 35.0 / 12);
    CHECK_EQUAL(sample_of({-a, -a - 1, -a - 2, -a - 4}).variance(), 35.0 / 12);
  }
  CHECK_EQUAL(sample_of({-large, large}).variance(), std::ldexp(1.0, 121));
  CHECK_EQUAL(sample_of({-3, 4, 0, -1}).variance(), 26.0 / 3);
}

TEST("samples of no number and of one say so") {
  Sample sample;
  CHECK(std::isnan(sample.mean()));
  CHECK(std::isnan(sample.variance()));
  CHECK(std::isnan(sample.mean_estimate().low));
  sample.add(-7);
  CHECK_EQUAL(sample.mean(), -7.0);
  CHECK(std::isnan(sample.variance()));
  const Estimate estimate = sample.mean_estimate();
  CHECK_EQUAL(estimate.value, -7.0);
  CHECK(std::isinf(estimate.low) and estimate.low < 0);
  CHECK(std::isinf(estimate.high) and estimate.high > 0);
}

TEST("the quantiles of Student's t are those of published tables") {
  for (const auto& [freedom, quantile] : {std::pair(1, 12.70620474),
                                          {2, 4.30265273},
                                          {5, 2.57058184},
                                          {30, 2.04227246},
                                          {120, 1.97993041},
                                          {1000, 1.96233908},
                                          {1000000000, 1.95996398}})
    CHECK_NEAR(student_t95(freedom), quantile, 1e-8);
  CHECK(std::isinf(student_t95(0)));
}

TEST("the interval of a mean is the one that Student published data for") {
  // The hours of sleep gained, in tenths, of Student's "The probable error of a mean" (1908).
  const Estimate sleep = sample_of({12, 24, 13, 13, 0, 10, 18, 8, 46, 14}).mean_estimate(10);
  CHECK_NEAR(sleep.value, 1.58, 1e-12);
  CHECK_NEAR(sleep.low, 0.7001142, 5e-8);
  CHECK_NEAR(sleep.high, 2.4598858, 5e-8);
}

// Shares.

TEST("the intervals of shares are the score intervals of Newcombe's table") {
  // R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statist. Med. 17,
  // 1998, table I, method 3.
  struct Row {
    double wins, matches, low, high;
  };
  const std::vector<Row> rows = {{81, 263, 0.2553, 0.3662},
                                 {15, 148, 0.0624, 0.1605},
                                 {0, 20, 0, 0.1611},
                                 {1, 29, 0.0061, 0.1718}};
  for (const Row& row : rows) {
    const Estimate estimate = wilson_estimate(row.wins / row.matches, row.matches);
    CHECK_NEAR(estimate.value, row.wins / row.matches, 1e-15);
    CHECK_NEAR(estimate.low, row.low, 5e-5);
    CHECK_NEAR(estimate.high, row.high, 5e-5);
    const Estimate other = wilson_estimate(1 - row.wins / row.matches, row.matches);
    CHECK_NEAR(other.low, 1 - row.high, 5e-5);
    CHECK_NEAR(other.high, 1 - row.low, 5e-5);
  }
}

TEST("the interval of a share stays within 0 and 1, and without matches is all of it") {
  for (int matches = 1; matches <= 300; ++matches) {
    CHECK_EQUAL(wilson_estimate(0, matches).low, 0.0);
    CHECK(wilson_estimate(0, matches).high < 1);
    CHECK_EQUAL(wilson_estimate(1, matches).high, 1.0);
    CHECK(wilson_estimate(1, matches).low > 0);
  }
  const Estimate none = win_estimate(Sample());
  CHECK(std::isnan(none.value));
  CHECK_EQUAL(none.low, 0.0);
  CHECK_EQUAL(none.high, 1.0);
}

TEST("matches of a seed that all end alike count as one, and balanced ones as many") {
  Sample alike, balanced, always;
  for (int seed = 0; seed < 50; ++seed) {
    alike.add(seed < 20 ? 4 * TWELFTHS : 0);
    balanced.add((seed % 2 == 0 ? 2 : 1) * TWELFTHS);
    always.add(4 * TWELFTHS);
  }
  CHECK_EQUAL(win_estimate(alike, 4).low, wilson_estimate(0.4, 50).low);
  CHECK_EQUAL(win_estimate(balanced, 4).low, wilson_estimate(0.375, 200).low);
  CHECK_EQUAL(win_estimate(always, 4).low, wilson_estimate(1, 50).low);
}
