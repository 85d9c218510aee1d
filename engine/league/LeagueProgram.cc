#include "LeagueProgram.hh"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>
#include <optional>

#include <engine/isolation/Isolation.hh>
#include <engine/text/Arguments.hh>
#include <engine/text/Files.hh>
#include <engine/text/Numbers.hh>
#include <engine/text/Words.hh>
#include "LeagueMatches.hh"
#include "Marks.hh"
#include "RankingDraw.hh"
#include "Simulation.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

const std::string SETTINGS = "league.csv";

// Leagues that began with an earlier version of the program don't have this.
const std::string RANKED_BY = "ranked by";

const std::string PLAYER = "player ";  // Before the names of players in the settings.

std::map<std::string, std::string> hashes_of_players(const LaidDown& settings) {
  std::map<std::string, std::string> hashes;
  for (const auto& [name, value] : settings)
    if (name.compare(0, PLAYER.size(), PLAYER) == 0) hashes[name.substr(PLAYER.size())] = value;
  return hashes;
}

// The first change to the players since the league began, after a colon; nothing if the league did
// not note its players.
std::string first_change(const LaidDown& before, const LaidDown& now) {
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
  return ": they are in another order, as folders have other names";
}

// A league from the folder of submissions to the page.
class LeagueRun : public CompetitionRun {
 public:
  explicit LeagueRun(const LeagueOptions& options) : CompetitionRun(options, SETTINGS) {
    begin(league_);
    league_.marks = options.marks;
    if (not options.marks.empty()) check_marks(parse_marks(options.marks), league_);
    if (not options.run_with.empty() and not fs::exists("Game"))
      throw UsageError("option --run-with plays with ./Game, which is missing: type make");
  }

 private:
  void play() override {
    check_settings();
    get_players();
    check_players();
    tell_phase("players built");
    if (not options_.run_with.empty() and options_.logs > 0)
      log_.info("no logs of lost matches: they are played elsewhere");
    LeagueMatches matches(league_, *configuration_, options_);
    league_.tournament = play_tournament(
        league_.rules, league_.num_players(), [&](const Tournament& tournament, std::size_t first) {
          log_.info(tournament.stages.back().name, ": ",
                    (long long)(tournament.matches.size() - first), " matches");
          return matches.play(tournament, first);
        });
    matches.end(league_.tournament);
    tell_phase("matches played");
    make_pages_of(matches);
    tell_phase("matches to watch made");
    write_tables(league_);
    write_text(league_.folders.path("league.html"), league_page(league_));
    tell_phase("tables and page written");
  }

  // Before anything of an earlier run is replaced, this must be the same league.
  void check_settings() {
    const auto ranking = options_.ranking_matches;
    const std::int64_t seed = this->seed();
    const SettingsFile file(league_.folders.path(SETTINGS));
    const bool is_of_before = not file.is_new() and file.value(RANKED_BY).empty();
    const int qualifying = options_.qualifying_matches.value_or(is_of_before ? 8 : 0);
    league_.rules = {seed,        qualifying, options_.group_matches, 0, int(league_.ladder.size()),
                     is_of_before};
    league_.settings = settings(
        seed,
        {{"opponent", options_.opponent},
         {"qualifying matches", qualifying > 0 ? std::to_string(qualifying) : "until it is clear"},
         {"matches of a group", std::to_string(options_.group_matches)},
         {"matches of the ranking",
          ranking ? std::to_string(*ranking) : "by the number of players"},
         {"ladder", joined(league_.ladder, " ")}},
        {{"matches to watch", kept_word(options_.keep)}});
    if (not is_of_before)
      league_.settings.push_back({RANKED_BY, "matches against others drawn from all"});
    file.check(league_.settings);
    log_.info("seed ", (long long)seed);
  }

