#include <engine/text/Ranges.hh>
#include <ctime>
#include <iostream>
#include <map>
#include <set>

#include <study/series/Progress.hh>
#include <engine/files/Files.hh>
#include <engine/text/Words.hh>
#include "Commands.hh"
#include "Season.hh"

namespace game_engine {

namespace {

const std::string PAGE = "season.html";
constexpr int MATCHES_OF_A_VERSION = 40;

// The columns of matches.csv before the results, and a match's values there.
const TableLine PLANNED_COLUMNS = {"match",    "night",    "seed",    "player1",
                                   "player2",  "player3",  "player4", "version1",
                                   "version2", "version3", "version4"};

TableLine planned_values(const Season& season, std::size_t number, const SeasonMatch& match) {
  TableLine values = {std::to_string(number), std::to_string(match.night),
                      std::to_string(match.seed)};
  for (int player : match.players) values.push_back(season.name(player));
  for (int player : match.players) values.push_back(std::to_string(player));
  return values;
}

// "2026-11-22", in universal time.
std::string today() {
  const std::time_t now = std::time(nullptr);
  char text[32] = "";
  if (const std::tm* time = std::gmtime(&now)) std::strftime(text, sizeof text, "%Y-%m-%d", time);
  return text;
}

// A night from the folder of submissions to the page.
class SeasonRun : public CompetitionRun {
 public:
  explicit SeasonRun(const LeagueOptions& options) : CompetitionRun(options) {
    begin(season_);
    season_.wanted = options.ranking_matches.value_or(MATCHES_OF_A_VERSION);
    season_.date = today();
  }

 private:
  void play() override {
    season_.seed = seed();
    const LaidDown now =
        settings(season_.seed, {{"ladder", joined(season_.ladder, " ")},
                                {"matches of a version", std::to_string(season_.wanted)}});
    settings_file().check(now);
    lay_down(now);
    file_.emplace(season_.folders.path("matches.csv"), PLANNED_COLUMNS);
    read_season(season_, *file_);
    file_->open();
    log_.info("night ", season_.night, ", seed ", season_.seed);
    play_night();
  }

  void play_night() {
    // First the rest of the round in which the night was interrupted.
    const std::vector<SeasonMatch> left = read_round(season_);
    build_again(versions_in(left));
    start_arena();
    play(left);
    take_submissions();
    start_arena();
    for (;;) {
      const std::vector<SeasonMatch> round = plan_round(season_);
      if (round.empty()) break;
      write_round(season_, round);
      play(round);
    }
    if (has_nothing_new()) {
      season_.night = season_.history.back().night;
      season_.date = season_.history.back().date;
      log_.info("nothing is new since night ", season_.night);
    }
    make_pages_of_lost();
    if (season_.history.empty() or season_.history.back().night < season_.night)
      for (const NightRating& one : rate_night(season_)) season_.history.push_back(one);
    const bool is_coached = not season_.coach or season_.coach->ask(pupils());
    write_text(season_.folders.of_class(PAGE), season_page(season_, true));
    write_text(season_.folders.of_teacher(PAGE), season_page(season_));
    write_history(season_);  // Now the night is over.
    remove_old_players();
    if (not is_coached) throw Interrupted();
  }

  // Tonight's players and the ladder.
  std::vector<Pupil> pupils() const {
    std::map<int, int> outs;  // By version: in how many matches more it was out than not.
    for (const SeasonMatch& match : season_.matches)
      for (std::size_t seat : SEATS)
        outs[match.players[seat]] += match.result.outs[seat].empty() ? -1 : 1;
    std::vector<Pupil> pupils;
    for (const NightRating& one : season_.history)
      if (one.night == season_.history.back().night)
        pupils.push_back({one.player,
                          one.version == 0 ? "" : season_.program(season_.version(one.version)),
                          one.points, outs[one.version] > 0});
    return pupils;
  }

  // Whether this night has no match and no version, and those of the last one play.
  bool has_nothing_new() const {
    const auto is_tonights = [&](const auto& list) {
      return not list.empty() and list.back().night == season_.night;
    };
    if (season_.history.empty() or is_tonights(season_.matches) or is_tonights(season_.versions))
      return false;
    std::vector<int> last;
    for (const NightRating& one : season_.history)
      if (one.night == season_.night - 1 and one.version > 0) last.push_back(one.version);
    return last == season_.active;
  }

  static std::set<int> versions_in(const std::vector<SeasonMatch>& matches) {
    std::set<int> versions;
    for (const SeasonMatch& match : matches)
      for (int player : match.players)
        if (is_player(player)) versions.insert(player);
    return versions;
  }

