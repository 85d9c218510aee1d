// The league as a program: what students submit, the matches, the files and the page.

#include <engine/league/Commands.hh>
#include <engine/text/Words.hh>
#include <engine/league/League.hh>
#include <engine/league/LeagueFiles.hh>
#include <engine/league/PageCharts.hh>
#include <engine/league/SubmissionFolder.hh>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <tests/kit/Project.hh>
#include <tests/kit/Secure.hh>
#include <tests/kit/Test.hh>
#include <tests/kit/Texts.hh>

#include "Runs.hh"

using namespace game_engine;
using namespace tests;

namespace {

namespace fs = std::filesystem;

// Has the compiler say what it would say with a full disk, and what the check says if it can't
// check.
const char* const PRETENDS = R"(
#ifdef __OPTIMIZE__
#pragma GCC error "as: No space left on device"
static_assert(sizeof(int) == 1, "\ncheck: no tool");
#endif
)";

// A board on which a match takes little time.
const char* const SMALL = R"(sed -e 's/^\(NUM_ROUNDS *\)200/\120/' \
  -e 's/^\(BOARD_[A-Z]* *\)60/\112/' -e 's/^\(NUM_INI_WIZ[A-Z_]* *\)20/\13/' \
  -e 's/^\(NUM_INI_BOOKS *\)50/\14/' default.cnf > )";

void submit(const std::string& folder, const std::string& source, const std::string& name) {
  std::string text = read_file(source);
  const std::string define = "#define PLAYER_NAME ";
  const std::size_t start = text.find(define) + define.size();
  text.replace(start, text.find('\n', start) - start, name);
  write_file(folder + "/AI" + name + ".cc", text);
}

void write_program(const std::string& path, const std::string& script) {
  write_file(path, "#!/bin/sh\n" + script);
  fs::permissions(path, fs::perms::owner_all);
}

// The end of a script: what make itself does.
std::string real_make() {
  const std::string path = run("command -v make").out;
  return "exec " + path.substr(0, path.size() - 1) + " \"$@\"\n";
}

// A league that is built once for all tests: to play it again costs little.
class SmallLeague {
 public:
  SmallLeague() {
    submit_all();
    tests::run(SMALL + path("small.cnf"));
    outcome_ = play(path("first"));
  }
  ~SmallLeague() { fs::remove_all(folder_); }

  std::string path(const std::string& file) const { return folder_ + "/" + file; }
  std::string submissions() const { return path("submitted"); }
  const Outcome& outcome() const { return outcome_; }

  std::string command(const std::string& results, const std::string& options = "-j2") const {
    return "./league " + submissions() + " --results=" + results +
           " --against=Null --qualifying=4 --matches=4 --ranking=8 --marks=quantiles"
           " --cpu-time=0.2 -s 3 " +
           options + " -i " + path("small.cnf");
  }
  Outcome play(const std::string& results, const std::string& options = "-j2") const {
    return tests::run(command(results, options));
  }

  // The results of the first run in a new folder, with the players and without the matches.
  std::string fresh_results() const {
    const std::string results = scratch_folder() + "/results";
    fs::copy(path("first"), results, fs::copy_options::recursive);
    fs::remove(results + "/matches.csv");
    fs::remove_all(results + "/matches");
    return results;
  }

 private:
  void submit_all() const {
    fs::create_directory(submissions());
    for (const char* name : {"Hunter", "Moth", "Rover"})
      submit(submissions(), std::string("tests/players/AI") + name + ".cc", name);
    submit(submissions(), "AIDemo.cc", "Wanderer");
    submit(submissions(), "tests/players/AIHunter.cc", "Seeker");
    submit(submissions(), "tests/hostile/AILoop.cc", "Loop");
    submit(submissions(), "AINull.cc", "Dummy");
    submit(submissions(), "AINull.cc", "hunter");
    submit(submissions(), "AINull.cc", "NameOfThirteen");
    write_file(submissions() + "/AIBroken.cc", "#include \"Player.hh\"\nint x = ;\n");
    write_file(submissions() + "/AIZero.cc", "#include \"/dev/zero\"\n");
    submit(submissions(), "AINull.cc", "Full");
    write_file(submissions() + "/AIFull.cc", read_file(submissions() + "/AIFull.cc") + PRETENDS);
    write_file(submissions() + "/AI<img src=x onerror=alert(1)>.cc", "");
    fs::create_symlink("/etc/passwd", submissions() + "/AILink.cc");
    write_file(submissions() + "/notes.txt", "no submission");
    for (const char* file : {"AIHugo.cpp", "AIIvy.CC", "AIJoe.cc.txt", "all.zip"})
      write_file(submissions() + "/" + file, read_file("AINull.cc"));
    // As learning platforms deliver.
    for (const char* folder : {"Anna_123", "Anna_124", "Bob <b>_7_file_", "Eve_9", "Kim_1/deep"})
      fs::create_directories(submissions() + "/" + folder);
    submit(submissions() + "/Bob <b>_7_file_", "AINull.cc", "Bob");
    write_file(submissions() + "/Anna_123/AIRover.cc", read_file("AINull.cc"));
    write_file(submissions() + "/Anna_124/AIAnna.cpp", read_file("AINull.cc"));
    write_file(submissions() + "/Eve_9/.AIEve.cc", read_file("AINull.cc"));
  }

