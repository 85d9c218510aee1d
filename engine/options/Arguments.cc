#include "Arguments.hh"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <thread>

#include <engine/files/Files.hh>
#include <engine/files/Log.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

const std::string DIGITS = "0123456789abcdef", OPTION = " --draws=";

// As RFC 8439 has the bytes of a key: the lowest one of a number first.
int place_in_word(int digit) { return digit % 8 / 2 * 8 + (digit % 2 == 0 ? 4 : 0); }

}  // namespace

void fail_argument(const std::string& word, const std::string& expected) {
  throw UsageError(in_quotes(word) + ", expected " + expected);
}

std::int64_t parse_whole(const std::string& word, std::int64_t least, std::int64_t most) {
  if (const auto number = whole_number(word, least, most)) return *number;
  fail_argument(word,
                "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
}

double parse_time(const std::string& word) {
  if (const auto time = real_number(word, 0.01, 86400)) return *time;
  fail_argument(word, "a number of seconds from 0.01 to 86400");
}

int parse_memory(const std::string& word) { return int(parse_whole(word, 16, 1 << 20)); }

std::string parse_file(const std::string& word) {
  if (word == "-") fail_argument(word, "the name of a file");
  return word;
}

std::string parse_stream(const std::string& word) { return word == "-" ? "" : word; }

int parse_jobs(const std::string& word) { return int(parse_whole(word, 1, 1000)); }

std::string key_text(const DrawsKey& key) {
  std::string text;
  for (int k = 0; k < 32; ++k) text += DIGITS[key[k / 8] >> place_in_word(k) & 15];
  return text;
}

DrawsKey parse_draws_key(const std::string& word) {
  DrawsKey key{};
  if (word.size() != 32 or word.find_first_not_of(DIGITS) != std::string::npos)
    fail_argument(word, "a key of 32 digits 0-9 and a-f");
  for (int k = 0; k < 32; ++k)
    key[k / 8] |= std::uint32_t(DIGITS.find(word[k])) << place_in_word(k);
  return key;
}

std::string draws_option(const DrawsKey& key) {
  return key == NO_KEY ? "" : OPTION + key_text(key);
}

std::string options_of_match(const std::string& options, std::int64_t number) {
  const std::size_t at = options.find(OPTION);
  if (at == std::string::npos) return options;
  const std::size_t start = at + OPTION.size(), end = start + 32;
  const DrawsKey key = parse_draws_key(options.substr(start, 32));
  return options.substr(0, at) + draws_option(derived_key(key, std::uint32_t(number))) +
         options.substr(end);
}

namespace {

// How many processors a control group's files give it: "150000 100000" or "max 100000",
// microseconds in a period, or each of the two in a file of its own.
int num_processors_of(const std::vector<std::string>& files) {
  double numbers[2] = {};
  int k = 0;
  for (const std::string& file : files)
    for (std::ifstream in(file); k < 2 and in >> numbers[k];) ++k;
  const bool is_limited = numbers[0] > 0 and numbers[1] > 0;
  return is_limited ? int(std::ceil(numbers[0] / numbers[1])) : std::numeric_limits<int>::max();
}

}  // namespace

int num_processors(const std::string& root) {
  int number = std::max(1, int(std::thread::hardware_concurrency()));
  const std::string groups = root + "/sys/fs/cgroup";
  std::ifstream in(root + "/proc/self/cgroup");
  for (std::string group; std::getline(in, group);) {
    // "4:cpu,cpuacct:/group/within", or "0::/group/within".
    group.erase(0, group.find(':', group.find(':') + 1) + 1);
    for (bool is_top = false; not is_top; group.erase(std::min(group.size(), group.rfind('/')))) {
      const std::string of_old = groups + "/cpu" + group + "/cpu.cfs_";
      number = std::min(number, num_processors_of({groups + group + "/cpu.max", of_old + "quota_us",
                                                   of_old + "period_us"}));
      is_top = group.size() <= 1;
    }
  }
  return number;
}

void tell_who_types(const std::string& path) {
  if (path.empty() and is_terminal(stdin))
    Log(true).info("reading the configuration from the keyboard; usually: < default.cnf");
}

Reader given_input(const std::string& path) {
  tell_who_types(path);
  return Reader::of_file(path);
}

}  // namespace game_engine