  // ---------------------------------------------------------------- versions

  void take_submissions() {
    std::vector<Submission> earlier,
        listed = list_submissions(season_.folders, known_submissions(season_.folders));
    for (const Version& version : season_.versions) earlier.push_back(version.submission);
    settle_names(listed, taken_names(), earlier);
    std::vector<Submission> rejected;
    for (const Submission& one : listed)
      if (not find_version(one)) rejected.push_back(one);
    for (const Version& version : season_.versions)
      if (version.is_rejected()) rejected.push_back(version.submission);
    check_recheck(options_.recheck, rejected);
    std::vector<Submission*> fresh;
    std::map<std::string, std::string> files;
    for (Submission& one : listed) {
      if (one.is_rejected()) continue;
      const Version* const known = find_version(one);
      if (known and not(known->is_rejected() and is_named_by(options_.recheck, one))) {
        one.reason = known->submission.reason;
      } else {
        fresh.push_back(&one);
        const int number = int(season_.versions.size() + fresh.size());
        files[one.name] = season_.program({number, season_.night, one});
      }
    }
    build(fresh, [&](const Submission& one) { return files.at(one.name); });
    const std::size_t before = season_.versions.size();
    for (const Submission* one : fresh)
      if (not is_undecided(*one)) add_version(*one, files.at(one->name));
    write_versions(season_);
    choose_active(listed);
    note_submissions(season_.folders, {}, listed);
    build_again({season_.active.begin(), season_.active.end()});
    log_.info(counted(season_.active.size(), "player"), ", ",
              counted(season_.versions.size() - before, "new version"));
  }

  void build(const std::vector<Submission*>& submissions, const PlayerFile& file) const {
    build_players(season_.folders, taken_names(), options_.jobs, file, submissions);
  }

  const Version* find_version(const Submission& submission) const {
    for (std::size_t k = season_.versions.size(); k-- > 0;) {
      const Submission& known = season_.versions[k].submission;
      if (known.name == submission.name and known.hash == submission.hash)
        return &season_.versions[k];
    }
    return nullptr;
  }

  // The same program in another text is the same version.
  void add_version(const Submission& submission, const std::string& built) {
    const auto same = find_if(season_.versions, [&](const Version& one) {
      return one.player() == submission.name and not submission.is_rejected() and
             one.submission.program == submission.program;
    });
    Version version{int(season_.versions.size()) + 1, season_.night, submission};
    if (same != season_.versions.end()) {
      version.number = same->number;
      version.night = same->night;
    }
    if (not submission.is_rejected()) {
      const std::string program = season_.program(version);
      fs::create_directories(fs::path(program).parent_path());
      fs::rename(built, program);
      // With the source, a damaged program can be built again.
      write_text(program + ".cc", submission.text);
    }
    version.submission.text.clear();
    if (same == season_.versions.end()) season_.versions.push_back(version);
    else *same = version;
  }

  // Of each player whose file is there and counts. Where a file is rejected, the version before
  // goes on.
  void choose_active(std::vector<Submission>& listed) {
    std::map<std::string, int> active;
    std::vector<Submission*> players;
    for (Submission& one : listed) {
      const bool is_known = not one.name.empty() and not one.hash.empty();
      const int number =
          is_known or is_undecided(one)
              ? version_to_play(season_, is_known ? *find_version(one) : Version{0, 0, one})
              : 0;
      if (number == 0) continue;
      active[one.name] = number;
      if (not options_.several) players.push_back(&one);
    }
    leave_one_each(players);
    for (const Submission& one : listed) {
      tell_rejected(one);
      if (is_spare(one)) active.erase(one.name);
      if (is_spare(one) or one.name.empty() or one.hash.empty()) season_.turned_away.push_back(one);
      else season_.submitted[one.name] = find_version(one)->number;
    }
    season_.active.clear();
    for (const auto& [name, number] : active) season_.active.push_back(number);
  }

  bool has_program(const Version& version) const {
    return is_program(season_.program(version), version.submission.program);
  }

  // Builds missing and damaged programs again; at most one of each player.
  void build_again(const std::set<int>& versions) {
    std::vector<Submission*> damaged;
    std::map<std::string, int> numbers;
    for (int number : versions) {
      Version& version = season_.versions[number - 1];
      if (has_program(version)) continue;
      damaged.push_back(&version.submission);
      version.submission.text = read_text(season_.program(version) + ".cc");
      version.submission.former = std::exchange(version.submission.program, "");
      numbers[version.player()] = number;
    }
    build(damaged, [&](const Submission& one) {
      return season_.program(season_.version(numbers.at(one.name)));
    });
    for (Submission* one : damaged) {
      if (one->is_rejected())
        throw std::runtime_error("player " + one->name +
                                 " can't be built any more: " + one->reason);
      one->text.clear();
    }
    if (not damaged.empty()) write_versions(season_);
  }

