#pragma once

#include <cstdint>
#include <string>
#include "Match.hh"

namespace game_engine {

/// Where one reads on whose player has lost.
constexpr const char* AFTER_A_LOSS = "I lost, what now? docs/lost.md";

/// What is written of a match that a program plays, and how its players are kept.
struct WrittenMatch {
  std::string first_word;  ///< Of the trace: Game or SecGame.
  std::string trace, log;  ///< Files; empty: standard output, and no log.
  bool is_silent = false;  ///< What players print to standard output goes nowhere.
  bool are_linked = true;  ///< Players are in this process, where they can crash.
};

/// @throws std::runtime_error if one of the files can't be written or is something else
void check_files(const WrittenMatch& files);

/// And tells the scores.
void play_and_write(Match& match, const Configuration& configuration, std::int64_t seed,
                    const Names& names, const MakeRunner& make_runner, const WrittenMatch& files);

}  // namespace game_engine
