#include "Guide.hh"

#include <algorithm>

#include "Project.hh"
#include "Signature.hh"

namespace tests {

namespace {

/// All code that a guide shows.
std::string code_of(const std::string& guide) {
  std::string code;
  bool is_code = false;
  for (const std::string& line : lines_of(read_file(guide))) {
    if (line.rfind("```", 0) == 0) is_code = line == "```cpp";
    if (is_code) code += line + "\n";
  }
  return code;
}

}  // namespace

std::string Guide::player(int step) const {
  return step == 0 ? "Null" : name_ + std::to_string(step);
}

void Guide::check_same_code_in_both_languages() const {
  const std::string code = code_of("docs/guide.md");
  CHECK(not code.empty());
  if (code_of("docs/guia.md") != code) fail("docs/guia.md", 0, "not the guide's code: make guide");
}

void Guide::check_each_beats_the_one_before(int steps, int last_with_null, int boards,
                                            int least) const {
  for (int step = 1; step <= steps; ++step) {
    const int ahead = times_ahead_of_before(step, boards, step <= last_with_null ? "Null" : "Demo");
    if (ahead < least) fail(__FILE__, __LINE__, player(step) + ": " + std::to_string(ahead));
  }
}

int Guide::times_ahead_of_before(int step, int boards, const std::string& third) const {
  const game_engine::Configuration configuration = read_configuration_file("default.cnf");
  int times = 0;
  for (int seed = 1; seed <= boards; ++seed) {
    game_engine::Names names = {player(step), player(step - 1), third, third};
    for (int seat = 0; seat < 4; ++seat) {
      const auto match = play_to_the_end(configuration, names, seed);
      const auto score = [&](const std::string& name) {
        const auto place = std::find(names.begin(), names.end(), name) - names.begin();
        CHECK(not match->outs()[std::size_t(place)]);
        return board_of(*match).state().score[place];
      };
      if (score(player(step)) > score(player(step - 1))) ++times;
      std::rotate(names.begin(), names.begin() + 1, names.end());
    }
  }
  return times;
}

}  // namespace tests
