// What make does: in a copy of the project, with a compiler that only notes what it should
// make where that is enough.

#include <tests/contest/LeagueRuns.hh>

namespace {

const char* const RULES = "rules.o ";
const char* const BOARD = "engine/board.o ";
// What the game compiles for itself of the engine, and the same system as that of the tests.
const char* const OF_GAME = "engine/kit.o ";
#ifdef __linux__
const char* const SAME_SYSTEM = "ISOLATION=engine/isolation/linux";
#else
const char* const SAME_SYSTEM = "";
#endif

}  // namespace

TEST("make watch shows the match that is there, and plays one only if there is none") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.run("mkdir Viewer && printf 'cat \"$1\"\n' > Viewer/watch");
  project.write("out.res", "mine");
  CHECK_HAS(project.make("watch CXX='sh ./.compiler'").out, "\nmine");
  CHECK_EQUAL(project.read("out.res"), "mine");
  project.run("rm out.res");
  CHECK_HAS(project.make("-n watch CXX='sh ./.compiler'").out, " -o out.res\n");
}

TEST("until there is a Game, make play builds what a first match needs, and nothing else") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.make("play CXX='sh ./.compiler'");
  const std::string made = project.read("made");
  for (const char* part : {"/first\n", "/AIDemo.o\n", "/rules.o\n", "/JudgeMain.o\n"})
    CHECK_HAS(made, part);
  for (const char* part : {"/AINull.o", "/dummy/", "/series/", "/review/", "/linux/"})
    CHECK(not contains(made, part));
  project.write("Game", "");
  CHECK_HAS(project.make("-n play CXX='sh ./.compiler'").out, "\n./Game Demo ");
  CHECK_HAS(project.make("play CXX='sh ./.compiler'").err,
            "error: Game can't be run: copy this folder");
}

TEST("the compiler that is here is taken, and no file needs its mode") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.run(
      "mkdir bin && ln -s /usr/bin/* /bin/* bin 2> /dev/null; rm -f bin/g++* bin/c++* "
      "bin/clang++*");
  project.write("bin/clang++", "#!/bin/sh\nexec sh \"$PWD/.compiler\" \"$@\"\n");
  project.run("chmod -R a-x+X . && chmod +x bin/clang++");
  const Outcome told =
      project.run("PATH=$PWD/bin make -n VERBOSE=1 watch check-AINull AINull.player");
  CHECK_EQUAL(told.status, 0);
  CHECK_HAS(told.out, "clang++ -std=c++17");
  for (const std::string& line : lines_of(told.out))
    CHECK(line.rfind("./", 0) != 0 or line.rfind("./build/first ", 0) == 0);
}

