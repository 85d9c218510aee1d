#include "RankingDraw.hh"

#include <algorithm>
#include <cmath>
#include <utility>

namespace game_engine {

namespace {

constexpr double TOLD_BY_A_MATCH = 0.479;  // about each of four equals
constexpr double SPREAD = 200;             // standard deviation of a field, in points
constexpr double LEAST_GAP = 50;
constexpr int LEAST_MATCHES = 12;

// In seconds, on two processors, with players that take 0.05 s a match: for a match, and for each
// player to be built and to play everything but the ranking, if its qualification is clear at once.
constexpr double TIME = 900, TIME_OF_A_MATCH = 0.1225, TIME_OF_A_PLAYER = 2.32;

// From the normal distribution with deviation 1, in units of 2^-16: twelve numbers from 0 to 1 have
// a sum with variance 1.
std::int64_t normal(SplitMix& draw) {
  std::int64_t sum = -6 * 65536;
  for (int k = 0; k < 12; ++k) sum += std::int64_t(draw.below(65536));
  return sum;
}

}  // namespace

double told_apart(int matches) {
  const double unit = 400 / std::log(10.0);
  return ONE_SIDED_95 * unit * std::sqrt(2 / (TOLD_BY_A_MATCH * matches));
}

int default_ranking_matches(int num_players) {
  // The density in the middle of n players is n / (SPREAD sqrt(2 pi)).
  const double neighbours = SPREAD * std::sqrt(2 * std::acos(-1.0)) / std::max(1, num_players);
  const double gap = std::max(neighbours, LEAST_GAP);
  int matches = LEAST_MATCHES;
  while (told_apart(matches) > gap) matches += NUM_PLAYERS;
  const double time = TIME / std::max(1, num_players) - TIME_OF_A_PLAYER;
  const int most = int(time * NUM_PLAYERS / TIME_OF_A_MATCH);
  return std::max(LEAST_MATCHES, std::min(matches, most / NUM_PLAYERS * NUM_PLAYERS));
}

std::int64_t drawn_place(const Rating& rating, SplitMix& draw) {
  return -65536 * std::llround(10 * rating.points) + std::llround(10 * rating.error) * normal(draw);
}

std::vector<Foursome> draw_near(const std::vector<Rating>& ratings, SplitMix& draw) {
  std::vector<std::pair<std::int64_t, int>> places;
  for (std::size_t k = 0; k < ratings.size(); ++k)
    places.push_back({drawn_place(ratings[k], draw), int(k)});
  std::sort(places.begin(), places.end());
  std::vector<Foursome> groups(places.size() / NUM_PLAYERS);
  for (std::size_t k = 0; k < groups.size() * NUM_PLAYERS; ++k)
    groups[k / NUM_PLAYERS][k % NUM_PLAYERS] = places[k].second;
  return groups;
}

}  // namespace game_engine
