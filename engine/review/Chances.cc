#include "Chances.hh"

#include <algorithm>
#include <cmath>
#include <engine/series/GreatestFirst.hh>

namespace game_engine {

const ContinuedScores::ByDraw& ContinuedScores::of(int round, int who) const {
  static const ByDraw none;
  const auto found = scores_.find({round, who});
  return found == scores_.end() ? none : found->second;
}

Achieved achieved(const Scores& scores, int seat) {
  Achieved result{};
  const int own = scores[seat];
  const int better =
      int(std::count_if(scores.begin(), scores.end(), [&](int s) { return s > own; }));
  const int equal = int(std::count(scores.begin(), scores.end(), own));
  for (int place = better; place < better + equal; ++place) result.places[place] = TWELFTHS / equal;
  std::int64_t all = 0;
  for (int score : scores) all += std::max(score, 0);
  result.share = all == 0 ? 250000 : 1000000 * std::int64_t(std::max(own, 0)) / all;
  result.points = own;
  return result;
}

Expectation expectation(const ContinuedScores::ByDraw& scores, int round, int seat) {
  std::array<Sample, NUM_PLAYERS> places;
  Sample share, points;
  for (const auto& [draw, each] : scores) {
    const Achieved result = achieved(each, seat);
    for (std::size_t place = 0; place < places.size(); ++place)
      places[place].add(result.places[place]);
    share.add(result.share);
    points.add(result.points);
  }
  Expectation expected;
  expected.round = round;
  expected.matches = share.count();
  for (std::size_t place = 0; place < places.size(); ++place)
    expected.places[place] = win_estimate(places[place]);
  expected.share = share.mean_estimate(MILLION);
  expected.points = points.mean_estimate();
  return expected;
}

Advantage advantage(const ContinuedScores::ByDraw& before, const ContinuedScores::ByDraw& after,
                    int seat, int first) {
  Advantage result;
  for (auto one = before.lower_bound(first); one != before.end(); ++one) {
    const auto other = after.find(one->first);
    if (other == after.end()) continue;
    const Achieved a = achieved(one->second, seat), b = achieved(other->second, seat);
    result.chance.add(b.places[0] - a.places[0]);
    result.share.add(b.share - a.share);
    result.points.add(b.points - a.points);
  }
  return result;
}

double error_of_being_above_0(const Sample& sample) {
  if (sample.count() < 2 or sample.mean() <= 0) return 1;
  const double n = double(sample.count()), freedom = n - 1;
  const double variance = sample.variance();
  if (variance <= 0) return std::pow(0.5, n);
  const double t = sample.mean() / std::sqrt(variance / n);
  const double z = t * (1 - 1 / (4 * freedom)) / std::sqrt(1 + t * t / (2 * freedom));
  return std::erfc(z / std::sqrt(2.0)) / 2;
}

std::vector<bool> sure_together(const std::vector<double>& errors, double error) {
  std::vector<bool> sure(errors.size());
  std::size_t left = errors.size();
  std::vector<double> certain;
  for (double of_one : errors) certain.push_back(-of_one);
  for (std::size_t k : greatest_first(certain)) {
    if (errors[k] > error / double(left--)) break;
    sure[k] = true;
  }
  return sure;
}

}  // namespace game_engine
