// Needs tests/data

// The tables tests/data/golden-*.tsv of each game: four names, the seed, the SHA-256 of the trace,
// and the scores. The name ends with the version of the rules: golden-1.0.tsv has what the engine
// wrote with which the game was first distributed. The matches are of the configuration of the same
// name, golden-1.0.cnf. "make golden-tables" makes the tables of the current version anew.

#include "Kit.hh"

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
                                 const PlayGolden& play) {
  const Configuration configuration = golden_configuration(table);
  std::istringstream words(players);
  Names names;
  for (std::string& name : names) words >> name;
  for (std::size_t k = 0; k < std::min(count, matches.size()); ++k)
    if (hash_of(play(configuration, names, matches[k].seed)) != matches[k].hash)
      fail(table.c_str(), matches[k].line, "the trace differs");
}

namespace {

// Tests for matches of the same players.
const bool golden_tests_added = [] {
  for (const auto& entry : fs::directory_iterator("tests/data"))
    if (entry.path().extension() == ".tsv")
      for (const auto& [players, matches] : golden_matches(entry.path().string()))
        Test("the traces of " + entry.path().stem().string() + ": " + players, __FILE__,
             [table = entry.path().string(), players = players, matches = matches] {
               check_golden_matches(table, players, matches, golden_share(matches.size()),
                                    [](auto&... match) { return play_match(match...); });
             });
  return true;
}();

}  // namespace
