#include "Competition.hh"

#include <sys/random.h>
#include <sys/stat.h>

#include <engine/text/Ranges.hh>
#include <climits>
#include <cstdlib>
#include <iostream>
#include <random>

#include <engine/isolation/Isolation.hh>
#include <Registry.hh>
#include <study/series/Interruptions.hh>
#include <study/series/Progress.hh>
#include <engine/options/Options.hh>
#include <engine/text/Reader.hh>
#include <engine/text/Words.hh>
#include "Replays.hh"
#include "Commands.hh"

namespace game_engine {

namespace {

const std::string CONFIGURATION = "configuration.cnf", SECRET = "secret.key";
const TableLine HEAD_OF_SETTINGS = {"setting", "value"};

std::string read_configuration(const std::string& input) {
  if (not input.empty()) return read_text(input);
  tell_who_types(input);
  return {std::istreambuf_iterator<char>(std::cin), {}};
}

std::shared_ptr<const Configuration> configuration_of(const std::string& text,
                                                      const std::string& source) {
  Reader in(text, source.empty() ? "standard input" : source);
  return load_configuration(in);
}

// "Name 1.1": the first two words.
std::string version_of(const std::string& configuration) {
  Reader in(configuration, "");
  const std::string name(in.word("the name of the game"));
  return name + " " + std::string(in.word("the version of its rules"));
}

// The game's players that others are measured against: the opponent, and those in dummy/.
std::vector<std::string> find_ladder(const std::string& opponent) {
  if (not find_player(opponent))
    throw UsageError("unknown player " + in_quotes(opponent) + " of --against");
  std::vector<std::string> names;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator("dummy", error)) {
    const std::string file = entry.path().filename().string();
    if (file.size() < 6 or file.compare(0, 2, "AI") != 0 or entry.path().extension() != ".cc")
      continue;
    const std::string name = file.substr(2, file.size() - 5);
    if (name != opponent and find_player(name)) names.push_back(name);
  }
  sort(names);
  names.insert(names.begin(), opponent);
  return names;
}

// The objects AINAME.o of a folder, by name, which must be linked; none without a folder.
std::map<std::string, std::string> find_past(const std::string& folder,
                                             const std::vector<std::string>& ladder) {
  std::map<std::string, std::string> past;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    const std::string name = entry.path().stem().string();
    if (entry.path().extension() == ".o" and name.rfind("AI", 0) == 0)
      past[name.substr(2)] = entry.path().string();
  }
  if (past.empty() and not folder.empty())
    throw UsageError("option --ladder: no AI*.o in " + in_quotes(folder));
  for (const auto& [name, file] : past)
    if (not find_player(name) or is_among(name, ladder))
      throw UsageError("option --ladder: " + printable(file) +
                       (find_player(name) ? " has the name of another of the ladder"
                                          : " is not in this program: type make league "
                                            "EXTRA_OBJ=\"$(echo FOLDER/AI*.o)\""));
  return past;
}

void prepare_results(const LeagueFolders& folders) {
  std::error_code error;
  fs::create_directories(fs::path(folders.results).parent_path(), error);
  make_private_folder(folders.results);  // All students' names are in there.
  if (not lock_file(folders.path(".lock")))
    throw UsageError("another league is being played in " + folders.results);
  fs::create_directories(folders.path("class"));
  make_private_folder(folders.path("teacher"));
}

// Whether a league or season writes a file or folder of this name.
bool is_result(std::string name) {
  static const std::string names =
      " .lock secret.key league.csv season.csv configuration.cnf submissions.csv players class "
      "authors teacher build matches.csv near-limits.csv not-repeated.csv "
      "versions.csv round.csv "
      "ratings.csv ";
  if (ends_with(name, ".part")) name.erase(name.size() - 5);
  return contains(names, " " + name + " ");
}

const char* settings_name(bool of_season) { return of_season ? "season.csv" : "league.csv"; }

// Writes nothing. @throws UsageError if the results are a season's and a league is wanted, or the
// reverse, or if there are files that neither writes
const LeagueOptions& checked(const LeagueOptions& options) {
  const fs::path results = options.results;
  if (fs::exists(results / settings_name(options.season))) return options;
  if (fs::exists(results / settings_name(not options.season)))
    throw UsageError(options.results + " is the folder of a " +
                     (options.season ? "league" : "season") + ": give another one with --results");
  check_fillable(options.results, "results", is_result);
  return options;
}

TableLine with_results(TableLine planned) {
  for (const char* what : {"score", "out"})
    for (int seat = 1; seat <= NUM_PLAYERS; ++seat) planned.push_back(what + std::to_string(seat));
  return planned;
}

}  // namespace

SeatedMatch Competition::seat(std::size_t number, std::int64_t seed,
                              const std::array<int, NUM_PLAYERS>& players) const {
  SeatedMatch match{std::int64_t(number), seed, {}, {}};
  match.board_draws = derived_key(secret, std::uint32_t((number - 1) / NUM_PLAYERS + 1));
  for (std::size_t seat : SEATS) {
    match.names[seat] = name(players[seat]);
    match.files[seat] = file(players[seat]);
  }
  return match;
}

