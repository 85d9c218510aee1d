// Ratings, against their definition, closed forms and simulations.

#include <study/series/Rating.hh>
#include <tests/engine/MadeUp.hh>

namespace {

const double PRIOR_INFORMATION = POINTS_PER_UNIT * POINTS_PER_UNIT / (350.0 * 350.0);

/// A match with places drawn by the model of Plackett and Luce.
RatedMatch draw_match(const std::array<int, 4>& players, const std::vector<double>& points,
                      Numbers& numbers) {
  RatedMatch match = {players, {}};
  for (int i = 0; i < 4; ++i) match.scores[i] = drawn_score(points[players[i]], numbers);
  return match;
}

int num_inside(const std::vector<Rating>& ratings, const std::vector<double>& points) {
  int inside = 0;
  for (std::size_t k = 0; k < ratings.size(); ++k)
    inside += std::abs(ratings[k].points - points[k]) <= 1.96 * ratings[k].error;
  return inside;
}

std::array<int, 4> draw_players(int num_players, Numbers& numbers) {
  std::vector<int> all = numbers_below(num_players);
  shuffle(all, numbers);
  return {all[0], all[1], all[2], all[3]};
}

/// The log posterior density by its definition: for each match, the mean over the 24 orders of
/// those that the scores allow.
double log_density(const std::vector<double>& strengths, const std::vector<RatedMatch>& matches) {
  double sum = 0;
  for (double strength : strengths) sum -= strength * strength * PRIOR_INFORMATION / 2;
  for (const RatedMatch& match : matches) {
    std::array<int, 4> order = {0, 1, 2, 3};
    double total = 0;
    int allowed = 0;
    do {
      if (not std::is_sorted(order.begin(), order.end(),
                             [&](int a, int b) { return match.scores[a] > match.scores[b]; }))
        continue;
      ++allowed;
      double rest = 0;
      for (int k = 3; k >= 0; --k) {
        const double strength = strengths[match.players[order[k]]];
        rest += std::exp(strength);
        total += strength - std::log(rest);
      }
    } while (std::next_permutation(order.begin(), order.end()));
    sum += total / allowed;
  }
  return sum;
}

std::vector<RatedMatch> some_matches(int num_players, int num_matches, int num_scores) {
  Numbers numbers(7);
  std::vector<RatedMatch> matches;
  for (int i = 0; i < num_matches; ++i) {
    RatedMatch match = {draw_players(num_players, numbers), {}};
    for (int& score : match.scores) score = numbers.below(num_scores);
    matches.push_back(match);
  }
  return matches;
}

}  // namespace

TEST("ratings are the mode of the density that the documentation defines, ties included") {
  const int num_players = 6;
  for (int num_scores : {1000000, 3, 1}) {
    const auto matches = some_matches(num_players, 15, num_scores);
    std::vector<double> mode;
    for (const Rating& rating : rate_players(num_players, matches))
      mode.push_back((rating.points - 1500) / POINTS_PER_UNIT);
    const double best = log_density(mode, matches), step = 0.001;
    for (int i = 0; i < num_players; ++i) {
      std::vector<double> up = mode, down = mode;
      up[i] += step;
      down[i] -= step;
      const double above = log_density(up, matches), below = log_density(down, matches);
      CHECK(best > above and best > below);
      CHECK_NEAR((above - below) / (2 * step), 0, 1e-5);
    }
  }
}

TEST("the errors of ratings are the closed form where there is one") {
  // All orders of four players equally often: in log-strengths, each match adds 23/36 to the
  // information in every direction that keeps the mean. A tie of all four says the same.
  std::array<int, 4> scores = {1, 2, 3, 4};
  std::vector<RatedMatch> orders;
  do {
    orders.push_back({{0, 1, 2, 3}, scores});
  } while (std::next_permutation(scores.begin(), scores.end()));
  const std::vector<RatedMatch> ties(24, {{2, 0, 3, 1}, {7, 7, 7, 7}});
  const double expected = POINTS_PER_UNIT * std::sqrt(0.75 / (24 * 23 / 36.0 + PRIOR_INFORMATION));
  for (const auto& matches : {orders, ties}) {
    for (const Rating& rating : rate_players(4, matches)) {
      CHECK_NEAR(rating.points, 1500, 1e-9);
      CHECK_NEAR(rating.error, expected, 1e-9);
    }
  }
}

