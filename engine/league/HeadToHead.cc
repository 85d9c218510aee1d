#include "HeadToHead.hh"

#include <algorithm>
#include <cmath>

namespace game_engine {

namespace {

// 1 for who was ahead, 1/2 for a tie, 0 for who was behind.
double ahead(int score, int other) { return (1 + (score > other) - (score < other)) / 2.0; }

void add(const RatedMatch& match, const std::vector<Rating>& ratings, HeadToHead& pairs) {
  const auto seats = [&](int player) {
    return double(std::count(match.players.begin(), match.players.end(), player));
  };
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
    }
}

}  // namespace

HeadToHead head_to_head(const std::vector<RatedMatch>& matches,
                        const std::vector<Rating>& ratings) {
  HeadToHead pairs;
  for (const RatedMatch& match : matches) add(match, ratings, pairs);
  return pairs;
}

}  // namespace game_engine
