// A program that does nothing but play a match: that of "make play" before there is a ./Game, and
// those of the flat folder (docs/teachers.md), where it is Game if players are linked into it, or
// else SecGame, which plays those of AINAME.exe.

#include <engine/kit/KnownPlayers.hh>
#include <engine/game/Game.hh>
#include <engine/isolation/Isolation.hh>
#include <engine/memory/Memory.hh>
#include <engine/match/PlayerRunner.hh>
#include <engine/match/WrittenMatch.hh>
#include <engine/files/Files.hh>
#include <engine/options/Options.hh>
#include <Registry.hh>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <random>

namespace game_engine {

namespace {

struct Request {
  std::vector<std::string> players;
  std::optional<std::int64_t> seed;
  std::string input, output, log, result;  ///< Files; empty: a standard stream, or no log.
  bool quiet = false;
  int memory = 0;  ///< Of each player, in MB; 0: the default.
};

enum Bit : unsigned { MATCH = 1, LIST = 2, VERSION = 4, HELP = 8 };

bool is_game() { return not registered_players().empty(); }

OptionTable options_for(Request& request) {
  OptionTable table = {
      {'s', "seed", "N", "the random seed, 0 to 2147483647", set(request.seed, whole(0, MAX_SEED)),
       MATCH},
      {'i', "input", "FILE", "the configuration, instead of standard input",
       set(request.input, parse_stream), MATCH},
      {'o', "output", "FILE", "the trace, instead of standard output",
       set(request.output, parse_stream), MATCH},
      {'q', "quiet", nullptr, "print errors and the ranking only", set(request.quiet), MATCH},
      {'l', "list", nullptr, "print the names of the players", {}, MATCH | LIST},
      {'v', "version", nullptr, "print the version", {}, MATCH | VERSION},
      {'h', "help", nullptr, "print this help", {}, MATCH | HELP}};
  const OptionTable of_game = {
      {0, "log", "FILE", "round by round, what happened to orders and what players print",
       set(request.log, parse_file), MATCH},
      {0, "memory", "MB", "memory of each player (1024)", set(request.memory, parse_memory),
       MATCH}};
  const OptionTable of_sec_game = {{'r', "result", "FILE",
                                    "name, share of CPU time and score, instead of standard error",
                                    set(request.result, parse_file), MATCH}};
  const OptionTable& own = is_game() ? of_game : of_sec_game;
  table.insert(table.begin() + 3, own.begin(), own.end());
  return table;
}

// The original's limits for each player: seconds of CPU time and of turns, MB.
constexpr Limits LIMITS = {3, 6, 64, CallsAre::FREE};

std::string file_of(const std::string& player) { return "./AI" + player + ".exe"; }

// Names that come from outside become those of files.
void check_file_of(const std::string& player) {
  const auto is_right = [](char c) { return c == '_' or std::isalnum((unsigned char)c); };
  if (player.empty() or player.size() > std::size_t(MAX_NAME_LENGTH) or
      not std::all_of(player.begin(), player.end(), is_right))
    throw UsageError("player name " + in_quotes(player) + ": expected letters, digits and _, " +
                     std::to_string(MAX_NAME_LENGTH) + " at most");
  if (not fs::is_regular_file(file_of(player)))
    throw UsageError("there is no " + file_of(player) + ": make AI" + player + ".exe");
}

void check_players(const std::vector<std::string>& players) {
  check_registry();
  if (players.size() != NUM_PLAYERS)
    throw UsageError(std::to_string(players.size()) + " players given, expected 4; see --help");
  for (const std::string& player : players)
    is_game() ? check_player(player) : check_file_of(player);
}

// A line for each seat.
std::string result_of(const Match& match, const Names& names) {
  std::string text;
  for (int player : SEATS) {
    char share[32];
    std::snprintf(share, sizeof share, " %.3f ", std::min(match.board().status(player), 1.0));
    text += names[player] + share + std::to_string(match.board().score(player)) + '\n';
  }
  return text;
}

// An earlier one must not be taken for that of this match. @throws OutputError if it is no result
void clear_result(const std::string& path) {
  std::error_code ignored;
  if (path.compare(0, 5, "/dev/") == 0 or not fs::is_regular_file(path, ignored)) return;
  std::ifstream in(path);
  std::string name;
  double share;
  for (std::int64_t score; in >> name;)
    if (not(in >> share >> score))
      throw OutputError(path + " exists and is not a result: use another name");
  fs::remove(path, ignored);
}

void write_result(const std::string& path, const std::string& text) {
  if (path.empty()) return void(std::cerr << text);
  write_output(path, text);
}

MakeRunner make_runner() {
  if (is_game()) return run_here;
  return isolated_runners(LIMITS, [](const std::string& name, int) {
    return GivenFile(file_of(name), identity_of(file_of(name)));
  });
}

int play(const Request& request) {
  check_players(request.players);
  if (not is_game() and not request.seed) throw UsageError("option --seed is missing");
  const WrittenMatch files{is_game() ? "Game" : "SecGame", request.output, request.log, false,
                           is_game()};
  check_files(files);
  if (not request.result.empty()) check_can_write(request.result);
  clear_result(request.result);
  Names names;
  std::copy(request.players.begin(), request.players.end(), names.begin());
  const Log log(true, request.quiet);
  const std::int64_t seed = request.seed.value_or(std::random_device()() & MAX_SEED);
  log.info("seed " + std::to_string(seed));
  log.info("loading game");
  Reader in = given_input(request.input);
  const std::shared_ptr<const Configuration> configuration = load_configuration(in);
  Match match(*configuration, names, seed, log);
  log.info("loaded game");
  limit_memory(request.memory);
  play_and_write(match, *configuration, seed, names, make_runner(), files);
  if (not is_game()) write_result(request.result, result_of(match, names));
  return 0;
}

int print_version() {
  std::cout << game_version() << '\n';
  return printed();
}

int run(const std::string& program, const std::vector<std::string>& words) {
  Request request;
  const OptionTable options = options_for(request);
  JobTable jobs;
  constexpr std::size_t ANY = 1000;
  jobs = {{MATCH, "", "player1 player2 player3 player4", "player", NUM_PLAYERS, NUM_PLAYERS, "",
           [&] { return play(request); }},
          {LIST, "list", "", "player", 0, 0, "", list_players},
          {VERSION, "version", "", "player", 0, 0, "", print_version},
          {HELP, "help", "", "player", 0, ANY, "",
           [&] { return HelpText(options, jobs, program).print("", ""); }}};
  OptionParser parser(options, jobs, words);
  request.players = parser.parse();
  const Job& job = words.empty() ? jobs.back() : parser.job();
  if (job.bit != HELP) parser.check();
  return job.run();
}

}  // namespace

}  // namespace game_engine

int main(int argc, char** argv) {
  using namespace game_engine;
  try {
    return run(argv[0], {argv + 1, argv + argc});
  } catch (const std::exception& e) {
    Log(true).error(e.what());
    return 1;
  }
}
