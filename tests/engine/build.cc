// What make does: in a copy of the project, with a compiler that only notes what it should
// make where that is enough.

#include "LeagueRuns.hh"

namespace {

const char* const RULES = "rules.o ";
const char* const FAST = "engine/Walls+1+StateText.o ";
// What the game compiles for itself of the engine, and the same system as that of the tests.
#ifdef __linux__
const char* const OF_GAME = "engine/Configuration+7+Runner.o ";
const char* const SAME_SYSTEM = "ISOLATION=engine/isolation/linux";
#else
const char* const OF_GAME = "engine/Configuration+3+LocalRunner.o ";
const char* const SAME_SYSTEM = "";
#endif

}  // namespace

TEST("copies of the project have none of its user's players") {
  const std::string own = "AIUsersOwn.cc";
  write_file(own, null_player("UsersOwn"));
  std::string players;
  try {
    players = ProjectCopy(ProjectCopy::Built::NAMES).run("ls AI*").out;
  } catch (...) {
  }
  fs::remove(own);
  CHECK_EQUAL(players, "AIDemo.cc\nAIFirst.cc\nAINull.cc\n");
}

TEST("make watch shows the match that is there, and plays one only if there is none") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.run(
      "mkdir Viewer && printf '#!/bin/sh\ncat \"$1\"\n' > Viewer/watch && chmod +x Viewer/watch");
  project.write("out.res", "mine");
  CHECK(contains(project.make("watch CXX='sh ./.compiler'").out, "\nmine"));
  CHECK_EQUAL(project.read("out.res"), "mine");
  project.run("rm out.res");
  CHECK(contains(project.make("-n watch CXX='sh ./.compiler'").out, " -o out.res\n"));
}

TEST("make debug-AIX leaves Game alone") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.made("");
  project.write("my-gdb", "#!/bin/sh\necho \"$@\"\n");
  project.run("rm -f made; chmod +x my-gdb");
  CHECK(contains(project.run("make CXX='sh ./.compiler' DEBUGGER=./my-gdb debug-AINull").out,
                 " --args build/debug/Game Null Demo "));
  const std::vector<std::string> made = lines_of(project.read("made"));
  CHECK_EQUAL(std::count(made.begin(), made.end(), "build/debug/Game"), 1);
  CHECK_EQUAL(std::count(made.begin(), made.end(), "Game"), 0);
}

TEST("make builds again what depends on what has changed, and nothing else") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.made(SAME_SYSTEM);
  CHECK_EQUAL(project.made(SAME_SYSTEM), " ");
  CHECK_EQUAL(project.make_game(std::string("CXX='sh ./.compiler' ") + SAME_SYSTEM), "");
  const std::pair<const char*, std::string> table[] = {
      {"AINull.cc", " Game " + BUILD + "/AINull.o "},
      {"rules/Board.cc", " Game " + BUILD + "/" + RULES},
      {"engine/board/Walls.cc", " Game " + BUILD + "/" + FAST},
      {"engine/game/EventText.cc", " Game " + BUILD + "/once/engine/game/EventText.o "},
      {"engine/board/Grow.hh", " Game " + BUILD + "/" + RULES},
      {"engine/board/Walls.hh", " Game " + BUILD + "/" + FAST + BUILD + "/" + RULES},
  };
  for (const auto& [file, expected] : table) {
    project.run("sleep 0.01; touch " + std::string(file));
    CHECK_EQUAL(project.made(SAME_SYSTEM), expected);
  }
  // A header of the players: all players, and most of the engine.
  project.run("sleep 0.01; touch State.hh");
  const std::string made = project.made(SAME_SYSTEM);
  for (const char* object : {"AIDemo.o ", "AINull.o ", "Player.hh.gch ", RULES, FAST, OF_GAME})
    CHECK(contains(made, " " + BUILD + "/" + object));
  CHECK(contains(made, " Game "));
  CHECK(not contains(made, "/once/"));
}

