#include "SeriesOptions.hh"

#include <charconv>
#include <locale>
#include <sstream>

#include "CommandLine.hh"
#include "Reader.hh"

namespace game_engine {

namespace {

constexpr int MOST_JOBS = 1000;

std::optional<std::int64_t> whole_number(std::string_view word, std::int64_t least,
                                         std::int64_t most) {
  std::int64_t n = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (error != std::errc() or end != word.data() + word.size() or n < least or n > most)
    return std::nullopt;
  return n;
}

std::int64_t number_of(const char* what, const std::string& word, std::int64_t most) {
  if (const auto n = whole_number(word, 1, most)) return *n;
  throw UsageError(std::string("number of ") + what + " " + in_quotes(word) +
                   " is no whole number from 1 to " + std::to_string(most));
}

bool ends_with(const std::string& word, const std::string& end) {
  return word.size() > end.size() and word.substr(word.size() - end.size()) == end;
}

}  // namespace

std::int64_t parse_matches(const std::string& word) {
  return number_of("matches", word, MOST_MATCHES);
}

Seats parse_seats(const std::string& word) {
  for (Seats seats : {Seats::FIXED, Seats::ROTATE, Seats::ALL})
    if (word == seats_word(seats)) return seats;
  throw UsageError("seats " + in_quotes(word) + ", expected fixed, rotate or all");
}

int parse_jobs(const std::string& word) { return int(number_of("jobs", word, MOST_JOBS)); }

double parse_until(const std::string& word) {
  std::istringstream in(word);
  in.imbue(std::locale::classic());
  double error = 0;
  if (not(in >> error) or not in.eof() or not(error > 0 and error < 0.5))
    throw UsageError("error " + in_quotes(word) +
                     " of --until, expected a probability between 0 and 0.5, such as 0.05");
  return error;
}

Shard parse_shard(const std::string& word) {
  const std::size_t slash = word.find('/');
  if (slash != std::string::npos) {
    const std::string_view view = word;
    const auto parts = whole_number(view.substr(slash + 1), 1, MOST_MATCHES);
    const auto part = whole_number(view.substr(0, slash), 1, parts.value_or(0));
    if (part and parts) return {*part, *parts};
  }
  throw UsageError("shard " + in_quotes(word) + ", expected I/N with I from 1 to N, such as 2/10");
}

std::string parse_report(const std::string& word) {
  if (ends_with(word, ".csv") or ends_with(word, ".json")) return word;
  throw UsageError("report " + in_quotes(word) +
                   ", expected the name of a file that ends in .csv or .json");
}

std::string parse_traces(const std::string& word) {
  if (word.empty()) throw UsageError("the name of the folder for the traces is empty");
  return word;
}

namespace {

// Of options for many matches, those that are given; for an error that names one.
std::vector<std::string> given(const SeriesOptions& options) {
  std::vector<std::string> names;
  const auto add = [&](bool is_given, const char* name) {
    if (is_given) names.push_back(name);
  };
  add(options.matches.has_value(), "--matches");
  add(options.until.has_value(), "--until");
  add(options.seats.has_value(), "--seats");
  add(options.jobs.has_value(), "--jobs");
  add(options.shard.has_value(), "--shard");
  add(options.resume, "--resume");
  add(options.report_times, "--report-times");
  add(not options.traces.empty(), "--traces");
  add(not options.report.empty(), "--report");
  return names;
}

void check(bool is_wrong, const char* message) {
  if (is_wrong) throw UsageError(message);
}

void check_merge(const CommandLine& line) {
  for (const std::string& name : given(line.series))
    if (name != "--report") throw UsageError("option " + name + " can't be used with --merge");
  check(line.seed.has_value(), "option --seed can't be used with --merge");
  check(not line.output.empty(), "option --output can't be used with --merge: see --report");
  check(line.players.empty(), "option --merge needs the names of reports");
}

}  // namespace

void check_series(const CommandLine& line) {
  const SeriesOptions& options = line.series;
  if (line.job == CommandLine::Job::MERGE) return check_merge(line);
  if (line.job != CommandLine::Job::PLAY) return;
  if (not options.is_series()) {
    if (const std::vector<std::string> names = given(options); not names.empty())
      throw UsageError("option " + names[0] + " needs --matches");
    return;
  }
  check(not line.output.empty(), "option --output can't be used with --matches: see --traces");
  check(not line.only_cerr.empty(),
        "option --only-cerr can't be used with --matches, which drops what players write");
  check(not line.limits.log_folder.empty(),
        "option --player-log can't be used with --matches: play one match alone");
  check(options.resume and options.report.empty(), "option --resume needs --report");
  check(options.resume and not line.seed, "option --resume needs --seed");
  check(options.report_times and options.report.empty(), "option --report-times needs --report");
  check(options.shard and not line.seed, "option --shard needs --seed");
  check(options.shard and options.until, "option --shard can't be used with --until");
}

}  // namespace game_engine
