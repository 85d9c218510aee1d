#include <filesystem>
#include <iostream>
#include <map>

#include <Registry.hh>
#include <engine/isolation/Isolation.hh>
#include <engine/options/Arguments.hh>
#include <engine/files/Files.hh>
#include <study/series/Progress.hh>
#include <engine/text/Words.hh>
#include "Commands.hh"
#include "PageData.hh"
#include "SameOrders.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

// In the settings: "player Harry" has the hash of its file, in the order of their numbers; "added
// 1" and so on those that came later, and "not ranked" those that have left.
const std::string PLAYER = "player ", ADDED = "added ", NOT_RANKED = "not ranked";

bool is_kind(const std::string& setting, const std::string& kind) {
  return setting.compare(0, kind.size(), kind) == 0;
}

std::vector<std::string> words_of(const std::string& text) {
  return text.empty() ? std::vector<std::string>() : split(text, ' ');
}

void check_until(const std::optional<Until>& until, int num_players) {
  if (not until) return;
  if (until->qualified) throw UsageError("option --until: 'qualified' is for ./Game");
  if (until->best >= num_players)
    throw UsageError("option --until: best= is less than the number of players");
  if (num_players > RankingOrder::MOST_PLAYERS)
    throw UsageError("option --until is for " + std::to_string(RankingOrder::MOST_PLAYERS) +
                     " players at most, not " + std::to_string(num_players));
}

// The columns before the results.
TableLine planned_values(const Tournament& tournament, const SeatedMatch& match) {
  const TournamentMatch& planned = tournament.matches[std::size_t(match.number) - 1];
  TableLine values = {std::to_string(match.number), tournament.stage_of(planned).name,
                      std::to_string(planned.group + 1), std::to_string(planned.seed)};
  values.insert(values.end(), match.names.begin(), match.names.end());
  return values;
}

// A league from the folder of submissions to the page.
class LeagueRun : public CompetitionRun {
 public:
  explicit LeagueRun(const LeagueOptions& options)
      : CompetitionRun(options), logs_(options.results, options.logs) {
    begin(league_);
    league_.marks = options.marks;
    if (not options.marks.empty()) check_marks(parse_marks(options.marks), league_);
    for (const auto& [file, option] :
         {std::make_pair(options.changes, "changes"), {options.class_list, "grades"}}) {
      if (file.empty()) continue;
      if (options.marks.empty())
        throw UsageError(std::string("option --") + option + " needs --marks");
      read_text(file);
    }
    if (not options.changes.empty()) league_.changes = read_changes(options.changes);
    league_.class_list = options.class_list;
    if (not options.run_with.empty() and not fs::exists("Game"))
      throw UsageError("option --run-with plays with ./Game, which is missing: type make");
  }

 private:
  void play() override {
    check_settings();
    get_players();
    tell_phase("players built");
    file_.emplace(
        league_.folders.path("matches.csv"),
        TableLine{"match", "stage", "group", "seed", "player1", "player2", "player3", "player4"});
    arena_.emplace(*configuration_, options_);
    logs_.prepare();
    file_->open();
    league_.tournament = play_tournament(league_.rules, league_.num_players(),
                                         [&](const Tournament& tournament, std::size_t first) {
                                           return play_stage(tournament, first);
                                         });
    const std::size_t played = league_.tournament.matches.size();
    if (file_->known().size() > played) fail_at(played);
    logs_.remove_others();
    tell_phase("matches played");
    make_pages_of_rounds();
    make_pages_of_authors();
    tell_phase("matches to watch made");
    const bool is_known = file_->known().size() == played and fs::exists(path_of_same_orders());
    if (not is_known) compare_orders();
    const bool is_coached = not league_.coach or league_.coach->ask(pupils());
    if (league_.coach) tell_phase("players looked at by the coach");
    write_tables(league_);
    for (const std::string& text : write_grades(league_)) log_.info(text);
    write_pages(league_);
    tell_phase("tables and page written");
    if (not is_coached) throw Interrupted();
  }

