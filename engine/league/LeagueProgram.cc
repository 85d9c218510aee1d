#include "LeagueProgram.hh"

#include <engine/text/Numbers.hh>
#include <engine/text/Words.hh>
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <optional>

#include <engine/text/Arguments.hh>
#include <engine/text/Log.hh>
#include <engine/series/Interruptions.hh>
#include <engine/series/Progress.hh>
#include <engine/series/SeriesTable.hh>
#include <engine/isolation/Isolation.hh>
#include "Commands.hh"
#include "LeagueMatches.hh"
#include "LeagueSetup.hh"
#include "Marks.hh"
#include "RankingDraw.hh"
#include "SeasonProgram.hh"
#include "Simulation.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

const std::string CONFIGURATION = "configuration.cnf", SETTINGS = "league.csv";

std::string kept_text(KeptMatches keep) {
  return keep == KeptMatches::NONE ? "none" : keep == KeptMatches::FINAL ? "final" : "rounds";
}

const std::string PLAYER = "player ";  // Before the names of players in the settings.

std::map<std::string, std::string> hashes_of_players(const CsvTable& settings) {
  std::map<std::string, std::string> hashes;
  for (const std::vector<std::string>& line : settings.lines)
    if (line[0].compare(0, PLAYER.size(), PLAYER) == 0)
      hashes[line[0].substr(PLAYER.size())] = line[1];
  return hashes;
}

// The first of the players that are not what they were when the league began, with a colon before
// it; nothing for a league that did not note its players.
std::string first_change(const CsvTable& before, const CsvTable& now) {
  const std::map<std::string, std::string> known = hashes_of_players(before),
                                           found = hashes_of_players(now);
  if (known.empty()) return "";
  for (const auto& [name, hash] : known) {
    const auto player = found.find(name);
    if (player == found.end()) return ": AI" + name + ".cc is gone or rejected";
    if (player->second != hash) return ": AI" + name + ".cc has changed";
  }
  for (const auto& [name, hash] : found)
    if (not known.count(name)) return ": AI" + name + ".cc is new";
  return ": they stand in another order, as folders have other names";
}

// A league from the folder of submissions to the page.
class LeagueRun {
 public:
  explicit LeagueRun(const LeagueOptions& options)
      : options_(options),
        configuration_text_(read_configuration_text(options.input)),
        configuration_(configuration_of(configuration_text_, options.input)) {
    league_.game = version_of(configuration_text_);
    league_.opponent = options.opponent;
    league_.folders = {options.submissions, options.results};
    league_.ladder = find_ladder(options.opponent);
    league_.ladder.erase(league_.ladder.begin());
    league_.marks = options.marks;
    if (not options.marks.empty()) check_marks(parse_marks(options.marks), league_);
    check_submissions(league_.folders);
    if (not options.run_with.empty() and not fs::exists("Game"))
      throw UsageError("option --run-with plays with ./Game, which is missing: type make");
  }

  // Returns the exit status.
  int run() {
    isolated_runners(options_.limits, {});  // Here or not at all.
#ifndef _WIN32
    if (options_.unconfined) setenv("UNCONFINED", "1", 1);
#endif
    prepare_results(league_.folders);
    try {
      get_players();
      lay_down();
      tell_phase("players built");
      if (not options_.run_with.empty() and options_.logs > 0)
        log_.info("no logs of lost matches: they are played elsewhere");
      play();
      tell_phase("matches played");
      make_pages();
      tell_phase("matches to watch made");
    } catch (const Interrupted&) {
      log_.info("stopped",
                matches_ ? " after " + std::to_string(matches_->played()) + " matches" : "",
                ": the same command goes on");
      return STATUS_INTERRUPTED;
    }
    write_tables(league_);
    write_text(league_.folders.path("league.html"), league_page(league_));
    tell_phase("tables and page written");
    tell_result();
    return 0;
  }

 private:
  // Says how long a part of the whole has taken.
  void tell_phase(const std::string& what) {
    const std::chrono::steady_clock::time_point now = std::chrono::steady_clock::now();
    const std::chrono::duration<double> passed = now - phase_start_;
    phase_start_ = now;
    log_.info(what, ": ", duration_text(passed.count()));
  }

  void play() {
    matches_.emplace(league_, *configuration_, make_runner(), options_, options_.jobs);
    league_.tournament = play_tournament(league_.rules, int(league_.names.size()),
                                         [&](const Tournament& tournament, std::size_t first) {
                                           tell_stage(tournament, first);
                                           return matches_->play(tournament, first);
                                         });
    matches_->check_end(league_.tournament);
    matches_->remove_other_logs();
  }

