// Better numbers for a player: the search, and the program that plays its matches.

#include <study/series/Tuner.hh>
#include <tests/engine/Runs.hh>

namespace {

const TunedNumbers FOUR_NUMBERS = {
    {"a", 40, 0, 100}, {"b", 0.4, 0, 1}, {"c", -2, -10, 10}, {"useless", 4, 0, 10}};
const Steps BEST = {7000, 2500, 6200, 4000};

// How much strength is lost at some values, in units of the scatter of a match.
double loss(const Steps& steps, double effect) {
  double sum = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    const double share = double(steps[k] - BEST[k]) / MAX_STEPS;
    sum += 4 * effect * share * share;
  }
  return sum;
}

Steps found_by_search(double effect, int trials, int seed,
                      const TunedNumbers& numbers = FOUR_NUMBERS) {
  Tuner tuner(numbers, trials, 1000000 * seed);
  Numbers chance(seed);
  for (int index = 0; index < trials; ++index) {
    const Trial trial = tuner.trial(tuner.stage(), index);
    double noise = -6;
    for (int k = 0; k < 12; ++k) noise += chance.next();
    tuner.add(loss(trial.second, effect) - loss(trial.first, effect) + noise);
  }
  return tuner.found();
}

std::string tuning(const std::string& options) {
  return "--tune=Tunable Null Moth Null -s 7 --matches=360 " + options;
}

}  // namespace

TEST("a search finds the best values within a few percent, and leaves a useless number alone") {
  int moved = 0;
  for (int seed = 1; seed <= 4; ++seed) {
    const Steps found = found_by_search(1, 4000, seed);
    for (std::size_t k = 0; k < 3; ++k) CHECK(std::abs(found[k] - BEST[k]) < 400);
    moved += found[3] != BEST[3];
  }
  CHECK(moved <= 1);
}

TEST("a search that finds no gain leaves all numbers as they were") {
  int moved = 0;
  for (int seed = 1; seed <= 4; ++seed)
    moved += found_by_search(0, 2000, seed) != default_steps(FOUR_NUMBERS);
  CHECK(moved <= 1);
}

TEST("the values that a search tries lie between the least and the most, also around an end") {
  const TunedNumbers numbers = {{"low", 0, 0, 1}, {"high", 1, 0, 1}};
  Tuner tuner(numbers, 2000, 5);
  for (int index = 0; index < 2000; ++index) {
    const Trial trial = tuner.trial(tuner.stage(), index);
    for (const Steps& steps : {trial.first, trial.second})
      for (int step : steps) CHECK(0 <= step and step <= MAX_STEPS);
    tuner.add(double(trial.first[0] - trial.second[0]) / MAX_STEPS);
  }
  CHECK_EQUAL(tuner.found()[0], MAX_STEPS);
}

TEST("the default values are exactly those of the program") {
  const TunedNumbers numbers = {{"third", 1 / 3.0, 0, 1}, {"x", 60, 0, 200}};
  CHECK(values_of(numbers, default_steps(numbers)) == std::vector<double>({1 / 3.0, 60}));
  CHECK(values_of(numbers, {0, MAX_STEPS}) == std::vector<double>({0, 200}));
}

TEST("tune() gives the value in the program unless the match has another") {
  const auto played = [](const ValuesBySeat& values) {
    return play_match(short_match(20), {"Tunable", "Null", "Null", "Null"}, 3, with_values(values));
  };
  const std::string plain = played({});
  CHECK(played({{{{"reach", 60}, {"care", 0.7}, {"pace", -2}}}}) == plain);
  CHECK(played({{{}, {{"reach", 140}}}}) == plain);
  CHECK(played({{{{"reach", 140}}}}) != plain);
}

TEST("tuning finds the best numbers of a player, confirms them and says how to write them in") {
  const Outcome outcome =
      succeeded(run_series("--tune=Tunable Null Moth Null -s 1 --matches=2400"));
  CHECK_HAS(outcome.err, "info: stage 25 of 25: reach=");
  CHECK_HAS(outcome.out, "Yes: these numbers are better. That is sure after ",
            "sed -i -e 's/tune(\"reach\",[^)]*)/1", "-e 's/tune(\"idle\",[^)]*)/5/'",
            "tests/study/Tunable.cc");
}

TEST("tuning says \"no gain\" of a player that has the best numbers already") {
  const Outcome outcome = succeeded(run_series("--tune=Tuned Null Moth Null -s 1 --matches=400"));
  CHECK_HAS(outcome.out, "No gain: ");
  CHECK(not contains(outcome.out, "sed"));
}

TEST("tuning that makes no sense is reported in one line") {
  check_refusals("tuning", PROGRAM + " ", " < " + small_configuration());
  const std::string report = scratch_file("r.csv");
  run_series(tuning("--report=" + report));
  std::string text = read_file(report);
  const std::size_t at = text.find("reach=") + 6;
  text[at] = text[at] == '9' ? '8' : '9';
  write_file(report, text);
  CHECK_ERROR(run_series(tuning("--resume --report=" + report)),
              report + ":2: the numbers of player Tunable are not those of the program");
}
