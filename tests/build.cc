// What make does: in a copy of the project, with a compiler that only notes what it should
// make where that is enough.

#include <Settings.hh>
#include <algorithm>
#include <cctype>
#include <csignal>
#include <filesystem>

#include "Project.hh"
#include "Test.hh"

using namespace tests;

namespace fs = std::filesystem;

namespace {

const char* const CALM_PLAYER = R"(#include "Player.hh"
#define PLAYER_NAME NAME
struct PLAYER_NAME : public Player {
  static Player* factory () { return new PLAYER_NAME; }
  virtual void play () { }
};
RegisterPlayer(PLAYER_NAME);
)";

std::string calm_player(const std::string& name) {
  std::string text = CALM_PLAYER;
  return text.replace(text.find(" NAME\n") + 1, 4, name);
}

// The files that all games share.
std::vector<fs::path> shared_files() {
  std::vector<fs::path> files = {
      "Game.cc",   "Player.hh",          "Registry.hh",       "Registry.cc", "Random.hh",
      "Format.hh", "Viewer/viewer.html", "Viewer/viewer.css", "Viewer/watch"};
  for (const char* folder : {"engine", "Viewer/core"})
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
      if (entry.is_regular_file()) files.push_back(entry.path());
  return files;
}

// "money-heist", "Money Heist" and "MoneyHeist" are "moneyheist".
std::string letters(const std::string& text) {
  std::string result;
  for (char c : text)
    if (std::isalpha(static_cast<unsigned char>(c))) result += char(std::tolower(c));
  return result;
}

}  // namespace

TEST("what all games share names none of them") {
  std::vector<std::string> games = {letters(Settings::version())};
  for (const fs::directory_entry& entry : fs::directory_iterator("games"))
    games.push_back(letters(entry.path().filename().string()));
  CHECK(games.size() >= 2);
  for (const fs::path& file : shared_files())
    for (const std::string& game : games)
      if (contains(letters(read_file(file.string())), game))
        fail(file.string().c_str(), 0, "names " + game);
}

TEST("make has nothing to do when nothing has changed") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.made("");
  CHECK_EQUAL(project.made(""), " ");
  CHECK_EQUAL(project.make_game("CXX='sh ./.compiler'"), "");
}

TEST("make builds again what depends on what has changed, and nothing else") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.made("");
  const std::pair<const char*, const char*> table[] = {
      {"AINull.cc", " AINull.o Game "},
      {"Board.cc", " Game build/Board.o "},
      {"engine/Walls.cc", " Game build/engine/Walls.o "},
      {"engine/Walls.hh", " Game build/Board.o build/engine/Walls.o "},
  };
  for (const auto& [file, expected] : table) {
    project.run("sleep 0.01; touch " + std::string(file));
    CHECK_EQUAL(project.made(""), expected);
  }
  // A header of the players: all players, and most of the engine.
  project.run("sleep 0.01; touch State.hh");
  const std::string made = project.made("");
  for (const char* object : {" AIDemo.o ", " AINull.o ", " Game ", " build/Player.hh.gch ",
                             " build/Board.o ", " build/Format.o ", " build/Registry.o "})
    CHECK(contains(made, object));
  CHECK(not contains(made, " build/engine/Statistics.o "));
}

TEST("a variable that changes builds everything again, and back") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.made("");
  for (std::string variables :
       {"OPTIMIZE=3", "DEBUG=1", "PROFILE=1", "SANITIZE=1 OPTIMIZE=1", ""}) {
    const std::string made = project.made(variables);
    for (const char* object : {" AIDemo.o ", " Game ", " build/Player.hh.gch ", " build/Board.o ",
                               " build/engine/Match.o "})
      CHECK(contains(made, object));
    CHECK_EQUAL(project.made(variables), " ");
  }
}

TEST("the variables of the Makefile are what they say") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  const auto flags = [&](const std::string& variables) {
    project.made(variables);
    return project.read("build/flags");
  };
  CHECK(contains(flags("OPTIMIZE=1 DEBUG=0 SANITIZE=0"), " -O1 "));
  const std::string debug = flags("DEBUG=1");
  for (const char* flag : {" -O0 ", " -g ", "-D_GLIBCXX_ASSERTIONS"}) CHECK(contains(debug, flag));
  CHECK(contains(flags("PROFILE=1"), " -pg "));
  CHECK(contains(flags("SANITIZE=1"), "-fsanitize=address,undefined"));
}

TEST("a variable that is a switch takes 0 and 1 only") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  for (std::string name : {"DEBUG", "PROFILE", "SANITIZE"})
    for (std::string value : {"yes", "2"}) {
      const Outcome made = project.make("CXX='sh ./.compiler' " + name + "=" + value);
      CHECK_EQUAL(made.status, 2);
      CHECK(contains(made.err, name + "=" + value + ": expected 0 or 1"));
      CHECK_EQUAL(lines_of(made.err).size(), 1u);
    }
}

TEST("names of files that make can't handle are told in one line") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  const std::string fine = "AIHarry_2-b.cc", strange = "AIPe\u00f1a.cc";
  project.write(fine, calm_player("Harry"));
  project.write(strange, calm_player("Pena"));
  project.made("");
  for (std::string name :
       {"AIHarry (1).cc", "AIHarry(1).cc", "AIMy Test.cc", "AIA AIB.cc", "AIRon's.cc",
        "AIRon&Me.cc", "AIHarry (1).o", "AICost$.cc", "AIA:B.cc"}) {
    project.write(name, calm_player("Harry"));
    const Outcome made = project.make("CXX='sh ./.compiler'");
    CHECK_EQUAL(made.status, 2);
    CHECK(contains(made.err, "rename \"" + name + "\": "));
    CHECK_EQUAL(lines_of(made.err).size(), 1u);
    project.run("rm " + tests::quoted(name));
  }
}

