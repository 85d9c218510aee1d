// A season: the league night after night, with players that change.

#include <contest/league/Season.hh>
#include <tests/engine/MadeUp.hh>
#include "LeagueRuns.hh"

namespace {

// Of which the first night has been played; what make(season) does follows.
Contest season_of(const std::string& name, const std::function<void(const Contest& season)>& make,
                  const Contest* before = nullptr) {
  const std::string options = "--season --ranking=8 --cpu-time=0.2 -j2";
  const auto play = [&](const std::string& folder) {
    if (before) fs::copy(before->path("."), folder, fs::copy_options::recursive);
    const Contest season(options, folder);
    make(season);
    CHECK_EQUAL(season.play().status, 0);
  };
  return {options, made_once(name, play)};
}

Contest first_night() {
  return season_of("first-night", [](const Contest& season) {
    for (const std::string file : {"AIHunter.cc", "AIMoth.cc", "AIRover.cc"})
      season.submit(file, read_file("tests/players/" + file));
    season.submit("Ann <b>_1/AIAnn.cc", null_player("Ann"));
  });
}

// A second night, after the first.
Contest second_night(const std::string& name,
                     const std::function<void(const Contest& season)>& change) {
  const Contest first = first_night();
  return season_of(name, change, &first);
}

void change_rover(const Contest& season) { season.submit("AIRover.cc", null_player("Rover")); }

// One file has changed.
Contest quiet_night() { return second_night("quiet-night", change_rover); }

// Much is wrong with what is submitted.
Contest crowded_night() {
  return second_night("crowded-night", [](const Contest& season) {
    season.pretend_null("if has runtime_error; then exec " + checking_shell() +
                        " \"$@\"; fi\n"
                        "if has 'throw 1'; then built=Bob; fi\n");
    for (const char* file : {"AIMoth.cc", "Zoe_9/AIZoe.cc", "A_1/AIKit.cc"})
      season.submit(file, "#include \"Player.hh\"\nint x = ;\n");
    season.submit("B_2/AIKit.cc", null_player("Kit"));
    season.submit("Aaron_5/AIAnn.cc", null_player("Ann"));
    season.submit("Aaron_5/AIANN.cc", null_player("ANN"));
    season.submit("Ann <b>_1/AIAnn.cc", null_player("Ann", R"(cerr << "I am Ann" << endl;
                                        throw runtime_error("<img src=x>");)"));
    season.submit("=1+1_2/AIBen.cc", null_player("Ben", "throw 1;"));
    season.submit("Ch\no_3/AICho.cc", null_player("Cho"));
    season.submit("<i>.zip", "");
  });
}

// The line of versions.csv for a file; empty if there is none.
TableLine version_of(const Contest& season, const std::string& file) {
  TableLine found;
  for (const TableLine& line : season.table("versions.csv").lines)
    if (line[4] == file) found = line;
  return found;
}

void check_same_matches(const Contest& a, const Contest& b) {
  CHECK_EQUAL(a.text("matches.csv"), b.text("matches.csv"));
  CsvTable ratings = a.table("ratings.csv"), others = b.table("ratings.csv");
  for (CsvTable* table : {&ratings, &others})
    for (std::vector<std::string>& line : table->lines) line[1] = "";  // It may be past midnight.
  CHECK(ratings.lines == others.lines);
  CHECK_EQUAL(a.text("versions.csv"), b.text("versions.csv"));
}

}  // namespace

SECURE_TEST("season: a changed file is a new version, and only it needs matches") {
  const std::size_t before = first_night().table("matches.csv").lines.size();
  const CsvTable versions = quiet_night().table("versions.csv"),
                 matches = quiet_night().table("matches.csv");
  std::map<std::string, int> played;
  for (std::size_t k = 0; k < before; ++k)
    for (std::size_t seat : SEATS) ++played[matches.lines[k][7 + seat]];
  for (const char* version : {"1", "2", "3", "4"}) CHECK(played[version] >= 8);
  CHECK_EQUAL(versions.lines.size(), 5u);
  CHECK_EQUAL(versions.lines[4][2], "Rover");
  CHECK_EQUAL(matches.lines.size(), before + 8);
  for (std::size_t k = before; k < matches.lines.size(); ++k)
    CHECK_EQUAL(std::count(matches.lines[k].begin() + 7, matches.lines[k].begin() + 11, "5"), 1);
}

SECURE_TEST(
    "season: a newer file elsewhere in the folder is a version, and stays the one that counts") {
  const Contest season = first_night().copy();
  const std::string ann = season.path("submitted/Ann <b>_1/");
  season.pretend_null();
  season.submit("Ann <b>_1/new/AIAnn.cc", null_player("Ann", "cerr << 2;"));
  const auto now = fs::last_write_time(ann + "new/AIAnn.cc");
  fs::last_write_time(ann + "AIAnn.cc", now - std::chrono::hours(1));
  CHECK_HAS(succeeded(season.play()).err, "4 players, 1 new version");
  CHECK_EQUAL(season.table("versions.csv").lines[4][2], "Ann");
  // As if it had been copied without times.
  fs::last_write_time(ann + "AIAnn.cc", now + std::chrono::hours(1));
  CHECK_HAS(succeeded(season.play()).err, "nothing is new since night 2");
}

SECURE_TEST("season: a file that is rejected leaves the last version, and the page says why") {
  const std::string page = crowded_night().text("teacher/season.html");
  CHECK_HAS(page, "\"reason\":\"line 2: expected ");
  CHECK_HAS(version_of(crowded_night(), "AIMoth.cc")[7], "line 2: expected ");
  bool plays = false;
  for (const TableLine& line : crowded_night().table("ratings.csv").lines)
    plays = plays or (line[0] == "2" and line[2] == "Moth" and line[3] == "2");
  CHECK(plays);
}

SECURE_TEST("season: a name is for the student of its first version, and others keep an addition") {
  const Contest& season = crowded_night();
  const std::string page = season.text("teacher/season.html");
  CHECK_EQUAL(version_of(season, "Ann <b>_1/AIAnn.cc")[2], "Ann");
  CHECK_EQUAL(version_of(season, "Aaron_5/AIAnn.cc")[2], "Ann_Aaron2");
  CHECK_EQUAL(version_of(season, "Aaron_5/AIANN.cc")[2], "ANN_Aaron");
  CHECK_EQUAL(version_of(season, "B_2/AIKit.cc")[2], "Kit_B");
  CHECK_HAS(page, "\"Ann_Aaron2\"", "\"student\":\"Ch?o\"");
  // Words of students are no formulas in tables.
  CHECK_EQUAL(version_of(season, "'=1+1_2/AIBen.cc")[3], "'=1+1");
  CHECK_EQUAL(version_of(season, "Ch?o_3/AICho.cc")[3], "Ch?o");
}

TEST("season: after a file that is rejected, the version plays on that played last") {
  Season season;
  const auto add = [&](const char* name, const char* reason) {
    return add_version(season, name, reason);
  };
  const auto note = [&](int night, int version) {
    season.history.push_back({night, "", season.version(version).player(), version, 1, 1, 1, 1});
  };
  const Version early = add("Ann", "line 1: ...");
  CHECK_EQUAL(version_to_play(season, early), 0);
  const Version first = add("Ann", ""), second = add("Ann", ""), other = add("Ben", "");
  const Version rejected = add("Ann", "line 2: ...");
  CHECK_EQUAL(version_to_play(season, rejected), second.number);
  note(1, first.number);
  note(2, second.number);
  note(2, other.number);
  CHECK_EQUAL(version_to_play(season, rejected), second.number);
  note(3, first.number);
  note(3, other.number);
  CHECK_EQUAL(version_to_play(season, rejected), first.number);
  CHECK_EQUAL(version_to_play(season, early), first.number);
  CHECK_EQUAL(version_to_play(season, second), second.number);
}

SECURE_TEST("season: the page has ratings, badges, outs, matches to watch, nothing hostile") {
  const std::string page = crowded_night().text("teacher/season.html");
  CHECK_HAS(page, "\"Ann \\u003cb>\"", "exception: \\u003cimg src=x", "\\u003ci>.zip",
            "\"badges\":[");
  CHECK(not contains(page, "<img") and not contains(page, "<b>_") and not contains(page, "<i>"));
  int watched = 0;
  for (std::size_t at = 0; (at = page.find("\"../class/matches/", at)) != std::string::npos; ++at) {
    const std::string file = page.substr(at + 1, page.find('"', at + 1) - at - 1);
    CHECK(fs::exists(crowded_night().results("teacher/" + file)));
    ++watched;
  }
  CHECK(watched >= 4);
}

SECURE_TEST("season: the command of a lost match plays it again, with the versions of that night") {
  const Contest& season = first_night();
  const std::string page = season.text("teacher/season.html");
  const std::size_t start = page.find("./Game ");
  const std::string command = page.substr(start, page.find('"', start) - start);
  const Outcome again = succeeded(run(replaced(command, "> match.res", "> /dev/null")));
  const std::size_t row = page.rfind("{\"number\":", start) + 10;
  const std::string number = page.substr(row, page.find(',', row) - row);
  for (const auto& line : season.table("matches.csv").lines)
    for (std::size_t seat = 0; line[0] == number and seat < 4; ++seat)
      CHECK(
          contains(again.err, "player " + line[3 + seat] + " got score " + line[11 + seat] + "\n"));
}

TEST("season: a match whose programs are gone has no command to play it again") {
  Season season;
  season.folders.results = scratch_folder();
  season.replay = "./Game";
  season.ladder = {"Dummy"};
  for (const char* name : {"Ann", "Ben"}) {
    const std::string program = season.program(add_version(season, name));
    fs::create_directories(fs::path(program).parent_path());
    write_file(program, "");
  }
  season.active = {1};
  season.matches.push_back({1, 0, {1, 2, -1, -1}, {{0, 1, 1, 1}, {}}});
  season.history.push_back({1, "", "Ann", 1, 1500, 1400, 1600, 1});
  CHECK_HAS(season_page(season), "\"command\":\"./Game ");
  fs::remove(season.program(season.version(2)));
  CHECK(not contains(season_page(season), "\"command\":\""));
}

SECURE_TEST("season: who has lost a match to watch has its own lines of it, and nobody else") {
  std::map<std::string, int> logs;
  for (const auto& [name, log] : crowded_night().logs()) {
    const std::string player = name.substr(0, name.find('/')),
                      number = fs::path(name).stem().string().substr(5);
    ++logs[player];
    CHECK(fs::exists(crowded_night().results("class/matches/" + number + ".html")));
    CHECK_EQUAL(contains(log, " say I am Ann"), player == "Ann");
    CHECK_EQUAL(contains(log, " say " + words_of_bob(3)), player == "Ben");  // Bob's program
  }
  CHECK(logs["Ann"] == 2 and logs["Ben"] == 2);
}

SECURE_TEST(
    "season: without anything new there is no new night; the coach's words are for the teacher, "
    "and kept for the same version") {
  const Contest season = first_night().copy();
  CHECK_HAS(succeeded(season.play("--coach=2")).err, "nothing is new since night 1\n");
  for (const char* file : {"matches.csv", "versions.csv", "ratings.csv"})
    CHECK_EQUAL(season.text(file), first_night().text(file));
  const std::string said = "\"What Moth should work on, from 2 boards against ";
  CHECK_HAS(season.text("teacher/season.html"), said, "\"coach\":{");
  CHECK(not contains(season.text("class/season.html"), "work on, from 2"));
  const auto known = season.files_of_coach();
  change_rover(season);
  succeeded(season.play("--coach=2"));
  for (const auto& [name, written] : known) CHECK(season.files_of_coach().at(name) == written);
  CHECK_EQUAL(season.files_of_coach().size(), known.size() + 2);
}

SECURE_TEST("season: stopped by a full disk at any of its files, the same night goes on") {
  const Contest full = first_night().copy();
  change_rover(full);
  for (const char* file : {"versions.csv", "round.csv", "teacher/season.html", "ratings.csv"}) {
    const std::string part = full.results(std::string(file) + ".part");
    fs::create_symlink("/dev/full", part);
    CHECK_ERROR(full.play(), std::string(file) + ".part: No space left on device");
    CHECK_EQUAL(full.table("ratings.csv").lines.back()[0], "1");
    fs::remove(part);
  }
  CHECK_EQUAL(full.play().status, 0);
  check_same_matches(quiet_night(), full);
}

SECURE_TEST("season: ended in the middle of a round and of a line, it goes on there") {
  const std::string matches = quiet_night().text("matches.csv"),
                    program = "results/players/5/AIRover.player";
  // The program that had been built may be damaged or gone by then.
  for (const char* change : {"nothing", "empty", "remove"}) {
    const Contest cut = quiet_night().copy(change);
    const std::size_t less = change[0] == 'n' ? 1 : change[0] == 'e' ? 20 : 150;
    write_file(cut.results("matches.csv"), matches.substr(0, matches.size() - less));
    fs::copy_file(first_night().results("ratings.csv"), cut.results("ratings.csv"),
                  fs::copy_options::overwrite_existing);
    if (change[0] == 'e') write_file(cut.path(program), "");
    if (change[0] == 'r') fs::remove(cut.path(program));
    CHECK(not contains(succeeded(cut.play()).err, "is not the program"));
    check_same_matches(quiet_night(), cut);
  }
}

SECURE_TEST("season: a wrong clock changes nothing but the date; a version can come back") {
  const Contest season = quiet_night().copy();
  const std::string matches = season.text("matches.csv");
  std::string ratings = season.text("ratings.csv");
  const std::string date = season.table("ratings.csv").lines[0][1];
  while (contains(ratings, date)) ratings = replaced(ratings, date, "2099-12-31");
  write_file(season.results("ratings.csv"), ratings);
  run("find " + season.path(".") + " -exec touch -d 1999-01-01 {} +");
  run("touch -d 2099-01-01 " + season.path("submitted") + "/*.cc");
  season.submit("AIRover.cc", read_file("tests/players/AIRover.cc"));
  CHECK_EQUAL(season.play().status, 0);
  CHECK_EQUAL(season.text("matches.csv"), matches);
  const CsvTable table = season.table("ratings.csv");
  CHECK_EQUAL(table.lines.back()[0], "3");
  CHECK_EQUAL(table.lines.front()[1], "2099-12-31");
  CHECK_EQUAL(season.table("versions.csv").lines.size(), 5u);
  CHECK(table.lines.back()[1] < "2099");
}

TEST("season: groups are near each other in rating, and in each somebody lacks matches") {
  Season season;
  season.ladder = {"Dummy", "Middle", "Top"};
  season.wanted = 20;
  for (int k = 1; k <= 60; ++k)
    season.active.push_back(add_version(season, "P" + std::to_string(k)).number);
  const auto play_all = [&] {
    for (std::vector<SeasonMatch> round = plan_round(season); not round.empty();
         round = plan_round(season)) {
      for (std::size_t k = 0; k < round.size(); k += 4) {
        const auto& group = round[k].players;
        CHECK(season.matches.size() < 60 or any_of(group, [&](int player) {
                return player > 0 and times_played(season)[player - 1] < 20;
              }));
      }
      for (SeasonMatch& match : round) {
        for (std::size_t seat : SEATS)
          match.result.scores[seat] = match.players[seat] > 0 ? 1000 - match.players[seat] : 970;
        season.matches.push_back(match);
      }
    }
  };
  play_all();
  for (int times : times_played(season)) CHECK(times >= 20);
  const std::size_t before = season.matches.size();
  season.active[29] = add_version(season, "P30").number;
  play_all();
  CHECK_EQUAL(season.matches.size(), before + 20);
  for (std::size_t k = before; k < season.matches.size(); ++k) {
    CHECK_EQUAL(std::count(season.matches[k].players.begin(), season.matches[k].players.end(), 61),
                1);
    for (int player : season.matches[k].players) CHECK(player < 0 or player > 5);
  }
}
