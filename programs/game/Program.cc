#include "Jobs.hh"

#include <engine/kit/KnownPlayers.hh>
#include <Registry.hh>
#include <engine/memory/Memory.hh>
#include <iostream>
#include <random>

namespace game_engine {

std::string missing_sign(const std::vector<std::string>& players, const std::string& advice) {
  std::error_code ignored;
  for (const std::string& word : players)
    if (not is_player_file(word) and not find_player(word) and fs::is_regular_file(word, ignored))
      return "; a < is missing before " + in_quotes(word);
  return advice;
}

std::vector<std::string> given_players(const CommandLine& line) {
  check_registry();
  std::vector<std::string> names = line.players;
  for (std::string& name : names) {
    if (not is_player_file(name)) {
      check_player(name);
    } else if (line.secure) {
      name = name_of_player_file(name);
    } else {
      name_of_player_file(name);
      throw UsageError(in_quotes(name) + " is a file: it needs --secure");
    }
  }
  return names;
}

Names four_given_players(const CommandLine& line) {
  Names names;
  const std::vector<std::string> players = given_players(line);
  std::copy(players.begin(), players.end(), names.begin());
  return names;
}

int given_seat(const std::string& who, const Names& players, const std::string& before,
               const std::string& behind) {
  if (who.size() == 1 and '0' <= who[0] and who[0] < '0' + NUM_PLAYERS) return who[0] - '0';
  const long count = std::count(players.begin(), players.end(), who);
  if (count != 1)
    throw UsageError(before + (count == 0 ? ": no player " : ": several players ") +
                     in_quotes(who) + " among " + joined(players, ", ") + "; " + behind);
  return int(std::find(players.begin(), players.end(), who) - players.begin());
}

std::int64_t given_seed(const CommandLine& line) {
  const std::int64_t seed =
      line.seed ? *line.seed : std::int64_t(std::random_device()() & 0x7fffffff);
  Log(true, line.quiet).info("seed " + std::to_string(seed));
  return seed;
}

std::shared_ptr<const Configuration> given_configuration(const CommandLine& line) {
  Reader in = given_input(line.input);
  if (begins_trace(in.peek()))
    in.fail("this is the trace of a match, expected a configuration such as default.cnf");
  return load_configuration(in);
}

const char* first_word(const CommandLine& line) { return line.secure ? "SecGame" : "Game"; }

int print_version(const CommandLine&) {
  std::cout << game_version() << "\ncompiled " << __DATE__ << ' ' << __TIME__ << FLAVOUR << '\n';
  return printed();
}

int run_program(int argc, char** argv) {
  if (is_player_host(argc, argv)) host_linked_player();
  survive_large_files();
  const std::vector<std::string> words(argv + 1, argv + argc);
  try {
    CommandLine line;
    line.program = argv[0];
    const std::function<int()> run = parse_command_line(words, line);
    if (not line.secure) limit_memory(line.memory);
    return run();
  } catch (const std::exception& e) {
    Log(true).error(e.what());
    return is_about_repeating(words) ? STATUS_OF_ERRORS : 1;
  }
}

}  // namespace game_engine
