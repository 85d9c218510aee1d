// tests/data/fixed-1.0.tsv: the matches of version 1.0 from the state of fixed-1.0.cnf, as the
// engine played them with which the game was first distributed; and tests/data/golden-1.1.tsv:
// those of version 1.1, as this engine played them first. Names, seed, SHA-256 of the trace.

#include <sstream>
#include <tests/kit/Sha256.hh>
#include <tests/kit/Signature.hh>
#include <tests/kit/Test.hh>

using namespace tests;

namespace {

// Plays all the matches of a table; returns how many there were.
int check_table(const char* path, const game_engine::Configuration& configuration) {
  std::istringstream table(read_file(path));
  std::string line;
  int n = 0;
  while (std::getline(table, line)) {
    ++n;
    std::istringstream words(line);
    game_engine::Names names;
    for (std::string& name : names) words >> name;
    std::int64_t seed = 0;
    std::string hash;
    words >> seed >> hash;
    if (sha256(play_match(configuration, names, seed)) != hash) fail(path, n, "the trace differs");
  }
  return n;
}

}  // namespace

TEST("version 1.0 gives the traces of the original engine from a fixed board, with bitten units") {
  CHECK_EQUAL(
      check_table("tests/data/fixed-1.0.tsv", read_configuration_file("tests/data/fixed-1.0.cnf")),
      18);
}

TEST("version 1.1 gives the same traces as ever") {
  CHECK_EQUAL(check_table("tests/data/golden-1.1.tsv", read_configuration_file("default.cnf")), 24);
}
