// The league takes what students submit: files, compilers, a full disk.

#include <fstream>
#include <contest/league/Commands.hh>
#include <contest/league/PageData.hh>
#include <contest/league/SubmittedPlayers.hh>
#include <contest/submissions/Submission.hh>
#include "LeagueRuns.hh"

namespace {

std::string reason(const std::string& file) {
  for (const auto& line : small_league().table("teacher/rejected.csv").lines)
    if (line[0] == file) return line[1];
  return "not rejected";
}

// Checks that these files were rejected, with these reasons.
void check_rejected(const std::string& section) {
  for (const auto& row : data_rows("refused.txt", section))
    if (not contains(reason(row[0]), row[1]))
      fail(__FILE__, __LINE__, row[0] + ": " + reason(row[0]) + ", expected " + row[1]);
}

}  // namespace

SECURE_TEST("league: a submission that breaks a rule is listed with the reason, alone") {
  CHECK_EQUAL(read_file(small_league().path("status")), "0");
  check_rejected("rejected submissions");
  check_rejected("files with other names");
  CHECK(reason("AIZero.cc") != "not rejected");
  CHECK_EQUAL(small_league().table("teacher/rejected.csv").lines.size(), 15u);
}

SECURE_TEST("league: players have their student's name, and marks the whole one of the folder") {
  std::string students, rejected, without_mark, folders;
  for (const auto& line : small_league().table("teacher/ranking.csv").lines)
    if (not line[10].empty()) students += line[1] + " of " + line[10] + "; ";
  CHECK_HAS(students, "Bob of Bob <b>; ", "Rover_Anna of Anna_123; ");
  CHECK_HAS(small_league().text("teacher/league.html"), "\"Bob \\u003cb>\"");
  for (const auto& line : small_league().table("teacher/rejected.csv").lines)
    if (not line[2].empty()) rejected += line[2] + " ";
  CHECK_EQUAL(rejected, "Anna_124 Eve Kim ");
  const CsvTable marks = small_league().table("teacher/marks.csv");
  for (const auto& line : marks.lines) {
    if (line[4].empty()) without_mark += line[0] + " ";
    if (not line[8].empty()) folders += line[8] + " " + line[9] + "; ";
  }
  CHECK_EQUAL(without_mark, rejected);
  CHECK_EQUAL(marks.lines.front()[10], "yes");
  CHECK_EQUAL(marks.lines.back()[10], "no");
  CHECK_EQUAL(marks.lines.back()[11], "Kim_1: there is no player's file AIMine.cc in this folder");
  CHECK_HAS(folders, "Bob <b>_7_file_ 7; ", "Anna_123 123; ", "Kim_1 1; ");
}

TEST("league: a file with another name is told one that fits, unless a player is beside it") {
  const LeagueFolders folders{scratch_folder(), "nowhere"};
  for (const char* file : {"Ada_1/AIAda.cc", "Ada_1/README.md", "Ada_1/Thumbs.db",
                           "Ada_1/Player.hh", "Ben_2/README.md", "aidalmau.cc", "player.cc",
                           "AICesc (1).cc", "AIBerta.cc.txt", "4.cpp", "\xc3\xa7.cc"})
    submit_text(folders.submissions, file);
  std::string told;
  for (const Submission& one : list_submissions(folders)) {
    const std::size_t name = one.reason.find(": call it ");
    told += one.file + ": " +
            (name == std::string::npos ? one.reason : one.reason.substr(name + 10)) + "\n";
  }
  const std::string same = ", and give its player that name\n";
  CHECK_EQUAL(told, "4.cpp: AI4.cc\nAIBerta.cc.txt: AIBerta.cc\nAICesc (1).cc: AICesc.cc" + same +
                        "Ada_1/AIAda.cc: \n"
                        "Ben_2/README.md: it is not a player's file, which is called AIMine.cc\n"
                        "aidalmau.cc: AIDalmau.cc" +
                        same + "player.cc: AIPlayer.cc" + same + "\xc3\xa7.cc: AIMine.cc" + same);
}

TEST("league: a page for who is refused has the student's name; no two have the same") {
  League league;
  for (const char* folder : {"N\u00faria_5", "N__ria_5", "n__RIA_5", "N<ria_5"}) {
    league.submissions.push_back({});
    Submission& one = league.submissions.back();
    one.file = std::string(folder) + "/AIX.cc";
    one.student = folder;
    one.reason = "line 1: x";
  }
  std::string names;
  for (const auto& [name, page] : pages_of_refused(league)) names += name + " ";
  CHECK_EQUAL(names, "N__ria_5 N_ria_5 N\u00faria_5 n__RIA_5-2 ");
}

