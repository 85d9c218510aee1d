// The guide for a first player, docs/guide.md and docs/guia.md, and its players.

#include <Registry.hh>
#include <engine/program/CommandLine.hh>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>
#include <tests/kit/Project.hh>
#include <tests/kit/Signature.hh>

using namespace tests;
using game_engine::Names;

namespace {

constexpr int STEPS = 6;
constexpr int DRAWING = 7;  // the last step again, with drawings

const std::vector<std::string> GUIDES = {"docs/guide.md", "docs/guia.md"};

std::string player_file(int step) {
  return step == 0 ? "AINull.cc" : "docs/guide/AIHarry" + std::to_string(step) + ".cc";
}

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

/// The arguments of each command ./Game ... of a text, without what follows <, > or 2>.
std::vector<std::vector<std::string>> commands_of(const std::string& file) {
  std::vector<std::vector<std::string>> commands;
  for (const std::string& line : lines_of(read_file(file))) {
    const std::size_t start = line.find("./Game ");
    if (line.rfind("    ", 0) != 0 or start == std::string::npos) continue;
    commands.emplace_back();
    std::istringstream in(line.substr(start + 7));
    for (std::string word; in >> word and word.find_first_of("<>") == std::string::npos;)
      commands.back().push_back(word);
  }
  return commands;
}

/// In how many of eight matches, two boards from each seat, `name` comes ahead of `other`,
/// with two more players `third`.
int times_ahead(const std::string& name, const std::string& other, const std::string& third) {
  const game_engine::Configuration configuration = read_configuration_file("default.cnf");
  int times = 0;
  for (int seed = 1; seed <= 2; ++seed) {
    Names names = {name, other, third, third};
    for (int seat = 0; seat < 4; ++seat) {
      const auto match = play_to_the_end(configuration, names, seed);
      const auto score = [&](const std::string& player) {
        const auto place = std::find(names.begin(), names.end(), player) - names.begin();
        CHECK(not match->outs()[std::size_t(place)]);
        return board_of(*match).state().score[place];
      };
      if (score(name) > score(other)) ++times;
      std::rotate(names.begin(), names.begin() + 1, names.end());
    }
  }
  return times;
}

}  // namespace

TEST("the guide shows the same code in both languages") {
  for (int step = 1; step <= DRAWING; ++step)
    CHECK(code_of_step(GUIDES[0], step) == code_of_step(GUIDES[1], step));
}

TEST("the code in the guide is that of the players beside it") {
  for (int step = 1; step <= DRAWING; ++step) {
    const std::string player = read_file(player_file(step));
    CHECK(not code_of_step(GUIDES[0], step).empty());
    for (const std::string& part : code_of_step(GUIDES[0], step))
      if (player.find("\n" + part) == std::string::npos)
        fail(GUIDES[0].c_str(), 0, "not in " + player_file(step) + ":\n" + part);
  }
}

TEST("the guide shows all that is new in a step") {
  for (int step = 1; step <= DRAWING; ++step) {
    std::set<std::string> known;
    for (const std::string& line : lines_of(read_file(player_file(step - 1)))) known.insert(line);
    for (const std::string& part : code_of_step(GUIDES[0], step))
      for (const std::string& line : lines_of(part)) known.insert(line);
    for (const std::string& line : lines_of(read_file(player_file(step))))
      if (not known.count(line) and line.rfind("#define PLAYER_NAME", 0) != 0)
        fail(GUIDES[0].c_str(), 0, "not in step " + std::to_string(step) + ": " + line);
  }
}

TEST("each player of the guide beats the one before") {
  for (int step = 1; step <= STEPS; ++step) {
    const std::string name = "Harry" + std::to_string(step);
    const std::string before = step == 1 ? "Null" : "Harry" + std::to_string(step - 1);
    const int ahead = times_ahead(name, before, step <= 3 ? "Null" : "Demo");
    if (ahead < 5) fail(__FILE__, __LINE__, name + " is ahead in " + std::to_string(ahead));
  }
}

TEST("the player of the guide that draws plays as the one before") {
  const std::string log = scratch_folder() + "/out.log";
  const auto trace_of = [&](const std::string& name) {
    const std::string trace =
        run("build/tests/Game " + name + " Demo Demo Demo -s 30 -i default.cnf -q --log=" + log)
            .out;
    return trace.substr(trace.find(name) + name.size());
  };
  const std::string before = trace_of("Harry6"), drawing = trace_of("Harry7");
  CHECK(before == drawing);
  const std::string said = read_file(log);
  for (const char* drawing : {"@arrow ", "@circle ", "@unit ", "@mark spell\n", "@value strength "})
    CHECK(contains(said, std::string(" 0 say ") + drawing));
}

TEST("the commands in the guide, the teacher's page and the README are right") {
  for (const std::string& file :
       {GUIDES[0], GUIDES[1], std::string("docs/teachers.md"), std::string("README.md")}) {
    CHECK(not commands_of(file).empty());
    for (const std::vector<std::string>& arguments : commands_of(file)) {
      const game_engine::CommandLine command = game_engine::parse_command_line(arguments);
      const bool any_number = command.job != game_engine::CommandLine::Job::PLAY or
                              not command.series.tune.empty() or
                              std::count(arguments.begin(), arguments.end(), "--pool") > 0;
      if (file != "README.md" and not any_number)
        CHECK_EQUAL(command.players.size(), Names().size());
    }
  }
}

TEST("the links of the documents lead to files") {
  const std::regex link(R"(\]\(([^)#: ]+)[^) ]*\))");
  for (const char* file :
       {"README.md", "docs/guide.md", "docs/guia.md", "docs/teachers.md", "docs/rules.md",
        "docs/regles.md", "docs/formats.md", "docs/all-games.md", "games/money-heist/README.md",
        "games/money-heist/docs/rules.md", "games/money-heist/docs/formats.md"}) {
    const std::string text = read_file(file);
    const std::filesystem::path folder = std::filesystem::path(file).parent_path();
    for (std::sregex_iterator it(text.begin(), text.end(), link), end; it != end; ++it)
      if (not std::filesystem::exists(folder / (*it)[1].str()))
        fail(file, 0, "no such file: " + (*it)[1].str());
  }
}