  const std::string folder_ = temporary_folder();
  Outcome outcome_;
};

const SmallLeague& small_league() {
  static const SmallLeague league;
  return league;
}

// All that the league leaves but the players.
std::map<std::string, std::string> files_in(const std::string& results) {
  std::map<std::string, std::string> files;
  for (const char* file : {"league.html", "matches.csv", "ranking.csv", "groups.csv",
                           "rejected.csv", "marks.csv", "head-to-head.csv", "spared.csv"})
    files[file] = read_file(results + "/" + file);
  // The page shows the commands, with the folder.
  std::string& page = files["league.html"];
  for (std::size_t at = 0; (at = page.find(results)) != std::string::npos;)
    page.replace(at, results.size(), "RESULTS");
  for (const auto& entry : fs::recursive_directory_iterator(results + "/matches"))
    // These show the CPU times of the players.
    if (entry.is_regular_file()) files[entry.path().filename().string()] = "";
  return files;
}

void check_same(const std::string& results) {
  const auto expected = files_in(small_league().path("first")), actual = files_in(results);
  CHECK_EQUAL(actual.size(), expected.size());
  for (const auto& [file, text] : expected)
    if (not actual.count(file) or actual.at(file) != text)
      fail(__FILE__, __LINE__, file + " is not that of the first run");
}

std::string reason(const std::string& file) {
  for (const auto& line : read_csv(small_league().path("first/rejected.csv")).lines)
    if (line[0] == file) return line[1];
  return "not rejected";
}

}  // namespace

TEST("league: a submission that breaks a rule is listed with the reason, and stops nobody else") {
  need_isolation();
  CHECK_EQUAL(small_league().outcome().status, 0);
  const auto check_reason = [](const std::string& file, const std::string& expected) {
    if (reason(file).find(expected) == std::string::npos)
      fail(__FILE__, __LINE__, file + ": " + reason(file) + ", expected " + expected);
  };
  check_reason("AIBroken.cc", "line 2: expected ");
  check_reason("AIFull.cc", "as: No space left on device");
  check_reason("AIDummy.cc", "the name Dummy is taken, by a player of the game");
  check_reason("AIhunter.cc", "the name hunter is taken, by AIHunter.cc");
  check_reason("AINameOfThirteen.cc", "14 characters: 12 are allowed");
  check_reason("AILink.cc", "it is not a regular file");
  check_reason("AI<img src=x onerror=alert(1)>.cc", "the name of the file is not like AIMine.cc");
  CHECK(reason("AIZero.cc") != "not rejected");
  CHECK_EQUAL(read_csv(small_league().path("first/rejected.csv")).lines.size(), 17u);
}

TEST("league: files with other endings, archives and empty folders are named with the reason") {
  need_isolation();
  CHECK_EQUAL(reason("AIHugo.cpp"), "a player's file ends in .cc: call it AIHugo.cc");
  CHECK_EQUAL(reason("AIIvy.CC"), "a player's file ends in .cc: call it AIIvy.cc");
  CHECK_EQUAL(reason("AIJoe.cc.txt"), "a player's file ends in .cc: call it AIJoe.cc");
  CHECK_EQUAL(reason("Anna_124/AIAnna.cpp"), "a player's file ends in .cc: call it AIAnna.cc");
  CHECK_EQUAL(reason("all.zip"),
              "it is an archive: unpack it, and put the player's file here or in a folder");
  CHECK_EQUAL(reason("notes.txt"), "it is not a player's file, which is called AIMine.cc");
  CHECK_EQUAL(reason("Eve_9"), "there is no player's file AIMine.cc in this folder");
  CHECK_EQUAL(reason("Kim_1/deep"),
              "it is a folder in a student's folder: put AIMine.cc beside it");
}