std::string Competition::replay_command(const SeatedMatch& match) const {
  std::string command = replay;
  for (const std::string& player : match.words()) command += " " + shell_word(player);
  return command + " -s " + std::to_string(match.seed) + draws_option(match.draws()) + replay_end;
}

void remove_but(const std::string& folder, const std::set<std::string>& wanted) {
  std::vector<fs::path> others;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file() and wanted.count(entry.path().string()) == 0)
      others.push_back(entry.path());
  for (const fs::path& other : others) fs::remove(other);
}

SettingsFile::SettingsFile(const std::string& path) : path_(path) {
  const KnownTable table(path, HEAD_OF_SETTINGS);
  for (std::size_t k = 0; k < table.size(); ++k)
    known_.push_back({table.text(k, 0), table.text(k, 1)});
}

std::string SettingsFile::value(const std::string& name) const {
  for (const auto& [known, value] : known_)
    if (known == name) return value;
  return "";
}

void SettingsFile::check(const LaidDown& now) const {
  for (const auto& [name, wanted] : now)
    if (const std::string before = value(name); not is_new() and before != wanted)
      throw UsageError("in " + fs::path(path_).parent_path().string() + " is a league with " +
                       name + " " + in_quotes(before) + ", not " + in_quotes(wanted) +
                       "; give another --results");
}

void SettingsFile::write(const LaidDown& now) const {
  CsvTable table{HEAD_OF_SETTINGS, {}};
  for (const auto& [name, value] : now) table.lines.push_back({name, value});
  write_csv(path_, table);
}

CompetitionRun::CompetitionRun(const LeagueOptions& options)
    : options_(checked(options)),
      configuration_text_(read_configuration(options.input)),
      configuration_(configuration_of(configuration_text_, options.input)) {}

void CompetitionRun::begin(Competition& competition) {
  competition_ = &competition;
  competition.game = version_of(configuration_text_);
  competition.folders = {options_.submissions, options_.results};
  competition.ladder = find_ladder(options_.opponent);
  competition.past = find_past(options_.ladder, competition.ladder);
  for (const auto& one : competition.past) competition.ladder.push_back(one.first);
  competition.replay = "./Game" + options_for(options_.limits);
  competition.replay_end =
      " -i " + shell_word(competition.folders.path(CONFIGURATION)) + " > match.res";
  check_folder(competition.folders);
  if (options_.coach > 0)
    competition.coach =
        std::make_shared<ClassCoach>(competition.folders, *configuration_, options_);
}

int CompetitionRun::run() {
  isolated_runners(options_.limits, {});  // Here or not at all.
  if (options_.unconfined) setenv("UNCONFINED", "1", 1);
  prepare_results(competition_->folders);
  competition_->secret = secret();
  try {
    play();
  } catch (const Interrupted&) {
    log_.info("stopped: the same command goes on");
    return STATUS_INTERRUPTED;
  }
  tell_result();
  return printed();
}

// Drawn once, and kept where only the teacher reads it. No page and no player gets it, only the
// keys of matches that have been played.
DrawsKey CompetitionRun::secret() const {
  const std::string path = competition_->folders.path(SECRET);
  if (fs::exists(path)) try {
      const std::string text = read_text(path);
      return parse_draws_key(text.substr(0, text.find('\n')));
    } catch (const UsageError& error) {
      throw InputError(path + ":1: " + error.what());
    }
  if (not settings_file().is_new())
    throw UsageError(path + " is gone: nobody can tell any more what was drawn in the matches of " +
                     competition_->folders.results + "; give another --results");
  DrawsKey secret{};
  if (getentropy(secret.data(), sizeof secret) != 0) throw OutputError("no random numbers here");
  const mode_t mask = umask(077);
  write_text(path, key_text(secret) + "\n");
  umask(mask);
  return secret;
}

SettingsFile CompetitionRun::settings_file() const {
  return SettingsFile(competition_->folders.path(settings_name(options_.season)));
}

std::int64_t CompetitionRun::seed() const {
  if (options_.seed) return *options_.seed;
  const std::string known = settings_file().value("seed");
  return known.empty() ? std::int64_t(std::random_device()() & 0x7fffffff)
                       : parse_whole(known, 0, MAX_SEED);
}

LaidDown CompetitionRun::settings(std::int64_t seed, const LaidDown& own,
                                  const LaidDown& last) const {
  LaidDown all = {{"game", competition_->game},
                  {"seed", std::to_string(seed)},
                  {"configuration", hash_of(configuration_text_)}};
  const Limits& limits = options_.limits;
  const LaidDown of_limits = {{"CPU time", number_text(limits.cpu_time)},
                              {"wall time", number_text(limits.turn_time())},
                              {"memory", std::to_string(limits.memory)}};
  LaidDown from_past;
  for (const auto& [name, file] : competition_->past)
    from_past.push_back({"ladder " + name, file + " " + hash_of(read_text(file))});
  for (const auto* part :
       std::initializer_list<const LaidDown*>{&own, &from_past, &of_limits, &last})
    all.insert(all.end(), part->begin(), part->end());
  return all;
}

