#include <array>
#include <iostream>
#include <map>
#include <set>

#include <Registry.hh>
#include <engine/isolation/Isolation.hh>
#include <engine/options/Arguments.hh>
#include <engine/files/Files.hh>
#include <study/series/Progress.hh>
#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>
#include "Commands.hh"
#include "PageData.hh"
#include "SameOrders.hh"

namespace game_engine {

namespace {

// In the settings: "player Harry" has the hash of its file, in the order of their numbers; "added
// 1" and so on those that came later, and "not ranked" those that have left.
const std::string PLAYER = "player ", ADDED = "added ", NOT_RANKED = "not ranked";

bool is_kind(const std::string& setting, const std::string& kind) {
  return setting.compare(0, kind.size(), kind) == 0;
}

std::vector<std::string> words_of(const std::string& text) {
  return text.empty() ? std::vector<std::string>() : split(text, ' ');
}

constexpr std::size_t MOST_ALONE = 12;  // matches of each
constexpr std::array<const char*, 3> ENDINGS = {".log", ".res", ".html"};

// The columns before the results.
TableLine planned_values(const Tournament& tournament, const SeatedMatch& match) {
  const TournamentMatch& planned = tournament.matches[match.number - 1];
  TableLine values = {std::to_string(match.number), tournament.stage_of(planned).name,
                      std::to_string(planned.group + 1), std::to_string(planned.seed)};
  values.insert(values.end(), match.names.begin(), match.names.end());
  return values;
}

// A league from the folder of submissions to the page.
class LeagueRun : public CompetitionRun {
 public:
  explicit LeagueRun(const LeagueOptions& options) : CompetitionRun(options) {
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
    file_->open();
    league_.tournament = play_tournament(league_.rules, league_.num_players(),
                                         [&](const Tournament& tournament, std::size_t first) {
                                           return play_stage(tournament, first);
                                         });
    const std::size_t played = league_.tournament.matches.size();
    if (file_->known().size() > played) fail_at(played);
    tell_phase("matches played");
    make_pages_of_rounds();
    make_pages_of_authors();
    tell_phase("matches to watch made");
    if (file_->known().size() < played or not fs::exists(league_.clock_file())) look_at_all();
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
    league_.rules.added_seed = derived_key(league_.secret, 0)[0];
    league_.settings = settings(
        seed,
        {{"opponent", options_.opponent},
         {"qualifying matches", qualifying > 0 ? std::to_string(qualifying) : "until it is clear"},
         {"matches of a group", std::to_string(options_.group_matches)},
         {"matches of the ranking",
          ranking ? std::to_string(*ranking) : "by the number of players"},
         {"ladder", joined(league_.ladder, " ")}},
        {{"matches to watch", options_.watch}});
    // Others don't have this at all.
    const LaidDown more = {{"rated players of a student", options_.several ? "all" : ""}};
    file.check(more);
    if (options_.several) league_.settings.push_back(more[0]);
    file.check(league_.settings);
    log_.info("seed ", seed);
  }