  // Before anything of an earlier run is replaced, it must be clear that this is the same league.
  void get_players() {
    take_settings();
    log_.info("building the players of ", options_.submissions);
    league_.submissions = build_submissions(league_.folders, taken_names(ladder()), options_.jobs);
    for (const Submission& one : league_.submissions) {
      if (one.is_rejected()) log_.info("rejected: ", printable(one.file, 60), ": ", one.reason);
      else league_.names.push_back(one.name), league_.students.push_back(one.student);
    }
    for (const std::string& student : league_.students_with_several())
      log_.info("several players of one student, which all play: ", student);
    const int num_players = int(league_.names.size());
    league_.rules.ranking_matches =
        options_.ranking_matches.value_or(default_ranking_matches(num_players));
    log_.info(counted((long long)league_.submissions.size(), "submission"), ", ",
              counted(num_players, "player"));
  }

  LaidDown settings() const {
    return {{"game", league_.game},
            {"seed", std::to_string(league_.rules.seed)},
            {"configuration", hash_of(configuration_text_)},
            {"opponent", options_.opponent},
            {"qualifying matches", std::to_string(options_.qualifying_matches)},
            {"matches of a group", std::to_string(options_.group_matches)},
            {"matches of the ranking", options_.ranking_matches
                                           ? std::to_string(*options_.ranking_matches)
                                           : "by the number of players"},
            {"ladder", joined(ladder(), " ")},
            {"CPU time", number_text(options_.limits.cpu_time)},
            {"wall time", number_text(options_.limits.turn_time())},
            {"memory", std::to_string(options_.limits.memory)},
            {"matches to watch", kept_text(options_.keep)}};
  }

  std::vector<std::string> ladder() const {
    std::vector<std::string> names = league_.ladder;
    names.insert(names.begin(), options_.opponent);
    return names;
  }

  // What was laid down when the league began holds until its end. The seed, too.
  void take_settings() {
    league_.rules = {0, options_.qualifying_matches, options_.group_matches, 0,
                     int(league_.ladder.size()) + 1};
    const std::string path = league_.folders.path(SETTINGS);
    league_.rules.seed = laid_down_seed(options_, path);
    check_settings(options_, path, settings());
    log_.info("seed ", (long long)league_.rules.seed);
  }

  // Notes what the league is, the first time.
  void lay_down() {
    league_.settings = settings();
    CsvTable table{{"setting", "value"}, {}};
    for (const auto& [what, value] : league_.settings) table.lines.push_back({what, value});
    std::string players;
    for (const Submission& one : league_.submissions) {
      if (one.is_rejected()) continue;
      players += one.name + one.hash;
      table.lines.push_back({PLAYER + one.name, one.hash});
    }
    table.lines.push_back({"players", hash_of(players)});
    const std::string path = league_.folders.path(SETTINGS);
    check_players(path, table);
    write_csv(path, table);
    write_text(league_.folders.path(CONFIGURATION), configuration_text_);
    league_.replay = replay_start(options_.limits);
    league_.replay_end = " -i " + shell_word(league_.folders.path(CONFIGURATION)) + " > match.res";
  }

  void check_players(const std::string& path, const CsvTable& now) const {
    if (not fs::exists(path)) return;
    const CsvTable known = read_csv(path);
    if (known.lines.empty() or known.lines.back() != now.lines.back())
      throw UsageError("the submissions are not those with which the league in " +
                       league_.folders.results + " began" + first_change(known, now) +
                       "; put that right, or give another --results");
  }

  MakeRunner make_runner() const {
    std::map<std::string, GivenFile> files{{league_.opponent, GivenFile("")}};
    for (const std::string& name : league_.ladder) files.emplace(name, GivenFile(""));
    for (const std::string& name : league_.names) {
      const std::string path = league_.folders.player(name);
      files.emplace(name, GivenFile(path, identity_of(path)));
    }
    return isolated_runners(options_.limits,
                            [files](const std::string& name, int) { return files.at(name); });
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
    const std::vector<CommandEnd> ends = run_commands(commands, {}, options_.jobs);
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
      const bool is_ranked = is_player(one.player);
      std::cout << column(is_ranked ? std::to_string(one.rank) : "", 4) << "  "
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
  const std::shared_ptr<const Configuration> configuration_;
  League league_;
  std::optional<LeagueMatches> matches_;
  std::chrono::steady_clock::time_point phase_start_ = std::chrono::steady_clock::now();
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
    if (options.simulated) {
      const int n = *options.simulated;
      std::cout << simulation_text(
                       {options.seed.value_or(1), options.qualifying_matches, options.group_matches,
                        options.ranking_matches.value_or(default_ranking_matches(n)), 3},
                       n)
                << std::flush;
      return 0;
    }
    check_kind_of_results(options);
    if (options.season) return run_season(options);
    return LeagueRun(options).run();
  } catch (const std::exception& e) {
    Log(true).error(e.what());
    return 1;
  }
}

}  // namespace game_engine