TEST("league: a folder per student is taken, and the student's name stands beside the player's") {
  need_isolation();
  std::string students;
  for (const auto& line : read_csv(small_league().path("first/ranking.csv")).lines)
    if (not line[12].empty()) students += line[1] + " of " + line[12] + "; ";
  CHECK_EQUAL(students, "Bob of Bob <b>; ");
  CHECK_EQUAL(reason("Anna_123/AIRover.cc"), "the name Rover is taken, by AIRover.cc");
  const std::string page = read_file(small_league().path("first/league.html"));
  CHECK(contains(page, "<td class=\"text\">Bob &lt;b&gt;</td>"));
}

TEST("league: two students of the same name are told apart") {
  const LeagueFolders folders{scratch_folder(), "nowhere"};
  for (const std::string folder : {"Anna_123", "Anna_124", "Bob_5"}) {
    fs::create_directory(folders.submissions + "/" + folder);
    write_file(folders.submissions + "/" + folder + "/AI" + folder + ".cc", "");
  }
  std::string students;
  for (const Submission& one : list_submissions(folders, {})) students += one.student + " ";
  CHECK_EQUAL(students, "Anna_123 Anna_124 Bob ");
}

TEST("league: all players are ranked, one that loops forever among them") {
  need_isolation();
  const CsvTable ranking = read_csv(small_league().path("first/ranking.csv"));
  const CsvTable matches = read_csv(small_league().path("first/matches.csv"));
  std::map<std::string, int> played, outs;
  std::map<std::string, long long> scores;
  for (const auto& line : matches.lines)
    for (std::size_t seat = 0; seat < 4; ++seat) {
      ++played[line[4 + seat]];
      scores[line[4 + seat]] += std::stoll(line[8 + seat]);
      outs[line[4 + seat]] += not line[12 + seat].empty();
    }
  CHECK_EQUAL(std::count_if(ranking.lines.begin(), ranking.lines.end(),
                            [](const auto& line) { return not line[0].empty(); }),
              7);  // The others are the opponent and the ladder.
  double before = 1e9, sum = 0;
  for (const auto& line : ranking.lines) {
    const double rating = std::stod(line[2]);
    CHECK(std::stod(line[3]) < rating and rating < std::stod(line[4]) and rating <= before);
    CHECK_EQUAL(std::stoi(line[5]), played[line[1]]);
    CHECK_NEAR(std::stod(line[8]), double(scores[line[1]]) / played[line[1]], 0.051);
    CHECK_EQUAL(std::stoi(line[9]), outs[line[1]]);
    before = rating;
    sum += rating;
  }
  CHECK_NEAR(sum / double(ranking.lines.size()), 1500.0, 0.1);
  CHECK_EQUAL(outs["Loop"], 12);
  CHECK(std::count_if(ranking.lines.begin(), ranking.lines.end(),
                      [](const auto& line) { return line[11] == "champion"; }) == 1);
}

TEST("league: the same seed gives the same files for any number of jobs") {
  need_isolation();
  const std::string results = small_league().fresh_results();
  CHECK_EQUAL(small_league().play(results, "-j1").status, 0);
  check_same(results);
}

TEST(
    "league: a program that runs commands plays the same matches, from the middle of a board too") {
  need_isolation();
  const std::string results = small_league().fresh_results();
  const std::string matches = read_file(small_league().path("first/matches.csv"));
  const std::vector<std::string> lines = lines_of(matches);
  const Outcome useless = small_league().play(results, "--run-with=false");
  CHECK_ERROR(useless, "the program of --run-with brings no results (exit status 1): false");
  write_file(results + "/matches.csv", lines[0] + "\n" + lines[1] + "\n" + lines[2] + "\n");
  const Outcome played =
      small_league().play(results, "--run-with=\"xargs -P 2 -d '\\n' -I{} sh -c {}\"");
  CHECK_EQUAL(played.status, 0);
  check_same(results);
}

TEST("league: a finished league that is started again rewrites the same pages") {
  need_isolation();
  const std::string results = small_league().fresh_results();
  fs::copy(small_league().path("first/matches.csv"), results + "/matches.csv");
  fs::copy(small_league().path("first/matches"), results + "/matches", fs::copy_options::recursive);
  fs::remove(results + "/league.html");
  CHECK_EQUAL(small_league().play(results).status, 0);
  check_same(results);
}

