#include "SeriesProgram.hh"

#include <Format.hh>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <iostream>
#include <optional>
#include <random>
#include <thread>

#include "Crash.hh"
#include "Log.hh"
#include "Progress.hh"
#include "Report.hh"
#include "SeriesMatch.hh"
#include "SeriesTable.hh"
#include "SeriesTally.hh"
#include "Workers.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t MOST_OUTS_TOLD = 5;

// The file behind standard input, if there is one that can be given again.
std::string input_file() {
  std::error_code error;
  const fs::path file = fs::read_symlink("/proc/self/fd/0", error);
  if (error or not fs::is_regular_file(file, error)) return "default.cnf";
  const fs::path near = fs::proximate(file, error);
  return error or near.native().size() > file.native().size() ? file.string() : near.string();
}

std::string input_words(const CommandLine& line) {
  return line.input.empty() ? "< " + shell_word(input_file()) : "-i " + shell_word(line.input);
}

Names files_of(const CommandLine& line, const Names& players) {
  Names files;
  for (std::size_t k = 0; k < players.size(); ++k)
    if (line.players[k] != players[k]) files[k] = line.players[k];
  return files;
}

Series series_of(const CommandLine& line, const Names& players, const Log& log) {
  Series series;
  series.players = players;
  series.seats = line.series.seats.value_or(Seats::FIXED);
  const int per_seed = series.matches_per_seed();
  const std::int64_t matches = line.series.matches.value_or(MATCHES_WITHOUT_LIMIT);
  series.seeds = (matches + per_seed - 1) / per_seed;
  if (series.num_matches() != matches)
    log.info("playing ", (long long)series.num_matches(), " matches instead of ",
             (long long)matches, ": ", per_seed, " for each seed");
  if (line.seed) {
    series.first_seed = *line.seed;
  } else {
    const std::int64_t range = std::max<std::int64_t>(1, MAX_SEED - series.seeds);
    series.first_seed = std::int64_t(std::random_device()()) % range;
    log.info("seed ", (long long)series.first_seed);
  }
  if (series.first_seed > MAX_SEED - series.seeds + 1)
    throw UsageError("seeds " + std::to_string(series.first_seed) + " to " +
                     std::to_string(series.first_seed + series.seeds - 1) +
                     " are wanted, and they end at " + std::to_string(MAX_SEED));
  return series;
}

Keep kept_traces(const std::string& folder) {
  if (folder.empty()) return Keep::NONE;
  fs::path path = fs::path(folder).lexically_normal();
  if (path.filename().empty()) path = path.parent_path();
  if (path.filename() == "lost") return Keep::LOST;
  if (path.filename() == "won") return Keep::WON;
  return Keep::ALL;
}

std::string until_text(const SeriesOptions& options) {
  Text text;
  if (options.until) text << *options.until;
  return std::string(text.str());
}

bool same_file(const std::string& a, const std::string& b) {
  std::error_code ignored;
  return not a.empty() and not b.empty() and fs::equivalent(a, b, ignored);
}

// A series from its first match to the table.
class SeriesRun {
 public:
  SeriesRun(const CommandLine& line, const Names& players, const Configuration& configuration,
            const SeriesRunners& runners)
      : options_(line.series),
        configuration_(configuration),
        key_{series_of(line, players, log_),
             files_of(line, players),
             until_text(options_),
             input_words(line),
             "",
             options_.report_times},
        range_(options_.shard ? series().part(options_.shard->part, options_.shard->parts)
                              : MatchRange{1, series().num_matches()}),
        rules_{configuration_, runners.make_runner, runners.first_word, options_.traces,
               kept_traces(options_.traces)},
        tally_(series()) {
    key_.rules = rules_key(configuration_, series().first_seed, runners.options);
    if (options_.until) tally_.ask(*options_.until);
  }

  int play(const std::string& program) {
    prepare_files();
    progress_.emplace(range_.size());
    Ending ending;
    if (not tally_.is_settled())
      ending = play_matches({range_.first + ended_, range_.last}, jobs(), rules_to_play(),
                            [&](const MatchResult& result) { return take(result); });
    progress_.reset();
    if (report_) report_->close();
    tell_end(ending);
    // The times of matches that were played earlier are known only if they were written down.
    std::cout << series_table(tally_, options_.report_times or played_ == ended_,
                              key_.replay(program));
    return ending.interrupted ? STATUS_INTERRUPTED : 0;
  }