  std::vector<Pupil> pupils() const {
    std::vector<Pupil> pupils;
    for (const Ranked& one : ranking(league_))
      if (is_ranked(one) or not is_player(one.player))
        pupils.push_back({league_.name(one.player), league_.file(one.player), one.rating.points,
                          2 * one.outs > one.seats});
    return pupils;
  }

  // Before anything of an earlier run is replaced, this must be the same league.
  void check_settings() {
    const auto ranking = options_.ranking_matches;
    const std::int64_t seed = this->seed();
    const SettingsFile file = settings_file();
    const int qualifying = options_.qualifying_matches.value_or(0);
    if (options_.add and file.is_new())
      throw UsageError("option --add: there is no league in " + league_.folders.results);
    league_.rules = {seed, qualifying, options_.group_matches, 0, int(league_.ladder.size())};
    league_.rules.until = options_.until;
    league_.rules.added_seed = derived_key(league_.secret, 0)[0];
    league_.settings = settings(
        seed,
        {{"opponent", options_.opponent},
         {"qualifying matches", qualifying > 0 ? std::to_string(qualifying) : "until it is clear"},
         {"matches of a group", std::to_string(options_.group_matches)},
         {"matches of the ranking",
          ranking ? std::to_string(*ranking) : "by the number of players"},
         {"ladder", joined(league_.ladder, " ")}},
        {{"matches to watch", kept_word(options_.keep)}});
    // Others don't have this at all.
    const LaidDown more = {{"ranking until", options_.until ? options_.until->text() : ""},
                           {"rated players of a student", options_.several ? "all" : ""}};
    file.check(more);
    for (const auto& one : more)
      if (not one.second.empty()) league_.settings.push_back(one);
    file.check(league_.settings);
    log_.info("seed ", seed);
  }

  void get_players() {
    log_.info("building the players of ", options_.submissions);
    std::vector<Submission> earlier;
    const LaidDown known = settings_file().known();
    const bool has_begun = std::any_of(known.begin(), known.end(), [](const auto& setting) {
      return is_kind(setting.first, PLAYER);
    });
    league_.submissions = build_submissions(
        league_.folders, taken_names(), options_.jobs,
        {has_begun, has_matches() and not options_.add, options_.several, options_.recheck},
        &earlier);
    for (const Submission& one : league_.submissions) tell_rejected(one);
    number_players(earlier);
    log_.info(counted(league_.submissions.size(), "submission"), ", ",
              counted(league_.num_players() - int(league_.left.size()), "player"));
  }

  // Whether a match was played: until then, who plays can change.
  bool has_matches() const {
    const std::string file = league_.folders.path("matches.csv");
    return fs::exists(file) and not read_csv(file).lines.empty();
  }