  // ---------------------------------------------------------------- matches

  // From now on, programs don't change.
  void start_arena() {
    arena_.emplace(*configuration_, options_);
    for (std::size_t k = 0; k < season_.matches.size(); ++k)
      arena_->note(season_.seated(k), season_.matches[k].result);
  }

  void play(const std::vector<SeasonMatch>& matches) {
    const std::size_t before = season_.matches.size();
    std::vector<SeatedMatch> seated;
    for (const SeasonMatch& match : matches)
      seated.push_back(season_.seat(before + seated.size() + 1, match.seed, match.players));
    Progress progress(std::int64_t(matches.size()));
    arena_->play(seated, [&](const TournamentResult& result) {
      SeasonMatch match = matches[season_.matches.size() - before];
      match.result = result;
      file_->add(planned_values(season_, season_.matches.size() + 1, match),
                 seated[season_.matches.size() - before].names, result);
      season_.matches.push_back(match);
      const std::int64_t done = std::int64_t(season_.matches.size() - before);
      progress.show(done, done);
    });
  }

  // ---------------------------------------------------------------- matches to watch

  // Only these are played a second time, with a trace and a log.
  void make_pages_of_lost() {
    const std::string traces = season_.folders.of_class("matches/traces"),
                      authors = season_.folders.path("authors");
    fs::remove_all(traces);
    fs::create_directories(traces);
    make_private_folder(authors);
    std::set<std::string> wanted_pages, wanted_logs;
    std::map<std::string, std::string> pages;
    std::vector<SeatedMatch> missing;
    for (std::size_t k : matches_to_watch(season_)) {
      const std::string page = season_.folders.path(Season::page_of(k));
      bool is_there = fs::exists(page);
      wanted_pages.insert(page);
      for (const std::string& log : logs_of(k)) {
        wanted_logs.insert(log);
        is_there = is_there and (log.empty() or fs::exists(log));
      }
      if (is_there or not has_players(k)) continue;
      missing.push_back(season_.seated(k));
      missing.back().trace = traces + "/" + std::to_string(k + 1) + ".res";
      missing.back().log = traces + "/" + std::to_string(k + 1) + ".log";
      pages[missing.back().trace] = page;
    }
    remove_but(season_.folders.of_class("matches"), wanted_pages);
    remove_but(authors, wanted_logs);
    watch(missing);
    for (const SeatedMatch& match : missing) {
      const Names logs = logs_of(match.number - 1);
      for (const std::string& log : logs)
        if (not log.empty()) fs::create_directories(fs::path(log).parent_path());
      divide_log(match.log, logs);
    }
    make_pages(pages, options_.jobs);
    fs::remove_all(traces);
  }

  // By seat, of the players that have lost a match to watch.
  Names logs_of(std::size_t match) const {
    Names logs;
    for (int number : season_.active) {
      const std::string& player = season_.version(number).player();
      const std::vector<std::size_t> lost = last_lost(season_, player);
      if (not is_among(match, lost)) continue;
      for (std::size_t seat : SEATS)
        if (const int other = season_.matches[match].players[seat];
            is_player(other) and season_.name(other) == player)
          logs[seat] = author_file(season_.folders, player, std::int64_t(match) + 1, ".log");
    }
    return logs;
  }

  bool has_players(std::size_t match) const {
    const auto& players = season_.matches[match].players;
    return all_of(players, [&](int player) {
      return not is_player(player) or has_program(season_.version(player));
    });
  }

  // ---------------------------------------------------------------- the end of the night

  // Keeps the programs of versions that play or are in matches to watch.
  void remove_old_players() const {
    std::set<int> needed(season_.active.begin(), season_.active.end());
    for (std::size_t match : matches_to_watch(season_))
      needed.insert(season_.matches[match].players.begin(), season_.matches[match].players.end());
    for (const Version& version : season_.versions)
      if (needed.count(version.number) == 0 and not version.is_rejected()) {
        std::error_code ignored;
        fs::remove(season_.program(version), ignored);
      }
  }

  void tell_result() const override {
    std::cout << "Night " << season_.night << "\n" << season_.folders.of_teacher(PAGE) << '\n';
  }

  Season season_;
};

}  // namespace

int play_season(const LeagueOptions& options) { return SeasonRun(options).run(); }

}  // namespace game_engine