TEST("league: what can't be written to a full disk ends it with an error") {
  need_isolation();
  const std::string results = small_league().fresh_results();
  fs::create_symlink("/dev/full", results + "/ranking.csv.part");
  CHECK_ERROR(small_league().play(results), "ranking.csv.part: No space left on device");
  fs::remove(results + "/ranking.csv.part");
  const Outcome told = small_league().play(results, "-j2 > /dev/full");
  CHECK_ERROR(told, "can't write to standard output");
  check_same(results);
}

TEST("league: ended in the middle of a line, it goes on where it stopped") {
  need_isolation();
  const std::string results = small_league().fresh_results();
  const std::string matches = read_file(small_league().path("first/matches.csv"));
  for (std::size_t size : {std::size_t(0), std::size_t(10), matches.size() / 2}) {
    write_file(results + "/matches.csv", matches.substr(0, size));
    CHECK_EQUAL(small_league().play(results).status, 0);
    check_same(results);
  }
}

TEST("league: killed at any moment, it loses and repeats nothing") {
  need_isolation();
  const std::string results = small_league().fresh_results();
  for (const char* seconds : {"0.2", "0.5", "0.8"}) {
    const Outcome killed =
        run("timeout -s KILL " + std::string(seconds) + " " + small_league().command(results));
    if (killed.status != 137 and killed.status != 0) fail(__FILE__, __LINE__, killed.err);
  }
  CHECK_EQUAL(small_league().play(results).status, 0);
  check_same(results);
}

TEST("league: two at a time in the same folder would spoil it") {
  need_isolation();
  const std::string results = small_league().fresh_results();
  const Outcome both = run("{ " + small_league().command(results) + " & first=$!; sleep 0.2; " +
                           small_league().command(results) + "; second=$?; wait $first; }" +
                           " > /dev/null; echo $? $second");
  CHECK(both.out == "0 1\n" or both.out == "1 0\n");
  CHECK(both.err.find("error: another league is being played in " + results) != std::string::npos);
  check_same(results);
}

TEST("league: another seed, configuration or folder of players is another league") {
  need_isolation();
  const std::string results = small_league().fresh_results();
  const auto check_refused = [&](const std::string& options, const std::string& message) {
    const Outcome outcome = small_league().play(results, options);
    CHECK_ERROR(outcome, message);
  };
  check_refused("-s 4", "is a league with seed '3', not '4'; give another --results");
  check_refused("--matches=8", "is a league with matches of a group '4', not '8'");
  check_refused("--memory=100", "is a league with memory '256', not '100'");
  write_file(results + "/matches.csv", "match,seed\n1,2\n");
  check_refused("", "matches.csv:1: this is not a file of a league's matches");
  const std::string matches = read_file(small_league().path("first/matches.csv"));
  write_file(results + "/matches.csv", replaced(matches, "qualification,1,", "qualification,2,"));
  check_refused("", "matches.csv:2: this match is of another league");
}

TEST("league: the command of a match plays it again") {
  need_isolation();
  const std::string page = read_file(small_league().path("first/league.html"));
  const CsvTable matches = read_csv(small_league().path("first/matches.csv"));
  const auto& last = matches.lines.back();
  const std::size_t row = page.find("<tr id=\"match" + last[0] + "\">");
  const std::size_t start = page.find("<code>", row) + 6;
  std::string command = page.substr(start, page.find("</code>", start) - start);
  command = replaced(command, "&gt; match.res", "> /dev/null");
  const Outcome again = run(command);
  for (std::size_t seat = 0; seat < 4; ++seat)
    CHECK(again.err.find("info: player " + last[4 + seat] + " got score " + last[8 + seat] +
                         "\n") != std::string::npos);
}

TEST(
    "league: the page has the players, their matches and the rejected files, and nothing hostile") {
  need_isolation();
  const std::string page = read_file(small_league().path("first/league.html"));
  for (const char* part :
       {"<h2 id=\"ranking\">", "Champion: <b>", "id=\"player-Hunter\"", "id=\"player-Loop\"",
        "Qualification</h2>", "Final</h2>", ">out in round 5: CPU time limit (0.2 s)<",
        "AI&lt;img src=x onerror=alert(1)&gt;.cc", "matches/final-1/", ">watch</a>"})
    if (page.find(part) == std::string::npos) fail(__FILE__, __LINE__, std::string("no ") + part);
  CHECK(page.find("<img") == std::string::npos);
  CHECK(page.find("src=\"") == std::string::npos);
  CHECK(page.find("http") == std::string::npos);
}

