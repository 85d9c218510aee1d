#include <algorithm>
#include <engine/series/Groups.hh>
#include <engine/text/Files.hh>
#include <engine/text/Log.hh>
#include <engine/text/Numbers.hh>
#include <engine/text/Words.hh>
#include <filesystem>
#include <random>

#include "SeriesProgram.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

// The file behind standard input, if there is one.
std::string input_file() {
  std::error_code error;
  const fs::path file = fs::read_symlink("/proc/self/fd/0", error);
  if (error or not fs::is_regular_file(file, error)) return "default.cnf";
  const fs::path near = fs::proximate(file, error);
  return error or near.native().size() > file.native().size() ? file.string() : near.string();
}

std::vector<std::string> files_of(const CommandLine& line,
                                  const std::vector<std::string>& players) {
  std::vector<std::string> files(players.size());
  for (std::size_t k = 0; k < players.size(); ++k)
    if (line.players[k] != players[k]) files[k] = line.players[k];
  for (const std::string& file : files)
    if (line.series.meeting != Meeting::FOUR and file.find(' ') != std::string::npos)
      throw UsageError(in_quotes(file) + ": no blanks in the names of a pool's files");
  return files;
}

Series series_of(const CommandLine& line, const std::vector<std::string>& players, const Log& log) {
  Series series;
  series.players = players;
  series.meeting = line.series.meeting;
  series.seats =
      line.series.seats.value_or(series.meeting == Meeting::FOUR ? Seats::FIXED : Seats::ROTATE);
  const int per_seed = series.matches_per_seed();
  const std::int64_t matches = line.series.matches;
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
  series.groups = draw_groups(series);
  return series;
}

}  // namespace

std::string input_words(const CommandLine& line) {
  return line.input.empty() ? "< " + shell_word(input_file()) : "-i " + shell_word(line.input);
}

ReportKey key_of_series(const CommandLine& line, const std::vector<std::string>& players,
                        const Configuration& configuration, const SeriesRunners& runners) {
  const Series series = series_of(line, players, Log(true, line.quiet));
  return {series,
          files_of(line, players),
          line.series.until ? line.series.until->text() : "",
          input_words(line),
          rules_key(configuration, series.first_seed, runners.options),
          line.series.report_times};
}

void open_report(const SeriesOptions& options, const ReportKey& key, const PlayedMatches& played,
                 std::optional<ReportWriter>& report) {
  if (options.report.empty()) return;
  if (options.report != STANDARD_OUTPUT) keep_for_this_run(options.report);
  std::uintmax_t keep = 0;
  std::int64_t lines = 0;
  if (options.resume and fs::exists(options.report)) {
    ReportReader reader(options.report);
    for (; const std::optional<ReportLine> line = reader.next(); ++lines) {
      const std::string place = reader.place();
      if (const std::string what = difference(key, line->key); not what.empty())
        throw InputError(place + ": this report is of another series: " + what);
      if (const std::int64_t next = played.next(); line->result.number != next)
        throw InputError(place + ": match " + std::to_string(line->result.number) +
                         " found, expected " + (next == 0 ? "the end" : std::to_string(next)));
      played.take(*line, place);
    }
    keep = reader.end();
  }
  report.emplace(options.report, key, keep, lines);
}

Ending play_or_hand_out(const SeriesOptions& options, const ReportKey& key, const MatchRange& range,
                        const PlayMatch& play, const HandedOut& out, const TakeResult& take) {
  if (options.run_with.empty()) return play_matches(range, options.jobs, play, take);
  return play_parts(options.run_with, parts_of(key, out, range.first), results_of(out, key), take);
}

}  // namespace game_engine