TEST(
    "a make that begins others has nothing made twice, from nothing, whatever is asked for "
    "together") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.run("rm -rf build; mkdir -p games/one; cp -R *.hh *.cnf AINull.cc rules games/one");
  project.write("games/one/Makefile", "ROOT = ../..\ninclude ../../engine/build.mk\n");
  project.run("make -k -j8 -C games/one all league build/similarity build/room CXX='sh \"" +
              project.path(".compiler") + "\"'");
  const std::string twice =
      project.run("cat made games/one/made | sed 's|.*[.]/||' | sort | uniq -d").out;
  CHECK_EQUAL(twice, "");
  CHECK(contains(project.read("made"), BUILD + "/once/Standard.hh.gch\n"));
}

TEST("a second make in a folder says that it waits for the first, but for none that was killed") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.write(
      ".slow", "touch begun\nwhile [ ! -e go ]; do sleep 0.01; done\nexec sh ./.compiler \"$@\"\n");
  const std::string make = "env -u MAKELEVEL -u MAKEFLAGS make -j2 Game -C " + project.path("");
  const auto begins = [&] { return fs::exists(project.path("begun")); };
  {
    Background killed(make + " CXX='sh ./.slow'");
    wait_until(killed, begins);
    killed.send(SIGKILL);
    killed.wait();
  }
  project.run("touch go; sleep 0.1; rm go begun");
  Background first(make + " CXX='sh ./.slow'");
  wait_until(first, begins);
  Background second(make + " CXX='sh ./.compiler'");
  const std::string expected = "make: another make (process " + std::to_string(first.process()) +
                               ") is at work in this folder: waiting for its end\n";
  wait_until(second, [&] { return contains(read_file(scratch_file("err")), expected); });
  project.write("go", "");
  CHECK_EQUAL(first.wait(), 0);
  CHECK_EQUAL(second.wait(), 0);
}

TEST("make AIX makes a copy of First with the name X, and replaces no file") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  CHECK(contains(project.make("AIMine").out, "made AIMine.cc: open it"));
  std::vector<std::string> lines = lines_of(read_file("AIFirst.cc"));
  lines.erase(std::remove_if(lines.begin(), lines.end(),
                             [](const std::string& line) { return contains(line, "make AI"); }),
              lines.end());
  std::replace(lines.begin(), lines.end(), std::string("#define PLAYER_NAME First"),
               std::string("#define PLAYER_NAME Mine"));
  CHECK_EQUAL(project.read("AIMine.cc"), text_of(lines));

  project.write("AIMine.cc", "mine");
  for (const char* name : {"AIMine", "AINull", "AI", "AI1", "AIa-b"}) {
    const Outcome refused = project.make(name);
    CHECK(refused.status != 0 and contains(refused.err, "error: "));
  }
  CHECK_EQUAL(project.read("AIMine.cc"), "mine");
}

TEST("a variable that changes builds everything again, and back") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.made("");
  for (std::string variables : {"OPTIMIZE=3", "WARNINGS=-Wall", ""}) {
    const std::string made = project.made(variables);
    CHECK(contains(made, " Game "));
    for (const char* object : {"AIDemo.o ", "Player.hh.gch ", RULES, "once/engine/match/Memory.o "})
      CHECK(contains(made, " " + BUILD + "/" + object));
    CHECK_EQUAL(project.made(variables), " ");
  }
}

TEST("each flavour is built once: after that, changing between them only links") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  const std::pair<const char*, const char*> flavours[] = {
      {"DEBUG=0 SANITIZE=0", "build"},
      {"DEBUG=1 SANITIZE=0", "build/debug"},
      {"DEBUG=0 SANITIZE=1", "build/sanitize"},
      {"DEBUG=1 SANITIZE=1", "build/debug-sanitize"},
      {"DEBUG=0 SANITIZE=0 PROFILE=1", "build/profile"},
      {"DEBUG=1 SANITIZE=0 FILL=none", "build/debug-none"},
  };
  for (const auto& [variables, folder] : flavours) {
    project.made(variables);
    CHECK_EQUAL(project.made(variables), " ");
    for (const char* file : {"/AIDemo.o", "/rules.o", "/once/engine/match/Memory.o"})
      CHECK_EQUAL(project.run("test -e " + (folder + std::string(file))).status, 0);
  }
  for (const auto& [variables, folder] : flavours) CHECK_EQUAL(project.made(variables), " Game ");
}

