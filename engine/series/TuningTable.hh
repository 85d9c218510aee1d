#pragma once

#include <string>

#include "SequentialTest.hh"
#include "Series.hh"
#include "Tuner.hh"

namespace game_engine {

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