TEST("make builds again what depends on a file that holds something else, whatever its time") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  const auto made = [&] { return project.made(SAME_SYSTEM); };
  project.write("AIGiven.o", "");
  made();
  CHECK_EQUAL(project.make_game(std::string("CXX='sh ./.compiler' ") + SAME_SYSTEM), "");
  const std::string null = " Game " + BUILD + "/AINull.o ";
  const std::pair<const char*, std::string> table[] = {
      {"AINull.cc engine/text/Words.cc", null + BUILD + "/once/engine/text.o "},
      {"Board.cc AIGiven.o", " Game " + BUILD + "/" + RULES},
      {"engine/board/Walls.cc", " Game " + BUILD + "/" + BOARD},
      {"engine/board/Grow.hh", " Game " + BUILD + "/" + RULES},
      {"engine/board/Walls.hh", " Game " + BUILD + "/" + BOARD + BUILD + "/" + RULES},
  };
  for (const auto& [files, expected] : table) {
    // As of a release whose files all have one time.
    project.run("for file in " + std::string(files) +
                "; do echo >> $file; touch -t 202501010000 $file; done");
    CHECK_EQUAL(made(), expected);
  }
  CHECK_EQUAL(made(), " ");
  if (*SAME_SYSTEM) {
    project.run("echo >> engine/isolation/linux/Hello.hh");
    CHECK_EQUAL(made(), " Game " + BUILD + "/engine/isolation/linux.o ");
  }
  // A copy that keeps the time that it has, and a link that leads elsewhere. A new player is built
  // and linked, and one that is gone is left out.
  project.run("cp AINull.cc kept; echo >> kept; touch -r AINull.cc kept; cp -p kept AINull.cc");
  project.run("cp AIDemo.cc demo; echo >> demo; touch -t 202501010000 demo; ln -sf demo AIDemo.cc");
  project.write("AIHarry.cc", null_player("Harry"));
  CHECK_EQUAL(made(),
              " Game " + BUILD + "/AIDemo.o " + BUILD + "/AIHarry.o " + BUILD + "/AINull.o ");
  project.run("mv AIHarry.cc AIGinny.cc");
  CHECK_EQUAL(made(), " Game " + BUILD + "/AIGinny.o ");
  project.run("rm AIGinny.cc");
  CHECK_EQUAL(made(), " Game ");
  // A header of the players: all players, and most of the engine.
  project.run("sleep 0.01; touch State.hh");
  const std::string of_header = made();
  for (const char* object : {" Game ", "AIDemo.o ", "AINull.o ", "Player.hh.gch ", RULES, OF_GAME})
    CHECK_HAS(of_header, object);
  CHECK(not contains(of_header, "/once/"));
  // What a make has built that kept no record; and what the makefiles do is no less than sources.
  for (const char* change : {"rm build/sources", "echo '# Changed.' >> engine/build.mk"}) {
    project.run(change);
    CHECK_HAS(made(), RULES);
  }
  // The last source of a room is gone.
  project.run("rm engine/text/Words.cc");
  CHECK_EQUAL(made(), " Game " + BUILD + "/once/engine/text.o ");
}

TEST("a make that begins others has nothing made twice, whatever is asked for together") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.run(
      "rm -rf build; mkdir -p games/one; cp -R *.hh *.cnf AINull.cc Board.cc rules games/one; rm "
      "games/one/Registry.hh");
  project.write("games/one/Makefile", "ROOT = ../..\ninclude ../../engine/build.mk\n");
  project.run("make -k -j8 -C games/one all league build/similarity build/room CXX='sh \"" +
              project.path(".compiler") + "\"'");
  const std::string twice =
      project.run("cat made games/one/made | sed 's|.*[.]/||' | sort | uniq -d").out;
  CHECK_EQUAL(twice, "");
  CHECK_HAS(project.read("made"), BUILD + "/once/Standard.hh.gch\n");
}

TEST("a second make in a folder says that it waits for the first, but for none that was killed") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.write(".slow", "while [ ! -e go ]; do sleep 0.01; done\nexec sh ./.compiler \"$@\"\n");
  const std::string make = "env -u MAKELEVEL -u MAKEFLAGS make -j2 Game -C " + project.path("");
  const auto is_at_work = [&](const Background& one) {
    const std::string note = project.path("build/make.pid");
    return fs::exists(note) and read_file(note).rfind(std::to_string(one.process()) + " ", 0) == 0;
  };
  {
    Background killed(make + " CXX='sh ./.slow'");
    wait_until(killed, [&] { return is_at_work(killed); });
    killed.send(SIGKILL);
    killed.wait();
  }
  Background first(make + " CXX='sh ./.slow'");
  wait_until(first, [&] { return is_at_work(first); });
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
  // Names of the engine are free; what means something to players or in C++ is not.
  project.run("ln -s " + shell_word(fs::absolute(BUILD + "/Player.hh.gch")) + " .");
  const Outcome made = project.make("-k AIBoard AIUnit AIclass AINULL");
  CHECK_HAS(made.out, "made AIBoard.cc: open it");
  std::vector<std::string> lines = lines_of(read_file("AIFirst.cc"));
  lines.erase(std::remove_if(lines.begin(), lines.end(),
                             [](const std::string& line) { return contains(line, "make AI"); }),
              lines.end());
  std::replace(lines.begin(), lines.end(), std::string("#define PLAYER_NAME First"),
               std::string("#define PLAYER_NAME Board"));
  CHECK_EQUAL(project.read("AIBoard.cc"), text_of(lines));
  for (const std::string name : {"Unit", "class", "NULL"}) {
    CHECK_HAS(made.err, ": " + name + " means something else");
    CHECK(not fs::exists(project.path("AI" + name + ".cc")));
  }

  project.write("AIBoard.cc", "mine");
  const std::string refused = project.make("-k AIBoard AINull AI AIa-b AIThirteenNames").err;
  for (const char* told : {"AIBoard.cc is here already", "AINull.cc is here already",
                           "make AI: expected AI and a word", "make AIa-b: expected AI and a word",
                           "make AIThirteenNames: a name has at most 12 characters"})
    CHECK_HAS(refused, told);
  CHECK_EQUAL(project.read("AIBoard.cc"), "mine");
}