  void get_players() {
    log_.info("building the players of ", options_.submissions);
    league_.submissions = build_submissions(league_.folders, taken_names(), options_.jobs);
    for (const Submission& one : league_.submissions) {
      if (one.is_rejected()) log_.info("rejected: ", printable(one.file, 60), ": ", one.reason);
      else league_.names.push_back(one.name), league_.students.push_back(one.student);
    }
    for (const std::string& student : league_.students_with_several())
      log_.info("several players of one student, which all play: ", student);
    league_.rules.ranking_matches =
        options_.ranking_matches.value_or(default_ranking_matches(league_.num_players()));
    log_.info(counted((long long)league_.submissions.size(), "submission"), ", ",
              counted(league_.num_players(), "player"));
  }

  // The players must not change either.
  void check_players() {
    LaidDown all = league_.settings;
    std::string players;
    for (const Submission& one : league_.submissions) {
      if (one.is_rejected()) continue;
      players += one.name + one.hash;
      all.push_back({PLAYER + one.name, one.hash});
    }
    all.push_back({"players", hash_of(players)});
    const SettingsFile file(league_.folders.path(SETTINGS));
    if (not file.is_new() and file.value("players") != all.back().second)
      throw UsageError("the submissions are not those with which the league in " +
                       league_.folders.results + " began" + first_change(file.known(), all) +
                       "; restore them, or use another --results");
    lay_down(all);
  }

  // Where no page can be made, the trace stays.
  void make_pages_of(const LeagueMatches& matches) {
    const std::size_t size = league_.tournament.matches.size();
    std::map<std::string, std::string> pages;
    std::vector<std::string> traces;
    for (std::size_t k = 0; k < size; ++k) {
      traces.push_back(matches.trace_of(league_.tournament, k));
      if (fs::exists(traces.back()))
        pages[traces.back()] = fs::path(traces.back()).replace_extension("html").string();
    }
    make_pages(pages, options_.jobs);
    const std::size_t start = league_.folders.path("").size();
    for (const std::string& trace : traces) {
      const std::string page = fs::path(trace).replace_extension("html").string();
      std::error_code ignored;
      if (not trace.empty() and fs::exists(page)) fs::remove(trace, ignored);
      const std::string& shown = fs::exists(trace) ? trace : page;
      league_.traces.push_back(fs::exists(shown) ? shown.substr(start) : "");
    }
  }

  void tell_result() const override {
    const std::optional<int>& champion = league_.tournament.champion;
    std::cout << "Champion: " << (champion ? league_.name(*champion) : "nobody has qualified")
              << "\n\nrank  player        rating  95% interval  reached\n";
    for (const Ranked& one : ranking(league_)) {
      const auto column = [](std::string text, std::size_t width, bool left = false) {
        if (text.size() < width) text.insert(left ? text.size() : 0, width - text.size(), ' ');
        return text;
      };
      std::cout << column(is_player(one.player) ? std::to_string(one.rank) : "", 4) << "  "
                << column(league_.name(one.player), 12, true) << "  "
                << column(fixed(one.rating.points, 0), 6) << "  "
                << column(fixed(one.rating.low(), 0), 5) << " to "
                << column(fixed(one.rating.high(), 0), 4) << "  " << one.reached << '\n';
    }
    std::cout << "\n" << league_.folders.path("league.html") << std::endl;
  }

  League league_;
};

std::string simulation(const LeagueOptions& options) {
  const int n = *options.simulated;
  return simulation_text(
      {options.seed.value_or(1), options.qualifying_matches.value_or(0), options.group_matches,
       options.ranking_matches.value_or(default_ranking_matches(n)), 3},
      n);
}

}  // namespace

int run_league(int argc, char** argv) {
  if (is_player_host(argc, argv)) host_linked_player();
  try {
    const LeagueOptions options = parse_league_options({argv + 1, argv + argc});
    if (options.help or options.simulated) {
      std::cout << (options.help ? league_help(argv[0]) : simulation(options)) << std::flush;
      return 0;
    }
    check_kind_of_results(options);
    return options.season ? run_season(options) : LeagueRun(options).run();
  } catch (const std::exception& e) {
    Log(true).error(e.what());
    return 1;
  }
}

}  // namespace game_engine
