#include "Rating.hh"

#include <utility>
#include <engine/text/Ranges.hh>

#include "Matrix.hh"

namespace game_engine {

namespace {

using Chances = std::array<double, PLAYERS_PER_MATCH>;

const double UNKNOWN_PLAYER = 350 / POINTS_PER_UNIT;
const double MEAN_POINTS = 1500;
const int ROUNDS_FOR_SPREAD = 5;

/// (number of players strictly better, player) of a match, sorted.
using Placing = std::array<std::pair<int, int>, PLAYERS_PER_MATCH>;

Placing placing_of(const RatedMatch& match) {
  Placing placing;
  for (int i = 0; i < PLAYERS_PER_MATCH; ++i) {
    const int own = match.scores[i];
    const auto better = count_if(match.scores, [own](int score) { return score > own; });
    placing[i] = {int(better), match.players[i]};
  }
  sort(placing);
  return placing;
}

/// Sorted, so that sums do not depend on the order in which matches and seats were given.
std::vector<Placing> placings_of(const std::vector<RatedMatch>& matches) {
  std::vector<Placing> placings;
  placings.reserve(matches.size());
  for (const RatedMatch& match : matches) placings.push_back(placing_of(match));
  sort(placings);
  return placings;
}

/// The posterior density of the players' log-strengths, which are spread as in a normal
/// distribution with this deviation.
class Posterior {
 public:
  Posterior(int num_players, const std::vector<Placing>& placings, double deviation)
      : _wins(num_players, 0), _prior(1 / (deviation * deviation)) {
    for (const Placing& placing : placings) {
      for (int first = 0; first < PLAYERS_PER_MATCH;) {
        int last = first;
        while (last < PLAYERS_PER_MATCH and placing[last].first == placing[first].first) ++last;
        add_tied(placing, first, last);
        first = last;
      }
    }
  }

  /// The logarithm of the density, but for a constant.
  double log_density(const Vector& strengths) const {
    double sum = 0;
    for (std::size_t i = 0; i < strengths.size(); ++i)
      sum += strengths[i] * (_wins[i] - strengths[i] * _prior / 2);
    Chances chances;
    for (const Choice& choice : _choices) sum -= choice.weight * weigh(choice, strengths, chances);
    return sum;
  }

  Vector gradient(const Vector& strengths) const {
    Vector result(_wins);
    for (std::size_t i = 0; i < result.size(); ++i) result[i] -= strengths[i] * _prior;
    Chances chances;
    for (const Choice& choice : _choices) {
      weigh(choice, strengths, chances);
      for (int a = 0; a < choice.size; ++a) result[choice.players[a]] -= choice.weight * chances[a];
    }
    return result;
  }

  /// The second derivatives of -log_density.
  Matrix information(const Vector& strengths) const {
    const int size = strengths.size();
    Matrix result(size);
    for (int i = 0; i < size; ++i) result.row(i)[i] = _prior;
    Chances chances;
    for (const Choice& choice : _choices) {
      weigh(choice, strengths, chances);
      for (int a = 0; a < choice.size; ++a) {
        double* row = result.row(choice.players[a]);
        row[choice.players[a]] += choice.weight * chances[a];
        for (int b = 0; b < choice.size; ++b)
          row[choice.players[b]] -= choice.weight * chances[a] * chances[b];
      }
    }
    return result;
  }

 private:
  /// One of these players was drawn as the best of them; a tie makes several possible choices, with
  /// weights.
  struct Choice {
    std::array<int, PLAYERS_PER_MATCH> players;
    int size = 0;
    double weight;
  };

  /// The players of a match from first to last - 1 have the same score. If they came one by one in
  /// a random order, those left at some time are any s of the m with probability 1 / (m choose s).
  void add_tied(const Placing& placing, int first, int last) {
    static const double binomials[5][5] = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};
    const int tied = last - first;
    for (int subset = 1; subset < 1 << tied; ++subset) {
      Choice choice;
      for (int i = 0; i < tied; ++i) {
        if (subset >> i & 1) choice.players[choice.size++] = placing[first + i].second;
      }
      const int left = choice.size;
      for (int i = last; i < PLAYERS_PER_MATCH; ++i)
        choice.players[choice.size++] = placing[i].second;
      choice.weight = 1 / binomials[tied][left];
      if (choice.size == 1) continue;
      for (int i = 0; i < left; ++i) _wins[choice.players[i]] += choice.weight / left;
      _choices.push_back(choice);
    }
  }

  /// The logarithm of the sum of the players' strengths, and each one's chance to be drawn.
  static double weigh(const Choice& choice, const Vector& strengths, Chances& chances) {
    double largest = strengths[choice.players[0]];
    for (int a = 1; a < choice.size; ++a) largest = std::max(largest, strengths[choice.players[a]]);
    double sum = 0;
    for (int a = 0; a < choice.size; ++a) {
      chances[a] = std::exp(strengths[choice.players[a]] - largest);
      sum += chances[a];
    }
    for (int a = 0; a < choice.size; ++a) chances[a] /= sum;
    return largest + std::log(sum);
  }

