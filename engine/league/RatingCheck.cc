#include "RatingCheck.hh"

#include <algorithm>
#include <cmath>

namespace game_engine {

namespace {

using Thirds = std::array<double, RatingCheck::THIRDS - 1>;  // where the second and the third begin

// Nine kinds, both directions, 5% for all of them together.
constexpr double SURELY = 2.773;
constexpr int FEW_BOARDS = 20;  // for an error that may be believed

Thirds thirds_of(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return {values[values.size() / RatingCheck::THIRDS],
          values[2 * values.size() / RatingCheck::THIRDS]};
}

std::size_t third_of(double value, const Thirds& thirds) {
  return std::size_t(value >= thirds[0]) + std::size_t(value >= thirds[1]);
}

// A player and another in a match, from the player's side.
struct Sides {
  std::size_t player;
  double company;
  double expected;
  double ahead;  // 1, 0 or, in a tie, half
};

// All pairs of a match, each in both directions.
template <typename Take>
void for_each_pair(const RatedMatch& match, const std::vector<Rating>& ratings, Take take) {
  double sum = 0;
  for (int player : match.players) sum += ratings[player].points;
  for (std::size_t a = 0; a < match.players.size(); ++a)
    for (std::size_t b = 0; b < match.players.size(); ++b) {
      if (match.players[a] == match.players[b]) continue;
      const Rating &own = ratings[match.players[a]], &other = ratings[match.players[b]];
      take(Sides{std::size_t(match.players[a]), (sum - own.points - other.points) / 2,
                 chance_ahead(own, other), share_ahead(match.scores[a], match.scores[b])});
    }
}

// Sums over the meetings of a kind.
struct Sums {
  double ahead = 0, expected = 0, information = 0;
  double of_board = 0, squares = 0;  // of the excess over what is expected, board by board
  int number = 0, boards = 0;
  bool is_on_board = false;

  void add(const Sides& meeting) {
    ++number;
    ahead += meeting.ahead;
    expected += meeting.expected;
    information += meeting.expected * (1 - meeting.expected);
    of_board += meeting.ahead - meeting.expected;
    is_on_board = true;
  }

  void end_board() {
    boards += is_on_board;
    squares += of_board * of_board;
    of_board = 0;
    is_on_board = false;
  }

  Meetings meetings() const {
    if (number == 0) return {};
    const double more = ahead - expected;
    return {number,
            ahead / number,
            expected / number,
            std::sqrt(squares) / number,
            POINTS_PER_UNIT * more / information,
            boards >= FEW_BOARDS and more * more > SURELY * SURELY * squares};
  }
};

std::vector<std::size_t> thirds_of_players(const std::vector<Rating>& ratings) {
  std::vector<double> points;
  for (const Rating& one : ratings) points.push_back(one.points);
  const Thirds thirds = thirds_of(points);
  std::vector<std::size_t> result;
  for (const Rating& one : ratings) result.push_back(third_of(one.points, thirds));
  return result;
}

Thirds thirds_of_company(const std::vector<Rating>& ratings,
                         const std::vector<RatedMatch>& matches) {
  std::vector<double> companies;
  for (const RatedMatch& match : matches)
    for_each_pair(match, ratings,
                  [&](const Sides& meeting) { companies.push_back(meeting.company); });
  return companies.empty() ? Thirds() : thirds_of(companies);
}

}  // namespace

bool RatingCheck::fails() const {
  return std::any_of(by_player_and_company.begin(), by_player_and_company.end(),
                     [](const std::array<Meetings, THIRDS>& row) {
                       return std::any_of(row.begin(), row.end(),
                                          [](const Meetings& one) { return one.fails; });
                     });
}

double RatingCheck::misfit(std::size_t player) const {
  const std::array<Meetings, THIRDS>& row = by_player_and_company[third[player]];
  if (std::none_of(row.begin(), row.end(), [](const Meetings& one) { return one.fails; })) return 0;
  double number = 0, squares = 0;
  for (const Meetings& one : row) {
    number += one.number;
    squares += one.number * one.points * one.points;
  }
  return std::sqrt(squares / number);
}

RatingCheck rating_check(const std::vector<Rating>& ratings, const std::vector<RatedMatch>& matches,
                         int block) {
  RatingCheck fit;
  if (ratings.empty()) return fit;
  fit.third = thirds_of_players(ratings);
  const Thirds companies = thirds_of_company(ratings, matches);
  std::array<std::array<Sums, RatingCheck::THIRDS>, RatingCheck::THIRDS> sums;
  for (std::size_t k = 0; k < matches.size(); ++k) {
    for_each_pair(matches[k], ratings, [&](const Sides& meeting) {
      sums[fit.third[meeting.player]][third_of(meeting.company, companies)].add(meeting);
    });
    if ((k + 1) % std::size_t(block) != 0 and k + 1 < matches.size()) continue;
    for (auto& row : sums)
      for (Sums& one : row) one.end_board();
  }
  for (std::size_t player = 0; player < RatingCheck::THIRDS; ++player)
    for (std::size_t company = 0; company < RatingCheck::THIRDS; ++company)
      fit.by_player_and_company[player][company] = sums[player][company].meetings();
  return fit;
}

std::vector<Rating> widened(std::vector<Rating> ratings, const RatingCheck& fit) {
  for (std::size_t player = 0; player < ratings.size(); ++player)
    ratings[player].error = std::hypot(ratings[player].error, fit.misfit(player));
  return ratings;
}

}  // namespace game_engine