TEST("league: links, large files and too many are refused") {
  const LeagueFolders folders{scratch_folder(), "nowhere"};
  fs::create_symlink("/tmp", folders.submissions + "/Ada_1");
  fs::create_symlink("/nowhere", folders.submissions + "/AIBen.cc");
  for (const int more : {0, 1})
    submit_text(folders.submissions, "AILarge" + std::to_string(more) + ".cc",
                std::string(std::size_t((1 << 20) + more), ' '));
  for (const char* file : {"Anna_123/AIEve.cc", "Anna_124/AIEve.cc"})
    submit_text(folders.submissions, file);
  for (int k = 1; k <= 101; ++k)
    submit_text(folders.submissions, "Max_9/AI" + std::to_string(k) + ".cc");
  CHECK_EQUAL(found_in(folders.submissions),
              "AIBen.cc: it is a symbolic link: put the file itself here\n"
              "AILarge0.cc: \n"
              "AILarge1.cc: it has 1048577 bytes: 1048576 are allowed\n"
              "Ada_1: it is a symbolic link: put the folder itself here\n"
              "Anna_123/AIEve.cc of Anna_123: \n"
              "Anna_124/AIEve.cc of Anna_124: \n"
              "Max_9 of Max: there are 101 files in this folder: 100 are allowed\n");
  fs::remove(folders.submissions + "/Max_9/AI1.cc");
  CHECK_EQUAL(list_submissions(folders).size(), 106u);
}

// The names of the players that these files get; Harry is `first`'s.
std::string names_of(const std::vector<std::string>& files, const std::string& first = "") {
  const LeagueFolders folders{scratch_folder() + "/submitted", "nowhere"};
  fs::remove_all(folders.submissions);
  for (const std::string& file : files) submit_text(folders.submissions, file);
  std::vector<Submission> earlier(first.empty() ? 0 : 1), listed = list_submissions(folders);
  for (Submission& one : earlier) {
    one.name = "Harry";
    one.file = first;
    if (first[0] != 'A') one.student = first.substr(0, first.find('_'));
  }
  settle_names(listed, {"Dummy"}, earlier);
  std::string names;
  for (const Submission& one : listed) names += (one.is_rejected() ? "-" : one.name) + " ";
  return names;
}

TEST("league: a name that is taken gets an addition from the student's folder") {
  CHECK_EQUAL(names_of({"Anna Puig_1_file_/AIHarry.cc", "B-2_9/AIHARRY.cc", "B-3_9/AIHarry.cc",
                        "B-4_9/AIHarry.cc", "\xc3\x87_42/AIHarry.cc", "Zoe_5/AIDummy.cc"}),
              "Harry HARRY_B Harry_B2 Harry_B3 - Harry_42 ");
  CHECK_EQUAL(
      names_of({"A_1/AITwelve_chars.cc", "Montserrat_2/AITwelve_chars.cc", "AIK.cc", "AIk.cc"}),
      "K k_2 Twelve_chars Twelve_Monts ");
}

TEST("league: a name that was taken before stays with its student, in whatever folder") {
  const std::string zoe = "Zoe_9/AIHarry.cc";
  CHECK_EQUAL(names_of({"Aaron_5/AIHarry.cc", zoe}, zoe), "Harry_Aaron Harry ");
  CHECK_EQUAL(names_of({"Aaron_5/AIHarry.cc", "Zoe_9/AIZoe.cc"}, zoe), "Harry_Aaron Zoe ");
  // The platform has given the folder another number, or there are two students of the name.
  CHECK_EQUAL(names_of({"Aaron_5/AIHarry.cc", "Zoe_77/AIHarry.cc"}, zoe), "Harry_Aaron Harry ");
  CHECK_EQUAL(names_of({"Zoe_8/AIHarry.cc", zoe}, zoe), "Harry_Zoe Harry ");
  CHECK_EQUAL(names_of({"Zoe_8/AIHarry.cc", "Zoe_9/AIZoe.cc"}, zoe), "Harry_Zoe Zoe ");
  // What was in no student's folder.
  CHECK_EQUAL(names_of({"AA_5/AIHarry.cc", "AIHarry.cc"}, "AIHarry.cc"), "Harry_AA Harry ");
  CHECK_EQUAL(names_of({"Zoe_8/AIHarry.cc", "Zoe_9/AIZoe.cc"}, "AIHarry.cc"), "Harry Zoe ");
}

