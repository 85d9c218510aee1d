#include "SeriesOptions.hh"

#include <engine/text/Numbers.hh>
#include <engine/text/Words.hh>
#include <locale>
#include <sstream>

#include "CommandLine.hh"
#include <engine/series/Groups.hh>
#include <engine/series/Report.hh>
#include <engine/text/Reader.hh>

namespace game_engine {

namespace {

bool ends_with(const std::string& word, const std::string& end) {
  return word.size() > end.size() and word.substr(word.size() - end.size()) == end;
}

}  // namespace

std::int64_t parse_matches(const std::string& word) {
  return parse_whole("number of matches", word, 1, MAX_MATCHES);
}

Seats parse_seats(const std::string& word) {
  for (Seats seats : {Seats::FIXED, Seats::ROTATE, Seats::ALL})
    if (word == seats_word(seats)) return seats;
  throw UsageError("seats " + in_quotes(word) + ", expected fixed, rotate or all");
}

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
    const auto parts = whole_number(view.substr(slash + 1), 1, MAX_MATCHES);
    const auto part = whole_number(view.substr(0, slash), 1, parts.value_or(0));
    if (part and parts) return {*part, *parts};
  }
  throw UsageError("shard " + in_quotes(word) + ", expected I/N with I from 1 to N, such as 2/10");
}

std::string parse_report(const std::string& word) {
  if (word == STANDARD_OUTPUT or ends_with(word, ".csv") or ends_with(word, ".json")) return word;
  throw UsageError("report " + in_quotes(word) +
                   ", expected the name of a file that ends in .csv or .json");
}

std::string parse_tune(const std::string& word) {
  if (word.empty()) throw UsageError("option --tune needs an argument: PLAYER");
  return word;
}

TuningStage parse_stage(const std::string& word) {
  const std::string_view view = word;
  std::size_t end = std::min(view.find(':'), view.size());
  const auto number = whole_number(view.substr(0, end), 1, Tuner::STAGES + 1);
  TuningStage stage{int(number.value_or(0)), {}};
  bool is_right = number.has_value();
  while (is_right and end < view.size()) {
    const std::size_t start = end + 1;
    end = std::min(view.find(',', start), view.size());
    const auto step = whole_number(view.substr(start, end - start), 0, MAX_STEPS);
    is_right = step.has_value();
    stage.centre.push_back(int(step.value_or(0)));
  }
  if (is_right and not stage.centre.empty()) return stage;
  throw UsageError("stage " + in_quotes(word) + ", expected one such as 7:6200,300");
}

std::string parse_run_with(const std::string& word) {
  if (word.empty())
    throw UsageError(
        "the program of --run-with is empty, expected one such as 'xargs -P 4 -I{} sh -c {}'");
  return word;
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
  add(options.meeting == Meeting::POOL, "--pool");
  add(options.times, "--times");
  add(not options.tune.empty(), "--tune");
  add(options.stage.has_value(), "--stage");
  add(not options.traces.empty(), "--traces");
  add(not options.run_with.empty(), "--run-with");
  add(not options.report.empty(), "--report");
  return names;
}

void check(bool is_wrong, const char* message) {
  if (is_wrong) throw UsageError(message);
}

void check_merge(const CommandLine& line) {
  for (const std::string& name : given(line.series))
    if (name != "--report" and name != "--times")
      throw UsageError("option " + name + " can't be used with --merge");
  check(line.seed.has_value(), "option --seed can't be used with --merge");
  check(not line.output.empty(), "option --output can't be used with --merge: see --report");
  check(line.players.empty(), "option --merge needs the names of reports");
}

void check_compare(const CommandLine& line) {
  if (const std::vector<std::string> names = given(line.series); not names.empty())
    throw UsageError("option " + names[0] + " can't be used with --compare");
  check(line.players.size() != 2,
        "option --compare needs the names of two reports: old.csv new.csv");
}

}  // namespace

namespace {

void check_tuning(const CommandLine& line) {
  const SeriesOptions& options = line.series;
  check(options.stage and options.tune.empty(), "option --stage needs --tune");
  if (options.tune.empty()) return;
  const auto refuse = [&](bool is_given, const std::string& name) {
    if (is_given) throw UsageError("option " + name + " can't be used with --tune");
  };
  refuse(options.until.has_value(), "--until");
  refuse(options.shard and not options.stage, "--shard");
  refuse(options.times, "--times");
  refuse(options.report_times, "--report-times");
  refuse(not options.traces.empty(), "--traces");
  refuse(line.secure, "--secure");
  check(options.stage and not(options.report == STANDARD_OUTPUT and line.seed),
        "option --stage needs --report=- and --seed");
  check(not options.stage and options.report == STANDARD_OUTPUT,
        "option --report=- can't be used with --tune");
  check(line.players.size() < 4 or line.players.size() > std::size_t(MAX_IN_POOL),
        "option --tune needs 2 to 62 other players");
}

}  // namespace

void check_series(const CommandLine& line) {
  const SeriesOptions& options = line.series;
  if (line.job == CommandLine::Job::MERGE) return check_merge(line);
  if (line.job == CommandLine::Job::COMPARE) return check_compare(line);
  if (line.job != CommandLine::Job::PLAY) return;
  if (not options.is_series()) {
    if (const std::vector<std::string> names = given(options); not names.empty())
      throw UsageError("option " + names[0] + " needs --matches");
    return;
  }
  check(not line.output.empty(), "option --output can't be used with --matches: see --traces");
  check(not line.only_cerr.empty(),
        "option --only-cerr can't be used with --matches, which drops what players write");
  check(not line.log.empty(), "option --log can't be used with --matches: play one match alone");
  for (const auto& numbers : line.numbers)
    check(not numbers.empty(), "option --numbers is for single matches");
  check(options.resume and options.report.empty(), "option --resume needs --report");
  check(options.resume and not line.seed, "option --resume needs --seed");
  check(options.resume and options.report == STANDARD_OUTPUT,
        "option --resume needs --report with the name of a file");
  check(options.shard and not options.run_with.empty(),
        "option --shard can't be used with --run-with, which makes parts itself");
  check(options.report_times and options.report.empty(), "option --report-times needs --report");
  check(options.times and options.resume and not options.report_times,
        "option --times with --resume needs --report-times");
  check(options.meeting != Meeting::FOUR and
            options.matches.value_or(MATCHES_WITHOUT_LIMIT) > MAX_MATCHES_WITH_GROUPS,
        "a pool or a search has 1000000 matches at most");
  check_tuning(line);
  check(options.shard and not line.seed, "option --shard needs --seed");
  check(options.shard and options.until, "option --shard can't be used with --until");
}

}  // namespace game_engine
