#include "Jobs.hh"

#include <engine/isolation/Isolation.hh>
#include <engine/files/Terminal.hh>
#include <engine/text/Words.hh>
#include <engine/kit/Registry.hh>
#include <algorithm>
#include <filesystem>
#include <random>

namespace game_engine {

std::string missing_sign(const std::vector<std::string>& players, const std::string& advice) {
  std::error_code ignored;
  for (const std::string& word : players)
    if (not is_player_file(word) and not find_player(word) and
        std::filesystem::is_regular_file(word, ignored))
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

std::int64_t given_seed(const CommandLine& line, const Log& log) {
  const std::int64_t seed =
      line.seed ? *line.seed : std::int64_t(std::random_device()() & 0x7fffffff);
  log.info("seed " + std::to_string(seed));
  return seed;
}

std::shared_ptr<const Configuration> given_configuration(const CommandLine& line, const Log& log) {
  if (line.input.empty() and input_is_terminal())
    log.info(
        "reading the configuration from the keyboard; usually it comes from a file: < default.cnf");
  Reader in = Reader::of_file(line.input);
  if (in.peek() == "Game" or in.peek() == "SecGame")
    in.fail("this is the trace of a match, expected a configuration such as default.cnf");
  return load_configuration(in);
}

const char* first_word(const CommandLine& line) { return line.secure ? "SecGame" : "Game"; }

}  // namespace game_engine
