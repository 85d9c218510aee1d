#include "Chances.hh"

#include <algorithm>

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

}  // namespace game_engine
