#include "Tuner.hh"

#include <engine/text/Words.hh>
#include "SeriesTable.hh"

namespace game_engine {

namespace {

// The prior of the coefficients: standard deviations around 0, wide for advantages of at most 3, as
// ranks give.
constexpr double SLOPE_BEFORE = 3, CURVATURE_BEFORE = 20, TWIST_BEFORE = 10;

int num_features(int numbers) { return 2 * numbers + numbers * (numbers - 1) / 2; }

double mean_square(const std::vector<Comparison>& comparisons) {
  double sum = 0;
  for (const Comparison& comparison : comparisons)
    sum += comparison.advantage * comparison.advantage;
  // If no difference was seen, a very small one.
  return std::max(sum, 1e-6) / double(std::max<std::size_t>(1, comparisons.size()));
}

// By the distance of its middle from the centre.
double weight(const Comparison& comparison, const Point& centre, double width) {
  if (width == 0) return 1;
  double farthest = 0;
  for (std::size_t k = 0; k < centre.size(); ++k) {
    const double middle = (comparison.first[k] + comparison.second[k]) / 2;
    farthest = std::max(farthest, std::abs(middle - centre[k]) / width);
  }
  return 1 / (1 + farthest * farthest * farthest * farthest);
}

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
  for (double at : point) steps.push_back(std::lround(at * MAX_STEPS));
  return steps;
}

std::string gain_text(const Difference& gain) {
  return mean_text(gain.value, NORMAL_95 * gain.error, 3);
}

std::string title(const TuningOutcome& outcome) {
  const Series& series = outcome.series;
  std::string text = counted(outcome.matches, "match") + ", " + series.players[0] +
                     " against itself with other numbers, and two of";
  for (int player = 2; player < series.num_players(); ++player)
    text += " " + series.players[player];
  return text + "\n";
}

std::string table_of_numbers(const TuningOutcome& outcome) {
  const Steps defaults = default_steps(outcome.numbers);
  Columns columns;
  columns.add({"number", "least", "most", "in the program", "tuned", "gain in ranks (95%)"});
  for (std::size_t k = 0; k < outcome.numbers.size(); ++k) {
    const TunedNumber& number = outcome.numbers[k];
    std::vector<std::string> row = {number.name, number_text(number.least),
                                    number_text(number.most), number_text(number.value)};
    if (outcome.found[k] == defaults[k]) {
      row.insert(row.end(), {"as it was", "none seen"});
    } else {
      row.push_back(number_text(values_of(outcome.numbers, outcome.found)[k]));
      Steps without = outcome.found;
      without[k] = defaults[k];
      row.push_back(gain_text(outcome.tuner.gain(outcome.found, without)));
    }
    columns.add(row);
  }
  return columns.text();
}

std::string writing_text(const TuningOutcome& outcome) {
  if (outcome.file.empty()) return "";
  const std::vector<double> values = values_of(outcome.numbers, outcome.found);
  std::string text = "\nThis writes them in:\n    sed -i";
  for (std::size_t k = 0; k < outcome.numbers.size(); ++k)
    text +=
        " -e 's/tune(\"" + outcome.numbers[k].name + "\",[^)]*)/" + number_text(values[k]) + "/'";
  return text + " " + outcome.file + "\n";
}

std::string confirmation_text(const TuningOutcome& outcome) {
  if (outcome.found == default_steps(outcome.numbers))
    return "No gain: no other value is surely better than the one in the program.\n";
  const SequentialTest& test = outcome.test;
  const std::string share =
      test.matches() == 0
          ? ""
          : " (" + fixed(100 * double(outcome.ahead) / double(test.matches()), 1) + "% ahead)";
  const std::string after = counted(test.matches(), "match") + " on new seeds";
  switch (test.answer()) {
    case SequentialTest::AHEAD:
      return "Yes: these numbers are better. That is sure after " + after + share + ".\n" +
             writing_text(outcome);
    case SequentialTest::BEHIND:
      return "No gain: these numbers are worse. That is sure after " + after + share + ".\n";
    default:
      return "No gain: it isn't clear after " + after + share +
             " whether these numbers are better.\n";
  }
}

}  // namespace

QuadraticFit::QuadraticFit(const std::vector<Comparison>& comparisons, const Point& centre,
                           double width)
    : numbers_(int(centre.size())),
      centre_(centre),
      variance_(mean_square(comparisons)),
      information_(num_features(numbers_)),
      coefficients_(num_features(numbers_)) {
  for (int k = 0; k < num_features(numbers_); ++k) {
    const double before = k < numbers_       ? SLOPE_BEFORE
                          : k < 2 * numbers_ ? CURVATURE_BEFORE
                                             : TWIST_BEFORE;
    information_.row(k)[k] = variance_ / (before * before);
  }
  for (const Comparison& comparison : comparisons)
    add(comparison, weight(comparison, centre, width));
  information_.factorize();
  coefficients_ = information_.solve(coefficients_);
}

