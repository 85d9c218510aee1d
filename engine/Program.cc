#include "Program.hh"

#include <Format.hh>
#include <Registry.hh>
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <random>

#include "CommandLine.hh"
#include "Crash.hh"
#include "ErrorFilter.hh"
#include "Match.hh"
#include "Output.hh"
#include "SeriesProgram.hh"
#include "Terminal.hh"
#include "isolation/Isolation.hh"
#include "isolation/PlayerFile.hh"

namespace game_engine {

namespace {

std::int64_t choose_seed() { return std::int64_t(std::random_device()() & 0x7fffffff); }

template <typename Names>
std::string listed(const Names& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
}

std::string known_players() {
  std::vector<std::string> names;
  for (const RegisteredPlayer& player : registered_players()) names.push_back(player.name);
  return listed(names);
}

// What to do about a player that is not known.
std::string advice(const std::string& name) {
  const std::string file = "AI" + name + ".cc";
  if (const RegisteredPlayer* player = player_of_file(file))
    return file + " has the player " + player->name + ". The";
  std::error_code ignored;
  if (std::filesystem::exists(file, ignored)) return file + " is here: type make. The";
  const std::string nearest = nearest_player(name);
  return nearest.empty() ? "the" : "did you mean " + nearest + "? The";
}

Names check_players(const std::vector<std::string>& players, bool secure) {
  if (const std::string error = registry_error(); not error.empty()) throw UsageError(error);
  if (players.size() != NUM_PLAYERS)
    throw UsageError(std::to_string(players.size()) + " players given, expected " +
                     std::to_string(NUM_PLAYERS) + "; see --help");
  Names names;
  for (int k = 0; k < NUM_PLAYERS; ++k) {
    names[k] = players[k];
    if (is_player_file(players[k])) {
      if (not secure) throw UsageError(in_quotes(players[k]) + " is a file: it needs --secure");
      names[k] = name_of_player_file(players[k]);
      continue;
    }
    if (find_player(names[k])) continue;
    if (names[k].size() > std::size_t(MAX_NAME_LENGTH))
      throw UsageError("player name " + in_quotes(names[k]) + " has more than " +
                       std::to_string(MAX_NAME_LENGTH) + " characters");
    throw UsageError("unknown player " + in_quotes(names[k]) + ": " + advice(names[k]) +
                     " players are " + known_players());
  }
  return names;
}

MakeRunner make_runner(const CommandLine& line, const Names& names) {
  for (const std::string& name : line.only_cerr)
    if (std::find(names.begin(), names.end(), name) == names.end())
      throw UsageError("option --only-cerr: no player " + in_quotes(name) +
                       " in this match; its players are " + listed(names));
  if (line.secure and not line.only_cerr.empty())
    throw UsageError(
        "option --only-cerr is for matches without --secure; there it is --player-log");
  if (line.secure) return isolated_runners(line.limits, files_by_seat(line.players));
  return line.only_cerr.empty() ? run_here : with_errors_only_of(line.only_cerr, run_here);
}

const char* first_word(const CommandLine& line) { return line.secure ? "SecGame" : "Game"; }

// The options that ask for these limits, as SeriesRunners has them.
std::string options_for(const Limits& limits) {
  Text text;
  text << " --secure --cpu-time=" << limits.cpu_time << " --wall-time=" << limits.turn_time()
       << " --memory=" << limits.memory;
  return std::string(text.str());
}

SeriesRunners series_runners(const CommandLine& line) {
  if (not line.secure) return {run_here};
  return {isolated_runners(line.limits, files_by_name(line.players)), first_word(line),
          options_for(line.limits)};
}

// Writing the trace over the configuration would lose it.
void check_output(const CommandLine& line) {
  std::error_code ignored;
  if (not line.input.empty() and std::filesystem::equivalent(line.input, line.output, ignored))
    throw UsageError("input and output are the same file: " + in_quotes(line.output));
}

void tell_about_keyboard(const CommandLine& line, const Log& log) {
  if (line.input.empty() and input_is_terminal())
    log.info(
        "reading the configuration from the keyboard; usually it comes from a file: "
        "< default.cnf");
}

Configuration configuration_of(const CommandLine& line) {
  Reader in = Reader::of_file(line.input);
  return read_configuration(in);
}

int play_matches(const CommandLine& line, const std::string& program) {
  const Names names = check_players(line.players, line.secure);
  tell_about_keyboard(line, Log(true));
  return play_series(line, names, configuration_of(line), program, series_runners(line));
}

// Returns the exit status.
int play_match(const CommandLine& line) {
  const Names names = check_players(line.players, line.secure);
  const MakeRunner runner = make_runner(line, names);
  check_output(line);
  const Log log(true);
  const std::int64_t seed = line.seed ? *line.seed : choose_seed();
  log.info("seed " + std::to_string(seed));
  tell_about_keyboard(line, log);
  log.info("loading game");
  const Configuration configuration = configuration_of(line);
  Match match(configuration, names, seed, log);
  log.info("loaded game");
  keep_standard_output();
  Output output(line.output);
  if (not line.secure) watch_player_code();
  match.seat_players(runner);
  Text preamble;
  write_preamble(preamble, first_word(line), seed, configuration, {names.begin(), names.end()});
  output.write(preamble.str());
  match.play([&](std::string_view text) { output.write(text); });
  output.close();
  match.tell_scores();
  return 0;
}

// Returns the exit status.
int do_job(const CommandLine& line, const std::string& program) {
  int status = 0;
  switch (line.job) {
    case CommandLine::Job::HELP: std::cout << help_text(program); break;
    case CommandLine::Job::VERSION:
      std::cout << Settings::version() << "\ncompiled " << __DATE__ << ' ' << __TIME__ << '\n';
      break;
    case CommandLine::Job::LIST:
      for (const RegisteredPlayer& player : registered_players()) std::cout << player.name << '\n';
      break;
    case CommandLine::Job::PLAY:
      if (not line.series.is_series()) return play_match(line);
      status = play_matches(line, program);
      break;
    case CommandLine::Job::MERGE: merge_reports(line, program); break;
  }
  std::cout.flush();
  if (not std::cout) throw OutputError("can't write to standard output");
  return status;
}

}  // namespace

int run_program(int argc, char** argv) {
  if (is_player_host(argc, argv)) host_linked_player();
  try {
    return do_job(parse_command_line({argv + 1, argv + argc}), argv[0]);
  } catch (const std::exception& e) {
    Log(true).error(e.what());
    return 1;
  }
}

}  // namespace game_engine