  // Numbers the players: the known ones, and then new ones, if they are allowed.
  void number_players(const std::vector<Submission>& earlier) {
    const SettingsFile file = settings_file();
    std::map<std::string, const Submission*> present, known;  // By name.
    std::map<std::string, std::string> hashes;                // By file.
    for (const Submission& one : earlier) known[one.name] = &one;
    for (const Submission& one : league_.submissions) {
      hashes[table_text(one.file)] = one.hash;
      if (not one.is_rejected()) present[one.name] = &one;
      if (not one.is_rejected() or is_spare(one)) known[one.name] = &one;
    }
    LaidDown players, batches;
    const std::vector<std::string> left_before = words_of(file.value(NOT_RANKED));
    std::vector<std::string> left, fresh;
    for (const auto& [setting, hash] : file.known()) {
      if (is_kind(setting, ADDED)) batches.push_back({setting, hash});
      if (not is_kind(setting, PLAYER)) continue;
      const std::string name = setting.substr(PLAYER.size());
      const Submission* const one = known[name];
      if (not one) refuse("AI" + name + ".cc is gone or rejected");
      if (one->hash != hash and one->program != one->former) refuse(one->file + " has changed");
      const bool has_played = std::count(left_before.begin(), left_before.end(), name) == 0;
      const bool plays = present.erase(name) > 0 or (has_played and has_only_rejected(*one));
      if (plays != has_played and not options_.add)
        refuse(one->file + (plays                                        ? " is there again"
                            : hashes.count(table_text(one->file)) == 0   ? " is gone"
                            : hashes[table_text(one->file)] == one->hash ? " has a newer version"
                                                                         : " has changed"));
      if (not plays) {
        left.push_back(name);
        league_.left.insert(league_.num_players());
      }
      players.push_back({setting, one->hash});
      add_player(*one);
    }
    for (const Submission& one : league_.submissions) {
      if (one.is_rejected() or present.count(one.name) == 0) continue;
      if (not players.empty() and has_matches() and not options_.add and
          not is_named_by(options_.recheck, one))
        refuse(one.file + " is new");
      fresh.push_back(one.name);
      add_player(one);
    }
    const bool began = not players.empty();
    for (const std::string& name : fresh) players.push_back({PLAYER + name, present[name]->hash});
    if (began and has_matches() and not fresh.empty())
      batches.push_back({ADDED + std::to_string(batches.size() + 1), joined(fresh, " ")});
    for (const auto& [setting, names] : batches)
      league_.rules.added.push_back(int(words_of(names).size()));
    const int first = league_.num_players() - league_.rules.num_added();
    check_until(options_.until, first);
    league_.rules.ranking_matches =
        options_.ranking_matches.value_or(default_ranking_matches(first));
    LaidDown all = league_.settings;
    for (const LaidDown& part : {players, batches, LaidDown{{NOT_RANKED, joined(left, " ")}}})
      all.insert(all.end(), part.begin(), part.end());
    lay_down(all);
  }

  // Whether a player has versions in the folder that are rejected, and its student has no other
  // player: then it stays as it was.
  bool has_only_rejected(const Submission& player) const {
    bool is_rejected = false;
    for (const Submission& one : league_.submissions) {
      const bool is_version = are_versions(one, player);
      if (not one.is_rejected() and
          (is_version or (not options_.several and are_of_one_student(one, player))))
        return false;
      is_rejected = is_rejected or is_version;
    }
    return is_rejected;
  }

  [[noreturn]] void refuse(const std::string& change) const {
    throw UsageError("the submissions are not those with which the league in " +
                     league_.folders.results + " began: " + printable(change) +
                     "; restore them, play what is missing with --add, or use another --results");
  }

  void add_player(const Submission& one) {
    league_.names.push_back(one.name);
    league_.students.push_back(one.student);
    league_.homes.push_back(one.folder());
  }

  // ---------------------------------------------------------------- matches

  // The results of the matches from `first` on: a PlayStage. Recorded ones are not played again.
  // The losers of a match get their logs before its line is written.
  std::vector<TournamentResult> play_stage(const Tournament& tournament, std::size_t first) {
    std::vector<TournamentResult> results;
    const std::size_t size = tournament.matches.size(), known = file_->known().size();
    log_.info(tournament.stages.back().name, ": ", size - first, " matches");
    for (std::size_t k = first; k < std::min(size, known); ++k) {
      const SeatedMatch match = seated(tournament, k);
      const TableLine expected = planned_values(tournament, match), &line = file_->known().line(k);
      if (not std::equal(expected.begin(), expected.end(), line.begin())) fail_at(k);
      results.push_back(file_->result(k));
      arena_->note(match, results.back());
      keep_logs(match, results.back());
    }
    std::vector<SeatedMatch> missing;
    for (std::size_t k = first + results.size(); k < size; ++k) {
      missing.push_back(seated(tournament, k));
      if (const std::string& trace = missing.back().trace; not trace.empty())
        fs::create_directories(fs::path(trace).parent_path());
    }
    // With later stages, as far as they are known.
    Progress progress(
        std::int64_t(size) + matches_to_come(tournament, league_.rules, league_.num_players()),
        league_.rules.until ? AT_MOST : "matches", std::int64_t(first + results.size()));
    const bool is_known = tournament.stages.back().kind != StageKind::QUALIFICATION or
                          league_.rules.qualifying_matches > 0;
    std::size_t played = 0;
    const Arena::Take take = [&](const TournamentResult& result) {
      const SeatedMatch& match = missing[played++];
      file_->add(planned_values(tournament, match), match.names, result);
      keep_logs(match, result);
      results.push_back(result);
      progress.show(match.number, is_known ? std::int64_t(played) : 0);
    };
    if (options_.run_with.empty()) arena_->play(missing, &logs_, take);
    else
      arena_->play_elsewhere(missing, league_.replay, league_.folders.path("configuration.cnf"),
                             logs_, take);
    return results;
  }

