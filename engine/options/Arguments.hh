#pragma once

// What options take as arguments, in all programs.

#include <engine/random/MatchSeed.hh>
#include <engine/text/Reader.hh>
#include <stdexcept>
#include <string>

namespace game_engine {

/// The command line is wrong; what() says in one line what was expected.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Arguments of options. The caller adds the option to the error. @throws UsageError

[[noreturn]] void fail_argument(const std::string& word, const std::string& expected);

std::int64_t parse_whole(const std::string& word, std::int64_t least, std::int64_t most);
/// parse_whole with these limits.
inline auto whole(std::int64_t least, std::int64_t most) {
  return [=](const std::string& word) { return parse_whole(word, least, most); };
}
double parse_time(const std::string& word);       ///< In seconds.
int parse_memory(const std::string& word);        ///< In MB.
int parse_jobs(const std::string& word);          ///< How many processes at a time.
std::string parse_file(const std::string& word);  ///< The name of a file, and so not "-".
/// A file to read or to write; empty for "-": standard input or output.
std::string parse_stream(const std::string& word);

// Keys of the draws of a match: their 16 bytes, as 32 hexadecimal digits.

std::string key_text(const DrawsKey& key);

/// @throws UsageError
DrawsKey parse_draws_key(const std::string& word);

/// " --draws=" and the key; empty if it is zero.
std::string draws_option(const DrawsKey& key);

/// The options of a series, with the key of one of its matches for that of the series.
std::string options_of_match(const std::string& options, std::int64_t number);

/// The default number of processes: the processors, or fewer where a container or another control
/// group gets less time than these have. Folders proc and sys are those of `root`.
int num_processors(const std::string& root = "");

/// Tells whoever is to type a configuration so: there is no path to a file, but a terminal.
void tell_who_types(const std::string& path);

/// What a program is given to read: a file, or standard input if `path` is empty; who is to type is
/// told so. @throws InputError
Reader given_input(const std::string& path);

}  // namespace game_engine
