#include "Jobs.hh"

#include <iostream>

#include <engine/match/Crash.hh>

namespace game_engine {

namespace {

constexpr std::int64_t MAX_OUTS_TOLD = 5;

Keep kept_traces(const std::string& folder) {
  if (folder.empty()) return Keep::NONE;
  fs::path path = fs::path(folder).lexically_normal();
  if (path.filename().empty()) path = path.parent_path();
  return path.filename() == "lost" ? Keep::LOST : Keep::ALL;
}

class SeriesRun : ManyMatches {
 public:
  SeriesRun(const CommandLine& line, const std::vector<std::string>& players,
            const MatchRules& rules, const std::string& options)
      : ManyMatches(line, players, rules.configuration, options), rules_(rules), tally_(series()) {
    if (options_.until) tally_.ask(*options_.until);
  }

  int play() {
    prepare_traces();
    if (options_.only) return play_part();
    open_report([&] { return is_over() ? 0 : ended_ + 1; },
                [&](const ReportLine& line, const std::string&) { count(line.result); });
    if (not log_.is_quiet())
      progress_.emplace(series().num_matches(), options_.until ? AT_MOST : "matches");
    Ending ending;
    if (not is_over())
      ending = play_range(
          {ended_ + 1, series().num_matches()}, {}, play_match(),
          [&](const MatchResult& result) { return take(result); }, find_crashes());
    progress_.reset();
    if (report_) report_->close();
    tell_end(ending);
    // The times of earlier matches are known only if they were recorded.
    const bool is_all = played_ == ended_;
    std::cout << series_table(
        tally_, {options_.report_times or is_all, is_all ? &rules_.configuration : nullptr},
        key_.replay(program_));
    return printed(status_after(ending));
  }

 private:
  bool is_over() const { return tally_.is_settled() or ended_ == series().num_matches(); }

  int play_part() {
    const auto take = [&](const MatchResult& result) {
      keep_trace_if_wanted(rules_, series().match(result.number), result);
    };
    return ManyMatches::play_part(play_match(), take, find_crashes());
  }

  FindCrashes find_crashes() const {
    if (not rules_.apart) return {};
    return [this](std::int64_t number) {
      return crashes_apart(rules_, series(), series().match(number));
    };
  }

  PlayMatch play_match() const {
    return [this](std::int64_t number, const KnownCrashes& crashes) {
      return play_series_match(rules_, series(), series().match(number), crashes);
    };
  }

  void prepare_traces() const {
    if (options_.traces.empty()) return;
    check_folder_for_traces(options_.traces);
    std::error_code error;
    fs::create_directories(options_.traces, error);
    if (error) throw OutputError("can't make " + options_.traces + ": " + error.message());
  }

  bool take(const MatchResult& result) {
    keep_trace_if_wanted(rules_, series().match(result.number), result);
    if (report_) report_->add(result);
    count(result);
    if (result.is_counted()) tell_outs(result);
    ++played_;
    if (progress_) progress_->show(ended_, played_);
    return not tally_.is_settled();
  }

  void count(const MatchResult& result) {
    check_counted(result);
    tally_.add(result);
    ++ended_;
  }

  void tell_outs(const MatchResult& result) {
    const PlannedMatch match = series().match(result.number);
    for (std::size_t k = 0; k < match.group.size(); ++k) {
      if (not result.players[k].is_out() or ++outs_told_ > MAX_OUTS_TOLD) continue;
      if (progress_) progress_->clear();
      log_.error("match ", match.number, ", seed ", match.seed, ": player ",
                 series_label(series(), match.group[k]), " is out ", result.players[k].out);
    }
  }

  void tell_end(const Ending& ending) const {
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start_;
    if (played_ > 0)
      log_.info(counted(played_, "match"), " played in ", duration_text(time.count()));
    if (not ending.interrupted) return;
    log_.error("interrupted: the table has the matches played so far",
               options_.report.empty() ? "" : "; --resume goes on");
    if (not ending.unfinished) return;
    const auto& [number, seat, round] = *ending.unfinished;
    const PlannedMatch match = series().match(number);
    log_.info("match ", number, ", seed ", match.seed, ", had not ended",
              seat == -1 ? ""
                         : ": player " + series_label(series(), match.player_in(seat)) +
                               " was playing " + round_label(round));
  }

  const MatchRules rules_;
  SeriesTally tally_;
  std::int64_t ended_ = 0;  // matches, those in a resumed report included
  std::int64_t outs_told_ = 0;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// In isolation, to see who crashes: with limits that only end what never would.
std::unique_ptr<PlayerRunner> apart(const std::string& name, const Seat& seat) {
  static const MakeRunner runner =
      isolated_runners({60, 0, 4096}, [](const std::string&, int) { return GivenFile(""); });
  return runner(name, seat);
}

MatchRules rules_for(const CommandLine& line, const Configuration& configuration) {
  const std::string& traces = line.series.traces;
  return {configuration,
          line.secure ? isolated_runners(line.limits, files_by_name(line.players)) : run_here,
          first_word(line),
          traces,
          kept_traces(traces),
          "",
          line.series.logs,
          line.secure ? MakeRunner() : apart,
          line.draws};
}

// What asks for players to be run like this.
std::string options_of(const CommandLine& line) {
  const std::string draws = draws_option(line.draws);
  if (line.secure) return options_for(line.limits) + draws;
  return (line.memory > 0 ? " --memory=" + std::to_string(line.memory) : "") + draws;
}

void check_series_options(const SeriesOptions& options, const std::vector<std::string>& players) {
  if (not options.until) return;
  if (options.meeting == Meeting::POOL)
    throw UsageError("option --until can't be combined with --pool");
  if (options.until->qualified and (options.seats.value_or(Seats::ROTATE) != Seats::ROTATE or
                                    players[1] != players[2] or players[1] != players[3]))
    throw UsageError(
        "option --until: 'qualified' is for one player and three of its opponent, with rotated "
        "seats: ./Game X Dummy Dummy Dummy --until=qualified");
}

}  // namespace

int play_series(const CommandLine& line) {
  check_series_options(line.series, line.players);
  const std::vector<std::string> players = given_players(line);
  if (not line.series.resume) check_file_for_report(line.series.report);
  const auto configuration = given_configuration(line);
  return SeriesRun(line, players, rules_for(line, *configuration), options_of(line)).play();
}

}  // namespace game_engine