 private:
  const Series& series() const { return key_.series; }

  int jobs() const {
    return options_.jobs.value_or(std::max(1, int(std::thread::hardware_concurrency())));
  }

  PlayMatch rules_to_play() const {
    return [this](std::int64_t number, const KnownCrashes& crashes) {
      return play_series_match(rules_, series(), series().match(number), crashes);
    };
  }

  void prepare_files() {
    if (not options_.traces.empty()) {
      std::error_code error;
      fs::create_directories(options_.traces, error);
      if (error) throw OutputError("can't make " + options_.traces + ": " + error.message());
    }
    if (options_.report.empty()) return;
    std::uintmax_t keep = 0;
    if (options_.resume and fs::exists(options_.report)) keep = resume();
    report_.emplace(options_.report, key_, keep, ended_);
  }

  // Counts the matches that are in the report already; returns how many bytes these are.
  std::uintmax_t resume() {
    ReportReader reader(options_.report);
    while (const std::optional<ReportLine> line = reader.next()) {
      if (const std::string what = difference(key_, line->key); not what.empty())
        throw InputError(reader.place() + ": this report is of another series: " + what);
      const std::int64_t expected = range_.first + ended_;
      if (line->result.number != expected or expected > range_.last)
        throw InputError(reader.place() + ": match " + std::to_string(line->result.number) +
                         " found, expected " +
                         (expected > range_.last ? "the end" : std::to_string(expected)));
      tally_.add(line->result);
      ++ended_;
    }
    return reader.end();
  }

  bool take(const MatchResult& result) {
    keep_trace_if_wanted(rules_, series().match(result.number), result);
    if (report_) report_->add(result);
    tally_.add(result);
    tell_outs(result);
    ++ended_;
    ++played_;
    progress_->show(ended_, played_);
    return not tally_.is_settled();
  }

  void tell_outs(const MatchResult& result) {
    for (int player = 0; player < NUM_PLAYERS; ++player) {
      if (not result.players[player].is_out() or ++outs_told_ > MOST_OUTS_TOLD) continue;
      progress_->clear();
      log_.error("match ", (long long)result.number, ", seed ",
                 (long long)series().match(result.number).seed, ": player ",
                 series_label(series(), player), " is out ", result.players[player].out);
    }
  }

  void tell_end(const Ending& ending) const {
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start_;
    if (played_ > 0)
      log_.info((long long)played_, " matches played in ", duration_text(time.count()), ", ",
                std::llround(double(played_) / time.count()), " a second");
    if (not ending.interrupted) return;
    log_.error("interrupted: the table has what was played so far",
               options_.report.empty() ? "" : "; --resume goes on");
    if (const std::optional<Unfinished>& match = ending.unfinished) tell_unfinished(*match);
  }

  void tell_unfinished(const Unfinished& unfinished) const {
    const PlannedMatch match = series().match(unfinished.number);
    log_.info("match ", (long long)match.number, ", seed ", (long long)match.seed,
              ", had not ended", whose_code(match, unfinished));
  }

  std::string whose_code(const PlannedMatch& match, const Unfinished& unfinished) const {
    if (unfinished.seat == -1) return "";
    return ": player " + series_label(series(), match.seating[std::size_t(unfinished.seat)]) +
           " was playing " + round_label(unfinished.round);
  }

  const Log log_{true};
  const SeriesOptions options_;
  const Configuration& configuration_;
  ReportKey key_;
  const MatchRange range_;
  const MatchRules rules_;
  SeriesTally tally_;
  std::optional<ReportWriter> report_;
  std::optional<Progress> progress_;
  std::int64_t ended_ = 0;   // matches, those in a resumed report included
  std::int64_t played_ = 0;  // in this run
  std::int64_t outs_told_ = 0;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace

int play_series(const CommandLine& line, const Names& players, const Configuration& configuration,
                const std::string& program, const SeriesRunners& runners) {
  if (same_file(line.input, line.series.report))
    throw UsageError("input and report are the same file: " + in_quotes(line.input));
  return SeriesRun(line, players, configuration, runners).play(program);
}

}  // namespace game_engine
