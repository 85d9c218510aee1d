#pragma once

#include "SequentialTest.hh"
#include <string>
#include <cstdint>
#include <vector>

#include <engine/match/Runners.hh>

#include "Series.hh"
#include "QuadraticFit.hh"

namespace game_engine {

/// A value for each number, in ten-thousandths of the way from the least to the most: whole
/// numbers, so that every machine has the same ones.
using Steps = std::vector<int>;
constexpr int MAX_STEPS = 10000;

/// The values at these steps. The default ones are exactly those of the program.
std::vector<double> values_of(const TunedNumbers& numbers, const Steps& steps);
Steps default_steps(const TunedNumbers& numbers);

/// The values that meet in the matches of one seed.
struct Trial {
  Steps first, second;
};

/// Looks for values of numbers with which a player does better. The most important methods are
/// trial() and add().
///
/// The comparisons are those of SPSA (J. C. Spall, "Multivariate stochastic approximation using a
/// simultaneous perturbation gradient approximation", IEEE Trans. Autom. Control 37, 1992): in
/// each, all numbers change at once, up or down at random, and the player meets itself with all
/// changes reversed. So each match tells something about every number, and ten numbers take no more
/// matches than one.
///
/// SPSA takes a step after each comparison, of a length chosen beforehand for each number: too
/// short and it never arrives, too long and it never settles. Here the search has 25 stages
/// instead; after each, a polynomial of second degree is fitted to the comparisons near the present
/// values (a response surface: G. E. P. Box and K. B. Wilson, "On the experimental attainment of
/// optimum conditions", J. R. Statist. Soc. B 13, 1951), and the next stage looks around its
/// highest point within their reach. There are no lengths to choose, each match counts in all later
/// stages, and the fit knows its errors. Comparisons first reach a quarter of the way from the
/// least to the most, and then less by the -1/6th power of the stage, the best rate for finding a
/// maximum (J. Kiefer and J. Wolfowitz, "Stochastic estimation of the maximum of a regression
/// function", Ann. Math. Statist. 23, 1952).
class Tuner {
 public:
  static constexpr int STAGES = 25;
  static constexpr std::size_t MAX_NUMBERS = 16;

  /// @param trials  how many there will be
  /// @param seed    of the draws
  Tuner(const TunedNumbers& numbers, std::int64_t trials, std::int64_t seed);

  /// The stage of the next trial that is added.
  const SeriesStage& stage() const { return stage_; }
  /// How many trials come before that stage, 1 to STAGES + 1.
  std::int64_t start_of(int stage) const { return trials_ * (stage - 1) / STAGES; }

  /// A trial of a stage. @param index  of all trials, from 0
  Trial trial(const SeriesStage& stage, std::int64_t index) const;

  /// Adds the next trial's outcome: by how many ranks the first values came ahead on average.
  void add(double advantage);

  /// The best values so far; a number changes only if its part in the gain is more than three
  /// standard errors.
  Steps found() const;

  /// What those values gain over the default ones, in ranks.
  Difference gain(const Steps& values) const;
  /// What one of them gains over its default value, given the others.
  Difference gain_of(const Steps& values, int number) const;
  /// The standard error of a value, as a share of the way from the least to the most; infinite if
  /// there is no clear best value.
  double error_of(const Steps& values, int number) const;

 private:
  int reach(int stage) const;
  double reach_as_share() const { return double(reach(stage_.number)) / MAX_STEPS; }
  void end_stages();
  Steps next_centre() const;

  const TunedNumbers numbers_;
  const std::int64_t trials_;
  const std::int64_t seed_;
  SeriesStage stage_;
  std::vector<Comparison> comparisons_;
};

/// A search for better numbers, perhaps unfinished.
struct TuningOutcome {
  const Series& series;
  const TunedNumbers& numbers;
  const Tuner& tuner;
  Steps found;                 ///< Empty before the search is over.
  const SequentialTest& test;  ///< Whether they are better than those of the program.
  std::int64_t ahead;          ///< In how many of its matches they came ahead.
  std::int64_t matches;        ///< Played in all.
  std::string file;            ///< The player's source.
};

/// What was found, whether it was confirmed, and how to write it into the player.
std::string tuning_table(const TuningOutcome& outcome);

/// How far the search is after a stage, in one line.
std::string stage_line(int stage, const Tuner& tuner, const TunedNumbers& numbers);

/// "book=62.5 duel=3"
std::string values_text(const TunedNumbers& numbers, const Steps& steps);

std::vector<NamedValue> named_values(const TunedNumbers& numbers, const Steps& steps);

}  // namespace game_engine
