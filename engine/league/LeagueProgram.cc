#include "LeagueProgram.hh"

#include <Format.hh>
#include <Registry.hh>
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <optional>
#include <random>
#include <thread>

#include <engine/CommandLine.hh>
#include <engine/Log.hh>
#include <engine/SeriesProgram.hh>
#include <engine/SeriesTable.hh>
#include <engine/Terminal.hh>
#include <engine/isolation/Isolation.hh>
#include "Commands.hh"
#include "LeagueMatches.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

const std::string CONFIGURATION = "configuration.cnf", SETTINGS = "league.csv";

std::string text_of(double number) {
  Text text;
  text << number;
  return std::string(text.str());
}

std::string kept_text(KeptMatches keep) {
  return keep == KeptMatches::NONE ? "none" : keep == KeptMatches::FINAL ? "final" : "rounds";
}

std::string read_input(const std::string& input) {
  if (not input.empty()) return read_text(input);
  if (input_is_terminal())
    Log(true).info("reading the configuration from the keyboard; usually: < default.cnf");
  return {std::istreambuf_iterator<char>(std::cin), {}};
}

// A league from the folder of submissions to the page.
class LeagueRun {
 public:
  explicit LeagueRun(const LeagueOptions& options)
      : options_(options),
        configuration_text_(read_input(options.input)),
        configuration_(configuration_of(configuration_text_, options.input)) {
    league_.game = Settings::version();
    league_.opponent = options.opponent;
    league_.folders = {options.submissions, options.results};
    if (not find_player(options.opponent))
      throw UsageError("unknown player " + in_quotes(options.opponent) + " of --against");
    if (not fs::is_directory(options.submissions))
      throw UsageError("no folder " + in_quotes(options.submissions) + " of submissions");
    check_folder(options.submissions);
  }

  // Returns the exit status.
  int run() {
    isolated_runners(options_.limits, {});  // Here or not at all.
    prepare_results();
    try {
      get_players();
      lay_down();
      play();
    } catch (const Interrupted&) {
      log_.info("stopped",
                matches_ ? " after " + std::to_string(matches_->played()) + " matches" : "",
                ": the same command goes on");
      return STATUS_INTERRUPTED;
    }
    write_tables(league_);
    write_text(league_.folders.path("league.html"), league_page(league_));
    tell_result();
    return 0;
  }

 private:
  void play() {
    matches_.emplace(league_, configuration_, make_runner(), options_.keep, jobs());
    league_.tournament = play_tournament(league_.rules, int(league_.names.size()),
                                         [&](const Tournament& tournament, std::size_t first) {
                                           tell_stage(tournament, first);
                                           return matches_->play(tournament, first);
                                         });
    matches_->check_end(league_.tournament);
    make_pages();
  }

  static Configuration configuration_of(const std::string& text, const std::string& source) {
    Reader in(text, source.empty() ? "standard input" : source);
    return read_configuration(in);
  }

  int jobs() const {
    return options_.jobs.value_or(std::max(1, int(std::thread::hardware_concurrency())));
  }

  void prepare_results() const {
    std::error_code error;
    fs::create_directories(league_.folders.results, error);
    if (error) throw OutputError("can't make " + league_.folders.results + ": " + error.message());
    if (not lock_file(league_.folders.path(".lock")))
      throw UsageError("another league is being played in " + league_.folders.results);
  }

  // Before anything of an earlier run is replaced, it must be clear that this is the same league.
  void get_players() {
    check_settings();
    std::vector<std::string> taken = {"Null", "Demo", "Dummy"};
    if (std::find(taken.begin(), taken.end(), options_.opponent) == taken.end())
      taken.push_back(options_.opponent);
    log_.info("building the players of ", options_.submissions);
    league_.submissions = build_submissions(league_.folders, taken, jobs());
    for (const Submission& one : league_.submissions) {
      if (one.is_rejected()) log_.info("rejected: ", printable(one.file, 60), ": ", one.reason);
      else league_.names.push_back(one.name);
    }
    log_.info((long long)league_.submissions.size(), " submissions, ",
              (long long)league_.names.size(), " players");
  }

  std::vector<std::pair<std::string, std::string>> settings() const {
    return {{"game", league_.game},
            {"seed", std::to_string(league_.rules.seed)},
            {"configuration", hash_of(configuration_text_)},
            {"opponent", options_.opponent},
            {"qualifying matches", std::to_string(options_.qualifying_matches)},
            {"matches of a group", std::to_string(options_.group_matches)},
            {"CPU time", text_of(options_.limits.cpu_time)},
            {"wall time", text_of(options_.limits.turn_time())},
            {"memory", std::to_string(options_.limits.memory)},
            {"matches to watch", kept_text(options_.keep)}};
  }

  // What was laid down when the league began holds until its end. The seed, too.
  void check_settings() {
    league_.rules = {0, options_.qualifying_matches, options_.group_matches};
    const std::string path = league_.folders.path(SETTINGS);
    const bool goes_on = fs::exists(path);
    const CsvTable known = goes_on ? read_csv(path) : CsvTable();
    for (const std::vector<std::string>& line : known.lines)
      if (line[0] == "seed" and not options_.seed)
        league_.rules.seed = parse_whole("seed", line[1], 0, MAX_SEED);
    if (options_.seed) league_.rules.seed = *options_.seed;
    else if (not goes_on) league_.rules.seed = std::int64_t(std::random_device()() & 0x7fffffff);
    const auto now = settings();
    for (std::size_t k = 0; goes_on and k < now.size(); ++k) {
      const std::string before = k < known.lines.size() ? known.lines[k][1] : "";
      if (before != now[k].second)
        throw UsageError("in " + league_.folders.results + " is a league with " + now[k].first +
                         " " + in_quotes(before) + ", not " + in_quotes(now[k].second) +
                         "; give another --results");
    }
    log_.info("seed ", (long long)league_.rules.seed);
  }

