// The league as a program: its matches, however often it is stopped, its settings, and what it asks
// the coach.

#include <contest/pages/Page.hh>
#include <engine/files/Files.hh>
#include "LeagueRuns.hh"

namespace {

// Checks that these were added, each with eight matches, on boards that nobody has seen.
void check_added(const std::string& results) {
  std::map<std::string, int> played;
  std::set<std::string> boards, of_added;
  for (const TableLine& line : read_csv(results + "/matches.csv").lines) {
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
  const std::string results = small_league().begun_results();
  const Outcome useless = small_league().play(results, "--run-with=false");
  CHECK_ERROR(useless, "the program of --run-with returned no results (exit status 1): false");
  CHECK(contains(useless.err, "; to look at the first part that is missing: ./Game --secure "));
  succeeded(small_league().play(results, "--run-with=\"xargs -P 2 -d '\\n' -I{} sh -c {}\""));
  check_same_league(results);
}

SECURE_TEST("league: a file is replaced by one that is on the disk, not before") {
  const std::string path = scratch_folder() + "/table.csv";
  write_text(path, "first");
  fs::create_symlink("/dev/null", path + ".part");  // Takes all, and can't keep it.
  CHECK_THROWS(write_text(path, "second"), OutputError, "can't flush " + path + ".part to disk");
  CHECK_EQUAL(read_text(path), "first");
}

SECURE_TEST("league: two at a time are refused; killed, it loses and repeats nothing, for any -j") {
  const std::string results = small_league().fresh_results(), matches = results + "/matches.csv";
  for (const char* jobs : {"-j1", "-j2"}) {
    const std::size_t lines = num_lines(matches);
    Background killed(small_league().command(results, jobs));
    wait_until(killed, [&] { return num_lines(matches) > lines + 2; });
    killed.send(SIGSTOP);
    CHECK_ERROR(small_league().play(results), "another league is being played in " + results);
    killed.send(SIGKILL);
    CHECK_EQUAL(killed.wait(), 128 + SIGKILL);
  }
  CHECK_EQUAL(small_league().play(results, "-j1").status, 0);
  check_same_league(results);
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
  const std::string results = small_league().fresh_results();
  const auto check_refused = [&](const std::string& options, const std::string& message) {
    CHECK_ERROR(small_league().play(results, options), message);
  };
  check_refused("-s 4", "is a league with seed '3', not '4'; give another --results");
  check_refused("--matches=8", "is a league with matches of a group '4', not '8'");
  check_refused("--memory=100", "is a league with memory '256', not '100'");
  write_file(results + "/matches.csv", "match,seed\n1,2\n");
  check_refused("", "matches.csv:1: other columns than expected: match,stage,");
  const std::string matches = read_file(small_league().path("first/matches.csv"));
  write_file(results + "/matches.csv", replaced(matches, "qualification,1,", "qualification,2,"));
  check_refused("", "matches.csv:2: this match is of another league");
  write_file(results + "/league.csv", "setting\nseed\n");
  check_refused("", "league.csv:1: other columns than expected: setting,value");
}

SECURE_TEST("league: other submissions are refused; --add plays what is missing, tells of marks") {
  const std::string folder = scratch_folder(), files = folder + "/submitted",
                    results = folder + "/results";
  fs::create_directory(files);
  for (const char* name : {"Ada", "Ben"}) submit(files, "AINull.cc", name);
  submit(files + "/Eve", "AINull.cc", "Third");
  const std::string league = short_league(files, results, "--ranking=8 --marks=quantiles");
  CHECK_ERROR(run(league + " --add"), "option --add: there is no league in " + results);
  CHECK_EQUAL(run(league).status, 0);
  const std::string matches = read_file(results + "/matches.csv");
  const CsvTable before = read_csv(results + "/matches.csv");
  const auto check_refused = [&](const std::string& change) {
    CHECK_ERROR(run(league), "the submissions are not those with which the league in " + results +
                                 " began: " + change + "; restore them, play what is ");
  };
  submit(files, "AINull.cc", "Cat");
  check_refused("AICat.cc is new");
  fs::remove(files + "/AICat.cc");
  const std::string text = read_file(files + "/AIAda.cc");
  fs::remove(files + "/AIAda.cc");
  check_refused("AIAda.cc is gone");
  write_file(files + "/AIAda.cc", null_player("Ada", "cerr << 2;"));
  check_refused("AIAda.cc has changed");
  write_file(files + "/AIBen.cc", "This does not compile.\n");
  submit(files, "tests/players/AIMoth.cc", "Moth");
  fs::remove(files + "/Eve/AIThird.cc");
  submit(files + "/Eve", "tests/players/AIHunter.cc", "Other");
  const Outcome added = succeeded(run(league + " --add"));
  CHECK_HAS(added.err, "rejected: AIBen.cc: ");
  // The lines of before, and eight matches of each that came.
  CHECK_EQUAL(read_file(results + "/matches.csv").substr(0, matches.size()), matches);
  CHECK_EQUAL(read_csv(results + "/matches.csv").lines.size(), before.lines.size() + 24);
  check_added(results);
  std::set<std::string> marked;
  for (const TableLine& line : read_csv(results + "/teacher/marks.csv").lines)
    marked.insert(line[1]);
  CHECK(marked == std::set<std::string>({"Ada_2", "Ben", "Moth", "Other"}));
  // The same command without the option has nothing to play, nor has one that adds nothing.
  const std::string now = read_file(results + "/matches.csv");
  for (const char* option : {"", " --add"}) {
    CHECK_EQUAL(run(league + option).status, 0);
    CHECK(read_file(results + "/matches.csv") == now);
  }
  // The file of before is the player of before.
  write_file(files + "/AIAda.cc", text);
  CHECK_ERROR(run(league), "AIAda.cc is there again; restore them");
  CHECK_EQUAL(run(league + " --add").status, 0);
  CHECK(read_file(results + "/matches.csv") == now);
  CHECK(contains(read_file(results + "/teacher/marks.csv"), ",Ada,"));
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
  const std::string results = small_league().finished_results(), said = results + "/teacher/coach";
  const auto has_said = [&] {
    for (const auto& entry : fs::directory_iterator(said))
      if (entry.path().extension() == ".txt") return true;
    return false;
  };
  // Stopped by the user, it keeps what it has said, and goes on.
  Background stopped(small_league().command(results, "--coach=2"));
  wait_until(stopped, [&] { return fs::exists(said) and has_said(); });
  stopped.send(SIGINT);
  CHECK_EQUAL(stopped.wait(), 130);
  const auto before = files_of_coach(results);
  succeeded(small_league().play(results, "--coach=2 -j1"));
  const auto after = files_of_coach(results);
  CHECK(after.size() > before.size());
  for (const auto& [name, written] : before) CHECK(after.at(name) == written);
  const std::string own = read_file(results + "/authors/Moth/index.html"),
                    page = read_file(results + "/teacher/league.html");
  const std::size_t start = own.find("./Game Moth ");
  const std::string command = own.substr(start, own.find(" \\u003c", start) - start);
  CHECK_HAS(command, " --coach=Moth --matches=2 -s 1");
  const Outcome linked = succeeded(run(replaced(command, "./Game", "build/tests/Game") + " -q < " +
                                       small_league().path("small.cnf")));
  const Outcome rung = succeeded(run("build/tests/Game --find-rung=Moth --matches=2 -s 1 -q < " +
                                     small_league().path("small.cnf")));
  CHECK_HAS(rung.out, "Moth comes ahead of ");
  for (const std::string& line : lines_of(linked.out + lines_of(rung.out)[0]))
    CHECK(contains(own, Json(line).str()));
  CHECK_HAS(page, "\"coach\":{\"measure\":");
  // Bob throws in each match.
  CHECK(contains(read_file(results + "/authors/Bob/index.html"),
                 "\"coach\":[\"It is out in most of "));
  for (const auto& entry : fs::recursive_directory_iterator(results + "/class"))
    CHECK(entry.is_directory() or
          not contains(read_file(entry.path().string()), "work on, from 2"));
  succeeded(small_league().play(results));
  CHECK(not contains(read_file(results + "/teacher/league.html"), "\"measure\""));
}