  // The file for the trace of a match; empty if none is kept.
  std::string trace_of(const Tournament& tournament, std::size_t number) const {
    const TournamentMatch& match = tournament.matches[number];
    const Stage& stage = tournament.stage_of(match);
    const bool is_kept = options_.keep != KeptMatches::NONE and
                         (stage.kind == StageKind::FINAL or (stage.kind == StageKind::ROUND and
                                                             options_.keep == KeptMatches::ROUNDS));
    if (not is_kept) return "";
    std::string folder = stage.name + "-" + std::to_string(match.group + 1);
    std::replace(folder.begin(), folder.end(), ' ', '-');
    const SeatedMatch seated{std::int64_t(number) + 1, match.seed, {}, {}};
    return league_.folders.of_class("matches/" + folder + "/" + std::to_string(match.seed) + "-" +
                                    seated.seats() + ".res");
  }

  // No log is given up for one that isn't there.
  void keep_logs(const SeatedMatch& match, const TournamentResult& result) {
    logs_.keep(match.number, result, logs_.written(match.number, match.authors()),
               not match.trace.empty());
  }

  SeatedMatch seated(const Tournament& tournament, std::size_t match) const {
    const TournamentMatch& planned = tournament.matches[match];
    SeatedMatch seated = league_.seat(match + 1, planned.seed, planned.players);
    seated.trace = trace_of(tournament, match);
    return seated;
  }

  [[noreturn]] void fail_at(std::size_t line) const {
    throw InputError(file_->known().place(line) +
                     ": this match is of another league; give another --results");
  }

  // ---------------------------------------------------------------- matches to watch

  // Where no page can be made, the trace stays.
  void make_pages_of_rounds() {
    std::map<std::string, std::string> pages;
    for (std::size_t k = 0; k < league_.tournament.matches.size(); ++k) {
      const std::string trace = trace_of(league_.tournament, k);
      if (fs::exists(trace)) pages[trace] = fs::path(trace).replace_extension("html").string();
      league_.traces.push_back(trace);
    }
    make_pages(pages, options_.jobs);
    const std::size_t start = league_.folders.path("").size();
    for (std::string& trace : league_.traces) {
      const std::string page = fs::path(trace).replace_extension("html").string();
      std::error_code ignored;
      if (not trace.empty() and fs::exists(page)) fs::remove(trace, ignored);
      const std::string& shown = fs::exists(trace) ? trace : page;
      trace = fs::exists(shown) ? shown.substr(start) : "";
    }
  }

  // In each author's folder, pages and traces of matches that its player has lost.
  void make_pages_of_authors() {
    std::vector<SeatedMatch> matches;
    std::map<std::string, std::string> pages;
    league_.watched.resize(std::size_t(league_.num_players()));
    if (options_.keep == KeptMatches::NONE) return;
    make_private_folder(league_.folders.path("authors"));
    for (int player = 0; player < league_.num_players(); ++player) {
      const std::string folder = league_.folders.path("authors/" + league_.name(player));
      std::set<std::string> wanted;
      for (const int match :
           league_.watched[std::size_t(player)] = lost_to_watch(league_, player)) {
        const std::string file = folder + "/match" + std::to_string(match + 1);
        wanted.insert({file + ".html", file + ".res"});
        if (fs::exists(file + ".html")) continue;
        make_private_folder(folder);
        matches.push_back(league_.seated(std::size_t(match)));
        matches.back().trace = file + ".res";
        pages[file + ".res"] = file + ".html";
      }
      if (not fs::exists(folder)) continue;
      for (const fs::directory_entry& old : fs::directory_iterator(folder))
        if (wanted.count(old.path().string()) == 0) fs::remove(old);
    }
    watch(matches, nullptr);
    make_pages(pages, options_.jobs);
  }

