#include "Arguments.hh"

#include <algorithm>
#include <thread>

#include <engine/text/Words.hh>

namespace game_engine {

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

int parse_jobs(const std::string& word) { return int(parse_whole(word, 1, 1000)); }

int num_processors() { return std::max(1, int(std::thread::hardware_concurrency())); }

}  // namespace game_engine