// work/AIAda.cc, ../AIOut.cc and a link AILink.cc, by Python's zipfile.
std::string archive() { return read_file("tests/data/archive.zip"); }

TEST("league: an archive is unpacked as a folder, and what is left out is said") {
  const LeagueFolders folders{scratch_folder() + "/submitted", "nowhere"};
  submit_text(folders.submissions, "Ada_1/all.zip", archive());
  submit_text(folders.submissions, "Ben_2/a/b/AIBen.cc");
  submit_text(folders.submissions, "Cho Lee_3_assignsubmission_file_AICho.cc");
  submit_text(folders.submissions, "Dan.ZIP", archive());
  CHECK_EQUAL(found_in(folders.submissions),
              "Ada_1/all.zip/a/AIAda.cc of Ada: \n"
              "Ada_1/all.zip/AIOut.cc of Ada: \n"
              "Ada_1/all.zip/AILink.cc of Ada: it is a symbolic link\n"
              "Ben_2/a/b/AIBen.cc of Ben: \n"
              "Cho Lee_3_assignsubmission_file_/AICho.cc of Cho Lee: \n"
              "Dan.ZIP/a/AIAda.cc of Dan: \n"
              "Dan.ZIP/AIOut.cc of Dan: \n"
              "Dan.ZIP/AILink.cc of Dan: it is a symbolic link\n");
  std::string text;
  for (int k = 0; k < 200; ++k) text += "abcdefg"[std::min(k * k * k % 251, k * k % 241) % 97 % 7];
  text += text.substr(17, 133) + text.substr(3, 17) + text;
  CHECK_EQUAL(list_submissions(folders)[0].text, text);
}

TEST("league: an archive that is damaged, anywhere, is refused or has files as they were") {
  const std::string bytes = archive();
  const Zip whole(bytes);
  const std::string text = whole.text(whole.entries()[0], 550);
  CHECK_THROWS(whole.text(whole.entries()[0], 549), InputError, "it has more than 549 bytes");
  int refused = 0;
  for (std::size_t k = 0; k < 8 * bytes.size(); k += 7) {
    std::string damaged = bytes;
    damaged[k / 8] = char(damaged[k / 8] ^ 1 << k % 8);
    try {
      const Zip zip(damaged);
      for (const ZipEntry& one : zip.entries()) {
        const std::string read = zip.text(one, 1000);
        CHECK(read == text or read == "x" or read == "/");
      }
    } catch (const InputError&) {
      ++refused;
    }
  }
  CHECK(refused > 8 * 200 / 7);
  for (std::size_t size = 0; size < bytes.size(); ++size)
    CHECK_THROWS(Zip(bytes.substr(0, size)), InputError, "");
}

TEST("league: an archive is unpacked though many files are open") {
  const Zip zip(archive());
  const std::string text = zip.text(zip.entries()[0], 550);
  std::vector<std::ifstream> open;
  for (int k = 0; k < 20; ++k) open.emplace_back("tests/data/archive.zip");
  CHECK_EQUAL(zip.text(zip.entries()[0], 550), text);
}

// A number of so many bytes in the list of an archive, for its k-th file.
std::string with_number(std::string bytes, int k, std::size_t place, const std::string& number) {
  std::size_t at = 0;
  for (; k > 0; --k) at = bytes.find("PK\1\2", at + 1);
  return bytes.replace(at + place, number.size(), number);
}

TEST("league: an archive whose files share bytes, or are larger than it says, is refused") {
  const std::string bytes = archive();
  const std::size_t START = 42, SIZE = 24, PACKED = 20;
  const auto read_first = [](const std::string& changed) {
    const Zip zip(changed);
    return zip.text(zip.entries()[0], 1000);
  };
  const char* const overlap = "files in the archive overlap";
  for (const int start : {0, 1, 113})
    for (const int k : {2, 3})
      CHECK_THROWS(read_first(with_number(bytes, k, START, {char(start), 0, 0, 0})), InputError,
                   overlap);
  CHECK_THROWS(read_first(with_number(bytes, 1, PACKED, {'\xff', 1, 0, 0})), InputError, overlap);
  for (const int size : {0, 1, 255})
    CHECK_THROWS(read_first(with_number(bytes, 1, SIZE, {char(size), 0, 0, 0})), InputError,
                 "the archive is damaged");
}

