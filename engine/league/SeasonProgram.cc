#include "SeasonProgram.hh"

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <map>
#include <set>

#include <engine/isolation/Isolation.hh>
#include <engine/series/Interruptions.hh>
#include <engine/series/Progress.hh>
#include <engine/series/Workers.hh>
#include <engine/text/Log.hh>
#include <engine/text/Numbers.hh>
#include <engine/text/Output.hh>
#include <engine/text/Words.hh>
#include "Commands.hh"
#include "League.hh"
#include "LeagueSetup.hh"
#include "PlayerLogs.hh"
#include "SeasonFiles.hh"
#include "SubmissionFolder.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

const std::string SETTINGS = "season.csv", CONFIGURATION = "configuration.cnf",
                  PAGE = "season.html";
constexpr int MATCHES_OF_A_VERSION = 40;

// "2026-11-22", in universal time.
std::string today() {
  const std::time_t now = std::time(nullptr);
  char text[32] = "";
  if (const std::tm* time = std::gmtime(&now)) std::strftime(text, sizeof text, "%Y-%m-%d", time);
  return text;
}

// A night from the folder of submissions to the page.
class SeasonRun {
 public:
  explicit SeasonRun(const LeagueOptions& options)
      : options_(options),
        configuration_text_(read_configuration_text(options.input)),
        configuration_(configuration_of(configuration_text_, options.input)) {
    season_.game = version_of(configuration_text_);
    season_.folders = {options.submissions, options.results};
    season_.ladder = find_ladder(options.opponent);
    season_.wanted = options.ranking_matches.value_or(MATCHES_OF_A_VERSION);
    season_.date = today();
    check_submissions(season_.folders);
  }

  int run() {
    isolated_runners(options_.limits, {});  // Here or not at all.
#ifndef _WIN32
    if (options_.unconfined) setenv("UNCONFINED", "1", 1);
#endif
    prepare_results(season_.folders);
    lay_down();
    read_season(season_);
    log_.info("night ", season_.night, ", seed ", (long long)season_.seed);
    try {
      play_night();
    } catch (const Interrupted&) {
      log_.info("stopped: the same command goes on");
      return STATUS_INTERRUPTED;
    }
    tell_result();
    return 0;
  }

 private:
  void lay_down() {
    const std::string path = season_.folders.path(SETTINGS);
    season_.seed = laid_down_seed(options_, path);
    const LaidDown now = {{"game", season_.game},
                          {"seed", std::to_string(season_.seed)},
                          {"configuration", hash_of(configuration_text_)},
                          {"ladder", joined(season_.ladder, " ")},
                          {"matches of a version", std::to_string(season_.wanted)},
                          {"CPU time", number_text(options_.limits.cpu_time)},
                          {"wall time", number_text(options_.limits.turn_time())},
                          {"memory", std::to_string(options_.limits.memory)}};
    check_settings(options_, path, now);
    CsvTable table{{"setting", "value"}, {}};
    for (const auto& [what, value] : now) table.lines.push_back({what, value});
    write_csv(path, table);
    write_text(season_.folders.path(CONFIGURATION), configuration_text_);
    season_.replay = replay_start(options_.limits);
    season_.replay_end = " -i " + shell_word(season_.folders.path(CONFIGURATION)) + " > match.res";
  }

  void play_night() {
    open_matches();
    play_rest(read_round(season_));
    take_submissions();
    for (;;) {
      const std::vector<SeasonMatch> round = plan_round(season_);
      if (round.empty()) break;
      write_round(season_, round);
      play(round);
    }
    make_pages();
    for (const NightRating& one : rate_night(season_)) season_.history.push_back(one);
    write_text(season_.folders.path(PAGE), season_page(season_));
    write_history(season_);  // Now the night is over.
    remove_old_players();
  }

  // What is left of the round in which the night was ended.
  void play_rest(const std::vector<SeasonMatch>& left) {
    if (left.empty()) return;
    build_again(versions_in(left));
    play(left);
  }

