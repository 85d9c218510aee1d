#include "HeadToHead.hh"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace game_engine {

namespace {

constexpr double CHANCE_OF_ANY = 0.05;
constexpr int LEAST_MATCHES = 8;  // for a pair to be considered

using Places = std::array<double, PLAYERS_PER_MATCH>;

// The orders in which four players can finish, with the chances that their ratings imply.
class ComingIn {
 public:
  ComingIn(const RatedMatch& match, const std::vector<Rating>& ratings) {
    for (std::size_t k = 0; k < weights_.size(); ++k)
      weights_[k] = std::pow(10, (ratings[std::size_t(match.players[k])].points - 1500) / 400);
  }

  // The mean and the variance of the points that two seats have together.
  std::pair<double, double> points(std::size_t a, std::size_t b) const {
    double mean = 0, squares = 0;
    std::array<std::size_t, PLAYERS_PER_MATCH> order;
    std::iota(order.begin(), order.end(), std::size_t(0));
    do {
      double chance = 1, left = weights_[0] + weights_[1] + weights_[2] + weights_[3];
      int points = 0;
      for (std::size_t place = 0; place < order.size(); ++place) {
        chance *= weights_[order[place]] / left;
        left -= weights_[order[place]];
        if (order[place] == a or order[place] == b) points += PLAYERS_PER_MATCH - 1 - int(place);
        if (place + 2 == order.size()) left = weights_[order[place + 1]];
      }
      mean += chance * points;
      squares += chance * points * points;
    } while (std::next_permutation(order.begin(), order.end()));
    return {mean, std::max(0.0, squares - mean * mean)};
  }

 private:
  Places weights_{};
};

double points_of(const Finish& standing) {
  return PLAYERS_PER_MATCH - standing.rank / double(TWELFTHS);
}

// 1 for who was ahead, 1/2 for a tie, 0 for who was behind.
double ahead(int score, int other) { return (1 + (score > other) - (score < other)) / 2.0; }

void add(const RatedMatch& match, const std::vector<Rating>& ratings, HeadToHead& pairs) {
  const auto seats = [&](int player) {
    return double(std::count(match.players.begin(), match.players.end(), player));
  };
  const ComingIn orders(match, ratings);
  const auto standing = finishes(match.scores);
  for (std::size_t a = 0; a < PLAYERS_PER_MATCH; ++a)
    for (std::size_t b = 0; b < PLAYERS_PER_MATCH; ++b) {
      const int one = match.players[a], other = match.players[b];
      if (one >= other) continue;
      Encounter& pair = pairs[{one, other}];
      const double part = 1 / (seats(one) * seats(other));
      pair.matches += is_first_seat(match.players, a) and is_first_seat(match.players, b);
      pair.ahead += part * ahead(match.scores[a], match.scores[b]);
      const double difference =
          ratings[std::size_t(other)].points - ratings[std::size_t(one)].points;
      pair.expected += part / (1 + std::pow(10, difference / 400));
      const auto [mean, variance] = orders.points(a, b);
      pair.surplus += part * (points_of(standing[a]) + points_of(standing[b]) - mean);
      pair.variance += part * variance;
    }
}

// The z that a normal variable exceeds with this probability.
double bar_for(double chance) {
  double low = 0, high = 40;
  for (int k = 0; k < 100; ++k) {
    const double middle = (low + high) / 2;
    (std::erfc(middle / std::sqrt(2.0)) / 2 > chance ? low : high) = middle;
  }
  return low;
}

}  // namespace

HeadToHead head_to_head(const std::vector<RatedMatch>& matches,
                        const std::vector<Rating>& ratings) {
  HeadToHead pairs;
  for (const RatedMatch& match : matches) add(match, ratings, pairs);
  return pairs;
}

std::vector<Sparing> who_spares_whom(const std::vector<RatedMatch>& matches,
                                     const std::vector<Rating>& ratings, int block,
                                     int submissions) {
  double squares = 0, expected = 0;
  for (std::size_t k = 0; k + std::size_t(block) <= matches.size(); k += std::size_t(block)) {
    const auto first = matches.begin() + std::ptrdiff_t(k);
    for (const auto& [players, pair] : head_to_head({first, first + block}, ratings)) {
      if (players.second >= submissions) continue;
      squares += pair.surplus * pair.surplus;
      expected += pair.variance;
    }
  }
  const double excess = expected > 0 ? std::max(1.0, squares / expected) : 1;
  const HeadToHead pairs = head_to_head(matches, ratings);
  const auto is_looked_at = [&](const auto& pair) {
    return pair.first.second < submissions and pair.second.matches >= LEAST_MATCHES;
  };
  const auto looked_at = std::count_if(pairs.begin(), pairs.end(), is_looked_at);
  const double bar = bar_for(CHANCE_OF_ANY / double(std::max<std::ptrdiff_t>(1, looked_at)));
  std::vector<Sparing> found;
  for (const auto& one : pairs) {
    const Encounter& pair = one.second;
    const double sigmas = pair.surplus / std::sqrt(std::max(1e-9, pair.variance * excess));
    if (is_looked_at(one) and sigmas > bar)
      found.push_back({one.first, pair.matches, pair.surplus / pair.matches, sigmas});
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const Sparing& a, const Sparing& b) { return a.sigmas > b.sigmas; });
  return found;
}

}  // namespace game_engine