TEST("the variables of the Makefile are what they say") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  const auto flags = [&](const std::string& variables, const std::string& folder) {
    project.made(variables);
    return project.read(folder + "/flags");
  };
  CHECK(contains(flags("OPTIMIZE=1 DEBUG=0 SANITIZE=0", "build"), " -O1 "));
  const std::string debug = flags("DEBUG=1 SANITIZE=0", "build/debug");
  for (const char* flag : {" -O0 ", " -g ", "-D_GLIBCXX_ASSERTIONS"}) CHECK(contains(debug, flag));
  CHECK(contains(flags("PROFILE=1 DEBUG=0 SANITIZE=0", "build/profile"), " -pg "));
  CHECK(contains(flags("SANITIZE=1 DEBUG=0", "build/sanitize"), "-fsanitize=address,undefined"));
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
  CHECK(contains(project.make("FILL=one").err, "FILL=one: expected zero, pattern or none"));
}

TEST("names of files that make can't handle are reported in one line") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  const std::string fine = "AIHarry_2-b.cc", strange = "AIPe\u00f1a.cc";
  project.write(fine, null_player("Harry"));
  project.write(strange, null_player("Pena"));
  project.made("");
  for (std::string name :
       {"AIHarry (1).cc", "AIHarry(1).cc", "AIMy Test.cc", "AIA AIB.cc", "AIRon's.cc",
        "AIRon&Me.cc", "AIHarry (1).o", "AICost$.cc", "AIA:B.cc", "AI'\ntouch made\n'.cc"}) {
    project.write(name, null_player("Harry"));
    const Outcome made = project.make("CXX='sh ./.compiler'");
    CHECK_EQUAL(made.status, 2);
    std::string shown = name;
    std::replace(shown.begin(), shown.end(), '\n', '?');
    CHECK(contains(made.err, "rename \"" + shown + "\": "));
    CHECK_EQUAL(lines_of(made.err).size(), 1u);
    project.run("rm " + shell_word(name));
  }
}

TEST("a player that is not here, or asked for by another name, is reported with what to type") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.write("AIHarry.cc", null_player("Harry"));
  project.write("AIWin.cpp", null_player("Win"));
  for (const auto& row : data_rows("refused.txt", "make")) {
    const Outcome made = project.make("CXX='sh ./.compiler' " + row[0]);
    CHECK_EQUAL(made.status, 2);
    CHECK(contains(made.err, " " + row[1]));
    CHECK_EQUAL(lines_of(made.err).size(), 1u);
    CHECK_EQUAL(made.out, "");
  }
}

TEST("a new player is built and linked, and one that is gone is left out") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.made("");
  project.write("AIHarry.cc", null_player("Harry"));
  CHECK_EQUAL(project.made(""), " Game " + BUILD + "/AIHarry.o ");
  CHECK_EQUAL(project.made(""), " ");
  project.run("mv AIHarry.cc AIGinny.cc");
  CHECK_EQUAL(project.made(""), " Game " + BUILD + "/AIGinny.o ");
  project.run("rm AIGinny.cc");
  CHECK_EQUAL(project.made(""), " Game ");
}

TEST("objects of other players are linked, from the folder and from EXTRA_OBJ") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.made("");
  project.run("mkdir friends; touch AINull.o AIGinny.o friends/AIRon.o");
  const std::string told =
      project.make_game("CXX='sh ./.compiler' OBJCOPY=: EXTRA_OBJ=friends/AIRon.o VERBOSE=1");
  const std::size_t at = told.find("-o Game");
  const std::string link = told.substr(at, told.find(" || ", at) - at);
  CHECK(contains(link, "/given/AIGinny.o ") and contains(link, "/given/friends/AIRon.o"));
  // An object that has its source beside it is there only once.
  CHECK(link.find("AINull.o ") == link.rfind("AINull.o "));
}

