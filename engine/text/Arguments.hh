#pragma once

// What options take as arguments, in all programs.

#include <cstdint>
#include <stdexcept>
#include <string>

namespace game_engine {

/// The command line is wrong; what() is one line that says what and what was expected.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The argument of an option. Whoever knows which option it is adds that to the error.
// @throws UsageError

/// Throws: the argument is something else than what was expected.
[[noreturn]] void fail_argument(const std::string& word, const std::string& expected);

std::int64_t parse_whole(const std::string& word, std::int64_t least, std::int64_t most);
double parse_time(const std::string& word);  ///< In seconds.
int parse_memory(const std::string& word);   ///< In MB.
int parse_jobs(const std::string& word);     ///< How many processes at a time.

int num_processors();  ///< So many processes, if nothing was said.

}  // namespace game_engine