TEST("league: the compiler's time, memory and files are limited, and its helpers end with it") {
  CommandLimits limits;
  limits.cpu_time = limits.wall_time = limits.file_size = 1;
  limits.memory = 100;
  const auto end_of = [&](const std::string& script) {
    return run_commands({{{"sh", "-c", script}, {}}}, limits, 1, [](std::size_t) {})[0];
  };
  const std::string folder = scratch_folder();
  const CommandEnd late = end_of("sleep 20 & echo $! > " + folder + "/helper; echo said; wait");
  CHECK(late.is_late);
  CHECK_EQUAL(late.output, "said\n");
  const int helper = std::atoi(read_file(folder + "/helper").c_str());
  wait_until([&] { return not runs(helper); });
  CHECK(end_of("head -c 2000000 /dev/zero > " + folder + "/large").status != 0);
  CHECK_EQUAL(fs::file_size(folder + "/large"), std::uintmax_t(1 << 20));
  CHECK(end_of("head -c 200000000 /dev/zero | tail -c 150000000 > /dev/null").status != 0);
  CHECK_EQUAL(end_of("exit 3").status, 3);
  CHECK_EQUAL(end_of("yes | head -c 100000").output.size(), 20000u);
  limits.wall_time = 30;
  CHECK_EQUAL(end_of("ulimit -t; exec awk 'BEGIN { while (1) ++n }'").status, 128 + SIGXCPU);
}

TEST("league: Ctrl-C ends the compilers, too") {
  const std::string file = scratch_file("helper");
  const pid_t league = fork();
  if (league == 0) {
    const std::string script =
        "sleep 600 & echo $! > " + file + ".new; mv " + file + ".new " + file + "; wait";
    try {
      run_commands({{{"sh", "-c", script}, {}}}, CommandLimits(), 1, [](std::size_t) {});
    } catch (const Interrupted&) {
      _exit(3);
    }
    _exit(0);
  }
  wait_until([&] { return fs::exists(file); });
  kill(league, SIGINT);
  int status = 0;
  waitpid(league, &status, 0);
  CHECK(WIFEXITED(status) and WEXITSTATUS(status) == 3);
  wait_until([&] { return not runs(std::atoi(read_file(file).c_str())); });
}

TEST("league: kill -9 ends the compilers, too") {
  const std::string file = scratch_file("helper");
  const pid_t league = fork();
  if (league == 0) {
    const std::string script =
        "sleep 600 & echo $! > " + file + ".new; mv " + file + ".new " + file + "; wait";
    run_commands({{{"sh", "-c", script}, {}}}, CommandLimits(), 1, [](std::size_t) {});
    _exit(0);
  }
  wait_until([&] { return fs::exists(file); });
  kill(league, SIGKILL);
  waitpid(league, nullptr, 0);
  wait_until([&] { return not runs(std::atoi(read_file(file).c_str())); });
}

TEST("league: a player's file that was emptied is built again, and nobody is out for it") {
  need_isolation();
  const std::string results = small_league().fresh_results();
  write_file(results + "/players/AIMoth.player", "");
  CHECK_EQUAL(small_league().play(results).status, 0);
  check_same(results);
}

TEST("league: damaged settings are reported with their place") {
  need_isolation();
  const std::string results = small_league().fresh_results();
  write_file(results + "/league.csv", "setting\nseed\n");
  CHECK_ERROR(small_league().play(results), "league.csv:1: this is no file of a league's settings");
}

TEST("league: a disk that is full while players are built stops it, without a verdict") {
  need_isolation();
  const std::string folder = scratch_folder();
  fs::create_directory(folder + "/submitted");
  submit(folder + "/submitted", "tests/players/AIMoth.cc", "Moth");
  submit(folder + "/submitted", "AINull.cc", "Empty");
  const std::string no_room = "echo 'as: can not write x.o: No space left on device' >&2\nexit 2\n";
  const std::string league = "env PATH=" + folder + ":$PATH ./league " + folder +
                             "/submitted --against=Null --qualifying=4 --matches=4 --ranking=4"
                             " --marks=quantiles -s3 -i " +
                             small_league().path("small.cnf") + " -r " + folder + "/results";
  write_program(folder + "/make", "[ -z \"$SUBMISSION\" ] || {\n" + no_room + "}\n" + real_make());
  CHECK_ERROR(run(league), "can't build players: as: can not write x.o: No space left on device");
  CHECK(not fs::exists(folder + "/results/submissions.csv"));
  // Now it is full for one of the builds only.
  write_program(folder + "/make", "[ -z \"$SUBMISSION\" ] || ! mkdir " + folder +
                                      "/once 2> /dev/null || {\n" + no_room + "}\n" + real_make());
  CHECK_EQUAL(run(league).status, 0);
  CHECK(fs::exists(folder + "/once"));
  CHECK_EQUAL(read_csv(folder + "/results/marks.csv").lines.size(), 2u);
}

