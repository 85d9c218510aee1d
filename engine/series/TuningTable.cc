#include "Tuner.hh"

#include <engine/text/Words.hh>
#include <cmath>
#include <engine/text/Text.hh>

#include "Table.hh"

namespace game_engine {

namespace {

std::string gain_text(const Difference& gain) {
  return fixed(gain.value, 3) + " +- " + fixed(NORMAL_95 * gain.error, 3);
}

std::string tuned_text(const TuningOutcome& outcome, std::size_t k) {
  const TunedNumber& number = outcome.numbers[k];
  const double error =
      NORMAL_95 * (number.most - number.least) * outcome.tuner.error_of(outcome.found, int(k));
  Text width;
  if (std::isfinite(error)) width << std::round(error * 1000) / 1000;
  else width << '?';
  return number_text(values_of(outcome.numbers, outcome.found)[k]) + " +- " +
         std::string(width.str());
}

std::string title(const TuningOutcome& outcome) {
  const Series& series = outcome.series;
  std::string text = std::to_string(outcome.matches) + " matches, " + series.players[0] +
                     " against itself with other numbers, and two of";
  for (int player = 2; player < series.num_players(); ++player)
    text += " " + series.players[player];
  return text + "\n";
}

std::string table_of_numbers(const TuningOutcome& outcome) {
  const Steps defaults = default_steps(outcome.numbers);
  Columns columns;
  columns.add({"number", "least", "most", "in the program", "tuned (95%)", "gain in ranks (95%)"});
  for (std::size_t k = 0; k < outcome.numbers.size(); ++k) {
    const TunedNumber& number = outcome.numbers[k];
    std::vector<std::string> row = {number.name, number_text(number.least),
                                    number_text(number.most), number_text(number.value)};
    if (outcome.found[k] == defaults[k]) {
      row.insert(row.end(), {"as it was", "none that shows"});
    } else {
      row.push_back(tuned_text(outcome, k));
      row.push_back(gain_text(outcome.tuner.gain_of(outcome.found, int(k))));
    }
    columns.add(row);
  }
  return columns.text();
}

// The command that writes the values into the player's source.
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
  const std::string after = std::to_string(test.matches()) + " matches on new seeds";
  switch (test.answer()) {
    case SequentialTest::AHEAD:
      return "Confirmed: with these numbers it comes ahead of its old self more often than "
             "not,\nsettled after " +
             after + share + ".\n" + writing_text(outcome);
    case SequentialTest::BEHIND:
      return "No gain: with these numbers it comes behind its old self, settled after " + after +
             share + ".\n";
    default:
      return "No gain: whether it does better with these numbers is not settled after " + after +
             share + ".\n";
  }
}

}  // namespace

std::string tuning_table(const TuningOutcome& outcome) {
  std::string text = title(outcome);
  if (outcome.found.empty()) return text + "The search is not over.\n";
  return text + "\n" + table_of_numbers(outcome) + "\n" + confirmation_text(outcome);
}

std::string stage_line(int stage, const Tuner& tuner, const TunedNumbers& numbers) {
  const Steps& centre = tuner.stage().values;
  return "stage " + std::to_string(stage) + " of " + std::to_string(Tuner::STAGES) + ": " +
         values_text(numbers, centre) + "; gain " + gain_text(tuner.gain(centre)) + " ranks";
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
