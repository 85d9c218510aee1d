// The league takes what students submit: files, compilers, a full disk.

#include <engine/league/Commands.hh>
#include <engine/text/Tables.hh>
#include <engine/league/SubmissionNames.hh>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <tests/kit/Project.hh>
#include <tests/kit/Secure.hh>
#include <tests/kit/Test.hh>
#include <tests/kit/Texts.hh>

#include "LeagueRuns.hh"
#include "Runs.hh"

using namespace game_engine;
using namespace tests;

namespace {

namespace fs = std::filesystem;

void write_program(const std::string& path, const std::string& script) {
  write_file(path, "#!/bin/sh\n" + script);
  fs::permissions(path, fs::perms::owner_all);
}

// A shell for short_league: does this before it checks a submission.
void write_shell(const std::string& folder, const std::string& script) {
  write_program(folder + "/sh", "[ \"$1\" != build/check-submission.sh ] || {\n" + script +
                                    "}\nexec /bin/sh \"$@\"\n");
}

// The command of a short league of what is in a folder, with its sh before all others.
std::string short_league(const std::string& folder) {
  return "env PATH=" + folder + ":$PATH ./league " + folder +
         "/submitted --against=Null --qualifying=4 --matches=4 --ranking=4 --marks=quantiles -s3"
         " -j1 -i " +
         small_league().path("small.cnf") + " -r " + folder + "/results";
}

std::string reason(const std::string& file) {
  for (const auto& line : read_csv(small_league().path("first/rejected.csv")).lines)
    if (line[0] == file) return line[1];
  return "not rejected";
}

}  // namespace

