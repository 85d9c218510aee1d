#pragma once

#include "Matrix.hh"
#include "TunedNumbers.hh"
#include "SequentialTest.hh"
#include "Series.hh"

namespace game_engine {

/// A point of the cube in which each number goes from 0 (the least) to 1 (the most).
using Point = std::vector<double>;

/// An observation: by how much the first point did better, in any unit.
struct Comparison {
  Point first, second;
  double advantage;
};

/// With its standard error.
struct Difference {
  double value;
  double error;
};

/// How good each point is: a polynomial of second degree, without a constant term, fitted to
/// comparisons by least squares.
class QuadraticFit {
 public:
  /// Comparisons count less the farther their middle is from `centre`: half as much at the distance
  /// `width` in any number. `width` 0: all count alike.
  QuadraticFit(const std::vector<Comparison>& comparisons, const Point& centre, double width);

  Difference difference(const Point& a, const Point& b) const;

  /// The best point with each number between `least` and `most`, found by improving one number
  /// after the other from the centre.
  Point best(const Point& least, const Point& most) const;

 private:
  Vector features(const Point& point) const;
  int product_place(int a, int b) const;
  void add(const Comparison& comparison, double weight);
  double slope(const Point& point, int k) const;

  const int numbers_;
  const Point centre_;
  double variance_;     ///< Of one comparison.
  Matrix information_;  ///< Factorized.
  Vector coefficients_;
};

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

struct SeriesStage {
  int number;    ///< From 1.
  Steps values;  ///< What all its trials look around.
};

/// Looks for values of numbers with which a player does better: docs/methods.md.
class Tuner {
 public:
  static constexpr int STAGES = 25;
  static constexpr std::size_t MAX_NUMBERS = 16;

  /// @param trials  how many there will be
  /// @param seed    of the draws
  Tuner(const TunedNumbers& numbers, std::int64_t trials, std::int64_t seed);

  /// The stage of the next trial that is added.
  const SeriesStage& stage() const { return stage_; }
  /// The trials before a stage, 1 to STAGES + 1.
  std::int64_t start_of(int stage) const { return trials_ * (stage - 1) / STAGES; }

  /// @param index  of all trials, from 0
  Trial trial(const SeriesStage& stage, std::int64_t index) const;

  /// Adds the next trial's outcome: by how many ranks the first values came ahead on average.
  void add(double advantage);

  /// The best values so far; a number changes only if its part in the gain is more than three
  /// standard errors.
  Steps found() const;

  /// What those values gain over others, in ranks.
  Difference gain(const Steps& values, const Steps& others) const;

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

/// After a stage, in one line.
std::string stage_line(int stage, const Tuner& tuner, const TunedNumbers& numbers);

/// "book=62.5 duel=3"
std::string values_text(const TunedNumbers& numbers, const Steps& steps);

std::vector<NamedValue> named_values(const TunedNumbers& numbers, const Steps& steps);

}  // namespace game_engine