TEST("another value builds all again; each flavour is built once, and after that only linked") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  const struct {
    const char *variables, *folder, *flag;
  } flavours[] = {
      {"DEBUG=0 SANITIZE=0", "build", " -O2 "},
      {"DEBUG=0 SANITIZE=0 OPTIMIZE=1", "build", " -O1 "},
      {"DEBUG=1 SANITIZE=0", "build/debug", " -g -DGAME_DEBUG "},
      {"DEBUG=0 SANITIZE=1", "build/sanitize", "-fsanitize=address,undefined"},
      {"DEBUG=1 SANITIZE=1", "build/debug-sanitize", "-D_GLIBCXX_ASSERTIONS"},
      {"DEBUG=0 SANITIZE=0 PROFILE=1", "build/profile", " -pg "},
      {"DEBUG=1 SANITIZE=0 FILL=none", "build/debug-none", " -O0 "},
  };
  for (const auto& [variables, folder, flag] : flavours) {
    const std::string made = project.made(variables);
    CHECK(contains(made, " Game ") and
          contains(project.read(std::string(folder) + "/flags"), flag));
    for (const char* file :
         {"/AIDemo.o ", "/Player.hh.gch ", "/rules.o ", "/once/engine/memory.o "})
      CHECK_HAS(made, " " + std::string(folder) + file);
  }
  CHECK_EQUAL(project.made(flavours[6].variables), " ");
  for (int k : {1, 2, 5}) CHECK_EQUAL(project.made(flavours[k].variables), " Game ");
}

TEST("names of files that make can't handle are reported in one line") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  const std::string fine = "AIHarry_2-b.cc", strange = "AIPe\u00f1a.cc";
  project.write(fine, null_player("Harry"));
  project.write(strange, null_player("Pena"));
  project.made("");
  for (std::string name : {"AIHarry (1).cc", "AIA AIB.cc", "AIRon's.cc", "AIRon&Me.cc",
                           "AIHarry(1).o", "AICost$.cc", "AIA:B.cc", "AI'\ntouch made\n'.cc"}) {
    project.write(name, null_player("Harry"));
    const Outcome made = project.make("CXX='sh ./.compiler'");
    CHECK_EQUAL(made.status, 2);
    std::string shown = name;
    std::replace(shown.begin(), shown.end(), '\n', '?');
    CHECK_HAS(made.err, "rename \"" + shown + "\": ");
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
    CHECK_HAS(made.err, " " + row[1]);
    CHECK_EQUAL(lines_of(made.err).size(), 1u);
    CHECK_EQUAL(made.out, "");
  }
}