  std::vector<Choice> _choices;
  Vector _wins;   ///< of each player, the weight of the choices that it won
  double _prior;  ///< its information about each player
};

Vector moved(const Vector& from, const Vector& step, double length) {
  Vector result(from);
  for (std::size_t i = 0; i < result.size(); ++i) result[i] += length * step[i];
  return result;
}

/// Takes the step, or half of it, a quarter, ..., until the density has risen enough.
Vector climb(const Posterior& posterior, const Vector& from, const Vector& step, double slope) {
  const double before = posterior.log_density(from);
  for (double length = 1;; length /= 2) {
    Vector result = moved(from, step, length);
    if (posterior.log_density(result) >= before + length * slope / 10000 or length <= 1e-9)
      return result;
  }
}

/// The mode of the density, by Newton's method. There is only one and nothing is flat, so a dozen
/// rounds are enough; the bound is for safety.
Vector find_mode(const Posterior& posterior, Vector strengths) {
  const double precise = 1e-6;
  const int num_players = strengths.size();
  for (int round = 0; round < 100; ++round) {
    Matrix information = posterior.information(strengths);
    information.factorize();
    const Vector gradient = posterior.gradient(strengths);
    const Vector step = information.solve(gradient);
    double largest = 0, slope = 0;
    for (int i = 0; i < num_players; ++i) {
      largest = std::max(largest, std::abs(step[i]));
      slope += step[i] * gradient[i];
    }
    if (largest < precise) return moved(strengths, step, 1);
    strengths = climb(posterior, strengths, step, slope);
  }
  return strengths;
}

/// The mode, and how sure it is.
struct Mode {
  Vector strengths;
  Matrix information;  ///< factorized
  Vector variances;

  /// The spread of the strengths, errors included: their root mean square.
  double spread() const {
    double sum = 0;
    for (std::size_t i = 0; i < strengths.size(); ++i)
      sum += strengths[i] * strengths[i] + variances[i];
    return std::sqrt(sum / double(strengths.size()));
  }
};

Mode mode_of(const Vector& from, const std::vector<Placing>& placings, double deviation) {
  const Posterior posterior(int(from.size()), placings, deviation);
  Vector strengths = find_mode(posterior, from);
  Matrix information = posterior.information(strengths);
  information.factorize();
  Vector variances = information.inverse_diagonal();
  return {std::move(strengths), std::move(information), std::move(variances)};
}

/// The variances of the strengths if blocks of matches are independent.
Vector variances_of_blocks(const Mode& found, const std::vector<RatedMatch>& matches, int block) {
  const double no_prior = std::numeric_limits<double>::infinity();
  Vector variances(found.strengths.size(), 0);
  const std::size_t blocks = matches.size() / block;
  for (std::size_t k = 0; k < blocks; ++k) {
    const auto first = matches.begin() + std::ptrdiff_t(k * block);
    const Posterior posterior(int(variances.size()), placings_of({first, first + block}), no_prior);
    const Vector moves = found.information.solve(posterior.gradient(found.strengths));
    for (std::size_t i = 0; i < variances.size(); ++i) variances[i] += moves[i] * moves[i];
  }
  return variances;
}

}  // namespace

double chance_ahead(const Rating& one, const Rating& other) {
  return 1 / (1 + std::pow(10, (other.points - one.points) / 400));
}

Rating difference(const Rating& one, const Rating& other) {
  return {one.points - other.points, std::hypot(one.error, other.error)};
}

bool is_surely_above(const Rating& one, const Rating& other) {
  const Rating above = difference(one, other);
  return above.points > ONE_SIDED_95 * above.error;
}

/// The information has the vector of ones as an eigenvector, because the matches say nothing about
/// the mean: taking away the prior's variance of the mean fixes it.
std::vector<Rating> rate_players(int num_players, const std::vector<RatedMatch>& matches, int block,
                                 Prior prior) {
  const std::vector<Placing> placings = placings_of(matches);
  double deviation = UNKNOWN_PLAYER;
  Mode found = mode_of(Vector(num_players, 0), placings, deviation);
  for (int round = 0; prior == Prior::OF_FIELD and round < ROUNDS_FOR_SPREAD; ++round) {
    const double next = std::max(UNKNOWN_PLAYER, found.spread());
    if (std::abs(next / deviation - 1) < 0.01) break;
    deviation = next;
    found = mode_of(found.strengths, placings, deviation);
  }
  const double variance_of_mean = deviation * deviation / num_players;
  const Vector of_blocks =
      block > 1 ? variances_of_blocks(found, matches, block) : Vector(num_players, 0);
  std::vector<Rating> ratings(num_players);
  for (int i = 0; i < num_players; ++i) {
    const double variance = std::max({0.0, found.variances[i] - variance_of_mean, of_blocks[i]});
    ratings[i] = {MEAN_POINTS + POINTS_PER_UNIT * found.strengths[i],
                  POINTS_PER_UNIT * std::sqrt(variance)};
  }
  return ratings;
}

}  // namespace game_engine