TEST("league: a submission that breaks a rule is listed with the reason, and stops nobody else") {
  need_isolation();
  CHECK_EQUAL(small_league().status(), 0);
  const auto check_reason = [](const std::string& file, const std::string& expected) {
    if (reason(file).find(expected) == std::string::npos)
      fail(__FILE__, __LINE__, file + ": " + reason(file) + ", expected " + expected);
  };
  check_reason("AIBroken.cc", "line 2: expected ");
  check_reason("AIFull.cc", "as: No space left on device");
  check_reason("AIDummy.cc", "the name Dummy is taken, by a player of the game");
  check_reason("AIhunter.cc", "the name hunter is taken, by AIHunter.cc");
  check_reason("AINameOfThirteen.cc", "14 characters: 12 are allowed");
  check_reason("AILink.cc", "it is a symbolic link: put the file itself here");
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

TEST("league: students of whom all files were rejected are in both tables, without a mark") {
  need_isolation();
  std::string rejected, without_mark;
  for (const auto& line : read_csv(small_league().path("first/rejected.csv")).lines)
    if (not line[2].empty()) rejected += line[2] + " ";
  CHECK_EQUAL(rejected, "Anna_123 Anna_124 Eve Kim ");
  for (const auto& line : read_csv(small_league().path("first/marks.csv")).lines)
    if (line[4].empty()) without_mark += line[0] + " ";
  CHECK_EQUAL(without_mark, rejected);
}

TEST("league: a link is said to be one, whatever it leads to") {
  const LeagueFolders folders{scratch_folder(), "nowhere"};
  fs::create_symlink("/tmp", folders.submissions + "/Ada_1");
  fs::create_symlink("/nowhere", folders.submissions + "/AIBen.cc");
  std::string reasons;
  for (const Submission& one : list_submissions(folders)) reasons += one.reason + "; ";
  CHECK_EQUAL(reasons,
              "it is a symbolic link: put the file itself here; "
              "it is a symbolic link: put the folder itself here; ");
}

TEST("league: a file has a megabyte at most") {
  const LeagueFolders folders{scratch_folder(), "nowhere"};
  const std::string file = folders.submissions + "/AIAda.cc";
  write_file(file, std::string(1 << 20, ' '));
  CHECK(not list_submissions(folders).at(0).is_rejected());
  write_file(file, std::string((1 << 20) + 1, ' '));
  CHECK_EQUAL(list_submissions(folders).at(0).reason, "it has 1048577 bytes: 1048576 are allowed");
}

TEST("league: a student has 100 files at most") {
  const LeagueFolders folders{scratch_folder(), "nowhere"};
  const std::string folder = folders.submissions + "/Ada_1";
  fs::create_directory(folder);
  for (int k = 1; k <= 100; ++k) write_file(folder + "/AI" + std::to_string(k) + ".cc", "");
  CHECK_EQUAL(list_submissions(folders).size(), 100u);
  CHECK(not list_submissions(folders)[0].is_rejected());
  write_file(folder + "/notes", "");
  CHECK_EQUAL(list_submissions(folders).size(), 1u);
  CHECK_EQUAL(list_submissions(folders)[0].reason,
              "there are 101 files in this folder: 100 are allowed");
}

TEST("league: two students of the same name are told apart") {
  const LeagueFolders folders{scratch_folder(), "nowhere"};
  for (const std::string folder : {"Anna_123", "Anna_124", "Bob_5"})
    submit_text(folders.submissions, folder + "/AI" + folder + ".cc");
  std::string students;
  for (const Submission& one : list_submissions(folders)) students += one.student + " ";
  CHECK_EQUAL(students, "Anna_123 Anna_124 Bob ");
}

// The files that get their names, a blank behind each; `broken` can't be built.
std::string taken_of(const std::vector<std::string>& files, const std::string& first,
                     const std::string& broken = "") {
  const LeagueFolders folders{scratch_folder() + "/submitted", "nowhere"};
  fs::remove_all(folders.submissions);
  for (const std::string& file : files) submit_text(folders.submissions, file);
  std::vector<Submission> earlier(first.empty() ? 0 : 1), listed = list_submissions(folders);
  for (Submission& one : earlier) {
    one.name = "Harry";
    one.file = first;
    if (first[0] != 'A') one.student = first.substr(0, first.find('_'));
  }
  settle_names(listed, {"Dummy"}, earlier, [&](const std::vector<Submission*>& fresh) {
    for (Submission* one : fresh) (one->file == broken ? one->reason : one->program) = "known";
  });
  std::string taken;
  for (const Submission& one : listed)
    if (not one.is_rejected()) taken += one.file + " ";
  return taken;
}

TEST("league: a name that was taken before is for its student alone, in whatever folder") {
  const std::string zoe = "Zoe_9/AIHarry.cc";
  CHECK_EQUAL(taken_of({"Aaron_5/AIHarry.cc", zoe}, zoe), zoe + " ");
  CHECK_EQUAL(taken_of({"Aaron_5/AIHarry.cc", "Zoe_9/AIZoe.cc"}, zoe), "Zoe_9/AIZoe.cc ");
  // The platform has given the folder another number, or there are two students of the name.
  CHECK_EQUAL(taken_of({"Aaron_5/AIHarry.cc", "Zoe_77/AIHarry.cc"}, zoe), "Zoe_77/AIHarry.cc ");
  CHECK_EQUAL(taken_of({"Zoe_8/AIHarry.cc", zoe}, zoe), zoe + " ");
  CHECK_EQUAL(taken_of({"Zoe_8/AIHarry.cc", "Zoe_9/AIZoe.cc"}, zoe), "Zoe_9/AIZoe.cc ");
  // What was in no student's folder.
  CHECK_EQUAL(taken_of({"AA_5/AIHarry.cc", "AIHarry.cc"}, "AIHarry.cc"), "AIHarry.cc ");
  CHECK_EQUAL(taken_of({"Zoe_8/AIHarry.cc", "Zoe_9/AIZoe.cc"}, "AIHarry.cc"),
              "Zoe_8/AIHarry.cc Zoe_9/AIZoe.cc ");
}

TEST("league: a name goes to the first file that can be built, capital letters or not") {
  const std::vector<std::string> both = {"A_1/AIKit.cc", "B_2/AIKIT.cc"};
  CHECK_EQUAL(taken_of(both, ""), "A_1/AIKit.cc ");
  CHECK_EQUAL(taken_of(both, "", "A_1/AIKit.cc"), "B_2/AIKIT.cc ");
  CHECK_EQUAL(taken_of({"A_1/AIDummy.cc"}, ""), "");
}

TEST("league: a folder or a file that can't be read is refused alone") {
  const LeagueFolders folders{scratch_folder() + "/submitted", "nowhere"};
  for (const std::string student : {"Ada_1", "Ben_2", "Cat_3"})
    submit_text(folders.submissions, student + "/AI" + student + ".cc");
  fs::permissions(folders.submissions + "/Ada_1", fs::perms::none);
  fs::permissions(folders.submissions + "/Ben_2/AIBen_2.cc", fs::perms::none);
  fs::permissions(scratch_folder(), fs::perms::all);
  const std::string told = scratch_file("told");
  const pid_t reader = fork();
  if (reader == 0) {
    // Nothing is hidden from root.
    if (geteuid() == 0 and setuid(65534) != 0) _exit(1);
    std::string reasons;
    for (const Submission& one : list_submissions(folders))
      reasons += one.file + ": " + one.reason + "\n";
    write_file(told, reasons);
    _exit(0);
  }
  waitpid(reader, nullptr, 0);
  fs::permissions(folders.submissions + "/Ada_1", fs::perms::owner_all);
  CHECK_EQUAL(read_file(told),
              "Ada_1: the folder can't be read: Permission denied\n"
              "Ben_2/AIBen_2.cc: can't read '" +
                  (folders.submissions + "/Ben_2/AIBen_2.cc").substr(0, 40) +
                  "...'\nCat_3/AICat_3.cc: \n");
}

TEST("league: among other files no results are written") {
  write_file(scratch_file("notes.txt"), "mine");
  for (const std::string season : {"", "--season "})
    CHECK_ERROR(run("./league tests/players -i default.cnf " + season + "-r " + scratch_folder()),
                scratch_folder() + " has other things than ");
  CHECK_EQUAL(read_file(scratch_file("notes.txt")), "mine");
}

TEST("league: whatever a student's folder is called, what was found out is known again") {
  need_isolation();
  const std::string folder = scratch_folder();
  const LeagueFolders folders{folder + "/submitted", folder + "/results"};
  fs::create_directory(folders.results);
  for (const std::string file : {"An\nna_1/AIAnn.cc", "=1+1_2/AIBen.cc", "\"B, C\"_3/AICho.cc"})
    submit_text(folders.submissions, file, "int x = ;\n");
  for (const Submission& one : build_submissions(folders, {}, 2)) CHECK(one.is_rejected());
  CsvTable known = read_csv(folders.path("submissions.csv"));
  std::string students;
  for (std::vector<std::string>& line : known.lines) {
    students += line[5] + " ";
    line[3] = "noted";
  }
  CHECK_EQUAL(students, "\"B, C\" '=1+1 An?na ");
  write_csv(folders.path("submissions.csv"), known);
  for (const Submission& one : build_submissions(folders, {}, 2)) CHECK_EQUAL(one.reason, "noted");
}

TEST("league: the compiler's time, memory and files are limited, and its helpers end with it") {
  CommandLimits limits;
  limits.cpu_time = limits.wall_time = limits.file_size = 1;
  limits.memory = 100;
  const auto end_of = [&](const std::string& script) {
    return run_commands({{{"sh", "-c", script}, {}}}, limits, 1)[0];
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

TEST("league: Ctrl-C and kill -9 end the compilers, too") {
  for (const int signal : {SIGINT, SIGKILL}) {
    const std::string file = scratch_file("helper" + std::to_string(signal));
    const pid_t league = fork();
    if (league == 0) {
      const std::string script =
          "sleep 600 & echo $! > " + file + ".new; mv " + file + ".new " + file + "; wait";
      try {
        run_commands({{{"sh", "-c", script}, {}}}, CommandLimits(), 1);
      } catch (const Interrupted&) {
        _exit(3);
      }
      _exit(0);
    }
    wait_until([&] { return fs::exists(file); });
    kill(league, signal);
    int status = 0;
    waitpid(league, &status, 0);
    CHECK(signal == SIGKILL or (WIFEXITED(status) and WEXITSTATUS(status) == 3));
    wait_until([&] { return not runs(std::atoi(read_file(file).c_str())); });
  }
}

TEST("league: a player's file that was emptied is built again, and nobody is out for it") {
  need_isolation();
  const std::string results = small_league().begun_results();
  write_file(results + "/players/AIMoth.player", "");
  CHECK_EQUAL(small_league().play(results).status, 0);
  check_same_league(results);
}

TEST("league: one is not told as several") {
  need_isolation();
  fs::create_directory(scratch_file("submitted"));
  submit(scratch_file("submitted"), "AINull.cc", "Empty");
  const std::string told =
      run("./league " + scratch_file("submitted") + " -i " + small_league().path("small.cnf") +
          " --against=Null -s3 -r " + scratch_file("results"))
          .err;
  CHECK(contains(told, "info: 1 submission, 1 player\n"));
}

TEST("league: a disk that is full while players are built stops it, without a verdict") {
  need_isolation();
  const std::string folder = scratch_folder();
  fs::create_directory(folder + "/submitted");
  submit(folder + "/submitted", "tests/players/AIMoth.cc", "Moth");
  submit(folder + "/submitted", "AINull.cc", "Empty");
  const std::string no_room = "echo 'as: can not write x.o: No space left on device' >&2\nexit 2\n";
  const std::string league = short_league(folder);
  write_shell(folder, no_room);
  CHECK_ERROR(run(league), "can't build players: as: can not write x.o: No space left on device");
  CHECK(not fs::exists(folder + "/results/submissions.csv"));
  // Now it is full for one of the builds only.
  write_shell(folder, "! mkdir " + folder + "/once 2> /dev/null || {\n" + no_room + "}\n");
  CHECK_EQUAL(run(league).status, 0);
  CHECK(fs::exists(folder + "/once"));
  CHECK_EQUAL(read_csv(folder + "/results/marks.csv").lines.size(), 2u);
}

TEST("league: killed while players are built, it does not build again those that were") {
  need_isolation();
  const std::string folder = scratch_folder(), built = folder + "/built";
  fs::create_directories(folder + "/submitted");
  for (const char* name : {"Ada", "Ben", "Cat"}) submit(folder + "/submitted", "AINull.cc", name);
  // The third player takes forever, the first time.
  write_shell(folder, "echo \"$SUBMISSION\" >> " + built + "\n[ -e " + folder +
                          "/again ] || case \"$SUBMISSION\" in\n*AICat.cc) sleep 600\nesac\n");
  const std::string league = short_league(folder);
  Background killed(league);
  wait_until(killed, [&] { return num_lines(built) == 3; });
  killed.send(SIGKILL);
  CHECK_EQUAL(killed.wait(), 128 + SIGKILL);
  const CsvTable known = read_csv(folder + "/results/submissions.csv");
  CHECK_EQUAL(known.lines.size(), 3u);
  CHECK(not known.lines[0][4].empty() and not known.lines[1][4].empty());
  CHECK(known.lines[2][3].empty() and known.lines[2][4].empty());
  write_file(folder + "/again", "");
  CHECK_EQUAL(run(league).status, 0);
  CHECK_EQUAL(num_lines(built), 4u);
  CHECK_EQUAL(read_csv(folder + "/results/rejected.csv").lines.size(), 0u);
}

TEST("league: Ctrl-C while players are built is reported, and what make has half made is removed") {
  need_isolation();
  const std::string folder = scratch_folder(), half = folder + "/half";
  write_program(folder + "/make", "trap 'rm " + half + "; exit 2' TERM\ntouch " + half +
                                      "\nwhile true; do sleep 0.01; done\n");
  // Also if the process that watches over a command was killed.
  for (const bool is_watched : {true, false}) {
    Background league("env PATH=" + folder + ":$PATH " +
                      small_league().command(folder + "/results"));
    wait_until(league, [&] { return fs::exists(half); });
    for (const pid_t command : is_watched ? std::vector<pid_t>() : league.children())
      for (const pid_t other : children(command)) kill(other, SIGKILL);
    league.send(SIGINT);
    CHECK_EQUAL(league.wait(), 130);
    CHECK(not is_watched or not fs::exists(half));
    CHECK_EQUAL(lines_of(read_file(scratch_file("err"))).back(),
                "info: stopped: the same command goes on");
    fs::remove(half);
  }
}
