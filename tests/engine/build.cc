// What make does: in a copy of the project, with a compiler that only notes what it should
// make where that is enough.

#include "LeagueRuns.hh"

namespace {

const char* const RULES = "rules.o ";
const char* const FAST = "engine/Walls+2+StateText.o ";
// What the game compiles for itself of the engine, and the same system as that of the tests.
#ifdef __linux__
const char* const OF_GAME = "engine/Configuration+5+Isolation.o ";
const char* const SAME_SYSTEM = "ISOLATION=engine/isolation/linux";
#else
const char* const OF_GAME = "engine/Configuration+2+LocalRunner.o ";
const char* const SAME_SYSTEM = "";
#endif

}  // namespace

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

TEST("until there is a Game, make play builds what a first match needs, and nothing else") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.make("play CXX='sh ./.compiler'");
  const std::string made = project.read("made");
  for (const char* part : {"/first\n", "/AIDemo.o\n", "/rules.o\n", "/JudgeMain+1+Isolation.o\n"})
    CHECK(contains(made, part));
  for (const char* part : {"/AINull.o", "/dummy/", "/series/", "/review/", "/linux/"})
    CHECK(not contains(made, part));
  project.write("Game", "");
  CHECK(contains(project.make("-n play CXX='sh ./.compiler'").out, "\n./Game Demo "));
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
      {"engine/text/Words.cc", " Game " + BUILD + "/once/engine/text/Reader+2+Files.o "},
      {"engine/board/Grow.hh", " Game " + BUILD + "/" + RULES},
      {"engine/board/Walls.hh", " Game " + BUILD + "/" + FAST + BUILD + "/" + RULES},
  };
  for (const auto& [file, expected] : table) {
    project.run("sleep 0.01; touch " + std::string(file));
    CHECK_EQUAL(project.made(SAME_SYSTEM), expected);
  }
  // A new player is built and linked, and one that is gone is left out.
  project.write("AIHarry.cc", null_player("Harry"));
  CHECK_EQUAL(project.made(SAME_SYSTEM), " Game " + BUILD + "/AIHarry.o ");
  project.run("mv AIHarry.cc AIGinny.cc");
  CHECK_EQUAL(project.made(SAME_SYSTEM), " Game " + BUILD + "/AIGinny.o ");
  project.run("rm AIGinny.cc");
  CHECK_EQUAL(project.made(SAME_SYSTEM), " Game ");
  // A header of the players: all players, and most of the engine.
  project.run("sleep 0.01; touch State.hh");
  const std::string made = project.made(SAME_SYSTEM);
  for (const char* object : {"AIDemo.o ", "AINull.o ", "Player.hh.gch ", RULES, FAST, OF_GAME})
    CHECK(contains(made, " " + BUILD + "/" + object));
  CHECK(contains(made, " Game "));
  CHECK(not contains(made, "/once/"));
}