TEST("a player that is renamed or deleted is gone, and one given as an object stays") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.write("AIHarry.cc", null_player("Harry"));
  project.write("AIShared.cc", null_player("Shared"));
  project.make("AIShared.o");
  project.make_game();
  project.run("mkdir friends; mv AIShared.o friends; rm AIShared.cc; mv AIHarry.cc AIGinny.cc");
  project.make_game("EXTRA_OBJ=friends/AIShared.o");
  const std::string list = project.run("./Game --list").out;
  CHECK(contains(list, "\nHarry\n") and contains(list, "\nShared\n"));
  CHECK_EQUAL(project.run("./Game Harry Shared Null Demo -s 1 < default.cnf").status, 0);
  project.run("rm AIGinny.cc");
  project.make_game("EXTRA_OBJ=friends/AIShared.o");
  CHECK(not contains(project.run("./Game --list").out, "Harry"));
}

TEST("an object that was made with another state of the game is refused") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.run("mkdir other; cp *.hh other");
  project.write("other/AIOld.cc", null_player("Old"));
  succeeded(
      project.run("sed -i 's/^struct StateData {/& double more;/' other/State.hh && "
                  "g++ -std=c++17 -Iother -I. -c other/AIOld.cc -o AIOld.o"));
  project.make_game();
  CHECK_ERROR(project.run("./Game Old Null Demo Demo -s 1 < default.cnf"),
              "AIOld.cc: player Old was compiled with the headers of another game or version; "
              "compile it again, or remove its object");
}

TEST("a player that does not compile is named, and the others play without it") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.write("AIBroken.cc", "nonsense\n" + null_player("Broken"));
  project.write("AICracked.cc", "nonsense\n" + null_player("Cracked"));
  project.write("AIHarry.cc", null_player("Harry"));
  const Outcome made = project.make("");
  CHECK_EQUAL(made.status, 2);
  for (std::string name : {"AIBroken.cc", "AICracked.cc"})
    CHECK(contains(made.err,
                   "error: " + name + " does not compile (see above): line 1: nothing is called " +
                       "nonsense: write a name that api.pdf has, or declare it above: ./Game is " +
                       "without it\n"));
  CHECK_EQUAL(project.run("./Game Harry Null Demo Demo -s 1 < default.cnf").status, 0);
  project.run("rm AICracked.cc");
  project.write("AIBroken.cc", null_player("2Broken"));
  CHECK(contains(project.make("").err, "AIBroken.cc:4: error: PLAYER_NAME is to be a word of "));
  project.write("AIBroken.cc", replaced(null_player("Broken"), "{\n  }", "{"));
  const std::string told = project.make("").err;
  CHECK(told.find("a } is missing somewhere above this line") < told.find("expected"));
  project.write("AIBroken.cc", null_player("Broken"));
  project.make_game();
  CHECK_EQUAL(project.run("./Game Harry Broken Demo Demo -s 1 < default.cnf").status, 0);
}

TEST(
    "a player that the ordinary build plays is built by every build, and one that lacks something "
    "is left out") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  const std::string lacking =
      replaced(null_player("Lacking"), "{\n  }", "{ look(1); }\n  void look(int far);");
  project.write(
      "AIFolded.cc",
      replaced(null_player("Folded"), "{\n  }",
               "{\n    if (sees()) look(1);\n    if (min(round(), MOST) < 0) return;\n  }\n"
               "  static const int MOST = 9;\n  bool sees() const { return false; }\n"
               "  void look(int far);"));
  for (const std::string flavour : {"debug", "sanitize"}) {
    const std::string build = "build/" + flavour;
    if (BUILD != build)
      project.run("cp -a " + BUILD + " .objects && mkdir -p build && mv .objects " + build);
    std::string variable = flavour == "debug" ? "DEBUG=1" : "SANITIZE=1";
    variable += " -o " + build + "/flags -o " + build + "/Player.hh.gch";
    project.make_game(variable);
    // Only parts of it are built with sanitizers here: it is linked, but can't play.
    if (flavour == "sanitize") continue;
    project.write("AILacking.cc", lacking);
    CHECK(contains(project.make(variable).err,
                   "error: AILacking.cc does not compile: it uses Lacking::look(int), which nobody "
                   "defines: ./Game is without it\n"));
    CHECK_EQUAL(project.run("./Game Folded Null Demo Demo -s 1 < default.cnf").status, 0);
    project.run("rm AILacking.cc");
  }
}

