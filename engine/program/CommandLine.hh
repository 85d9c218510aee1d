#pragma once

#include <engine/isolation/Limits.hh>
#include <engine/match/TunedRunner.hh>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "RepeatOptions.hh"
#include "SeriesOptions.hh"

namespace game_engine {

/// What the user asks for.
struct CommandLine {
  /// Bits, so that an option can say with which of them it goes.
  enum Job : unsigned {
    MATCH = 1,
    SERIES = 2,   ///< Many matches.
    TUNING = 4,   ///< Many matches that look for a player's numbers.
    STAGE = 8,    ///< A part of such a search.
    REPEAT = 16,  ///< A recorded match with one player.
    GO_ON = 32,   ///< From the middle of a recorded match.
    MERGE = 64,
    COMPARE = 128,
    LIST = 256,
    VERSION = 512,
    HELP = 1024,
    REVIEW = 2048,           ///< Why a player lost a match.
    REVIEW_RECORDED = 4096,  ///< The same of a recorded one.
    REVIEW_MANY = 8192       ///< What the lost ones of many have in common.
  };

  Job job = MATCH;
  std::vector<std::string> players;  ///< Or reports, with MERGE and COMPARE.
  std::optional<std::int64_t> seed;
  std::string input;   ///< Empty for standard input.
  std::string output;  ///< Empty for standard output.
  std::string log;     ///< The log of the match; empty: none.
  bool quiet = false;  ///< Only errors and the ranking.

  /// Players who alone may print; empty: all may; "none": nobody.
  std::vector<std::string> only_cerr;

  SeriesOptions series;
  ValuesBySeat numbers;  ///< Of tune(), instead of the players' own.

  RepeatOptions repeat;
  ReviewOptions review;

  bool secure = false;  ///< Each player in isolation.
  Limits limits;        ///< For that.
  int memory = 0;       ///< Of each player, in MB; 0: the default.
};

/// @throws UsageError
CommandLine parse_command_line(const std::vector<std::string>& arguments);

/// The text of --help.
std::string help_text(const std::string& program);

}  // namespace game_engine
