// The guide to a first player, docs/guide.md, and in Catalan, docs/guia.md: its code, and the
// players that are made of it, one for each step.

#include <algorithm>
#include <tests/rules/Boards.hh>

#include "Project.hh"
#include "Signature.hh"
#include "Test.hh"

using namespace tests;

namespace {

// All code that a guide shows.
std::string code_of(const std::string& guide) {
  std::string code;
  bool is_code = false;
  for (const std::string& line : lines_of(read_file(guide))) {
    if (line.rfind("```", 0) == 0) is_code = line == "```cpp";
    if (is_code) code += line + "\n";
  }
  return code;
}

// The player of a step; Null before the first one.
std::string player(int step) {
  const std::string guide = read_file("docs/guide.md"), start = "\n    cp AINull.cc AI";
  const std::size_t name = guide.find(start) + start.size();
  return step == 0 ? "Null"
                   : guide.substr(name, guide.find('.', name) - name) + std::to_string(step);
}

int times_ahead_of_before(int step) {
  const Configuration configuration = read_configuration_file("default.cnf");
  const std::string third = step <= GUIDE.last_with_null ? "Null" : "Demo";
  int times = 0;
  for (int seed = 1; seed <= GUIDE.boards; ++seed) {
    game_engine::Names names = {player(step), player(step - 1), third, third};
    for (int seat = 0; seat < 4; ++seat) {
      const auto match = play_to_the_end(configuration, names, seed);
      const auto score = [&](const std::string& name) {
        const auto place = std::find(names.begin(), names.end(), name) - names.begin();
        CHECK(not match->outs()[std::size_t(place)]);
        return board_of(*match).state().score[place];
      };
      times += score(player(step)) > score(player(step - 1));
      std::rotate(names.begin(), names.begin() + 1, names.end());
    }
  }
  return times;
}

}  // namespace

TEST("the guide shows the same code in both languages") {
  const std::string code = code_of("docs/guide.md");
  CHECK(not code.empty());
  if (code_of("docs/guia.md") != code) fail("docs/guia.md", 0, "not the guide's code: make guide");
}

TEST("each player of the guide beats the one before") {
  for (int step = 1; step <= GUIDE.steps; ++step) {
    const int ahead = times_ahead_of_before(step);
    if (ahead < GUIDE.least) fail(__FILE__, __LINE__, player(step) + ": " + std::to_string(ahead));
  }
}