TEST("a file in UTF-16, and a play() with a parameter or const, are told in words") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.write("AIWide.cc", "\xff\xfe#");
  for (const char* wrong : {"play (int)", "play () const"}) {
    project.write("AIHarry.cc", replaced(null_player("Harry"), "play ()", wrong));
    CHECK_HAS(project.make("").err,
              "AIHarry.cc does not compile (see above): its play() is to be declared as: "
              "virtual void play () {: ./Game is without it",
              "AIWide.cc: error: it is in UTF-16: save it as UTF-8\n");
  }
}

TEST("the usual mistakes are told with what to write, whatever the compiler calls them") {
  const struct {
    const char *right, *wrong, *told;
  } MISTAKES[] = {
      {"virtual void", "virtual int", "its play() is to be declared as: virtual void play () {"},
      {"pos + d;", "pos + d", "write ; "},
      {"Pos p", "std::regex words; Pos p", "write #include <regex> below #include \"Player.hh\""},
      {"Pos p", "const int n = 0; ++n; Pos p", "take away const"},
      {"pos + d;", "pos + d + Up;", ""},  // Dir + Pos
      {"wizards(me())", "my_wizards(me())", "nothing is called my_wizards"},
      {".pos +", ".position +", "nothing is called position"},
      {"virtual", "int none () {}\n  virtual", "write return and a value"},
      {"id == -1", "id = -1", "write == to compare"},
      {"if (", "if (id = 0) return; if (", "write == to compare"},
      {"    }\n  }\n", "    }\n", "write the } that is missing"},
      {"Pos p", "int d; Pos p", "write another name"},
  };
  const ProjectCopy project(ProjectCopy::Built::ALL);
  for (const std::string compiler : {"g++", "clang++"}) {
    if (project.run("command -v " + compiler).status != 0) skip("no " + compiler);
    const std::string compile = compiler + " -std=c++17 -Wall -I. ";
    project.run(compile + "-x c++-header Player.hh -o Player.hh.gch");
    for (const auto& [right, wrong, told] : MISTAKES) {
      project.write("AIHarry.cc", replaced(read_file("AIFirst.cc"), right, wrong));
      project.run(compile + "-S -o out.s -include Player.hh AIHarry.cc 2> said");
      const std::string hint = project.run("awk -f engine/submission/hint.awk said").out;
      if (*told ? not contains(hint, told) : not hint.empty())
        fail(__FILE__, __LINE__, compiler + ": " + wrong + ": told \"" + hint + '"');
    }
  }
}

TEST("a player that is only warned of is told what to write, too") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.write("AIHarry.cc", null_player("Harry", "if (int n = 0; n = round()) return;"));
  CHECK(contains(project.make("WERROR=").err, "AIHarry.cc: line "));
  CHECK(contains(project.make("AIRon.cc").err, "AIRon.cc: type make AIRon, which makes it"));
}

TEST("a player of another game is reported as such instead of with all that is wrong with it") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  std::string player = read_file("games/moria/AIDemo.cc");
  player.replace(player.find("PLAYER_NAME Demo"), 16, "PLAYER_NAME Gimli");
  project.write("AIGimli.cc", player);
  const std::string told = project.make("").err;
  CHECK_HAS(told, "error: AIGimli.cc does not compile (see above): this game lacks ",
            "; it may be a player of another game: ./Game is without it\n");
  project.run("mkdir games && ln -s " + shell_word(fs::current_path().string() + "/games/moria") +
              " games/moria");
  const std::string known = project.make("").err;
  CHECK_EQUAL(known.substr(0, known.find("make")),
              "error: AIGimli.cc does not compile, as it is a player of ./games/moria: ./Game is "
              "without it\n");
}