void CompetitionRun::lay_down(const LaidDown& settings) {
  settings_file().write(settings);
  write_text(competition_->folders.path(CONFIGURATION), configuration_text_);
}

std::vector<std::string> CompetitionRun::taken_names() const {
  std::vector<std::string> taken = OPPONENTS;
  for (const std::string& name : competition_->ladder)
    if (not is_among(name, taken)) taken.push_back(name);
  return taken;
}

void CompetitionRun::tell_rejected(const Submission& one) const {
  if (one.is_rejected())
    log_.info("rejected: ", printable(one.file, 100), ": ", one.reason,
              is_undecided(one) ? ": --recheck=" + one.name + " tries again" : "");
}

std::vector<SeatedMatch> CompetitionRun::watch(const std::vector<SeatedMatch>& matches,
                                               std::optional<int> at_a_time) {
  Progress progress(std::int64_t(matches.size()), "matches played once more");
  const MatchFile known = file_->read_again();
  std::vector<SeatedMatch> unlike;
  std::int64_t done = 0;
  const auto take = [&](const TournamentResult& again) {
    const SeatedMatch& match = matches[done++];
    if (not ends_alike(known.result(match.number - 1), again)) unlike.push_back(match);
    progress.show(done, done);
  };
  arena_->play(matches, take, at_a_time);
  note_not_repeated(competition_->folders.path(NOT_REPEATED), unlike, options_.limits);
  return unlike;
}

void CompetitionRun::tell_phase(const std::string& what) {
  const std::chrono::steady_clock::time_point now = std::chrono::steady_clock::now();
  const std::chrono::duration<double> passed = now - phase_start_;
  phase_start_ = now;
  log_.info(what, ": ", duration_text(passed.count()));
}

const std::string NEAR_LIMITS = "near-limits.csv";

namespace {

const TableLine HEAD_OF_NEAR = {"match", "seat", "player", "cpu", "waited"};

std::string near_limits(const std::string& matches) {
  return fs::path(matches).replace_filename(NEAR_LIMITS).string();
}

}  // namespace

MatchFile::MatchFile(const std::string& path, const TableLine& planned)
    : path_(path),
      head_(with_results(planned)),
      known_(path, head_),
      known_near_(near_limits(path), HEAD_OF_NEAR) {
  for (std::size_t k = 0; k < known_near_.size(); ++k)
    near_lines_.emplace(known_near_.number(k, 0, 1, INT_MAX), k);
}

MatchFile MatchFile::read_again() const {
  return {path_, TableLine(head_.begin(), head_.end() - 2 * NUM_PLAYERS)};
}

TournamentResult MatchFile::result(std::size_t line) const {
  const std::size_t outs = head_.size() - NUM_PLAYERS, scores = outs - NUM_PLAYERS;
  TournamentResult result;
  for (std::size_t seat : SEATS) {
    result.scores[seat] = int(known_.number(line, scores + seat, INT_MIN, INT_MAX));
    result.outs[seat] = word_of_table(known_.text(line, outs + seat));
  }
  const auto [first, end] = near_lines_.equal_range(std::int64_t(line) + 1);
  for (auto near = first; near != end; ++near) {
    const auto seat = std::size_t(known_near_.number(near->second, 1, 0, NUM_PLAYERS - 1));
    result.cpu[seat] = known_near_.real(near->second, 3) / 100;
    result.waited[seat] = known_near_.real(near->second, 4) / 100;
  }
  return result;
}

void MatchFile::open() {
  if (fs::exists(path_)) fs::resize_file(path_, known_.complete());
  file_.emplace(path_, Output::Start::AT_END);
  if (known_.complete() == 0) file_->write(csv_line(head_) + "\n");
  // A match that has no line yet will be played anew.
  const std::string path = near_limits(path_);
  CsvTable table{HEAD_OF_NEAR, {}};
  for (const auto& [match, line] : near_lines_)
    if (match <= std::int64_t(known_.size())) table.lines.push_back(known_near_.line(line));
  write_csv(path, table);
  near_.emplace(path, Output::Start::AT_END);
}

void MatchFile::add(TableLine planned, const Names& names, const TournamentResult& result) {
  for (std::size_t seat : SEATS)
    if (result.waited[seat] > 0 or (result.cpu[seat] >= NEAR and result.outs[seat].empty()))
      near_->write(
          csv_line({planned[0], std::to_string(seat), names[seat], fixed(100 * result.cpu[seat], 1),
                    fixed(100 * result.waited[seat], 1)}) +
          "\n");
  for (int score : result.scores) planned.push_back(std::to_string(score));
  for (const std::string& out : result.outs) planned.push_back(table_text(out));
  file_->write(csv_line(planned) + "\n");
}

}  // namespace game_engine