  void get_players() {
    log_.info("building the players of ", options_.submissions);
    std::vector<Submission> earlier;
    const LaidDown known = settings_file().known();
    const bool has_begun =
        any_of(known, [](const auto& setting) { return is_kind(setting.first, PLAYER); });
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
      const bool has_played = not is_among(name, left_before);
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
  std::vector<TournamentResult> play_stage(const Tournament& tournament, std::size_t first) {
    std::vector<TournamentResult> results;
    const std::size_t size = tournament.matches.size(), known = file_->known().size();
    const Stage& stage = tournament.stages.back();
    log_.info(is_of_added(stage) ? "players that came late" : stage.name, ": ", size - first,
              " matches");
    for (std::size_t k = first; k < std::min(size, known); ++k) {
      const SeatedMatch match = seated(tournament, k);
      const TableLine expected = planned_values(tournament, match), &line = file_->known().line(k);
      if (not std::equal(expected.begin(), expected.end(), line.begin())) fail_at(k);
      results.push_back(file_->result(k));
      arena_->note(match, results.back());
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
        "matches", std::int64_t(first + results.size()));
    const bool is_known = tournament.stages.back().kind != StageKind::QUALIFICATION or
                          league_.rules.qualifying_matches > 0;
    std::size_t played = 0;
    const Arena::Take take = [&](const TournamentResult& result) {
      const SeatedMatch& match = missing[played++];
      file_->add(planned_values(tournament, match), match.names, result);
      results.push_back(result);
      progress.show(match.number, is_known ? std::int64_t(played) : 0);
    };
    if (options_.run_with.empty()) arena_->play(missing, take);
    else
      arena_->play_elsewhere(missing, league_.replay, league_.folders.path("configuration.cnf"),
                             take);
    return results;
  }

  // The file for the trace of a match; empty if none is kept.
  std::string trace_of(const Tournament& tournament, std::size_t number) const {
    const TournamentMatch& match = tournament.matches[number];
    if (options_.watch == "none" or tournament.stage_of(match).kind != StageKind::FINAL) return "";
    const SeatedMatch seated{std::int64_t(number) + 1, match.seed, {}, {}};
    return league_.folders.of_class("matches/final/" + std::to_string(match.seed) + "-" +
                                    seated.seats() + ".res");
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

  // In each author's folder, pages, traces and logs of matches that its player has lost.
  void make_pages_of_authors() {
    std::map<std::size_t, std::vector<int>> missing;  // Whose, by match.
    std::set<std::string> wanted;
    league_.watched.resize(std::size_t(league_.num_players()));
    const std::string authors = league_.folders.path("authors"), once = authors + "/.once";
    make_private_folder(authors);
    fs::remove_all(once);
    for (int player = 0; options_.watch != "none" and player < league_.num_players(); ++player) {
      league_.watched[player] = lost_to_watch(league_, player);
      for (const int match : league_.watched[player]) {
        for (const char* ending : ENDINGS) wanted.insert(file_of(player, match, ending));
        if (not fs::exists(file_of(player, match, ENDINGS.back())))
          missing[match].push_back(player);
      }
    }
    remove_but(authors, wanted);
    fs::create_directory(once);
    std::vector<SeatedMatch> matches;
    std::map<std::string, std::string> pages;
    for (const auto& one : missing) {
      const std::string file = once + "/" + std::to_string(one.first);
      matches.push_back(league_.seated(one.first));
      matches.back().trace = file + ".res";
      matches.back().log = file + ".log";
      pages[file + ".res"] = file + ".html";
    }
    watch(matches);
    make_pages(pages, options_.jobs);
    for (const SeatedMatch& match : matches) hand_out(match, missing.at(match.number - 1));
    fs::remove_all(once);
  }

  // The last one says that the others are there.
  void hand_out(const SeatedMatch& match, const std::vector<int>& players) const {
    Names parts;
    for (const int player : players) {
      make_private_folder(league_.folders.path("authors/" + league_.name(player)));
      const auto seat = std::find(match.names.begin(), match.names.end(), league_.name(player));
      parts[std::size_t(seat - match.names.begin())] =
          file_of(player, int(match.number) - 1, ENDINGS[0]);
    }
    divide_log(match.log, parts);
    for (const int player : players)
      for (const std::string ending : {".res", ".html"}) {
        const std::string file = file_of(player, int(match.number) - 1, ending);
        const std::string from = fs::path(match.trace).replace_extension(ending).string();
        if (not fs::exists(from)) continue;
        fs::copy_file(from, file + ".part", fs::copy_options::overwrite_existing);
        finish_file(file);
      }
  }

  std::string file_of(int player, int match, const std::string& ending) const {
    return author_file(league_.folders, league_.name(player), match + 1, ending);
  }

  // ---------------------------------------------------------------- orders and clocks

  // All players are led through a match of Demo, in its first seat.
  void look_at_all() {
    const std::string demo = "Demo", trace = league_.folders.of_teacher("same-orders.res");
    if (not find_player(demo)) return;
    SeatedMatch match{1, league_.rules.seed, {demo, demo, demo, demo}, {}, trace, {}};
    match.board_draws = derived_key(league_.secret, UINT32_MAX);
    arena_->play({match}, [](const TournamentResult&) {});
    std::vector<std::pair<std::string, std::string>> players;
    for (int player = 0; player < league_.num_players(); ++player)
      if (league_.left.count(player) == 0)
        players.push_back({league_.name(player), league_.file(player)});
    std::vector<std::string> given;
    for (const char* name : {"Demo", "First", "Null"})
      if (find_player(name)) given.push_back(name);
    const ComparedOrders all =
        compare_orders(players, given, Trace::of_file(trace, match.draws()), options_.limits);
    CsvTable table{{"player", "other", "orders", "same"}, {}};
    for (const SameOrders& pair : all.pairs)
      table.lines.push_back(
          {pair.one, pair.other, std::to_string(pair.orders), fixed(100 * pair.share, 1)});
    write_csv(league_.folders.of_teacher("same-orders.csv"), table);
    fs::remove(trace);
    tell_phase("orders compared");
    look_at_clocks({all.by_clock.begin(), all.by_clock.end()});
    tell_phase("matches played alone");
  }

  // Who asks the clock, is near a limit or is waited for may play otherwise on a busy machine: the
  // last matches of each are played once more, one at a time.
  void look_at_clocks(const std::set<std::string>& by_clock) {
    struct Times {
      int near = 0, waited = 0;
      std::vector<std::size_t> last;  // matches
    };
    std::map<std::string, Times> times;
    const Tournament& played = league_.tournament;
    for (std::size_t k = played.matches.size(); k-- > 0;)
      for (std::size_t seat : SEATS) {
        const TournamentResult& result = played.results[k];
        if (not is_player(played.matches[k].players[seat])) continue;
        Times& one = times[league_.name(played.matches[k].players[seat])];
        one.near += result.cpu[seat] >= NEAR and result.outs[seat].empty();
        one.waited += result.waited[seat] > 0;
        if (one.last.size() < MOST_ALONE and result.outs[seat].empty()) one.last.push_back(k);
      }
    std::set<std::size_t> wanted;
    for (auto one = times.begin(); one != times.end();) {
      const auto& [name, of_player] = *one;
      const bool is_named = by_clock.count(name) + of_player.near + of_player.waited > 0;
      if (is_named) wanted.insert(of_player.last.begin(), of_player.last.end());
      one = is_named ? std::next(one) : times.erase(one);
    }
    const std::set<std::size_t> otherwise = play_alone(wanted);
    CsvTable table{{"player", "asks", "near", "waited", "alone", "otherwise"}, {}};
    for (const auto& [name, one] : times)
      table.lines.push_back(
          {name, by_clock.count(name) > 0 ? "yes" : "no", std::to_string(one.near),
           std::to_string(one.waited), std::to_string(one.last.size()),
           std::to_string(
               count_if(one.last, [&](std::size_t match) { return otherwise.count(match) > 0; }))});
    write_csv(league_.clock_file(), table);
  }

  // Returns those that end otherwise.
  std::set<std::size_t> play_alone(const std::set<std::size_t>& wanted) {
    const std::string traces = league_.folders.of_teacher("alone");
    fs::create_directories(traces);
    std::vector<SeatedMatch> matches;
    for (const std::size_t k : wanted) {
      matches.push_back(league_.seated(k));
      matches.back().trace = traces + "/" + std::to_string(k + 1) + ".res";
    }
    std::set<std::size_t> otherwise;
    for (const SeatedMatch& match : watch(matches, 1)) otherwise.insert(match.number - 1);
    fs::remove_all(traces);
    return otherwise;
  }

  void tell_result() const override {
    const std::optional<int>& champion = league_.tournament.champion;
    std::cout << "Champion: " << (champion ? league_.name(*champion) : "nobody has qualified")
              << "\n"
              << league_.folders.of_teacher("league.html") << '\n';
  }

  League league_;
};

}  // namespace

int play_league(const LeagueOptions& options) { return LeagueRun(options).run(); }

int run_league(int argc, char** argv) {
  if (is_player_host(argc, argv)) host_linked_player();
  survive_large_files();
  try {
    return run_league_options({argv + 1, argv + argc}, argv[0]);
  } catch (const std::exception& e) {
    Log(true).error(e.what());
    return 1;
  }
}

}  // namespace game_engine
