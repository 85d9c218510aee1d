#include "SequentialTest.hh"

#include <algorithm>
#include <stdexcept>

namespace game_engine {

namespace {

/// 1, 3/4, 1/2, 3/8, 1/4, ...: one of them is near the best stake, whatever that is.
template <std::size_t N>
std::array<double, N> make_stakes() {
  std::array<double, N> stakes;
  double power = 1;
  for (std::size_t k = 0; k < N; ++k) {
    stakes[k] = k % 2 == 0 ? power : power * 3 / 4;
    if (k % 2 == 1) power /= 2;
  }
  return stakes;
}

/// Shares of a capital of 1 that fall slowly with the stake: this finds small differences at little
/// cost to finding large ones. The sum telescopes.
template <std::size_t N>
std::array<double, N> make_capital() {
  const double first = 4, whole = 1 / first - 1 / (first + N);
  std::array<double, N> capital;
  for (std::size_t k = 0; k < N; ++k) {
    const double at = first + static_cast<double>(k);
    capital[k] = 1 / (at * (at + 1) * whole);
  }
  return capital;
}

/// Plays one step with every stake, and returns the whole capital.
template <std::size_t N>
double bet(std::array<double, N>& capital, double gain) {
  static const std::array<double, N> stakes = make_stakes<N>();
  double whole = 0;
  for (std::size_t k = 0; k < N; ++k) {
    capital[k] *= 1 + stakes[k] * gain;
    whole += capital[k];
  }
  return whole;
}

}  // namespace

SequentialTest::SequentialTest(double error, double margin)
    : _goal(1 / error),
      _margin(margin),
      _on_ahead(make_capital<STAKES>()),
      _on_behind(_on_ahead),
      _on_less_ahead(_on_ahead),
      _on_less_behind(_on_ahead) {
  if (not(error > 0 and error < 1) or not(margin >= 0 and margin < 1))
    throw std::invalid_argument(
        "the error of a sequential test must lie between 0 and 1, and its margin below 1");
}

SequentialTest::Answer SequentialTest::add(int ahead, int behind, int matches) {
  if (matches < 1 or ahead < 0 or behind < 0 or ahead > matches - behind)
    throw std::invalid_argument(
        "a step of a sequential test needs a match, and no more results than matches");
  if (_answer != OPEN) return _answer;
  _matches += matches;
  const double gain = static_cast<double>(ahead - behind) / matches;
  const double for_ahead = bet(_on_ahead, gain), for_behind = bet(_on_behind, -gain);
  _highest = std::max({_highest, for_ahead, for_behind});
  if (_margin > 0) {
    const double all = 1 + _margin;
    _is_less_ahead |= bet(_on_less_ahead, (_margin - gain) / all) >= _goal;
    _is_less_behind |= bet(_on_less_behind, (_margin + gain) / all) >= _goal;
  }
  if (for_ahead >= _goal) {
    _answer = AHEAD;
  } else if (for_behind >= _goal) {
    _answer = BEHIND;
  } else if (_is_less_ahead and _is_less_behind) {
    _answer = LEVEL;
  }
  return _answer;
}

}  // namespace game_engine
