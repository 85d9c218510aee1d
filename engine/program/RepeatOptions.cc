#include "RepeatOptions.hh"

#include <engine/text/Numbers.hh>
#include <engine/text/Words.hh>
#include <limits>

#include "CommandLine.hh"

namespace game_engine {

namespace {

constexpr int MAX_INT = std::numeric_limits<int>::max();

std::optional<int> round_of(const std::string& word) {
  const auto number = whole_number(word, 0, MAX_INT);
  return number ? std::optional<int>(int(*number)) : std::nullopt;
}

void refuse(bool is_given, const std::string& option, const std::string& with) {
  if (is_given) throw UsageError("option " + option + " can't be used with " + with);
}

void check_change(const CommandLine& line) {
  const char* const from = "--from";
  refuse(line.secure, "--secure", from);
  refuse(line.series.is_series(), "--matches", from);
  refuse(not line.repeat.as.empty(), "--as", from);
  refuse(line.repeat.rounds.has_value(), "--rounds", from);
}

}  // namespace

void parse_repeat(const std::string& word, CommandLine& line) {
  if (word.empty()) throw UsageError("option --repeat needs an argument: FILE");
  line.job = CommandLine::Job::REPEAT;
  line.repeat.path = word;
}

std::string parse_as(const std::string& word) {
  if (word.empty()) throw UsageError("option --as needs an argument: a seat, 0 to 3, or a name");
  return word;
}

RoundRange parse_rounds(const std::string& word) {
  const std::vector<std::string> parts = split(word, '-');
  const std::optional<int> first = round_of(parts.front()), last = round_of(parts.back());
  if (parts.size() > 2 or not first or not last or *first > *last)
    throw UsageError("rounds " + in_quotes(word) + ", expected the first and the last: 140-150");
  return {*first, *last};
}

Change parse_from(const std::string& word) {
  const auto fail = [&] {
    throw UsageError("from " + in_quotes(word) +
                     ", expected a round, a seat and a player, such as 143:0=Harry");
  };
  const std::size_t colon = word.find(':');
  const std::optional<int> round = round_of(word.substr(0, colon));
  if (not round) fail();
  Change change{*round, {}};
  if (colon == std::string::npos) return change;
  for (const std::string& part : split(word.substr(colon + 1), ',')) {
    if (part.size() < 3 or part[0] < '0' or part[0] >= '0' + NUM_PLAYERS or part[1] != '=') fail();
    change.successors.push_back({part[0] - '0', part.substr(2)});
    for (const Successor& other : change.successors)
      if (&other != &change.successors.back() and other.seat == part[0] - '0') fail();
  }
  return change;
}

void check_repeat(const CommandLine& line) {
  const RepeatOptions& options = line.repeat;
  if (options.from) check_change(line);
  if (line.job != CommandLine::Job::REPEAT) {
    const char* const alone = not options.as.empty() ? "--as" : options.rounds ? "--rounds" : "";
    if (*alone) throw UsageError(std::string("option ") + alone + " needs --repeat");
    if (line.job == CommandLine::Job::PLAY and options.from and options.from->successors.empty())
      throw UsageError("option --from: expected a round, a seat and a player: 143:0=Harry");
    return;
  }
  const char* const repeat = "--repeat";
  refuse(line.series.is_series(), "--matches", repeat);
  refuse(line.secure, "--secure", repeat);
  refuse(not line.input.empty(), "--input", repeat);
  refuse(not line.log.empty(), "--log", repeat);
  if (options.from) return;
  refuse(not line.output.empty(), "--output", "--repeat but with --from");
  refuse(line.seed.has_value(), "--seed", "--repeat but with --from: that of the trace counts");
}

}  // namespace game_engine
