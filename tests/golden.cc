#include <fstream>
#include <numeric>
#include <sstream>

#include "Sha256.hh"
#include "Signature.hh"
#include "Test.hh"

using namespace tests;

namespace {

// Plays every match of the table with these players; there must be 40.
void check_golden_matches(const std::string& players) {
  game_engine::Configuration configuration = read_configuration_file("default.cnf");
  configuration.original_rules = true;
  std::istringstream table(read_file("tests/data/golden-1.0.tsv"));
  std::string line;
  int matches = 0;
  for (int n = 1; std::getline(table, line); ++n) {
    if (line.compare(0, players.size() + 1, players + "\t") != 0) continue;
    ++matches;
    std::istringstream fields(line);
    game_engine::Names names;
    int seed;
    std::string hash;
    fields >> names[0] >> names[1] >> names[2] >> names[3] >> seed >> hash;
    const std::string actual = sha256(play_match(configuration, names, seed));
    if (actual != hash) fail("tests/data/golden-1.0.tsv", n, "the trace differs: " + line);
  }
  CHECK_EQUAL(matches, 40);
}

}  // namespace

TEST("SHA-256 gives the values of the standard") {
  CHECK_EQUAL(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK_EQUAL(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK_EQUAL(sha256(std::string(1000000, 'a')),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST("version 1.0 gives the traces of the engine of 2024: Scholar Scholar Scholar Scholar") {
  check_golden_matches("Scholar Scholar Scholar Scholar");
}

TEST("version 1.0 gives the traces of the engine of 2024: Hunter Hunter Hunter Hunter") {
  check_golden_matches("Hunter Hunter Hunter Hunter");
}

TEST("version 1.0 gives the traces of the engine of 2024: Rover Hunter Scholar Moth") {
  check_golden_matches("Rover Hunter Scholar Moth");
}

TEST("version 1.0 gives the traces of the engine of 2024: Hunter Scholar Moth Hunter") {
  check_golden_matches("Hunter Scholar Moth Hunter");
}

TEST("version 1.0 gives the traces of the engine of 2024: Moth Moth Rover Scholar") {
  check_golden_matches("Moth Moth Rover Scholar");
}

TEST("version 1.0 gives the traces of the engine of 2024: Rover Rover Rover Rover") {
  check_golden_matches("Rover Rover Rover Rover");
}

TEST("version 1.0 gives the traces of the engine of 2024: Null Null Null Null") {
  check_golden_matches("Null Null Null Null");
}