TEST("the mean of ratings is 1500, and players without matches are there with all uncertainty") {
  const auto matches = some_matches(8, 30, 1000);
  const auto ratings = rate_players(10, matches);
  double sum = 0;
  for (const Rating& rating : ratings) sum += rating.points;
  CHECK_NEAR(sum, 10 * 1500.0, 1e-6);
  for (int player : {8, 9}) {
    CHECK_NEAR(ratings[player].points, 1500, 1e-9);
    CHECK_NEAR(ratings[player].error, 350 * std::sqrt(0.9), 1e-6);
  }
  CHECK(rate_players(0, {}).empty());
  CHECK_NEAR(rate_players(1, {})[0].points, 1500, 1e-9);
  CHECK_NEAR(rate_players(1, {})[0].error, 0, 1e-5);
}

TEST("ratings are the same to the bit for any order of matches and seats") {
  auto matches = some_matches(12, 60, 5);
  const auto expected = rate_players(12, matches);
  Numbers numbers(8);
  for (int trial = 0; trial < 5; ++trial) {
    shuffle(matches, numbers);
    for (RatedMatch& match : matches) {
      const int a = numbers.below(4), b = numbers.below(4);
      std::swap(match.players[a], match.players[b]);
      std::swap(match.scores[a], match.scores[b]);
      for (int& score : match.scores) score = 10 * score - 7;
    }
    const auto ratings = rate_players(12, matches);
    for (int i = 0; i < 12; ++i) {
      CHECK_EQUAL(ratings[i].points, expected[i].points);
      CHECK_EQUAL(ratings[i].error, expected[i].error);
    }
  }
}

TEST("a match that names one player twice") {
  const auto ratings =
      rate_players(3, {{{0, 0, 1, 2}, {9, 1, 5, 5}}, {{0, 0, 0, 0}, {1, 2, 3, 4}}});
  CHECK_NEAR(ratings[1].points, ratings[2].points, 1e-9);
}

TEST("in a field that is spread far, more intervals hold with the field's prior") {
  const int num_players = 24, trials = 60;
  Numbers numbers(11);
  int inside[2] = {0, 0};
  for (int trial = 0; trial < trials; ++trial) {
    // Twelve numbers from 0 to 1 have a sum as in a normal distribution with deviation 1.
    std::vector<double> points(num_players, 1500 - 6 * 550);
    for (double& one : points)
      for (int k = 0; k < 12; ++k) one += 550 * numbers.next();
    const double mean = std::accumulate(points.begin(), points.end(), 0.0) / num_players;
    for (double& one : points) one += 1500 - mean;
    std::vector<RatedMatch> matches;
    for (int i = 0; i < 240; ++i)
      matches.push_back(draw_match(draw_players(num_players, numbers), points, numbers));
    for (const Prior prior : {Prior::UNKNOWN, Prior::OF_FIELD})
      inside[int(prior)] += num_inside(rate_players(num_players, matches, 1, prior), points);
  }
  // Strengths are drawn to the middle by either, far less by that of the field.
  CHECK(inside[int(Prior::UNKNOWN)] < 0.85 * num_players * trials);
  CHECK(inside[int(Prior::OF_FIELD)] > 0.9 * num_players * trials);
}

TEST("a field that is not spread far, or has not played, has the ratings of unknown players") {
  const auto matches = some_matches(8, 30, 1000);
  const auto of_field = rate_players(10, matches, 1, Prior::OF_FIELD);
  const auto unknown = rate_players(10, matches);
  for (int player = 0; player < 10; ++player) {
    CHECK_EQUAL(of_field[player].points, unknown[player].points);
    CHECK_EQUAL(of_field[player].error, unknown[player].error);
  }
  CHECK(rate_players(0, {}, 1, Prior::OF_FIELD).empty());
}
