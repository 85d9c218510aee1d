#include "Tuner.hh"

#include <algorithm>
#include <cmath>

#include <engine/random/SplitMix.hh>

namespace game_engine {

namespace {

constexpr int FIRST_REACH = MAX_STEPS / 4;
// A number is left alone if its part in the gain is less than so many standard errors.
constexpr double SURE = 3;

Point point_of(const Steps& steps) {
  Point point;
  for (int step : steps) point.push_back(double(step) / MAX_STEPS);
  return point;
}

Steps steps_of(const Point& point) {
  Steps steps;
  for (double at : point) steps.push_back(int(std::lround(at * MAX_STEPS)));
  return steps;
}

}  // namespace

std::vector<double> values_of(const TunedNumbers& numbers, const Steps& steps) {
  const Steps defaults = default_steps(numbers);
  std::vector<double> values;
  for (std::size_t k = 0; k < numbers.size(); ++k) {
    const TunedNumber& number = numbers[k];
    const double share = double(steps[k]) / MAX_STEPS;
    values.push_back(steps[k] == defaults[k] ? number.value
                                             : number.least + share * (number.most - number.least));
  }
  return values;
}

Steps default_steps(const TunedNumbers& numbers) {
  Point point;
  for (const TunedNumber& number : numbers)
    point.push_back((number.value - number.least) / (number.most - number.least));
  return steps_of(point);
}

Tuner::Tuner(const TunedNumbers& numbers, std::int64_t trials, std::int64_t seed)
    : numbers_(numbers), trials_(trials), seed_(seed), stage_{1, default_steps(numbers)} {
  end_stages();
}

int Tuner::reach(int stage) const { return int(FIRST_REACH / std::pow(stage, 1 / 6.0)); }

Trial Tuner::trial(const SeriesStage& stage, std::int64_t index) const {
  const int reach = this->reach(stage.number);
  SplitMix draw(seed_ + index);
  Trial trial;
  for (int centre : stage.values) {
    // The middle scatters around the centre, too, so that comparisons show where it is steeper.
    const int middle = std::clamp(centre + int(draw.below(2 * std::uint64_t(reach) + 1)) - reach,
                                  reach, MAX_STEPS - reach);
    const int change = draw.below(2) == 0 ? reach : -reach;
    trial.first.push_back(middle + change);
    trial.second.push_back(middle - change);
  }
  return trial;
}

void Tuner::add(double advantage) {
  const Trial trial = this->trial(stage_, std::int64_t(comparisons_.size()));
  comparisons_.push_back({point_of(trial.first), point_of(trial.second), advantage});
  end_stages();
}

// With few trials, some stages have none.
void Tuner::end_stages() {
  bool has_ended = false;
  while (stage_.number <= STAGES and
         std::int64_t(comparisons_.size()) >= start_of(stage_.number + 1)) {
    if (not has_ended and not comparisons_.empty()) stage_.values = next_centre();
    has_ended = true;
    ++stage_.number;
  }
}

Steps Tuner::next_centre() const {
  const Point centre = point_of(stage_.values);
  const double reach = reach_as_share();
  const QuadraticFit fit(comparisons_, centre, 2 * reach);
  Point least, most;
  for (double at : centre) {
    least.push_back(std::max(0.0, at - reach));
    most.push_back(std::min(1.0, at + reach));
  }
  return steps_of(fit.best(least, most));
}

Steps Tuner::found() const {
  const Point defaults = point_of(default_steps(numbers_));
  Point point = point_of(stage_.values);
  const QuadraticFit fit(comparisons_, point, 0);
  for (std::size_t k = 0; k < point.size(); ++k) {
    Point without = point;
    without[k] = defaults[k];
    const Difference part = fit.difference(point, without);
    if (part.value < SURE * part.error) point[k] = defaults[k];
  }
  return steps_of(point);
}

Difference Tuner::gain(const Steps& values) const {
  const QuadraticFit fit(comparisons_, point_of(stage_.values), 0);
  return fit.difference(point_of(values), point_of(default_steps(numbers_)));
}

Difference Tuner::gain_of(const Steps& values, int number) const {
  Steps without = values;
  without[number] = default_steps(numbers_)[number];
  const QuadraticFit fit(comparisons_, point_of(stage_.values), 0);
  return fit.difference(point_of(values), point_of(without));
}

double Tuner::error_of(const Steps& values, int number) const {
  const Point point = point_of(values);
  const QuadraticFit fit(comparisons_, point_of(stage_.values), 2 * reach_as_share());
  return fit.error_of_best(point, number);
}

}  // namespace game_engine