TEST("objects of other players are linked, from the folder and from EXTRA_OBJ") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  project.run("mkdir friends; touch AINull.o AIGinny.o friends/AIRon.o");
  const std::string told =
      project.make_game("CXX='sh ./.compiler' OBJCOPY=: EXTRA_OBJ=friends/AIRon.o VERBOSE=1");
  const std::size_t at = told.find("-o Game");
  const std::string link = told.substr(at, told.find(" || ", at) - at);
  CHECK(contains(link, "/given/AIGinny.o ") and contains(link, "/given/friends/AIRon.o"));
  // An object that has its source beside it is there only once.
  CHECK(link.find("AINull.o ") == link.rfind("AINull.o "));
}

TEST("a player that does not compile or lacks code is told what to write, and the others play") {
  const ProjectCopy project(ProjectCopy::Built::ALL);
  project.write("AIBroken.cc", "nonsense\n" + null_player("Broken"));
  project.write("AIHarry.cc", null_player("Harry"));
  project.write("AIWide.cc", "\xff\xfe#");
  project.write("AIJunk.o", "junk\n");
  project.write("AILacking.cc",
                replaced(null_player("Lacking"), "{\n  }", "{ look(1); }\n  void look(int far);"));
  project.write("AIFolded.cc", replaced(null_player("Folded"), "{\n  }",
                                        "{ const volatile int* at = &MOST; move(*at, Up); }\n"
                                        "  static const int MOST = 9;"));
  project.write("AIMisnamed.cc", null_player("2Misnamed"));
  project.write("AIArgued.cc", replaced(null_player("Argued"), "play ()", "play (int)"));
  project.write("AIConst.cc", replaced(null_player("Const"), "play ()", "play () const"));
  project.write("AIOpen.cc", replaced(null_player("Open"), "{\n  }", "{"));
  // One that is only warned of, and one of another game, which is here.
  project.write("AIWarned.cc", null_player("Warned", "if (int n = 0; n = round()) return;"));
  project.write("AIGimli.cc", replaced(read_file("games/moria/AIDemo.cc"), "PLAYER_NAME Demo",
                                       "PLAYER_NAME Gimli"));
  project.run("mkdir games && ln -s " + shell_word(fs::current_path().string() + "/games/moria") +
              " games/moria");
  // Compilers that are not asked for English say nothing that has a hint.
  project.run(
      "mkdir es && for name in g++ clang++; do printf '#!/bin/sh\ncase \"$LC_ALL$LANGUAGE $*\" in "
      "es*AIBroken*) exit 1 ;; esac\nPATH=${PATH#*:} exec %s \"$@\"\n' $name > es/$name; done; "
      "chmod +x es/*");
  const Outcome made = project.make(
      "LC_ALL=es_ES.UTF-8 LANGUAGE=es PATH=$PWD/es:$PATH WERROR= -o " + BUILD + "/flags");
  CHECK_EQUAL(made.status, 2);
  CHECK_HAS(made.err,
            std::string("error: AIBroken.cc does not compile (see above): line 1: nothing is ") +
                "called nonsense: write a name that api.pdf has, or declare it above: ./Game is " +
                "without it\n",
            "AIWide.cc: error: it is in UTF-16: save it as UTF-8\n",
            "error: AIJunk.o is no object file for this machine: remove it; ./Game is without it\n",
            "AIWarned.cc: line ", "AIMisnamed.cc:4: error: PLAYER_NAME must be a word of ",
            " lines are in " + BUILD + "/AIConst.said\n",
            "error: AIGimli.cc does not compile, as it is a player of ./games/moria: ./Game is " +
                std::string("without it\n"),
            "error: AIFolded.cc does not compile: it uses Folded::MOST, which nobody defines: " +
                std::string("\"static constexpr\" in the class defines a constant: ") +
                "./Game is without it\n",
            "error: AILacking.cc does not compile: it uses Lacking::look(int), which nobody " +
                std::string("defines: ./Game is without it\n"));
  for (std::string name : {"AIArgued.cc", "AIConst.cc"})
    CHECK_HAS(made.err, name + " does not compile (see above): declare play() so: " +
                            "virtual void play () {: ./Game is without it");
  const std::string missing = "a } is missing somewhere above this line",
                    said_of_open = project.read(BUILD + "/AIOpen.said");
  CHECK_HAS(made.err, missing);
  CHECK(said_of_open.find(missing) < said_of_open.find("expected"));
  for (const char* tool : {"objcopy", "nm:", "ld:"}) CHECK(not contains(made.err, tool));
  CHECK_EQUAL(project.run("./Game Harry Null Demo Demo -s 1 < default.cnf").status, 0);
  // Where that game is not.
  const std::string said = BUILD + "/AIGimli.said";
  project.run("sh engine/submission/broken.sh " + said + " AIGimli.cc .");
  CHECK_HAS(project.read(said + ".why"), " (see above): this game lacks ",
            "; it may be a player of another game");
  project.run("rm AI[ACGJLMOW]* AIFolded.cc");
  project.write("AIBroken.cc", null_player("Broken"));
  project.make_game();
  CHECK_EQUAL(project.run("./Game Harry Broken Demo Demo -s 1 < default.cnf").status, 0);
}

