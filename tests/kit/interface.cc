// What a player's program may use, as far as it is the same in all games: the headers of the game
// say the names, and a program of a student uses each of them.

#include <algorithm>
#include <filesystem>

#include "Interface.hh"
#include "Signature.hh"
#include "Test.hh"

using namespace tests;

namespace {

const char* const PROGRAM = "tests/students/AIInterface.cc";

// A header of the game or, if it has none of its own, of all games.
std::string header(const std::string& name) {
  const std::string kit = __FILE__, root = kit.substr(0, kit.find("tests/kit/"));
  const std::string file = name + ".hh";
  return read_file(std::filesystem::exists(file) ? file : root + file);
}

}  // namespace

TEST("a program of a student uses every name of the interface") {
  const std::set<std::string> used = words_of_program(read_file(PROGRAM));
  for (const char* name : {"Structs", "Pos", "State", "Settings", "Action", "Random", "Player"}) {
    std::set<std::string> declared = declared_names(header(name));
    CHECK(not declared.empty());
    declared.erase(name);  // the class, whose members the program inherits
    for (const std::string& declared_name : declared)
      if (used.count(declared_name) == 0)
        fail(PROGRAM, 0, "does not use " + declared_name + " of " + name + ".hh");
  }
}

TEST("a program that uses every name of the interface compiles and plays, in all versions") {
  for (bool original : {false, true}) {
    game_engine::Configuration configuration = read_configuration_file("default.cnf");
    configuration.original_rules = original;
    const auto match =
        play_to_the_end(configuration, {"Interface", "Names", "Interface", "Names"}, 3);
    for (const auto& out : match->outs()) CHECK_EQUAL(out ? out->reason : "", "");
  }
}
