// Matches that end otherwise when they are played for their pages, and who is to blame.

#include "LeagueRuns.hh"

#include <contest/league/Replays.hh>

#if defined __x86_64__
SECURE_TEST(
    "league: who gives other orders though it sees the same is named to teacher and author") {
  const Contest league("--watch=final --ranking=4 --cpu-time=60");
  league.submit_null("Ada", move_all("__builtin_ia32_rdtsc() >> 6 & 7"));
  league.submit("AIWanderer.cc", renamed("AIDemo.cc", "Wanderer"));
  const std::string shorter = league.path("shorter.cnf");
  fs::copy(small_configuration(8, 12, 3, 4), shorter);
  succeeded(league.play("-i " + shorter));
  const CsvTable table = league.table("not-repeated.csv");
  CHECK(not table.lines.empty());
  for (const TableLine& line : table.lines) CHECK_EQUAL(line[1], "Ada");
  const std::string data =
      "\"not_repeated\":{\"head\":[\"match\",\"player\",\"round\"],\"lines\":[[";
  for (const std::string page : {"teacher/league", "authors/Ada/index"})
    CHECK_HAS(league.text(page + ".html"), data);
  for (const std::string page : {"class/league", "authors/Wanderer/index"})
    CHECK(not contains(league.text(page + ".html"), data));
}
#endif

SECURE_TEST("league: the first round is named in which a player gave other orders") {
  const std::string trace = scratch_file("null.res"), table = scratch_file(NOT_REPEATED);
  succeeded(
      tests::run("./Game Null Null Null Null -s 1 -q -o " + trace + " < " + small_configuration()));
  SeatedMatch match{7, 1, {"Moth", "Moth", "Null", "Null"}, {}, trace};
  for (int seat : {0, 1}) match.files[seat] = "./build/tests/players/AIMoth.player";
  note_not_repeated(table, {match}, {});
  // In seat 0 it gives no order in even rounds, in seat 1 in odd ones.
  CHECK_EQUAL(read_file(table), "match,player,round\n7,Moth,1\n7,Moth,0\n");
}

SECURE_TEST(
    "league: who gives the same orders on the same states is listed; who asks the clock, too") {
  const Contest league("--ranking=4 --cpu-time=60");
  // Programs that were built before, each another if its text is.
  league.pretend_null(
      "case $SUBMISSION in\n*Asks.cc) exec " + checking_shell() +
      " \"$@\" ;;\n*AdaMoth.cc|*BobMoth.cc) built=Moth ;;\n*CidRover.cc) built=Rover ;;\n"
      "*) built=Wanderer ;;\nesac\n");
  for (const char* name : {"AdaMoth", "BobMoth", "CidRover", "Dora", "Emil"})
    league.submit_null(name);
  league.submit_null("Asks", ASKS_THE_CLOCK);
  const std::string larger = league.path("larger.cnf");
  fs::copy(small_configuration(40), larger);
  succeeded(league.play("-i " + larger));
  const CsvTable table = league.table("teacher/same-orders.csv");
  CHECK_EQUAL(table.lines.size(), 1u);
  CHECK_EQUAL(table.lines[0][0] + table.lines[0][1], "AdaMothBobMoth");
  CHECK_EQUAL(table.lines[0][3], "100.0");
  const CsvTable clock = league.table("teacher/clock.csv");
  CHECK_EQUAL(clock.lines.size(), 1u);
  CHECK_EQUAL(joined(clock.lines[0], " "), "Asks yes 0 0 12 0");
}

SECURE_TEST("league: who was near a limit or waited is named, and plays its last matches alone") {
  const Contest league = small_league().copy();
  const std::string clock = "teacher/clock.csv";
  CHECK_EQUAL(league.table(clock).lines.size(), 0u);
  const CsvTable matches = league.table("matches.csv");
  std::string near = "match,seat,player,cpu,waited\n";
  for (const auto& [player, values] :
       {std::pair("Moth", ",95.0,0.0\n"), {"Rover", ",5.0,60.0\n"}, {"Hunter", ",89.0,0.0\n"}})
    for (const TableLine& line : matches.lines)
      if (line[4] == player and line[1] != "final") near += line[0] + ",0," + player + values;
  std::vector<std::string> lines = lines_of(near);
  std::sort(lines.begin() + 1, lines.end(),
            [](const std::string& a, const std::string& b) { return std::stoi(a) < std::stoi(b); });
  write_file(league.results("near-limits.csv"), joined(lines, "\n") + "\n");
  fs::remove(league.results(clock));
  CHECK_HAS(succeeded(league.play()).err, "info: matches played alone: ");
  std::string told;
  for (const TableLine& line : league.table(clock).lines) {
    told += line[0] + line[1] + " ";
    CHECK_EQUAL(line[line[0] == "Moth" ? 3 : 2], "0");
    CHECK(std::stoi(line[line[0] == "Moth" ? 2 : 3]) > 0);
    CHECK_EQUAL(line[4] + " " + line[5], "12 0");
  }
  CHECK_EQUAL(told, "Mothno Roverno ");
  CHECK_HAS(league.text("authors/Moth/index.html"), "\"clock\":{\"head\":");
  for (const char* page : {"authors/Hunter/index.html", "class/league.html"})
    CHECK(not contains(league.text(page), "\"clock\":{"));
  CHECK(not fs::exists(league.results("teacher/alone")));
}

SECURE_TEST("league: an author's matches that are there are not played again for their pages") {
  const Contest league = small_league().copy();
  std::map<std::string, fs::file_time_type> made;
  for (const auto& entry : fs::recursive_directory_iterator(league.results("authors")))
    if (entry.path().extension() == ".log") made[entry.path().string()] = entry.last_write_time();
  CHECK(not made.empty());
  succeeded(league.play());
  for (const auto& [log, time] : made) CHECK(fs::last_write_time(log) == time);
}

TEST("a match that is played again ends alike with the same scores and outs, time apart") {
  const TournamentResult first{{4, 3, 2, 1}, {}};
  CHECK(ends_alike(first, first));
  CHECK(not ends_alike(first, {{4, 3, 2, 2}, {}}));
  CHECK(not ends_alike(first, {{4, 3, 2, 1}, {"in round 3: segmentation fault"}}));
  CHECK(ends_alike(first, {{0, 3, 2, 1}, {"in round 3: CPU time limit (1.0 s)"}}));
}