TEST("the usual mistakes are told with what to write, whatever the compiler calls them") {
  const ProjectCopy project(ProjectCopy::Built::NAMES);
  const auto rows = data_rows("refused.txt", "mistakes in AIFirst.cc");
  const auto file_of = [](std::size_t row) { return "AI" + std::to_string(row) + ".cc"; };
  // Most can be told of one file that includes them all; the others are compiled alone.
  std::string all;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const std::string text = replaced(read_file("AIFirst.cc"), rows[row][0], rows[row][1]);
    project.write(file_of(row), text);
    const auto times = [&](char sign) { return std::count(text.begin(), text.end(), sign); };
    if (times('{') == times('}') and times('(') == times(')'))
      all += "namespace of_" + std::to_string(row) + " {\n#include \"" + file_of(row) + "\"\n}\n";
  }
  project.write("all.cc", all);
  // The compiler of the build, whose header is there, or another one.
  const char* const other = std::getenv("MISTAKES_BY");
  const std::string compiler = other ? other : split(read_file(BUILD + "/flags"), ' ')[0];
  const bool is_clang = contains(compiler, "clang");
  // A header kept by ccache would be older than the files of this folder, which clang refuses.
  const std::string compile = "LC_ALL=C.UTF-8 CCACHE_DISABLE=1 " + compiler +
                              (is_clang ? " -ferror-limit=0" : "") + " -std=c++17 -O2 -Wall -I. ";
  project.run(other or is_clang
                  ? compile + "-x c++-header Player.hh -o Player.hh.gch"
                  : "ln -s " + shell_word(fs::absolute(BUILD + "/Player.hh.gch")) + " .");
  const auto compiled = [&](const std::string& file) {
    project.run(compile + "-fsyntax-only -include Player.hh " + file + " 2> " + file + ".said");
  };
  compiled("all.cc");
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const std::string file = file_of(row), expected = rows[row][2];
    // The quotes of g++ are ’ where the system knows that locale, and ' where not.
    const auto is_told = [&] {
      const std::string said = project
                                   .run("for text in cat \"sed s/‘\\|’/'/g\"; do $text " + file +
                                        ".said | awk -f engine/submission/hint.awk; done")
                                   .out;
      return expected.empty() ? said.empty() : said.find(expected) < said.rfind(expected);
    };
    project.run("awk '/^[^ ]*:/ { is_own = /^([.][/])?" + file + "/ } is_own' all.cc.said > " +
                file + ".said");
    if (not expected.empty() and is_told()) continue;
    compiled(file);
    if (not is_told())
      fail(__FILE__, __LINE__, compiler + ": not told \"" + expected + "\": " + rows[row][1]);
  }
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
  project.write("AIZqx_7.o.Other", "");
  check_told(
      "Zqx_7",
      unknown + "7': AIZqx_7.o.Other is here: type make, if that is your system. The players are ");
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
  project.run("mkdir other && cp *.hh other && sed -i '/^#include <[a-z_]*>/d' other/Player.hh");
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