TEST("a new player is built and linked, and one that is gone is left out") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.made("");
  project.write("AIHarry.cc", calm_player("Harry"));
  CHECK_EQUAL(project.made(""), " AIHarry.o Game ");
  CHECK_EQUAL(project.made(""), " ");
  project.run("rm AIHarry.cc AIHarry.o");
  CHECK_EQUAL(project.made(""), " Game ");
}

TEST("objects of other players are linked, from the folder and from EXTRA_OBJ") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.made("");
  project.run("mkdir friends; touch AIGinny.o friends/AIRon.o");
  const std::string told = project.make_game("CXX='sh ./.compiler' EXTRA_OBJ=friends/AIRon.o");
  const std::string link = told.substr(told.find("-o Game"));
  CHECK(contains(link, " AIGinny.o ") and contains(link, " friends/AIRon.o"));
  // An object that has its source beside it is there only once.
  CHECK(link.find(" AINull.o ") == link.rfind(" AINull.o "));
}

TEST("players that are copied, compiled and shared as objects play") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.write("AIHarry.cc", calm_player("Harry"));
  project.write("AIShared.cc", calm_player("Shared"));
  project.make_game();
  project.run("mkdir friends; mv AIShared.o friends; rm AIShared.cc AIHarry.cc");
  project.make_game("EXTRA_OBJ=friends/AIShared.o");
  CHECK(contains(project.run("./Game --list").out, "\nHarry\n"));
  CHECK(contains(project.run("./Game --list").out, "\nShared\n"));
  CHECK_EQUAL(project.run("./Game Harry Shared Null Demo -s 1 < default.cnf").status, 0);
}

TEST("two players of one name, and a name of more than 12 characters, are told with their files") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.write("AIAgain.cc", calm_player("Null"));
  project.make_game();
  CHECK_ERROR(project.run("./Game Null Demo Demo Demo < default.cnf"),
              "two players are named Null: AIAgain.cc and AINull.cc; change PLAYER_NAME");
  project.write("AIAgain.cc", calm_player("ABCDEFGHIJKL"));
  project.make_game();
  CHECK_EQUAL(project.run("./Game ABCDEFGHIJKL Demo Demo Demo < default.cnf").status, 0);
  project.write("AIAgain.cc", calm_player("ABCDEFGHIJKLM"));
  project.make_game();
  CHECK_ERROR(project.run("./Game Null Demo Demo Demo < default.cnf"),
              "AIAgain.cc: the player's name ABCDEFGHIJKLM has more than 12 characters");
}

TEST("of an unknown player whose file is here, what is the matter with it is told") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.write("AIHarry.cc", calm_player("Ron"));
  const std::string match = "./Game Null Harry Demo Demo < default.cnf";
  CHECK_ERROR(project.run(match), "unknown player 'Harry': AIHarry.cc is here: type make");
  project.make_game();
  CHECK_ERROR(project.run(match), "unknown player 'Harry': AIHarry.cc has the player Ron");
}

TEST("with DEBUG=1 a crash and an exception show where it was: function, file and line") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  const std::string source = read_file("tests/students/AIFails.cc");
  project.write("AIFails.cc", source);
  // Only what takes part in the crash is built for debugging, to save time.
  project.make("DEBUG=1 AIFails.o build/engine/Backtrace.o build/engine/Crash.o");
  project.make_game("DEBUG=1 -o build/flags -o build/Player.hh.gch");
  const auto match_with = [&](const std::string& how) {
    return project.run(NO_SANITIZER_HANDLERS + "FAILS=" + quoted(how) +
                       " ./Game Null Fails Null Null -s 1 < default.cnf > out.res");
  };
  // What comes in the lines behind the error: the line of the source with this text first.
  const auto shows = [&](const Outcome& match, const std::string& text, const std::string& error) {
    const std::string before = source.substr(0, source.find(text));
    const long line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::string place = "AIFails.cc:" + std::to_string(line) + "\n";
    const std::string told = match.err.substr(std::min(match.err.find(error), match.err.size()));
    const std::string first = told.substr(0, told.find('\n', told.find('\n') + 1) + 1);
    if (not contains(first, place)) fail(__FILE__, __LINE__, place + " is not first:\n" + told);
    CHECK(contains(told, "play"));
    CHECK(not contains(told, "Crash.cc") and not contains(told, "Backtrace.cc"));
  };
  const Outcome crash = match_with("segmentation fault");
  CHECK_EQUAL(crash.status, 128 + SIGSEGV);
  shows(crash, "*nowhere = 1", "error: player Fails (1) crashed in round 1: segmentation fault");
  CHECK(contains(match_with("recursion").err, "endless(int) at AIFails.cc"));
  CHECK(contains(match_with("recursion").err, "\n    ...\n"));
  const Outcome exception = match_with("two lines");
  CHECK_EQUAL(exception.status, 0);
  shows(exception, "line one", "error: player Fails (1) is out in round 1: exception: line one");
}
