#ifndef ENGINE_COMMANDLINE_HH
#define ENGINE_COMMANDLINE_HH

#include <engine/isolation/Limits.hh>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "SeriesOptions.hh"

namespace game_engine {

/// The command line is wrong; what() is one line that says what and what was expected.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

constexpr std::int64_t MAX_SEED = 2147483647;

/// What the user asks for.
struct CommandLine {
  enum class Job { PLAY, MERGE, HELP, VERSION, LIST };

  Job job = Job::PLAY;
  std::vector<std::string> players;
  std::optional<std::int64_t> seed;
  std::string input;   ///< Empty for standard input.
  std::string output;  ///< Empty for standard output.

  /// Players whose code alone may write to standard error; empty: all may.
  std::vector<std::string> only_cerr;

  SeriesOptions series;

  bool secure = false;  ///< Each player in isolation.
  Limits limits;        ///< For that.
};

/// @throws UsageError
CommandLine parse_command_line(const std::vector<std::string>& arguments);

// Arguments of options. @throws UsageError

std::int64_t parse_whole(const std::string& what, const std::string& word, std::int64_t least,
                         std::int64_t most);
double parse_time(const std::string& word);  ///< In seconds.
int parse_memory(const std::string& word);   ///< In MB.

/// The text of --help.
std::string help_text(const std::string& program);

}  // namespace game_engine

#endif
