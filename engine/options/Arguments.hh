#pragma once

// What options take as arguments, in all programs.

#include <cstdint>
#include <stdexcept>
#include <string>

namespace game_engine {

/// The command line is wrong; what() says in one line what was expected.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Arguments of options. The caller adds the option to the error. @throws UsageError

/// Says that the argument is not what was expected.
[[noreturn]] void fail_argument(const std::string& word, const std::string& expected);

std::int64_t parse_whole(const std::string& word, std::int64_t least, std::int64_t most);
double parse_time(const std::string& word);  ///< In seconds.
int parse_memory(const std::string& word);   ///< In MB.
int parse_jobs(const std::string& word);     ///< How many processes at a time.

int num_processors();  ///< The default number of processes.

}  // namespace game_engine