TEST("an object that is none of this machine is named, and the others play without it") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.make_game();
  project.write("AIJunk.o", "junk\n");
  project.write("AIHarry.cc", null_player("Harry"));
  const Outcome made = project.make("");
  CHECK_EQUAL(made.status, 2);
  CHECK(contains(made.err,
                 "error: AIJunk.o is no object file for this machine: remove it; "
                 "./Game is without it\n"));
  for (const char* tool : {"objcopy", "nm:", "ld:"}) CHECK(not contains(made.err, tool));
  CHECK_EQUAL(project.run("./Game Harry Null Demo Demo -s 1 < default.cnf").status, 0);
  CHECK_EQUAL(project.make("").status, 2);
  project.run("rm AIJunk.o");
  project.make_game();
  CHECK_EQUAL(project.run("./Game Harry Null Demo Demo -s 1 < default.cnf").status, 0);
}

TEST(
    "two players of one name are reported with their files, and a name of more than 12 characters "
    "where it is to play") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.write("AIAgain.cc", null_player("Null"));
  project.make_game();
  CHECK_ERROR(project.run("./Game Null Demo Demo Demo < default.cnf"),
              "two players are named Null: AIAgain.cc and AINull.cc; change PLAYER_NAME");
  project.write("AIAgain.cc", null_player("ABCDEFGHIJKL"));
  project.make_game();
  CHECK_EQUAL(project.run("./Game ABCDEFGHIJKL Demo Demo Demo < default.cnf").status, 0);
  project.write("AIAgain.cc", null_player("ABCDEFGHIJKLM"));
  project.make_game();
  CHECK_EQUAL(project.run("./Game Null Demo Demo Demo -s 1 < default.cnf").status, 0);
  CHECK_ERROR(project.run("./Game ABCDEFGHIJKLM Demo Demo Demo < default.cnf"),
              "AIAgain.cc: the player's name ABCDEFGHIJKLM has more than 12 characters");
}

TEST("of an unknown player whose file is here, what is the matter with it is said") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.write("AIZqx_9.cc", null_player("Ron"));
  const std::string match = "./Game Null Zqx_9 Demo Demo < default.cnf";
  CHECK_ERROR(project.run(match), "unknown player 'Zqx_9': AIZqx_9.cc is here: type make");
  project.write("AIZqx_8.cpp", null_player("Zqx_8"));
  CHECK_ERROR(
      project.run("./Game Zqx_8 Demo Demo Demo < default.cnf"),
      "unknown player 'Zqx_8': AIZqx_8.cpp is here: rename it to AIZqx_8.cc, and type make");
  const std::string given = "./Game Zqx_7 Demo Demo Demo < default.cnf";
  project.write("AIZqx_7.o.Linux64", "");
  CHECK_ERROR(project.run(given),
              "unknown player 'Zqx_7': AIZqx_7.o.Linux64 is here: copy the one for your system to "
              "AIZqx_7.o, and type make. The players are ");
  project.write("AIZqx_7.o", "");
  CHECK_ERROR(project.run(given), "unknown player 'Zqx_7': AIZqx_7.o is here: type make. The ");
  project.run("rm AIZqx_7.o*");
  project.make_game();
  CHECK_ERROR(project.run(match), "unknown player 'Zqx_9': AIZqx_9.cc has the player Ron");
}

TEST("with DEBUG=1 a wrong call is reported once, with the line that made it") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.run("cp " + shell_word(fs::absolute("tests/students/AIFails.cc")) + " .");
  // Only what takes part is built for debugging, to save time.
  const std::string debug = BUILD == "build/sanitize" ? "build/debug-sanitize" : "build/debug";
  if (BUILD != debug)
    project.run("cp -a " + BUILD + " .objects && mkdir -p build && mv .objects " + debug);
  project.run("rm " + debug + "/once/Standard.hh.gch " + debug + "/once/engine/match/Backtrace*.o");
  project.make_game("DEBUG=1 -o " + debug + "/flags -o " + debug + "/Player.hh.gch -o " + debug +
                    "/once/Standard.hh.gch");
  const std::string wrong = project
                                .run(NO_SANITIZER_HANDLERS + "FAILS='wrong calls' ./Game " +
                                     "Null Fails Null Null -s 1 < default.cnf > out.res")
                                .err;
  for (const char* said : {"warning: cell(-1, 5) is off the board", "Fails::ask_off_the_board()\n",
                           "warning: unit(5000): there is no such unit"})
    CHECK(contains(wrong, said) and wrong.find(said) == wrong.rfind(said));
}
