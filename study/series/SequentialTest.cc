#include "SequentialTest.hh"

#include <cmath>
#include <cstdlib>

#include <engine/options/Arguments.hh>
#include <engine/text/Words.hh>

namespace game_engine {

// Plays a step that brings `gain`, from -1 to 1, times the stake. Returns the capital.
double SequentialTest::bet(Capital& capital, double gain) {
  // 1, 3/4, 1/2, 3/8, 1/4, ...: one of them is near the best stake, whatever that is.
  static const Capital stakes = [] {
    Capital all{1, 0.75};
    for (std::size_t k = 2; k < all.size(); ++k) all[k] = all[k - 2] / 2;
    return all;
  }();
  double sum = 0;
  for (std::size_t k = 0; k < stakes.size(); ++k) sum += capital[k] *= 1 + stakes[k] * gain;
  return sum;
}

SequentialTest::SequentialTest(double error) : _goal(1 / error) {
  double sum = 0;
  for (std::size_t k = 0; k < _on_ahead.size(); ++k)
    sum += _on_ahead[k] = 1 / ((double(k) + 4) * (double(k) + 5));
  for (double& share : _on_ahead) share /= sum;
  _on_behind = _on_ahead;
}

SequentialTest::Answer SequentialTest::add(int ahead, int behind, int matches) {
  if (_answer != OPEN) return _answer;
  _matches += matches;
  const double gain = double(ahead - behind) / matches;
  const double for_ahead = bet(_on_ahead, gain), for_behind = bet(_on_behind, -gain);
  if (for_ahead >= _goal) _answer = AHEAD;
  else if (for_behind >= _goal) _answer = BEHIND;
  return _answer;
}

bool is_sure(int ahead, int matches) { return std::abs(2 * ahead - matches) >= 10; }

bool is_clear(int ahead, int matches) {
  return is_sure(ahead, matches) or matches >= MOST_TO_QUALIFY;
}

const std::string QUALIFIED = "qualified";

std::string Until::text() const { return qualified ? QUALIFIED : number_text(error); }

Until parse_until(const std::string& word) {
  if (word == QUALIFIED) return {0, true};
  const std::optional<double> error = real_number(word, 0, 0.5);
  if (not error or *error == 0 or *error == 0.5)
    fail_argument(word, "a probability between 0 and 0.5, such as 0.05");
  return {*error};
}

}  // namespace game_engine
