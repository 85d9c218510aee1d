// tests/data/golden-1.0.tsv of each game: four names, the seed, the SHA-256 of the trace that
// the engine wrote with which the game was first distributed, and the scores.

#include <map>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "Secure.hh"
#include "Sha256.hh"
#include "Signature.hh"
#include "Test.hh"

using namespace tests;

namespace {

const char* const TABLE = "tests/data/golden-1.0.tsv";

// A match of version 1.0 of the rules and the hash of its trace.
struct GoldenMatch {
  int line;  // of the table
  std::int64_t seed;
  std::string hash;
};

// The matches of the table by their players, as "Demo Null Null Demo".
std::map<std::string, std::vector<GoldenMatch>> golden_matches() {
  std::map<std::string, std::vector<GoldenMatch>> matches;
  std::istringstream table(read_file(TABLE));
  std::string text;
  for (int line = 1; std::getline(table, text); ++line) {
    GoldenMatch match{line, 0, ""};
    std::istringstream fields(text);
    std::string players;
    std::getline(fields, players, '\t');
    if (not(fields >> match.seed >> match.hash)) throw std::runtime_error("bad line: " + text);
    matches[players].push_back(match);
  }
  return matches;
}

using Play = std::string(const game_engine::Configuration&, const game_engine::Names&,
                         std::int64_t seed);

// Plays as many of the matches.
void check_golden_matches(const std::string& players, const std::vector<GoldenMatch>& matches,
                          std::size_t count, Play* play) {
  game_engine::Configuration configuration = read_configuration_file("default.cnf");
  configuration.original_rules = true;
  std::istringstream words(players);
  game_engine::Names names;
  for (std::string& name : names) words >> name;
  for (std::size_t k = 0; k < count; ++k)
    if (sha256(play(configuration, names, matches.at(k).seed)) != matches[k].hash)
      fail(TABLE, matches[k].line, "the trace differs");
}

// A match in isolation, as if it had been played without.
std::string play_isolated(const game_engine::Configuration& configuration,
                          const game_engine::Names& names, std::int64_t seed) {
  game_engine::Limits limits;
  limits.cpu_time = 600;
  return as_ordinary(play_secure(configuration, names, seed, limits).trace);
}

// Tests for all matches of the same players, and for some of them in isolation.
const bool tests_added = [] {
  for (const auto& [players, matches] : golden_matches()) {
    const auto check = [players = players, matches = matches](std::size_t count, Play* play) {
      return [=] { check_golden_matches(players, matches, count, play); };
    };
    Test("version 1.0 gives the traces of the original engine: " + players, __FILE__,
         check(matches.size(), play_match));
    Test("so it does in isolation, but for the first word and the status: " + players, __FILE__,
         check(3, play_isolated));
  }
  return true;
}();

}  // namespace

TEST("the golden matches are of at least seven fields of players, with the seeds from 1 on") {
  CHECK(golden_matches().size() >= 7);
  for (const auto& [players, matches] : golden_matches()) {
    CHECK(matches.size() >= 30);
    for (std::size_t k = 0; k < matches.size(); ++k)
      CHECK_EQUAL(matches[k].seed, std::int64_t(k) + 1);
  }
}

TEST("SHA-256 gives the values of the standard") {
  CHECK_EQUAL(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK_EQUAL(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK_EQUAL(sha256(std::string(1000000, 'a')),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}