  // Notes what the league is, the first time.
  void lay_down() {
    league_.settings = settings();
    CsvTable table{{"setting", "value"}, {}};
    for (const auto& [what, value] : league_.settings) table.lines.push_back({what, value});
    std::string players;
    for (const Submission& one : league_.submissions)
      if (not one.is_rejected()) players += one.name + one.hash;
    table.lines.push_back({"players", hash_of(players)});
    const std::string path = league_.folders.path(SETTINGS);
    if (fs::exists(path)) {
      const CsvTable known = read_csv(path);
      if (known.lines.back() != table.lines.back())
        throw UsageError("the submissions are not those with which the league in " +
                         league_.folders.results + " began; give another --results");
    }
    write_csv(path, table);
    write_text(league_.folders.path(CONFIGURATION), configuration_text_);
    const Limits& limits = options_.limits;
    league_.replay = "./Game --secure --cpu-time=" + text_of(limits.cpu_time) +
                     " --wall-time=" + text_of(limits.turn_time()) +
                     " --memory=" + std::to_string(limits.memory);
    league_.replay_end = " -i " + shell_word(league_.folders.path(CONFIGURATION)) + " > match.res";
  }

  MakeRunner make_runner() const {
    return isolated_runners(options_.limits, [this](const std::string& name, int) {
      return name == league_.opponent ? "" : league_.folders.player(name);
    });
  }

  void tell_stage(const Tournament& tournament, std::size_t first) const {
    log_.info(tournament.stages.back().name, ": ", (long long)(tournament.matches.size() - first),
              " matches");
  }

  // Makes the pages on which matches can be watched; where that does not work, traces do.
  void make_pages() {
    std::vector<Command> commands;
    std::vector<std::string> pages;
    const std::size_t size = league_.tournament.matches.size();
    for (std::size_t k = 0; k < size; ++k) {
      const std::string name = matches_->trace_name(league_.tournament, k);
      if (name.empty() or not fs::exists(league_.folders.path(name + ".res"))) continue;
      pages.push_back(league_.folders.path(name + ".html"));
      commands.push_back(
          {{"make", "-s", "--no-print-directory", "page"},
           {"TRACE=" + league_.folders.path(name + ".res"), "PAGE=" + pages.back()}});
    }
    const std::vector<CommandEnd> ends = run_commands(commands, {}, jobs(), [](std::size_t) {});
    for (std::size_t k = 0; k < ends.size(); ++k)
      if (ends[k].status != 0) fs::remove(pages[k]);  // What there may be of it is not whole.
    league_.traces.resize(size);
    for (std::size_t k = 0; k < size; ++k) {
      const std::string name = matches_->trace_name(league_.tournament, k);
      if (name.empty()) continue;
      std::error_code ignored;
      if (fs::exists(league_.folders.path(name + ".html"))) {
        fs::remove(league_.folders.path(name + ".res"), ignored);
        league_.traces[k] = name + ".html";
      } else if (fs::exists(league_.folders.path(name + ".res"))) {
        league_.traces[k] = name + ".res";
      }
    }
  }

  void tell_result() const {
    std::cout << "Champion: "
              << (league_.tournament.champion ? league_.name(*league_.tournament.champion)
                                              : "nobody has qualified")
              << "\n\nrank  player        rating  95% interval  reached\n";
    for (const Ranked& one : ranking(league_)) {
      const auto column = [](std::string text, std::size_t width, bool left = false) {
        if (text.size() < width) text.insert(left ? text.size() : 0, width - text.size(), ' ');
        return text;
      };
      const bool is_player = one.player != OPPONENT;
      std::cout << column(is_player ? std::to_string(one.rank) : "", 4) << "  "
                << column(league_.name(one.player), 12, true) << "  "
                << column(fixed(one.rating.points, 0), 6) << "  "
                << column(fixed(rating_low(one.rating), 0), 5) << " to "
                << column(fixed(rating_high(one.rating), 0), 4) << "  " << one.reached << '\n';
    }
    std::cout << "\n" << league_.folders.path("league.html") << std::endl;
    if (not std::cout) throw OutputError("can't write to standard output");
  }

  const Log log_{true};
  const LeagueOptions options_;
  const std::string configuration_text_;
  const Configuration configuration_;
  League league_;
  std::optional<LeagueMatches> matches_;
};

}  // namespace

int run_league(int argc, char** argv) {
  if (is_player_host(argc, argv)) host_linked_player();
  try {
    const LeagueOptions options = parse_league_options({argv + 1, argv + argc});
    if (options.help) {
      std::cout << league_help(argv[0]) << std::flush;
      return 0;
    }
    return LeagueRun(options).run();
  } catch (const std::exception& e) {
    Log(true).error(e.what());
    return 1;
  }
}

}  // namespace game_engine