TEST("league: Ctrl-C while players are built is reported, and what make has half made is removed") {
  need_isolation();
  const std::string folder = scratch_folder(), half = folder + "/half";
  fs::create_directory(folder + "/bin");
  write_program(folder + "/bin/make", "trap 'rm " + half + "; exit 2' TERM\ntouch " + half +
                                          "\nwhile true; do sleep 0.01; done\n");
  Background league("env PATH=" + folder + "/bin:$PATH " +
                    small_league().command(folder + "/results"));
  wait_until([&] { return fs::exists(half); });
  league.send(SIGINT);
  CHECK_EQUAL(league.wait(), 130);
  CHECK(not fs::exists(half));
  CHECK_EQUAL(lines_of(read_file(scratch_file("err"))).back(),
              "info: stopped: the same command goes on");
}

TEST("league: equal ratings are decided by the scores, with those that never last behind") {
  // All lose every match to the opponent by rank, so that their ratings are the same.
  League league;
  league.opponent = "Null";
  league.names = {"Away", "Even", "Good", "Same", "Weak"};
  const int scores[] = {900, 100, 300, 100, 0};
  league.rules = {1, 4, 4};
  league.tournament =
      play_tournament(league.rules, 5, [&](const Tournament& tournament, std::size_t) {
        std::vector<TournamentResult> results;
        for (const TournamentMatch& match : tournament.matches) {
          TournamentResult result;
          for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat) {
            const int player = match.players[seat];
            result.scores[seat] = player == OPPONENT ? 1000 : scores[player];
            if (player == 0) result.outs[seat] = "in round 5: crash";
          }
          results.push_back(result);
        }
        return results;
      });
  std::string order;
  for (const Ranked& one : ranking(league))
    order += league.name(one.player) + " " + std::to_string(one.rank) + ", ";
  CHECK_EQUAL(order, "Null 0, Good 1, Even 2, Same 2, Weak 4, Away 5, ");
  league.traces.resize(league.tournament.matches.size());
  const std::string page = league_page(league);
  const std::size_t table = page.find("<h2 id=\"stage0\">");
  CHECK(page.find("data-player=\"Away\"", table) < page.find("data-player=\"Good\"", table));
  CHECK(page.find(">out in round 5: crash<") != std::string::npos);
}

TEST("league: what stands in a page is escaped") {
  CHECK_EQUAL(html_text("<a href=\"x\">'&'</a>"),
              "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;");
}

TEST("league: wrong options are one line that says what was expected") {
  const struct {
    const char *options, *message;
  } cases[] = {
      {"--seeds=3 x", "unknown option '--seeds=3', see --help"},
      {"x y", "one folder of submissions, but got 'x' and 'y'"},
      {"-j 2", "no folder of submissions is given, see --help"},
      {"nowhere -i default.cnf", "no folder 'nowhere' of submissions"},
      {"docs/api -i default.cnf", "no AI*.cc in 'docs/api'"},
      {"tests --against=Nobody -i default.cnf", "unknown player 'Nobody' of --against"},
      {"tests --matches=6",
       "--matches '6' is not a multiple of 4: the players take all seats in turn"},
      {"tests --qualifying=0", "--qualifying '0' is not a whole number from 4 to 10000"},
      {"tests --watch=all", "option --watch 'all', expected none, final or rounds"},
      {"tests -s", "option -s needs an argument: N"},
      {"tests --help=1", "option --help takes no argument"},
      {"tests -i nowhere.cnf", "can't read 'nowhere.cnf'"},
  };
  for (const auto& one : cases) {
    const Outcome outcome = run(std::string("./league ") + one.options);
    CHECK_ERROR(outcome, one.message);
  }
  CHECK(not fs::exists("league-results"));
  CHECK(run("./league --help").out.find("league.html") != std::string::npos);
}
