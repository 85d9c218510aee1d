// Whether ratings hold whoever else plays: simulated leagues.

#include <contest/league/League.hh>
#include <tests/engine/MadeUp.hh>

namespace {

constexpr int FIELD = 24, ROUNDS = 25, BLOCK = 4;

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
          const double own = strength(played.players[seat]);
          const double company = in_company(played.players[seat], (sum - own) / 3, points);
          played.scores[seat] = drawn_score(own + company, numbers);
        }
        matches.push_back(played);
      }
  }
  return matches;
}

}  // namespace

TEST("in 95% of leagues with players as the ratings suppose, nothing is said against the fit") {
  int failures = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const std::vector<RatedMatch> matches = play_league(seed, 0);
    failures += rating_check(rate_players(FIELD, matches, BLOCK), matches, BLOCK).fails();
  }
  CHECK(failures <= 5);
}

TEST("that strength depends on who else plays is found, and widens those intervals") {
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

TEST("a league without matches, or with few, is not judged") {
  CHECK(not rating_check({}, {}, BLOCK).fails());
  const std::vector<RatedMatch> few = {{{0, 1, 2, 3}, {4, 3, 2, 1}}};
  CHECK(not rating_check(rate_players(4, few), few, 1).fails());
}