TEST("a make that begins others has nothing made twice, whatever is asked for together") {
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

TEST("each flavour is built once, with its flags: after that, changing only links") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  const struct {
    const char *variables, *folder, *flag;
  } flavours[] = {
      {"DEBUG=0 SANITIZE=0 OPTIMIZE=1", "build", " -O1 "},
      {"DEBUG=1 SANITIZE=0", "build/debug", " -g "},
      {"DEBUG=0 SANITIZE=1", "build/sanitize", "-fsanitize=address,undefined"},
      {"DEBUG=1 SANITIZE=1", "build/debug-sanitize", "-D_GLIBCXX_ASSERTIONS"},
      {"DEBUG=0 SANITIZE=0 PROFILE=1", "build/profile", " -pg "},
      {"DEBUG=1 SANITIZE=0 FILL=none", "build/debug-none", " -O0 "},
  };
  for (const auto& [variables, folder, flag] : flavours) {
    project.made(variables);
    CHECK_EQUAL(project.made(variables), " ");
    CHECK(contains(project.read(std::string(folder) + "/flags"), flag));
    for (const char* file : {"/AIDemo.o", "/rules.o", "/once/engine/match/Memory.o"})
      CHECK_EQUAL(project.run("test -e " + (folder + std::string(file))).status, 0);
  }
  for (const auto& one : flavours) CHECK_EQUAL(project.made(one.variables), " Game ");
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

TEST("a player that does not compile is named with what to write, and the others play without it") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.write("AIBroken.cc", "nonsense\n" + null_player("Broken"));
  project.write("AICracked.cc", "nonsense\n" + null_player("Cracked"));
  project.write("AIHarry.cc", null_player("Harry"));
  project.write("AIWide.cc", "\xff\xfe#");
  project.write("AIJunk.o", "junk\n");
  const Outcome made = project.make("");
  CHECK_EQUAL(made.status, 2);
  for (std::string name : {"AIBroken.cc", "AICracked.cc"})
    CHECK(contains(made.err,
                   "error: " + name + " does not compile (see above): line 1: nothing is called " +
                       "nonsense: write a name that api.pdf has, or declare it above: ./Game is " +
                       "without it\n"));
  CHECK_HAS(
      made.err, "AIWide.cc: error: it is in UTF-16: save it as UTF-8\n",
      "error: AIJunk.o is no object file for this machine: remove it; ./Game is without it\n");
  for (const char* tool : {"objcopy", "nm:", "ld:"}) CHECK(not contains(made.err, tool));
  CHECK_EQUAL(project.run("./Game Harry Null Demo Demo -s 1 < default.cnf").status, 0);
  project.write("AIBroken.cc", null_player("2Broken"));
  project.write("AICracked.cc", replaced(null_player("Cracked"), "play ()", "play (int)"));
  project.write("AIWide.cc", replaced(null_player("Wide"), "play ()", "play () const"));
  const std::string told = project.make("").err;
  CHECK(contains(told, "AIBroken.cc:4: error: PLAYER_NAME is to be a word of "));
  for (std::string name : {"AICracked.cc", "AIWide.cc"})
    CHECK(contains(told, name + " does not compile (see above): its play() is to be declared as: " +
                             "virtual void play () {: ./Game is without it"));
  project.run("rm AICracked.cc AIWide.cc AIJunk.o");
  project.write("AIBroken.cc", replaced(null_player("Broken"), "{\n  }", "{"));
  const std::string missing = project.make("").err;
  CHECK(missing.find("a } is missing somewhere above this line") < missing.find("expected"));
  project.write("AIBroken.cc", null_player("Broken"));
  project.make_game();
  CHECK_EQUAL(project.run("./Game Harry Broken Demo Demo -s 1 < default.cnf").status, 0);
}

TEST("a player that the ordinary build plays is built by all, and one that lacks code by none") {
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
    // Only parts of it are built with sanitizers here: it is linked, but can't play.
    if (flavour == "sanitize") {
      project.make_game(variable);
      continue;
    }
    project.write("AILacking.cc", lacking);
    CHECK(contains(project.make(variable).err,
                   "error: AILacking.cc does not compile: it uses Lacking::look(int), which nobody "
                   "defines: ./Game is without it\n"));
    CHECK_EQUAL(project.run("./Game Folded Null Demo Demo -s 1 < default.cnf").status, 0);
    project.run("rm AILacking.cc");
  }
}

TEST("the usual mistakes are told with what to write, whatever the compiler calls them") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  for (const std::string compiler : {"g++", "clang++"}) {
    if (project.run("command -v " + compiler).status != 0) skip("no " + compiler);
    const std::string compile = compiler + " -std=c++17 -Wall -I. ";
    project.run(compile + "-x c++-header Player.hh -o Player.hh.gch");
    for (const auto& row : data_rows("refused.txt", "mistakes in AIFirst.cc")) {
      project.write("AIHarry.cc", replaced(read_file("AIFirst.cc"), row[0], row[1]));
      project.run(compile + "-S -o out.s -include Player.hh AIHarry.cc 2> said");
      const std::string hint = project.run("awk -f engine/submission/hint.awk said").out;
      if (row[2].empty() ? not hint.empty() : not contains(hint, row[2]))
        fail(__FILE__, __LINE__, compiler + ": " + row[1] + ": told \"" + hint + '"');
    }
  }
}