TEST("league: of a student, only so many bytes are read, wherever they lie") {
  const LeagueFolders folders{scratch_folder(), "nowhere"};
  for (int k = 0; k < 4; ++k)
    submit_text(folders.submissions, "Max_9/AI" + std::to_string(k) + ".cc",
                std::string(1 << 20, ' '));
  CHECK_EQUAL(list_submissions(folders).size(), 4u);
  submit_text(folders.submissions, "Max_9/all.zip", archive());
  const std::string told =
      "Max_9 of Max: there are 4194856 bytes of files in this folder: 4194304 are allowed\n";
  CHECK_EQUAL(found_in(folders.submissions), told);
}

TEST("league: a folder with all that was given out, and a player, has that player") {
  const LeagueFolders folders{scratch_folder(), "nowhere"};
  fs::create_directories(folders.submissions + "/Ada_1/game");
  for (const char* file : {"AINull.cc", "Board.cc", "Player.hh", "Makefile", "README.md"})
    fs::copy_file(file, folders.submissions + "/Ada_1/game/" + file);
  for (int k = 0; k < 200; ++k) {
    const std::string number = std::to_string(k);
    submit_text(folders.submissions, "Ada_1/game/engine/" + number + ".cc");
    submit_text(folders.submissions, "Ada_1/game/AI" + number + ".o.Linux64");
  }
  const std::string given =
      "Ada_1/game/AINull.cc of Ada: it is AINull.cc as given out, and plays "
      "for nobody\n";
  CHECK_HAS(found_in(folders.submissions), "there are 202 files in this folder");
  submit_text(folders.submissions, "Ada_1/game/AIAda.cc");
  CHECK_EQUAL(found_in(folders.submissions), "Ada_1/game/AIAda.cc of Ada: \n" + given);
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
    write_file(told, found_in(folders.submissions));
    _exit(0);
  }
  waitpid(reader, nullptr, 0);
  fs::permissions(folders.submissions + "/Ada_1", fs::perms::owner_all);
  CHECK_EQUAL(read_file(told),
              "Ada_1 of Ada: the folder can't be read: Permission denied\n"
              "Ben_2/AIBen_2.cc of Ben: can't read '" +
                  (folders.submissions + "/Ben_2/AIBen_2.cc").substr(0, 40) +
                  "...'\nCat_3/AICat_3.cc of Cat: \n");
}

SECURE_TEST("league: whatever a student's folder is called, what was found out is known again") {
  const std::string folder = scratch_folder();
  const LeagueFolders folders{folder + "/submitted", folder + "/results"};
  fs::create_directory(folders.results);
  for (const std::string file : {"An\nna_1/AIAnn.cc", "=1+1_2/AIBen.cc", "\"B, C\"_3/AICho.cc",
                                 "x;=1+1;y; @z_4/AIDan.cc", "\uff1d1_5/AIEve.cc"})
    submit_text(folders.submissions, file, "int x = ;\n");
  for (const Submission& one : build_submissions(folders, {}, 2)) CHECK(one.is_rejected());
  CsvTable known = read_csv(folders.path("submissions.csv"));
  std::string students;
  for (std::vector<std::string>& line : known.lines) {
    students += line[5] + " ";
    line[3] = "noted";
  }
  CHECK_EQUAL(students, "\"B, C\" '=1+1 An?na x;'=1+1;y; '@z '\uff1d1 ");
  write_csv(folders.path("submissions.csv"), known);
  for (const Submission& one : build_submissions(folders, {}, 2)) CHECK_EQUAL(one.reason, "noted");
}

TEST("league: what builds a player says only so much, and its helpers end with it") {
  const std::string helper = scratch_file("helper");
  const auto end_of = [](const std::string& script) {
    return run_commands({{{"sh", "-c", script}, {}}}, 1)[0];
  };
  const CommandEnd end = end_of("sleep 20 > /dev/null 2>&1 & echo $! > " + helper + "; exit 3");
  CHECK_EQUAL(end.status, 3);
  const int process = std::atoi(read_file(helper).c_str());
  wait_until([&] { return not runs(process); });
  CHECK_EQUAL(end_of("yes | head -c 100000").output.size(), 20000u);
}

