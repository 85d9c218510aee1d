// The league as a program: its matches, however often it is stopped, its settings, and what it asks
// the coach.

#include <contest/pages/Page.hh>
#include <engine/files/Files.hh>
#include "LeagueRuns.hh"

namespace {

// Checks that these were added, each with eight matches, on boards that nobody has seen.
void check_added(const Contest& league) {
  std::map<std::string, int> played;
  std::set<std::string> boards, of_added;
  for (const TableLine& line : league.table("matches.csv").lines) {
    (line[1] == "added 1" ? of_added : boards).insert(line[3]);
    if (line[1] != "added 1") continue;
    for (std::size_t seat = 4; seat < 8; ++seat) ++played[line[seat]];
  }
  CHECK_EQUAL(of_added.size(), 2u);
  for (const std::string& board : of_added) CHECK_EQUAL(boards.count(board), 0u);
  for (const char* name : {"Ada_2", "Moth", "Other"}) CHECK_EQUAL(played[name], 8);
}

}  // namespace

SECURE_TEST("league: a program that runs commands plays on in the middle of a line, too") {
  const Contest league = begun_league();
  const Outcome useless = league.play("--run-with=false");
  CHECK_ERROR(useless, "the program of --run-with returned no results (exit status 1): false");
  CHECK_HAS(useless.err, "; to look at the first part that is missing: ./Game --secure ");
  succeeded(league.play("--run-with=\"xargs -P 2 -d '\\n' -I{} sh -c {}\""));
  check_same_league(league);
}

SECURE_TEST("league: a file is replaced by one that is on the disk, not before") {
  const std::string path = scratch_folder() + "/table.csv";
  write_text(path, "first");
  fs::create_symlink("/dev/null", path + ".part");  // Takes all, and can't keep it.
  CHECK_THROWS(write_text(path, "second"), OutputError, "can't flush " + path + ".part to disk");
  CHECK_EQUAL(read_text(path), "first");
}

SECURE_TEST("league: two at a time are refused; killed, it loses and repeats nothing, for any -j") {
  const Contest league = fresh_league();
  const std::string matches = league.results("matches.csv");
  for (const char* jobs : {"-j1", "-j2"}) {
    const std::size_t lines = num_lines(matches);
    Background killed(league.command(jobs));
    wait_until(killed, [&] { return num_lines(matches) > lines + 2; });
    killed.send(SIGSTOP);
    CHECK_ERROR(league.play(), "another league is being played in " + league.results());
    killed.send(SIGKILL);
    CHECK_EQUAL(killed.wait(), 128 + SIGKILL);
  }
  CHECK_EQUAL(league.play("-j1").status, 0);
  check_same_league(league);
}

TEST("league: one that was killed keeps its folder until the last of its processes has ended") {
  const std::string lock = scratch_folder() + "/lock", file = scratch_folder() + "/late";
  int ends[2];
  CHECK_EQUAL(pipe(ends), 0);
  const pid_t killed = fork();
  if (killed == 0) {
    lock_file(lock);
    if (fork() == 0) {
      [[maybe_unused]] const ssize_t told = write(ends[1], "", 1);
      usleep(300000);
      write_file(file, "");
      _exit(0);
    }
    pause();
  }
  char ready = 1;
  CHECK_EQUAL(read(ends[0], &ready, 1), ssize_t(1));
  kill(killed, SIGKILL);
  waitpid(killed, nullptr, 0);
  CHECK(lock_file(lock));
  CHECK(fs::exists(file));
  close(ends[0]);
  close(ends[1]);
}

SECURE_TEST("league: another seed, configuration or folder of players is another league") {
  const Contest league = fresh_league();
  const auto check_refused = [&](const std::string& options, const std::string& message) {
    CHECK_ERROR(league.play(options), message);
  };
  check_refused("-s 4", "is a league with seed '3', not '4'; give another --results");
  check_refused("--matches=8", "is a league with matches of a group '4', not '8'");
  check_refused("--memory=100", "is a league with memory '256', not '100'");
  write_file(league.results("matches.csv"), "match,seed\n1,2\n");
  check_refused("", "matches.csv:1: other columns than expected: match,stage,");
  write_file(league.results("matches.csv"),
             replaced(small_league().text("matches.csv"), "qualification,1,", "qualification,2,"));
  check_refused("", "matches.csv:2: this match is of another league");
  write_file(league.results("league.csv"), "setting\nseed\n");
  check_refused("", "league.csv:1: other columns than expected: setting,value");
}

