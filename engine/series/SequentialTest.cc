#include "SequentialTest.hh"

#include <cmath>
#include <stdexcept>

namespace game_engine {

namespace {

/// 1, 3/4, 1/2, 3/8, 1/4, ...: one of them is near the best stake, whatever that is.
template <typename Stakes>
Stakes make_stakes() {
  Stakes stakes{1, 0.75};
  for (std::size_t k = 2; k < stakes.size(); ++k) stakes[k] = stakes[k - 2] / 2;
  return stakes;
}

}  // namespace

Gambler::Gambler(Temper temper) : shares_(make_stakes<decltype(shares_)>()) {
  for (std::size_t k = 0; k < shares_.size(); ++k) {
    double& share = shares_[k];
    share = temper == BOLD ? share * std::sqrt(share) : 1 / ((double(k) + 4) * (double(k) + 5));
    capital_ += share;
  }
  start_anew();
}

double Gambler::bet(double gain) {
  static const auto stakes = make_stakes<decltype(shares_)>();
  capital_ = 0;
  for (std::size_t k = 0; k < stakes.size(); ++k) capital_ += shares_[k] *= 1 + stakes[k] * gain;
  return capital_;
}

void Gambler::start_anew() {
  for (double& share : shares_) share /= capital_;
  capital_ = 1;
}

SequentialTest::SequentialTest(double error) : _goal(1 / error) {
  if (not(error > 0 and error < 1))
    throw std::invalid_argument("the error of a sequential test must lie between 0 and 1");
}

SequentialTest::Answer SequentialTest::add(int ahead, int behind, int matches) {
  if (matches < 1 or ahead < 0 or behind < 0 or ahead > matches - behind)
    throw std::invalid_argument(
        "a step of a sequential test needs a match, and no more results than matches");
  if (_answer != OPEN) return _answer;
  _matches += matches;
  const double gain = static_cast<double>(ahead - behind) / matches;
  const double for_ahead = _on_ahead.bet(gain), for_behind = _on_behind.bet(-gain);
  if (for_ahead >= _goal) _answer = AHEAD;
  else if (for_behind >= _goal) _answer = BEHIND;
  return _answer;
}

}  // namespace game_engine
