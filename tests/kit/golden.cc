// The tables tests/data/golden-*.tsv of each game: four names, the seed, the SHA-256 of the trace,
// and the scores. The name ends with the version of the rules: golden-1.0.tsv has what the engine
// wrote with which the game was first distributed. The matches are of the configuration of the same
// name, golden-1.0.cnf. "make golden-tables" makes the tables of the current version anew.

#include "Kit.hh"

namespace {

// What the engine wrote with which the game was first distributed, if it is there.
const std::string FIRST_TABLE = "tests/data/golden-1.0.tsv";

std::vector<std::string> tables() {
  std::vector<std::string> paths;
  for (const auto& entry : fs::directory_iterator("tests/data"))
    if (entry.path().extension() == ".tsv") paths.push_back(entry.path().string());
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace

std::map<std::string, std::vector<GoldenMatch>> tests::golden_matches(const std::string& table) {
  std::map<std::string, std::vector<GoldenMatch>> matches;
  std::istringstream lines(read_file(table));
  std::string text;
  for (int line = 1; std::getline(lines, text); ++line) {
    GoldenMatch match{line, 0, ""};
    std::istringstream fields(text);
    std::string players;
    std::getline(fields, players, '\t');
    if (not(fields >> match.seed >> match.hash)) throw std::runtime_error("bad line: " + text);
    matches[players].push_back(match);
  }
  return matches;
}

void tests::check_golden_matches(const std::string& table, const std::string& players,
                                 const std::vector<GoldenMatch>& matches, std::size_t count,
                                 PlayGolden* play) {
  const Configuration configuration = golden_configuration(table);
  std::istringstream words(players);
  Names names;
  for (std::string& name : names) words >> name;
  for (std::size_t k = 0; k < std::min(count, matches.size()); ++k)
    if (sha256(play(configuration, names, matches[k].seed)) != matches[k].hash)
      fail(table.c_str(), matches[k].line, "the trace differs");
}

namespace {

// A match in isolation, as if it had been played without.
std::string play_isolated(const Configuration& configuration, const Names& names,
                          const MatchSeed& seed) {
  Limits limits;
  limits.cpu_time = 600;
  return as_ordinary(play_secure(configuration, names, seed, limits).trace);
}

// Tests for matches of the same players, and for some of them in isolation.
const bool golden_tests_added = [] {
  for (const std::string& table : tables()) {
    for (const auto& [players, matches] : golden_matches(table)) {
      const auto check = [table, players = players, matches = matches](std::size_t count,
                                                                       PlayGolden* play) {
        return [=] { check_golden_matches(table, players, matches, count, play); };
      };
      const std::string title = "the traces of " + fs::path(table).stem().string() + ": " + players;
      Test(title, __FILE__, check(golden_share(matches.size()), play_match));
      if (table == FIRST_TABLE or tables().size() == 1)
        Test(title + ", in isolation, but for the first word and the status", __FILE__,
             check(3, play_isolated));
    }
  }
  return true;
}();

}  // namespace

TEST("the golden matches of a table are of several fields of players, with the seeds from 1 on") {
  CHECK(not tables().empty());
  for (const std::string& table : tables()) {
    CHECK(golden_matches(table).size() >= (table == FIRST_TABLE ? 6 : 4));
    for (const auto& [players, matches] : golden_matches(table)) {
      CHECK(matches.size() >= (table == FIRST_TABLE ? 30 : 3));
      for (std::size_t k = 0; k < matches.size(); ++k)
        CHECK_EQUAL(matches[k].seed, std::int64_t(k) + 1);
    }
  }
}

TEST("SHA-256 gives the values of the standard") {
  CHECK_EQUAL(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK_EQUAL(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK_EQUAL(sha256(std::string(1000000, 'a')),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}