  // ---------------------------------------------------------------- the same orders

  // All players are led through a match of Demo, in its first seat.
  void compare_orders() {
    const std::string demo = "Demo", trace = league_.folders.of_teacher("same-orders.res");
    if (not find_player(demo)) return;
    SeatedMatch match{1, league_.rules.seed, {demo, demo, demo, demo}, {}, trace, {}};
    match.board_draws = derived_key(league_.secret, UINT32_MAX);
    arena_->play({match}, nullptr, [](const TournamentResult&) {});
    std::vector<std::pair<std::string, std::string>> players;
    for (int player = 0; player < league_.num_players(); ++player)
      if (league_.left.count(player) == 0)
        players.push_back({league_.name(player), league_.file(player)});
    std::vector<std::string> given;
    for (const char* name : {"Demo", "First", "Null"})
      if (find_player(name)) given.push_back(name);
    CsvTable table{{"player", "other", "orders", "same"}, {}};
    for (const SameOrders& pair :
         same_orders(players, given, Trace::of_file(trace, match.draws()), options_.limits))
      table.lines.push_back(
          {pair.one, pair.other, std::to_string(pair.orders), fixed(100 * pair.share, 1)});
    write_csv(path_of_same_orders(), table);
    fs::remove(trace);
    tell_phase("orders compared");
  }

  std::string path_of_same_orders() const { return league_.folders.of_teacher("same-orders.csv"); }

  void tell_result() const override {
    const std::optional<int>& champion = league_.tournament.champion;
    std::cout << "Champion: " << (champion ? league_.name(*champion) : "nobody has qualified")
              << "\n\nrank  player        rating  95% interval  "
              << (league_.rules.until ? "places    " : "") << "reached\n";
    for (const Ranked& one : ranking(league_)) {
      const auto column = [](std::string text, std::size_t width, bool left = false) {
        if (text.size() < width) text.insert(left ? text.size() : 0, width - text.size(), ' ');
        return text;
      };
      std::cout << column(is_ranked(one) ? std::to_string(one.rank) : "", 4) << "  "
                << column(league_.name(one.player), 12, true) << "  "
                << column(fixed(one.rating.points, 0), 6) << "  "
                << column(fixed(one.rating.low(), 0), 5) << " to "
                << column(fixed(one.rating.high(), 0), 4) << "  "
                << (league_.rules.until ? column(one.places(), 10, true) : "") << one.reached
                << '\n';
    }
    if (league_.rules.until) std::cout << "\n" << settled_text(league_) << "\n";
    std::cout << "\n" << league_.folders.of_teacher("league.html") << std::endl;
  }

  League league_;
  PlayerLogs logs_;
};

}  // namespace

int play_league(const LeagueOptions& options, const std::string&) {
  return LeagueRun(options).run();
}

int simulate_league(const LeagueOptions& options, const std::string&) {
  const int n = *options.simulated;
  check_until(options.until, n);
  std::cout << simulation_text({options.seed.value_or(1),
                                options.qualifying_matches.value_or(0),
                                options.group_matches,
                                options.ranking_matches.value_or(default_ranking_matches(n)),
                                3,
                                {},
                                options.until},
                               n)
            << std::flush;
  return 0;
}

int run_league(int argc, char** argv) {
  if (is_player_host(argc, argv)) host_linked_player();
  try {
    const auto& [options, job] = parse_league_options({argv + 1, argv + argc});
    return job->run(options, argv[0]);
  } catch (const std::exception& e) {
    Log(true).error(e.what());
    return 1;
  }
}

}  // namespace game_engine
