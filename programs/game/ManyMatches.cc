#include "ManyMatches.hh"

#include <random>

namespace game_engine {

namespace {

constexpr std::int64_t MAX_TOLD = 5;

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
    if (line.series.meeting != Meeting::FOUR and contains(file, " "))
      throw UsageError(in_quotes(file) + ": no blanks in the names of a pool's files");
  return files;
}

Series series_of(const CommandLine& line, const std::vector<std::string>& players, const Log& log) {
  if (line.series.meeting != Meeting::FOUR and line.series.matches > MAX_MATCHES_WITH_GROUPS)
    throw UsageError("a pool or a search has 1000000 matches at most");
  Series series;
  series.players = players;
  series.meeting = line.series.meeting;
  const bool qualified = line.series.until and line.series.until->qualified,
             is_fixed = series.meeting == Meeting::FOUR and not qualified;
  series.seats = line.series.seats.value_or(is_fixed ? Seats::FIXED : Seats::ROTATE);
  const int per_seed = series.matches_per_seed();
  const std::int64_t most = qualified ? MOST_TO_QUALIFY : MAX_MATCHES,
                     matches = std::min(line.series.matches, most);
  series.seeds = (matches + per_seed - 1) / per_seed;
  if (series.num_matches() != matches)
    log.info("playing ", series.num_matches(), " matches instead of ", matches, ": ", per_seed,
             " for each seed");
  if (line.seed) {
    series.first_seed = *line.seed;
  } else {
    const std::int64_t range = std::max<std::int64_t>(1, MAX_SEED - series.seeds);
    series.first_seed = std::int64_t(std::random_device()()) % range;
    log.info("seed ", series.first_seed);
  }
  if (series.first_seed > MAX_SEED - series.seeds + 1)
    throw UsageError("seeds " + std::to_string(series.first_seed) + " to " +
                     std::to_string(series.first_seed + series.seeds - 1) +
                     " are wanted, and they end at " + std::to_string(MAX_SEED));
  series.groups = draw_groups(series);
  return series;
}

ReportKey key_of(const CommandLine& line, const std::vector<std::string>& players,
                 const Configuration& configuration, const std::string& options) {
  const Series series = series_of(line, players, Log(true, line.quiet));
  return {series,
          files_of(line, players),
          line.series.until ? line.series.until->text() : "",
          input_words(line),
          rules_key(configuration, series.first_seed, options),
          line.series.report_times};
}

}  // namespace

std::string input_words(const CommandLine& line) {
  return line.input.empty() ? "< " + shell_word(input_file()) : "-i " + shell_word(line.input);
}

ManyMatches::ManyMatches(const CommandLine& line, const std::vector<std::string>& players,
                         const Configuration& configuration, const std::string& options)
    : log_(true, line.quiet),
      options_(line.series),
      configuration_(configuration),
      key_(key_of(line, players, configuration, options)),
      program_(line.program) {}

void ManyMatches::open_report(
    const std::function<std::int64_t()>& next,
    const std::function<void(const ReportLine& line, const std::string& place)>& take) {
  if (options_.report.empty()) return;
  keep_for_this_run(options_.report);
  std::uintmax_t keep = 0;
  if (options_.resume and fs::exists(options_.report)) {
    ReportReader reader(options_.report);
    for (; const std::optional<ReportLine> line = reader.next();) {
      const std::string place = reader.place();
      if (const std::string what = difference(key_, line->key); not what.empty())
        throw InputError(place + ": this report belongs to another series: " + what);
      if (const std::int64_t number = next(); line->result.number != number)
        throw InputError(place + ": match " + std::to_string(line->result.number) +
                         " found, expected " + (number == 0 ? "the end" : std::to_string(number)));
      take(*line, place);
    }
    keep = reader.end();
  }
  report_.emplace(options_.report, key_, keep);
}

Ending ManyMatches::play_range(const MatchRange& range, const Steps& around, const PlayMatch& play,
                               const TakeResult& take, const FindCrashes& find) const {
  if (options_.run_with.empty()) return play_matches(range, options_.jobs(), play, take, find);
  return play_parts(options_.run_with, parts_of(range, around), results(), take);
}

// Enough for many machines to play several each, so that none is idle for long at the end.
std::vector<Part> ManyMatches::parts_of(const MatchRange& range, const Steps& around) const {
  constexpr std::int64_t PARTS = 100;
  const std::int64_t size =
      std::max<std::int64_t>(series().matches_per_seed(), (range.size() + PARTS - 1) / PARTS);
  const bool is_tuning = series().meeting == Meeting::TUNING;
  const ReplayCommand replay = key_.replay(program_);
  std::string call = shell_word(program_);
  if (is_tuning) call += " --tune=" + shell_word(options_.tune);
  for (std::size_t k = is_tuning ? 2 : 0; k < replay.players.size(); ++k)
    call += " " + shell_word(replay.players[k]);
  call += (series().meeting == Meeting::POOL ? " --pool" : "") + replay.options +
          " --matches=" + std::to_string(series().num_matches()) +
          " --seats=" + seats_word(series().seats) + " -s " + std::to_string(series().first_seed) +
          " -j 1 " + key_.configuration;
  if (not options_.traces.empty()) call += " --traces=" + shell_word(options_.traces);
  for (std::size_t k = 0; k < around.size(); ++k)
    call += (k == 0 ? " --around=" : ",") + std::to_string(around[k]);
  std::vector<Part> list;
  for (std::int64_t first = range.first; first <= range.last; first += size) {
    const std::int64_t last = std::min(first + size - 1, range.last);
    list.push_back(
        {{first, last}, call + " --only=" + std::to_string(first) + "-" + std::to_string(last)});
  }
  return list;
}

ReadResult ManyMatches::results() const {
  ReportKey key = key_;
  // The parts report times, and don't know when the question is settled.
  key.until.clear();
  key.times = true;
  // Shared, because it keeps the groups of a pool between the lines.
  const auto parser = std::make_shared<ReportParser>(ReportShape{series().meeting, true});
  return
      [key, parser](const std::string& text, std::string& complaint) -> std::optional<MatchResult> {
        const std::optional<ReportLine> line = parser->parse(text);
        if (not line) return std::nullopt;
        const std::string what = difference(key, line->key);
        if (what.empty()) return line->result;
        complaint = "it plays another series: " + what;
        return std::nullopt;
      };
}

int ManyMatches::play_part(const PlayMatch& play,
                           const std::function<void(const MatchResult&)>& take,
                           const FindCrashes& find) {
  if (options_.only->first < 1 or options_.only->last > series().num_matches())
    throw UsageError("option --only: there are matches 1 to " +
                     std::to_string(series().num_matches()));
  key_.times = true;
  ReportWriter report("", key_, 0);
  const auto take_next = [&](const MatchResult& result) {
    not_counted_ += not result.is_counted();
    take(result);
    report.add(result);
    return true;
  };
  const Ending ending = play_matches(*options_.only, options_.jobs(), play, take_next, find);
  report.close();
  return status_after(ending);
}

bool ManyMatches::check_counted(const MatchResult& result) {
  if (result.is_counted()) return true;
  if (progress_) progress_->clear();
  if (++not_counted_ <= MAX_TOLD)
    log_.error("match ", result.number, ", seed ", series().match(result.number).seed, ": ",
               result.players[0].out);
  return false;
}

int ManyMatches::status_after(const Ending& ending) const {
  return ending.interrupted ? STATUS_INTERRUPTED : not_counted_ > 0 ? 1 : 0;
}

}  // namespace game_engine
