#include "RankingDraw.hh"

#include <algorithm>
#include <cmath>

#include <engine/game/Game.hh>
#include <engine/series/Rating.hh>

namespace game_engine {

namespace {

constexpr double TOLD_BY_A_MATCH = 0.479;  // about each of four equals
constexpr double SPREAD = 200;             // standard deviation of a field, in points
constexpr double LEAST_GAP = 50;
constexpr int LEAST_MATCHES = 12;

// In seconds, on two processors, with players that take 0.05 s a match: for a match, and for each
// player to be built and to play everything but the ranking, if its qualification is clear at once.
constexpr double TIME = 900, TIME_OF_A_MATCH = 0.1225, TIME_OF_A_PLAYER = 2.32;

}  // namespace

double told_apart(int matches) {
  return ONE_SIDED_95 * POINTS_PER_UNIT * std::sqrt(2 / (TOLD_BY_A_MATCH * matches));
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

}  // namespace game_engine