// Each number and half its square, then the products of two, all seen from the centre.
Vector QuadraticFit::features(const Point& point) const {
  Vector features(coefficients_.size());
  for (int a = 0; a < numbers_; ++a) {
    const double at = point[a] - centre_[a];
    features[a] = at;
    features[numbers_ + a] = at * at / 2;
    for (int b = 0; b < a; ++b) features[product_place(a, b)] = at * (point[b] - centre_[b]);
  }
  return features;
}

int QuadraticFit::product_place(int a, int b) const {
  if (a < b) std::swap(a, b);
  return 2 * numbers_ + a * (a - 1) / 2 + b;
}

void QuadraticFit::add(const Comparison& comparison, double weight) {
  Vector features = this->features(comparison.first);
  const Vector others = this->features(comparison.second);
  for (std::size_t k = 0; k < features.size(); ++k) features[k] -= others[k];
  for (std::size_t k = 0; k < features.size(); ++k) {
    const double weighted = weight * features[k];
    double* row = information_.row(k);
    for (std::size_t l = 0; l <= k; ++l) row[l] += weighted * features[l];
    coefficients_[k] += weighted * comparison.advantage;
  }
}

Difference QuadraticFit::difference(const Point& a, const Point& b) const {
  Vector features = this->features(a);
  const Vector others = this->features(b);
  double value = 0;
  for (std::size_t k = 0; k < features.size(); ++k) {
    features[k] -= others[k];
    value += features[k] * coefficients_[k];
  }
  const Vector solved = information_.solve(features);
  return {value, std::sqrt(variance_ * std::inner_product(features.begin(), features.end(),
                                                          solved.begin(), 0.0))};
}

// With number k.
double QuadraticFit::slope(const Point& point, int k) const {
  double slope = coefficients_[k] + coefficients_[numbers_ + k] * (point[k] - centre_[k]);
  for (int other = 0; other < numbers_; ++other)
    if (other != k)
      slope += coefficients_[product_place(k, other)] * (point[other] - centre_[other]);
  return slope;
}

Point QuadraticFit::best(const Point& least, const Point& most) const {
  constexpr int ROUNDS = 100;
  Point point = centre_;
  for (int round = 0; round < ROUNDS; ++round) {
    for (int k = 0; k < numbers_; ++k) {
      const double curvature = coefficients_[numbers_ + k];
      const double slope = this->slope(point, k), from = point[k];
      const auto rise = [&](double to) {
        return (to - from) * (slope + curvature * (to - from) / 2);
      };
      const double end = rise(least[k]) > rise(most[k]) ? least[k] : most[k];
      const double top = curvature < 0 ? from - slope / curvature : end;
      point[k] = least[k] < top and top < most[k] ? top : end;
    }
  }
  return point;
}

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
  const Trial trial = this->trial(stage_, comparisons_.size());
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

Difference Tuner::gain(const Steps& values, const Steps& others) const {
  const QuadraticFit fit(comparisons_, point_of(stage_.values), 0);
  return fit.difference(point_of(values), point_of(others));
}

std::string tuning_table(const TuningOutcome& outcome) {
  std::string text = title(outcome);
  if (outcome.found.empty()) return text + "The search is not over.\n";
  return text + "\n" + table_of_numbers(outcome) + "\n" + confirmation_text(outcome);
}

std::string stage_line(int stage, const Tuner& tuner, const TunedNumbers& numbers) {
  const Steps& centre = tuner.stage().values;
  return "stage " + std::to_string(stage) + " of " + std::to_string(Tuner::STAGES) + ": " +
         values_text(numbers, centre) + "; gain " +
         gain_text(tuner.gain(centre, default_steps(numbers))) + " ranks";
}

std::string values_text(const TunedNumbers& numbers, const Steps& steps) {
  std::string text;
  for (const NamedValue& named : named_values(numbers, steps))
    text += (text.empty() ? "" : " ") + named.name + "=" + number_text(named.value);
  return text;
}

std::vector<NamedValue> named_values(const TunedNumbers& numbers, const Steps& steps) {
  const std::vector<double> values = values_of(numbers, steps);
  std::vector<NamedValue> named;
  for (std::size_t k = 0; k < numbers.size(); ++k) {
    // As in reports, so that a match played alone is the same.
    const bool is_default = values[k] == numbers[k].value;
    named.push_back({numbers[k].name, is_default ? values[k] : std::stod(number_text(values[k]))});
  }
  return named;
}

}  // namespace game_engine