SECURE_TEST("league: other submissions are refused; --add plays what is missing, tells of marks") {
  const Contest league("--ranking=8 --marks=quantiles");
  league.pretend_null();
  for (const std::string name : {"Ada", "Ben"})
    league.submit("AI" + name + ".cc", null_player(name));
  league.submit("Eve/AIThird.cc", null_player("Third"));
  CHECK_ERROR(league.play("--add"), "option --add: there is no league in " + league.results());
  CHECK_EQUAL(league.play().status, 0);
  const std::string matches = league.text("matches.csv");
  const std::size_t before = league.table("matches.csv").lines.size();
  const auto check_refused = [&](const std::string& change) {
    CHECK_ERROR(league.play(), "the submissions are not those with which the league in " +
                                   league.results() + " began: " + change +
                                   "; restore them, play what is ");
  };
  league.submit("AICat.cc", null_player("Cat"));
  check_refused("AICat.cc is new");
  fs::remove(league.path("submitted/AICat.cc"));
  fs::remove(league.path("submitted/AIAda.cc"));
  check_refused("AIAda.cc is gone");
  league.submit("AIAda.cc", null_player("Ada", "cerr << 2;"));
  check_refused("AIAda.cc has changed");
  league.submit("AIBen.cc", "int x = ;\n");
  league.submit("AIMoth.cc", null_player("Moth"));
  fs::remove(league.path("submitted/Eve/AIThird.cc"));
  league.submit("Eve/AIOther.cc", null_player("Other"));
  CHECK_HAS(succeeded(league.play("--add")).err, "rejected: AIBen.cc: ");
  // The lines of before, and eight matches of each that came.
  CHECK_EQUAL(league.text("matches.csv").substr(0, matches.size()), matches);
  CHECK_EQUAL(league.table("matches.csv").lines.size(), before + 24);
  check_added(league);
  CHECK_EQUAL(league.players(), "Ada_2 Ben Moth Other ");
  CHECK_HAS(league.text("teacher/ranking.csv"), ",ranking only: came late,");
  // The same command without the option has nothing to play, nor has one that adds nothing.
  const std::string now = league.text("matches.csv");
  for (const char* option : {"", "--add"}) {
    CHECK_EQUAL(league.play(option).status, 0);
    CHECK(league.text("matches.csv") == now);
  }
  // The file of before is the player of before.
  league.submit("AIAda.cc", null_player("Ada"));
  CHECK_ERROR(league.play(), "AIAda.cc is there again; restore them");
  CHECK_EQUAL(league.play("--add").status, 0);
  CHECK(league.text("matches.csv") == now);
  CHECK_HAS(league.players(), "Ada ");
}

TEST("league: the folder of a season, or one with other files, is refused, and the reverse") {
  const std::pair<const char*, std::string> table[] = {
      {"season.csv", "DIR is the folder of a season: give another one with --results"},
      {"league.csv", "DIR is the folder of a league: give another one with --results"},
      {"notes.txt", "DIR has other things than "}};
  for (const auto& [file, told] : table) {
    const std::string folder = scratch_file(file[0] == 'n' ? "notes" : std::string(file, 6));
    submit_text(folder, file, "setting,value\nseed,1\n");
    for (const std::string kind : {"season", "league"})
      if (kind + ".csv" != file)
        CHECK_ERROR(run("./league tests/players -i default.cnf -r " + folder +
                        (kind == "season" ? " --season" : "")),
                    replaced(told, "DIR", folder));
    CHECK_EQUAL(std::distance(fs::directory_iterator(folder), fs::directory_iterator()), 1);
  }
}

SECURE_TEST("league: the coach says of isolated players what it says of linked ones, to all") {
  const Contest league = small_league().copy();
  const std::string said = league.results("teacher/coach");
  const auto has_said = [&] {
    for (const auto& entry : fs::directory_iterator(said))
      if (entry.path().extension() == ".txt") return true;
    return false;
  };
  // Stopped by the user, it keeps what it has said, and goes on.
  Background stopped(league.command("--coach=2"));
  wait_until(stopped, [&] { return fs::exists(said) and has_said(); });
  stopped.send(SIGINT);
  CHECK_EQUAL(stopped.wait(), 130);
  const auto before = league.files_of_coach();
  succeeded(league.play("--coach=2 -j1"));
  const auto after = league.files_of_coach();
  CHECK(after.size() > before.size());
  for (const auto& [name, written] : before) CHECK(after.at(name) == written);
  const std::string own = league.text("authors/Moth/index.html"),
                    page = league.text("teacher/league.html");
  const std::size_t start = own.find("./Game Moth ");
  const std::string command = own.substr(start, own.find(" \\u003c", start) - start);
  CHECK_HAS(command, " --coach=Moth --matches=2 -s 1");
  const std::string rest = " -q < " + tiny_configuration();
  const Outcome linked = succeeded(run(replaced(command, "./Game", "build/tests/Game") + rest)),
                rung = succeeded(run("build/tests/Game --find-rung=Moth --matches=2 -s 1" + rest));
  CHECK_HAS(rung.out, "Moth finishes ahead of ");
  for (const std::string& line :
       lines_of(linked.out + rung.out.substr(0, rung.out.find("Play it"))))
    CHECK_HAS(own, Json(line).str());
  CHECK_HAS(page, "\"coach\":{\"measure\":");
  // Bob throws in each match.
  CHECK_HAS(league.text("authors/Bob/index.html"), "\"coach\":[\"It is out in most of ");
  for (const auto& entry : fs::recursive_directory_iterator(league.results("class")))
    CHECK(entry.is_directory() or
          not contains(read_file(entry.path().string()), "work on, from 2"));
  succeeded(league.play());
  CHECK(not contains(league.text("teacher/league.html"), "\"measure\""));
}
