// Whether ratings hold whoever else plays: simulated leagues.

#include <engine/league/RatingCheck.hh>
#include "Runs.hh"

namespace {

constexpr int FIELD = 24, ROUNDS = 25, BLOCK = 4;
constexpr double UNIT = 173.7;

double strength(int player) { return 40 * (player - FIELD / 2.0); }

// What the strongest third gains where the others of the match are weak, and loses where they are
// not.
double in_company(int player, double others, double points) {
  if (player < 2 * FIELD / 3) return 0;
  return others < 0 ? points : -points;
}

// The ranking phase of a league in which strengths are drawn upon by the model of the ratings, but
// for so many points by the company.
std::vector<RatedMatch> play_league(std::uint64_t seed, double points) {
  Numbers numbers(seed);
  std::vector<RatedMatch> matches;
  std::vector<int> order(FIELD);
  std::iota(order.begin(), order.end(), 0);
  for (int round = 0; round < ROUNDS; ++round) {
    shuffle(order, numbers);
    for (int first = 0; first < FIELD; first += 4)
      for (int match = 0; match < BLOCK; ++match) {
        RatedMatch played{};
        double sum = 0;
        for (std::size_t seat = 0; seat < 4; ++seat) {
          played.players[seat] = order[std::size_t(first) + seat];
          sum += strength(played.players[seat]);
        }
        for (std::size_t seat = 0; seat < 4; ++seat) {
          const int player = played.players[seat];
          const double chance = std::max(numbers.next(), 1e-9),
                       own = strength(player) +
                             in_company(player, (sum - strength(player)) / 3, points);
          played.scores[seat] = int(1000 * (own / UNIT - std::log(-std::log(chance)) + 20));
        }
        matches.push_back(played);
      }
  }
  return matches;
}

RatingCheck fit_of_league(std::uint64_t seed, double points) {
  const std::vector<RatedMatch> matches = play_league(seed, points);
  return rating_check(rate_players(FIELD, matches, BLOCK), matches, BLOCK);
}

}  // namespace

TEST(
    "in 95% of leagues whose players are as the ratings suppose, nothing is said against the fit") {
  int failures = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) failures += fit_of_league(seed, 0).fails();
  CHECK(failures <= 5);
}

TEST(
    "that strength depends on who else plays is found, and widens the intervals of those players") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const std::vector<RatedMatch> matches = play_league(seed, 250);
    const std::vector<Rating> ratings = rate_players(FIELD, matches, BLOCK);
    const RatingCheck fit = rating_check(ratings, matches, BLOCK);
    CHECK(fit.fails());
    const std::vector<Rating> wide = widened(ratings, fit);
    for (std::size_t player = 0; player < ratings.size(); ++player) {
      CHECK_EQUAL(wide[player].points, ratings[player].points);
      CHECK(wide[player].error >= ratings[player].error);
    }
    CHECK_EQUAL(fit.third.back(), std::size_t(2));
    CHECK(wide.back().error > 1.3 * ratings.back().error);
  }
}

TEST("all meetings are counted, once from each side") {
  const RatingCheck fit = fit_of_league(1, 0);
  int number = 0;
  double ahead = 0;
  for (const auto& row : fit.by_player_and_company)
    for (const Meetings& one : row) {
      number += one.number;
      ahead += one.ahead * one.number;
    }
  CHECK_EQUAL(number, FIELD * ROUNDS * BLOCK * 3);
  CHECK(std::abs(ahead - number / 2.0) < 0.001);
}

TEST("a league without matches, or with few, is not judged") {
  CHECK(not rating_check({}, {}, BLOCK).fails());
  const std::vector<RatedMatch> few = {{{0, 1, 2, 3}, {4, 3, 2, 1}}};
  CHECK(not rating_check(rate_players(4, few), few, 1).fails());
}
