#include "Program.hh"

#include <engine/text/Flavour.hh>
#include <engine/text/Words.hh>
#include <Registry.hh>
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <random>

#include "Jobs.hh"
#include <engine/match/Crash.hh>
#include <engine/match/Runners.hh>
#include <engine/match/Match.hh>
#include <engine/match/Memory.hh>
#include <engine/match/Trace.hh>
#include <engine/text/Files.hh>
#include <engine/series/Groups.hh>
#include <engine/text/Terminal.hh>
#include <engine/isolation/Isolation.hh>
#include <engine/isolation/PlayerFile.hh>

namespace game_engine {

namespace {

std::int64_t choose_seed() { return std::int64_t(std::random_device()() & 0x7fffffff); }

// What to do about a configuration among the players.
std::string missing_sign(const std::vector<std::string>& players) {
  std::error_code ignored;
  for (const std::string& word : players)
    if (not is_player_file(word) and not find_player(word) and
        std::filesystem::is_regular_file(word, ignored))
      return "; a < is missing before " + in_quotes(word);
  return "; see --help";
}

// Returns their names.
std::vector<std::string> check_players(const CommandLine& line) {
  const std::vector<std::string>& players = line.players;
  check_registry();
  const Meeting meeting = line.series.meeting;
  const std::size_t least = meeting == Meeting::POOL ? MIN_IN_POOL : NUM_PLAYERS;
  const std::size_t most = meeting == Meeting::FOUR ? NUM_PLAYERS : MAX_IN_POOL;
  if (players.size() < least or players.size() > most)
    throw UsageError(counted((long long)players.size(), "player") + " given, expected " +
                     std::to_string(least) + (most == least ? "" : " to " + std::to_string(most)) +
                     missing_sign(players));
  std::vector<std::string> names = players;
  for (std::size_t k = 0; k < players.size(); ++k) {
    if (is_player_file(players[k])) {
      names[k] = name_of_player_file(players[k]);
      if (not line.secure)
        throw UsageError(in_quotes(players[k]) + " is a file: it needs --secure");
      continue;
    }
    check_player(names[k]);
  }
  return names;
}

// Whether no player may print.
bool is_silent(const CommandLine& line) {
  return line.only_cerr.empty() ? line.quiet : line.only_cerr == std::vector<std::string>{"none"};
}

MakeRunner make_runner(const CommandLine& line, const Names& names) {
  if (line.secure) return isolated_runners(line.limits, files_by_seat(line.players));
  const MakeRunner runner = with_values(line.numbers, run_here);
  if (is_silent(line)) return with_errors_only_of({}, runner);
  for (const std::string& name : line.only_cerr)
    if (std::find(names.begin(), names.end(), name) == names.end())
      throw UsageError("option --only-cerr: no player " + in_quotes(name) +
                       " in this match; its players are " + joined(names, ", "));
  return line.only_cerr.empty() ? runner : with_errors_only_of(line.only_cerr, runner);
}

const char* first_word(const CommandLine& line) { return line.secure ? "SecGame" : "Game"; }

SeriesRunners series_runners(const CommandLine& line) {
  if (not line.secure)
    return {run_here, "Game", line.memory > 0 ? " --memory=" + std::to_string(line.memory) : ""};
  return {isolated_runners(line.limits, files_by_name(line.players)), first_word(line),
          options_for(line.limits)};
}

void check_output(const CommandLine& line) {
  std::error_code ignored;
  if (not line.output.empty() and
      (line.output == line.log or std::filesystem::equivalent(line.output, line.log, ignored)))
    throw UsageError("output and log are the same file: " + in_quotes(line.log));
  check_file_for_trace(line.output);
  check_file_for_log(line.log);
  for (const std::string& path : {line.output, line.log})
    if (not path.empty()) check_can_write(path);
}

void tell_about_keyboard(const CommandLine& line, const Log& log) {
  if (line.input.empty() and input_is_terminal())
    log.info(
        "reading the configuration from the keyboard; usually it comes from a file: "
        "< default.cnf");
}

std::shared_ptr<const Configuration> configuration_of(const CommandLine& line) {
  Reader in = Reader::of_file(line.input);
  if (in.peek() == "Game" or in.peek() == "SecGame")
    in.fail("this is the trace of a match, expected a configuration such as default.cnf");
  return load_configuration(in);
}

int play_matches(const CommandLine& line, const std::string& program) {
  const std::vector<std::string> names = check_players(line);
  tell_about_keyboard(line, Log(true));
  if (not line.series.resume) check_file_for_report(line.series.report);
  if (line.series.meeting == Meeting::TUNING)
    return play_tuning(line, names, *configuration_of(line), program);
  return play_series(line, names, *configuration_of(line), program, series_runners(line));
}

// Returns the exit status.
int play_match(const CommandLine& line) {
  Names names;
  const std::vector<std::string> players = check_players(line);
  std::copy(players.begin(), players.end(), names.begin());
  MakeRunner runner = make_runner(line, names);
  if (line.repeat.from) runner = take_over(*line.repeat.from, runner, names);
  check_output(line);
  const Log log(true, line.quiet);
  const std::int64_t seed = line.seed ? *line.seed : choose_seed();
  log.info("seed " + std::to_string(seed));
  tell_about_keyboard(line, log);
  log.info("loading game");
  const std::shared_ptr<const Configuration> configuration = configuration_of(line);
  Match match(*configuration, names, seed, log);
  if (line.repeat.from)
    check_round(*line.repeat.from, match.board().round(), match.board().num_rounds() - 1);
  log.info("loaded game");
  end_standard_input();
  keep_standard_output(is_silent(line));
  limit_printing();
  Output output(line.output);
  Text head;
  write_head(head, first_word(line), seed, *configuration, names);
  std::optional<MatchLog> match_log;
  if (not line.log.empty()) match.keep_log(match_log.emplace(line.log, head.str(), names));
  if (not line.secure) watch_player_code();
  match.seat_players(runner);
  output.write(head.str());
  match.play([&](std::string_view text) { output.write(text); });
  output.close();
  match.tell_scores();
  return 0;
}

// Returns the exit status.
int review(const CommandLine& line, const std::string& program) {
  Names names;
  const std::vector<std::string> players = check_players(line);
  std::copy(players.begin(), players.end(), names.begin());
  if (line.job == CommandLine::REVIEW_RECORDED) return review_recorded(line, names, program);
  const Log log(true, line.quiet);
  const std::int64_t seed = line.seed ? *line.seed : choose_seed();
  log.info("seed " + std::to_string(seed));
  tell_about_keyboard(line, log);
  const auto& play = line.job == CommandLine::REVIEW_MANY ? review_many : review_played;
  return play(line, names, *configuration_of(line), seed, program);
}

// Returns the exit status.
int do_job(const CommandLine& line, const std::string& program) {
  int status = 0;
  if (not line.secure) limit_memory(line.memory);
  switch (line.job) {
    case CommandLine::HELP: std::cout << help_text(program); break;
    case CommandLine::VERSION:
      std::cout << game_version() << "\ncompiled " << __DATE__ << ' ' << __TIME__ << FLAVOUR
                << '\n';
      break;
    case CommandLine::LIST:
      for (const RegisteredPlayer& player : registered_players()) std::cout << player.name << '\n';
      break;
    case CommandLine::MATCH: return play_match(line);
    case CommandLine::SERIES:
    case CommandLine::TUNING:
    case CommandLine::STAGE: status = play_matches(line, program); break;
    case CommandLine::REPEAT:
    case CommandLine::GO_ON: return repeat(line);
    case CommandLine::REVIEW:
    case CommandLine::REVIEW_MANY:
    case CommandLine::REVIEW_RECORDED: return review(line, program);
    case CommandLine::MERGE: merge_reports(line, program); break;
    case CommandLine::COMPARE: compare_reports(line, program); break;
  }
  std::cout.flush();
  if (not std::cout) throw OutputError("can't write to standard output");
  return status;
}

}  // namespace

int run_program(int argc, char** argv) {
  if (is_player_host(argc, argv)) host_linked_player();
  const std::vector<std::string> words(argv + 1, argv + argc);
  try {
    return do_job(parse_command_line(words), argv[0]);
  } catch (const std::exception& e) {
    Log(true).error(e.what());
    return is_about_repeating(words) ? STATUS_OF_ERRORS : 1;
  }
}

}  // namespace game_engine
