#include "HeadToHead.hh"

#include <algorithm>

namespace game_engine {

namespace {

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
      pair.ahead += part * share_ahead(match.scores[a], match.scores[b]);
      pair.expected += part * chance_ahead(ratings[std::size_t(one)], ratings[std::size_t(other)]);
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