TEST("a player that is only warned of is told what to write, too") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.write("AIHarry.cc", null_player("Harry", "if (int n = 0; n = round()) return;"));
  const std::string told = project.make("WERROR= -o " + BUILD + "/flags").err;
  CHECK(contains(told, "AIHarry.cc: line "));
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

TEST("what is the matter with a player's name or file is said where it is to play") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  const auto check_told = [&](const std::string& player, const std::string& told) {
    CHECK_ERROR(project.run("./Game " + player + " Demo Demo Demo -s 1 < default.cnf"), told);
  };
  const std::string unknown = "unknown player 'Zqx_";
  project.write("AIZqx_9.cc", null_player("Ron"));
  check_told("Zqx_9", unknown + "9': AIZqx_9.cc is here: type make");
  project.write("AIZqx_8.cpp", null_player("Zqx_8"));
  check_told("Zqx_8", unknown + "8': AIZqx_8.cpp is here: rename it to AIZqx_8.cc, and type make");
  project.write("AIZqx_7.o.Linux64", "");
  check_told("Zqx_7", unknown +
                          "7': AIZqx_7.o.Linux64 is here: copy the one for your system to "
                          "AIZqx_7.o, and type make. The players are ");
  project.write("AIZqx_7.o", "");
  check_told("Zqx_7", unknown + "7': AIZqx_7.o is here: type make. The ");
  project.run("rm AIZqx_7.o*");
  project.write("AITwelve.cc", null_player("ABCDEFGHIJKL"));
  project.write("AIThirteen.cc", null_player("ABCDEFGHIJKLM"));
  project.make_game();
  check_told("Zqx_9", unknown + "9': AIZqx_9.cc has the player Ron");
  check_told("ABCDEFGHIJKLM",
             "AIThirteen.cc: the player's name ABCDEFGHIJKLM has more than 12 characters");
  CHECK_EQUAL(project.run("./Game ABCDEFGHIJKL Demo Demo Demo -s 1 < default.cnf").status, 0);
  project.run("mkdir other && cp *.hh other");
  project.write("other/AIOld.cc", null_player("Old"));
  succeeded(
      project.run("sed -i 's/^struct StateData {/& double more;/' other/State.hh && "
                  "g++ -std=c++17 -Iother -I. -c other/AIOld.cc -o AIOld.o"));
  project.make_game();
  check_told("Old",
             "AIOld.cc: player Old was compiled with the headers of another game or version; "
             "compile it again, or remove its object");
  project.run("rm AIOld.o");
  project.write("AIAgain.cc", null_player("Null"));
  project.make_game();
  check_told("Null", "two players are named Null: AIAgain.cc and AINull.cc; change PLAYER_NAME");
}

TEST("with DEBUG=1 a wrong call is reported once, with the line that made it") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.run("cp " + shell_word(fs::absolute("tests/students/AIFails.cc")) + " .");
  // Only what takes part is built for debugging, to save time.
  const std::string debug = BUILD == "build/sanitize" ? "build/debug-sanitize" : "build/debug";
  if (BUILD != debug)
    project.run("cp -a " + BUILD + " .objects && mkdir -p build && mv .objects " + debug);
  project.run("cd " + debug +
              " && rm once/Standard.hh.gch once/engine/match/Backtrace*.o AIDemo.o dummy/*.o");
  project.make_game("DEBUG=1 -o " + debug + "/flags -o " + debug + "/Player.hh.gch -o " + debug +
                    "/once/Standard.hh.gch");
  const std::string wrong = project
                                .run(NO_SANITIZER_HANDLERS + "FAILS='wrong calls' ./Game " +
                                     "Null Fails Null Null -s 1 < default.cnf > out.res")
                                .err;
  for (const char* said : {"warning: cell(-1, 5) is off the board", "Fails::ask_off_the_board()\n",
                           "warning: unit(5000): there is no such unit"})
    CHECK(contains(wrong, said) and wrong.find(said) == wrong.rfind(said));
  const std::string others = "./Game Demo Dummy Rival Master -s 1 < default.cnf > out.res";
  CHECK(not contains(project.run(others).err, "warning: "));
}
