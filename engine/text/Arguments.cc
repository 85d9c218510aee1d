#include "Arguments.hh"

#include <algorithm>
#include <thread>

#include "Numbers.hh"
#include "Words.hh"

namespace game_engine {

namespace {

constexpr double MIN_TIME = 0.01, MAX_TIME = 86400;   // seconds
constexpr int MIN_MEMORY = 16, MAX_MEMORY = 1 << 20;  // MB
constexpr int MAX_JOBS = 1000;

}  // namespace

std::int64_t parse_whole(const std::string& what, const std::string& word, std::int64_t least,
                         std::int64_t most) {
  if (const auto number = whole_number(word, least, most)) return *number;
  throw UsageError(what + " " + in_quotes(word) + " is not a whole number from " +
                   std::to_string(least) + " to " + std::to_string(most));
}

double parse_time(const std::string& word) {
  if (const auto time = real_number(word, MIN_TIME, MAX_TIME)) return *time;
  throw UsageError("time " + in_quotes(word) + " is not a number of seconds from 0.01 to 86400");
}

int parse_memory(const std::string& word) {
  return int(parse_whole("memory", word, MIN_MEMORY, MAX_MEMORY));
}

int parse_jobs(const std::string& word) {
  return int(parse_whole("number of jobs", word, 1, MAX_JOBS));
}

int num_processors() { return std::max(1, int(std::thread::hardware_concurrency())); }

}  // namespace game_engine