SECURE_TEST(
    "league: a student's files are built in turns, for a time; then the others are rejected") {
  const LeagueFolders folders{scratch_folder() + "/submitted", scratch_folder() + "/results"};
  for (const char* file : {"Max_9/AIOne.cc", "Max_9/AITwo.cc", "Ada_1/AIAda.cc"})
    submit_text(folders.submissions, file, "int x = ;\n");
  std::vector<Submission> listed = list_submissions(folders);
  std::vector<Submission*> all;
  for (Submission& one : listed) all.push_back(&one);
  build_players(
      folders, {}, 1, [&](const Submission& one) { return folders.player(one.name); }, all, [] {},
      0);
  CHECK(contains(listed.at(0).reason, "expected") and contains(listed.at(1).reason, "expected"));
  CHECK_HAS(listed.at(2).reason, "this student's other files took too long to build");
  CHECK(is_undecided(listed.at(2)));
}

SECURE_TEST("league: a player's file that was emptied is built again, and nobody is out for it") {
  const Contest league = begun_league();
  write_file(league.results("players/AIMoth.player"), "");
  // As if another compiler had built it before.
  CsvTable known = league.table("submissions.csv");
  for (std::vector<std::string>& line : known.lines)
    if (line[2] == "Moth") line[4] = std::string(line[4].size(), '0');
  write_csv(league.results("submissions.csv"), known);
  CHECK_HAS(succeeded(league.play()).err,
            "AIMoth.cc was built again, and is not the program that played before");
  check_same_league(league);
}

SECURE_TEST("league: a disk that is full while players are built stops it, without a verdict") {
  const Contest league("--ranking=4 --marks=quantiles -j1");
  for (const char* name : {"Moth", "Empty"}) league.submit_null(name);
  const std::string no_room = "echo 'as: can not write x.o: No space left on device' >&2\nexit 2\n";
  league.pretend(no_room);
  CHECK_ERROR(league.play(), "can't build players: as: can not write x.o: No space left on device");
  CHECK(not fs::exists(league.results("submissions.csv")));
  // Now it is full for one of the builds only.
  league.pretend("! mkdir " + league.path("once") + " 2> /dev/null || {\n" + no_room + "}\n");
  CHECK_EQUAL(league.play().status, 0);
  CHECK(fs::exists(league.path("once")));
  CHECK_EQUAL(league.marks().size(), 2u);
}

SECURE_TEST(
    "league: kill -9 ends the compilers, too; players that were built are not built again") {
  const Contest league("--ranking=4 --marks=quantiles -j1");
  const std::string built = league.path("built"), file = league.path("helper"),
                    again = league.path("again");
  for (const char* name : {"Ada", "Ben", "Cat"}) league.submit_null(name);
  // The third player takes forever, the first time.
  league.pretend("echo \"$SUBMISSION\" >> " + built + "\n[ -e " + again +
                 " ] || case \"$SUBMISSION\" in\n*AICat.cc) sleep 600 & echo $! > " + file +
                 ".new; mv " + file + ".new " + file + "; wait\nesac\n");
  Background killed(league.command());
  wait_until(killed, [&] { return fs::exists(file); });
  killed.send(SIGKILL);
  CHECK_EQUAL(killed.wait(), 128 + SIGKILL);
  wait_until([&] { return not runs(std::atoi(read_file(file).c_str())); });
  const CsvTable known = league.table("submissions.csv");
  CHECK_EQUAL(known.lines.size(), 3u);
  CHECK(not known.lines[0][4].empty() and not known.lines[1][4].empty());
  CHECK(known.lines[2][3].empty() and known.lines[2][4].empty());
  write_file(again, "");
  CHECK_EQUAL(league.play().status, 0);
  CHECK_EQUAL(num_lines(built), 4u);
  CHECK_EQUAL(league.table("teacher/rejected.csv").lines.size(), 0u);
}

SECURE_TEST("league: Ctrl-C while players are built is reported, and what make began removed") {
  const Contest league("--ranking=4");
  const std::string half = league.path("half");
  league.submit_null("Ada");
  write_program(league.path("make"), "trap 'rm " + half + "; exit 2' TERM\ntouch " + half +
                                         "\nwhile true; do sleep 0.01; done\n");
  // Also if the process that watches over a command was killed.
  for (const bool is_watched : {true, false}) {
    Background stopped(league.command());
    wait_until(stopped, [&] { return fs::exists(half); });
    for (const pid_t command : is_watched ? std::vector<pid_t>() : stopped.children())
      for (const pid_t other : children(command)) kill(other, SIGKILL);
    stopped.send(SIGINT);
    CHECK_EQUAL(stopped.wait(), 130);
    CHECK(not is_watched or not fs::exists(half));
    CHECK_EQUAL(lines_of(read_file(scratch_file("err"))).back(),
                "info: stopped: the same command goes on");
    fs::remove(half);
  }
}
