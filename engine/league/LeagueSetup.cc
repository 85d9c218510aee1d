#include "LeagueSetup.hh"

#include <Registry.hh>
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <random>

#include <engine/text/Arguments.hh>
#include <engine/text/Log.hh>
#include <engine/text/Numbers.hh>
#include <engine/text/Output.hh>
#include <engine/text/Reader.hh>
#include <engine/text/Terminal.hh>
#include <engine/text/Words.hh>
#include "LeagueFiles.hh"

namespace game_engine {

namespace fs = std::filesystem;

std::string read_configuration_text(const std::string& input) {
  if (not input.empty()) return read_text(input);
  if (input_is_terminal())
    Log(true).info("reading the configuration from the keyboard; usually: < default.cnf");
  return {std::istreambuf_iterator<char>(std::cin), {}};
}

std::shared_ptr<const Configuration> configuration_of(const std::string& text,
                                                      const std::string& source) {
  Reader in(text, source.empty() ? "standard input" : source);
  return load_configuration(in);
}

std::string version_of(const std::string& configuration_text) {
  Reader in(configuration_text, "");
  const std::string name(in.word("the name of the game"));
  return name + " " + std::string(in.word("the version of its rules"));
}

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
  std::sort(names.begin(), names.end());
  names.insert(names.begin(), opponent);
  return names;
}

std::vector<std::string> taken_names(const std::vector<std::string>& ladder) {
  std::vector<std::string> taken = {"Null", "Demo", "Dummy", "Rival", "Master"};
  for (const std::string& name : ladder)
    if (std::find(taken.begin(), taken.end(), name) == taken.end()) taken.push_back(name);
  return taken;
}

void check_submissions(const LeagueFolders& folders) {
  if (not fs::is_directory(folders.submissions))
    throw UsageError("no folder " + in_quotes(folders.submissions) + " of submissions");
  check_folder(folders);
}

void check_kind_of_results(const LeagueOptions& options) {
  const fs::path results = options.results;
  const char* const own = options.season ? "season.csv" : "league.csv";
  const char* const other = options.season ? "league.csv" : "season.csv";
  if (fs::exists(results / other) and not fs::exists(results / own))
    throw UsageError(options.results + " is the folder of a " +
                     (options.season ? "league" : "season") + ": give another one with --results");
}

void prepare_results(const LeagueFolders& folders) {
  std::error_code error;
  fs::create_directories(folders.results, error);
  if (error) throw OutputError("can't make " + folders.results + ": " + error.message());
  if (not lock_file(folders.path(".lock")))
    throw UsageError("another league is being played in " + folders.results);
}

namespace {

CsvTable read_settings(const std::string& path) {
  if (not fs::exists(path)) return {};
  CsvTable known = read_csv(path);
  if (known.head.size() != 2 or known.lines.empty())
    throw InputError(path + ":1: this is no file of a league's settings; give another --results");
  return known;
}

}  // namespace

std::int64_t laid_down_seed(const LeagueOptions& options, const std::string& path) {
  if (options.seed) return *options.seed;
  for (const std::vector<std::string>& line : read_settings(path).lines)
    if (line[0] == "seed") return parse_whole(line[1], 0, MAX_SEED);
  return std::int64_t(std::random_device()() & 0x7fffffff);
}

void check_settings(const LeagueOptions& options, const std::string& path, const LaidDown& now) {
  const CsvTable known = read_settings(path);
  for (const auto& [what, value] : now) {
    std::string before;
    for (const std::vector<std::string>& line : known.lines)
      if (line[0] == what) before = line[1];
    if (not known.lines.empty() and before != value)
      throw UsageError("in " + options.results + " is a league with " + what + " " +
                       in_quotes(before) + ", not " + in_quotes(value) +
                       "; give another --results");
  }
}

std::string replay_start(const Limits& limits) {
  return "./Game --secure --cpu-time=" + number_text(limits.cpu_time) +
         " --wall-time=" + number_text(limits.turn_time()) +
         " --memory=" + std::to_string(limits.memory);
}

}  // namespace game_engine