  static std::set<int> versions_in(const std::vector<SeasonMatch>& matches) {
    std::set<int> versions;
    for (const SeasonMatch& match : matches)
      for (int player : match.players)
        if (not Season::is_ladder(player)) versions.insert(player);
    return versions;
  }

  // ---------------------------------------------------------------- versions

  void take_submissions() {
    std::vector<Submission> earlier;
    for (const Version& version : season_.versions)
      if (not version.submission.is_rejected()) earlier.push_back(version.submission);
    const std::vector<Submission> listed =
        list_submissions(season_.folders, taken_names(season_.ladder), earlier);
    std::vector<Submission> fresh;
    for (const Submission& one : listed) {
      if (one.name.empty() or one.hash.empty()) season_.turned_away.push_back(one);
      else if (not find_version(one)) fresh.push_back(one);
    }
    std::size_t number = season_.versions.size();
    std::map<std::string, std::string> files;
    for (const Submission& one : fresh) {
      Version version{int(++number), season_.night, one};
      files[one.file] = season_.program(version);
    }
    build_players(
        season_.folders, taken_names(season_.ladder), options_.jobs,
        [&](const Submission& one) { return files.at(one.file); }, fresh);
    for (const Submission& one : fresh) add_version(one);
    write_versions(season_);
    choose_active(listed);
    build_again({season_.active.begin(), season_.active.end()});
    log_.info((long long)season_.active.size(), " players, ", (long long)fresh.size(),
              " new versions");
  }

  const Version* find_version(const Submission& submission) const {
    for (std::size_t k = season_.versions.size(); k-- > 0;) {
      const Submission& known = season_.versions[k].submission;
      if (known.name == submission.name and known.hash == submission.hash)
        return &season_.versions[k];
    }
    return nullptr;
  }

  void add_version(const Submission& submission) {
    Version version{int(season_.versions.size()) + 1, season_.night, submission};
    if (submission.is_rejected())
      log_.info("rejected: ", printable(submission.file, 60), ": ", submission.reason);
    // With its source it can be built again if the program is damaged.
    else write_text(season_.program(version) + ".cc", submission.text);
    version.submission.text.clear();
    season_.versions.push_back(version);
  }

  // Of each player whose file is there.
  void choose_active(const std::vector<Submission>& listed) {
    std::map<std::string, int> active;
    for (const Submission& one : listed) {
      if (one.name.empty() or one.hash.empty()) continue;
      const Version& submitted = *find_version(one);
      season_.submitted[one.name] = submitted.number;
      if (const int number = version_to_play(season_, submitted); number > 0)
        active[one.name] = number;
    }
    season_.active.clear();
    for (const auto& [name, number] : active) season_.active.push_back(number);
  }

  bool has_program(const Version& version) const {
    return is_program(season_.program(version), version.submission.program);
  }

  // Those programs that are not what they were when they were built; one of each player.
  void build_again(const std::set<int>& versions) {
    std::vector<Submission> damaged;
    std::map<std::string, int> numbers;
    for (int number : versions) {
      const Version& version = season_.version(number);
      if (has_program(version)) continue;
      damaged.push_back(version.submission);
      damaged.back().text = read_text(season_.program(version) + ".cc");
      damaged.back().program.clear();
      numbers[version.player()] = number;
    }
    build_players(
        season_.folders, taken_names(season_.ladder), options_.jobs,
        [&](const Submission& one) {
          return season_.program(season_.version(numbers.at(one.name)));
        },
        damaged);
    for (const Submission& one : damaged) {
      if (one.is_rejected())
        throw std::runtime_error("player " + one.name + " can't be built any more: " + one.reason);
      season_.versions[std::size_t(numbers.at(one.name)) - 1].submission.program = one.program;
    }
    if (not damaged.empty()) write_versions(season_);
  }

  // ---------------------------------------------------------------- matches

  void open_matches() {
    const std::string path = season_.folders.path("matches.csv");
    std::size_t complete = 0;
    if (fs::exists(path)) {
      read_csv(path, &complete);
      fs::resize_file(path, complete);
    }
    file_.emplace(path, Output::Start::AT_END);
    if (complete == 0) file_->write(match_head());
  }

