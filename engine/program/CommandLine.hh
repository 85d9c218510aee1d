#ifndef ENGINE_COMMANDLINE_HH
#define ENGINE_COMMANDLINE_HH

#include <engine/isolation/Limits.hh>
#include <engine/text/Options.hh>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "RepeatOptions.hh"
#include "SeriesOptions.hh"

namespace game_engine {

/// What the user asks for.
struct CommandLine {
  enum class Job { PLAY, REPEAT, MERGE, COMPARE, HELP, VERSION, LIST };

  Job job = Job::PLAY;
  std::vector<std::string> players;
  std::optional<std::int64_t> seed;
  std::string input;   ///< Empty for standard input.
  std::string output;  ///< Empty for standard output.
  std::string log;     ///< The log of the match; empty: none.
  bool quiet = false;  ///< Only errors and the ranking.

  /// Players whose code alone may write to standard error; empty: all may.
  std::vector<std::string> only_cerr;

  SeriesOptions series;
  ValuesBySeat numbers;  ///< That players have in this match instead of their own.

  RepeatOptions repeat;

  bool secure = false;       ///< Each player in isolation.
  Limits limits;             ///< For that.
  std::string of_isolation;  ///< An option that is given and goes with that only.
};

/// @throws UsageError
CommandLine parse_command_line(const std::vector<std::string>& arguments);

/// "0:book=62.5,duel=3": a seat and its player's numbers, which are put into `values`.
/// @throws UsageError
void parse_numbers(const std::string& word, ValuesBySeat& values);

/// The text of --help.
std::string help_text(const std::string& program);

}  // namespace game_engine

#endif
