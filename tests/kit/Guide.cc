#include "Guide.hh"

#include <algorithm>
#include <set>
#include <vector>

#include "Project.hh"
#include "Signature.hh"

namespace tests {

namespace {

const char* const ENGLISH = "docs/guide.md";
const char* const CATALAN = "docs/guia.md";

/// What a step of a guide shows as code: parts of its player, with empty lines between them.
std::vector<std::string> code_of_step(const std::string& guide, int step) {
  std::vector<std::string> parts;
  bool is_here = false, is_code = false;
  std::string part;
  for (const std::string& line : lines_of(read_file(guide))) {
    if (line.rfind("## ", 0) == 0) is_here = line.find(std::to_string(step) + ". ") == 3;
    if (not is_here) continue;
    const bool was_code = is_code;
    if (line.rfind("```", 0) == 0) is_code = line == "```cpp";
    if (was_code and is_code and not line.empty()) part += line + "\n";
    if ((not is_code or line.empty()) and not part.empty()) {
      parts.push_back(part);
      part.clear();
    }
  }
  return parts;
}

}  // namespace

std::string Guide::player(int step) const {
  return step == 0 ? "Null" : name_ + std::to_string(step);
}

std::string Guide::player_file(int step) const {
  return (step == 0 ? "AI" : "docs/guide/AI") + player(step) + ".cc";
}

void Guide::check_same_code_in_both_languages() const {
  for (int step = 1; step <= steps_; ++step)
    CHECK(code_of_step(ENGLISH, step) == code_of_step(CATALAN, step));
}

void Guide::check_code_is_that_of_players() const {
  for (int step = 1; step <= steps_; ++step) {
    const std::string player = read_file(player_file(step));
    CHECK(not code_of_step(ENGLISH, step).empty());
    for (const std::string& part : code_of_step(ENGLISH, step))
      if (player.find("\n" + part) == std::string::npos)
        fail(ENGLISH, 0, "not in " + player_file(step) + ":\n" + part);
  }
}

void Guide::check_all_new_is_shown() const {
  for (int step = 1; step <= steps_; ++step) {
    std::set<std::string> known;
    for (const std::string& line : lines_of(read_file(player_file(step - 1)))) known.insert(line);
    for (const std::string& part : code_of_step(ENGLISH, step))
      for (const std::string& line : lines_of(part)) known.insert(line);
    for (const std::string& line : lines_of(read_file(player_file(step))))
      if (not known.count(line) and line.rfind("#define PLAYER_NAME", 0) != 0)
        fail(ENGLISH, 0, "not in step " + std::to_string(step) + ": " + line);
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