  // The players of some matches as files that must stay what they are.
  MakeRunner make_runner(const SeasonMatch& match) const {
    std::map<std::string, GivenFile> files;
    for (int player : match.players) {
      const std::string path =
          Season::is_ladder(player) ? "" : season_.program(season_.version(player));
      files.emplace(
          season_.name(player),
          GivenFile(path, identity_.count(player) > 0 ? identity_.at(player) : std::string()));
    }
    return isolated_runners(options_.limits,
                            [files](const std::string& name, int) { return files.at(name); });
  }

  // Without trace and log if `traces` and `log` are empty.
  MatchResult play_one(const SeasonMatch& match, std::int64_t number, const std::string& traces,
                       const std::string& log, const KnownCrashes& crashes) const {
    Series series;
    for (int player : match.players) series.players.push_back(season_.name(player));
    const MatchRules rules{*configuration_, make_runner(match), "SecGame", traces, Keep::ALL, log};
    return play_series_match(rules, series, PlannedMatch{number, match.seed, {0, 1, 2, 3}},
                             crashes);
  }

  void note_identities(const std::vector<SeasonMatch>& matches) {
    for (int number : versions_in(matches))
      identity_[number] = identity_of(season_.program(season_.version(number)));
  }

  void play(const std::vector<SeasonMatch>& matches) {
    note_identities(matches);
    const std::size_t before = season_.matches.size();
    Progress progress(std::int64_t(matches.size()));
    const auto play = [&](std::int64_t number, const KnownCrashes& crashes) {
      return play_one(matches[std::size_t(number) - before - 1], number, "", "", crashes);
    };
    const auto take = [&](const MatchResult& result) {
      SeasonMatch match = matches[season_.matches.size() - before];
      for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat) {
        match.result.scores[seat] = result.players[seat].score;
        match.result.outs[seat] = result.players[seat].out;
      }
      file_->write(match_line(season_, season_.matches.size() + 1, match));
      season_.matches.push_back(match);
      const std::int64_t done = std::int64_t(season_.matches.size() - before);
      progress.show(done, done);
      return true;
    };
    const MatchRange range{std::int64_t(before) + 1, std::int64_t(before + matches.size())};
    if (play_matches(range, options_.jobs, play, take).interrupted) throw Interrupted();
  }

  // ---------------------------------------------------------------- matches to watch

  std::string page_of(std::size_t match) const {
    return season_.folders.path("matches/" + std::to_string(match + 1) + ".html");
  }

  // They are played a second time, with a trace and a log: nothing is kept of the others.
  void make_pages() {
    const std::vector<std::size_t> wanted = matches_to_watch(season_);
    const PlayerLogs logs = logs_of_lost();
    logs.prepare();
    std::vector<std::size_t> missing;
    for (std::size_t match : wanted)
      if ((not fs::exists(page_of(match)) or logs.lacks(std::int64_t(match) + 1)) and
          has_players(match))
        missing.push_back(match);
    const std::string traces = season_.folders.path("matches/traces");
    fs::remove_all(traces);
    fs::create_directories(traces);
    remove_pages_but(wanted);
    std::vector<SeasonMatch> matches;
    for (std::size_t match : missing) {
      matches.push_back(season_.matches[match]);
      fs::create_directories(traces + "/" + std::to_string(match + 1));
    }
    note_identities(matches);
    Progress progress(std::int64_t(missing.size()), "matches to watch");
    std::int64_t done = 0;
    const auto play = [&](std::int64_t k, const KnownCrashes& crashes) {
      const std::size_t index = std::size_t(k) - 1;
      const std::int64_t number = std::int64_t(missing[index]) + 1;
      const MatchResult result = play_one(matches[index], k, traces + "/" + std::to_string(number),
                                          logs.is_on() ? logs.whole(number) : "", crashes);
      if (logs.is_on()) logs.divide(number, matches[index].result, authors(matches[index]));
      return result;
    };
    const auto take = [&](const MatchResult&) {
      ++done;
      progress.show(done, done);
      return true;
    };
    if (play_matches({1, std::int64_t(missing.size())}, options_.jobs, play, take).interrupted)
      throw Interrupted();
    logs.remove_others();
    write_pages(missing, traces);
    fs::remove_all(traces);
  }

  PlayerLogs::Authors authors(const SeasonMatch& match) const {
    PlayerLogs::Authors authors;
    for (std::size_t seat = 0; seat < authors.size(); ++seat)
      if (not Season::is_ladder(match.players[seat]))
        authors[seat] = season_.name(match.players[seat]);
    return authors;
  }

  // The logs of the matches to watch.
  PlayerLogs logs_of_lost() const {
    PlayerLogs logs(season_.folders.results, options_.logs);
    for (int number : season_.active) {
      const std::string& player = season_.version(number).player();
      for (std::size_t match : last_lost(season_, player)) {
        PlayerLogs::Authors own = authors(season_.matches[match]);
        for (std::string& author : own)
          if (author != player) author.clear();
        logs.keep(std::int64_t(match) + 1, season_.matches[match].result, own, true);
      }
    }
    return logs;
  }

  bool has_players(std::size_t match) const {
    const auto& players = season_.matches[match].players;
    return std::all_of(players.begin(), players.end(), [&](int player) {
      return Season::is_ladder(player) or has_program(season_.version(player));
    });
  }

  void remove_pages_but(const std::vector<std::size_t>& wanted) const {
    std::set<std::string> names;
    for (std::size_t match : wanted) names.insert(std::to_string(match + 1) + ".html");
    for (const fs::directory_entry& entry :
         fs::directory_iterator(season_.folders.path("matches"))) {
      const std::string name = entry.path().filename().string();
      if (entry.is_regular_file() and names.count(name) == 0) fs::remove(entry.path());
    }
  }

  // A page has its name when it is whole.
  void write_pages(const std::vector<std::size_t>& matches, const std::string& traces) const {
    std::vector<Command> commands;
    for (std::size_t match : matches)
      for (const fs::directory_entry& entry :
           fs::directory_iterator(traces + "/" + std::to_string(match + 1)))
        commands.push_back(
            {{"make", "-s", "--no-print-directory", "page"},
             {"TRACE=" + entry.path().string(), "PAGE=" + page_of(match) + ".part"}});
    const std::vector<CommandEnd> ends = run_commands(commands, {}, options_.jobs);
    for (std::size_t k = 0; k < ends.size(); ++k) {
      std::error_code error;
      if (ends[k].status == 0)
        fs::rename(page_of(matches[k]) + ".part", page_of(matches[k]), error);
      else fs::remove(page_of(matches[k]) + ".part", error);
    }
  }

  // ---------------------------------------------------------------- the end of the night

  // Programs are kept of versions that play, and of those in matches to watch.
  void remove_old_players() const {
    std::set<int> needed(season_.active.begin(), season_.active.end());
    for (std::size_t match : matches_to_watch(season_))
      needed.insert(season_.matches[match].players.begin(), season_.matches[match].players.end());
    for (const Version& version : season_.versions)
      if (needed.count(version.number) == 0 and not version.submission.is_rejected()) {
        std::error_code ignored;
        fs::remove(season_.program(version), ignored);
      }
  }

  void tell_result() const {
    std::cout << "Night " << season_.night << "\n" << season_.folders.path(PAGE) << std::endl;
    if (not std::cout) throw OutputError("can't write to standard output");
  }

  const Log log_{true};
  const LeagueOptions options_;
  const std::string configuration_text_;
  const std::shared_ptr<const Configuration> configuration_;
  Season season_;
  std::optional<Output> file_;
  std::map<int, std::string> identity_;
};

}  // namespace

int run_season(const LeagueOptions& options) { return SeasonRun(options).run(); }

}  // namespace game_engine
