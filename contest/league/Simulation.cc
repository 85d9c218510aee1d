
#include <cmath>

#include <engine/random/SplitMix.hh>
#include <study/series/Statistics.hh>
#include <engine/text/Words.hh>
#include "League.hh"

namespace game_engine {

namespace {

constexpr double MEAN = 1500, DEVIATION = 200, APART = 50;
constexpr double LADDER[] = {1300, 1550, 1800};

// From 0 to 1, both excluded.
double uniform(SplitMix& draw) { return (double(draw.next() >> 11) + 0.5) / 9007199254740992.0; }

double true_strength(SplitMix& draw) {
  return MEAN + DEVIATION * std::sqrt(-2 * std::log(uniform(draw))) *
                    std::cos(2 * std::acos(-1.0) * uniform(draw));
}

// A player's points in a match: the order of four such numbers is that of Plackett and Luce.
int points(double strength, SplitMix& draw) {
  return int(1000 * (strength / POINTS_PER_UNIT - std::log(-std::log(uniform(draw)))));
}

std::vector<double> ranks_of(const std::vector<double>& values) {
  std::vector<double> ranks(values.size());
  double rank = 0;
  for (std::size_t k : greatest_first(values)) ranks[k] = rank++;
  return ranks;
}

// Of two lists of the ranks 0 to n - 1.
double correlation_of(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t k = 0; k < a.size(); ++k) sum += (a[k] - b[k]) * (a[k] - b[k]);
  const double n = double(a.size());
  return 1 - 6 * sum / (n * (n * n - 1));
}

void compare(const std::vector<double>& strengths, const std::vector<double>& ranks,
             SimulatedRanking& result) {
  for (std::size_t a = 0; a < strengths.size(); ++a)
    for (std::size_t b = 0; b < strengths.size(); ++b) {
      if (strengths[a] - strengths[b] <= APART) continue;
      ++result.pairs;
      result.in_wrong_order += ranks[a] > ranks[b];
    }
}

}  // namespace

SimulatedRanking simulate_league(const TournamentRules& rules, int num_players) {
  SplitMix draw(rules.seed);
  std::vector<double> strengths;
  for (int k = 0; k < num_players; ++k) strengths.push_back(true_strength(draw));
  const auto strength = [&](int player) {
    return is_player(player) ? strengths[player] : LADDER[-1 - player];
  };
  League league;
  league.rules = rules;
  league.names.resize(std::size_t(num_players));
  league.ladder.resize(std::size_t(rules.ladder));
  league.tournament =
      play_tournament(rules, num_players, [&](const Tournament& tournament, std::size_t first) {
        std::vector<TournamentResult> results;
        for (std::size_t k = first; k < tournament.matches.size(); ++k) {
          results.emplace_back();
          for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat)
            results.back().scores[seat] =
                points(strength(tournament.matches[k].players[seat]), draw);
        }
        return results;
      });
  SimulatedRanking result;
  result.matches = league.tournament.matches.size();
  std::vector<double> ranks(strengths.size());
  const std::vector<Ranked> order = ranking(league);
  const Ranked* before = nullptr;
  for (const Ranked& one : order) {
    if (not is_player(one.player)) continue;
    ranks[one.player] = one.rank - 1;
    if (before and before->is_ahead_of_next) {
      ++result.sure;
      result.wrongly_sure += strength(before->player) < strength(one.player);
    }
    before = &one;
  }
  result.correlation = correlation_of(ranks, ranks_of(strengths));
  compare(strengths, ranks, result);
  return result;
}

std::string simulation_text(const TournamentRules& rules, int num_players) {
  std::string text = "ranking  matches  rank correlation  pairs > 50 apart  in the wrong order\n";
  TournamentRules without = rules;
  without.ranking_matches = 0;
  for (const TournamentRules& one : {without, rules}) {
    const SimulatedRanking result = simulate_league(one, num_players);
    const auto column = [](const std::string& word, std::size_t width) {
      return std::string(width > word.size() ? width - word.size() : 0, ' ') + word;
    };
    const double share =
        100.0 * double(result.in_wrong_order) / double(std::max(1LL, result.pairs));
    text +=
        column(std::to_string(one.ranking_matches), 7) + column(std::to_string(result.matches), 9) +
        column(fixed(result.correlation, 4), 18) + column(std::to_string(result.pairs), 18) +
        column(std::to_string(result.in_wrong_order) + " (" + fixed(share, 1) + "%)", 20) + "\n";
  }
  if (rules.ranking_matches == 0) return text;
  return text + "With probability 95%, " + std::to_string(rules.ranking_matches) +
         " matches tell players apart that are " + fixed(told_apart(rules.ranking_matches), 0) +
         " points apart.\n";
}

}  // namespace game_engine
