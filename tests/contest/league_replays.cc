// Matches that end otherwise when they are played for their pages, and who is to blame.

#include "LeagueRuns.hh"

#include <contest/league/Replays.hh>

#if defined __x86_64__
SECURE_TEST(
    "league: who gives other orders though it sees the same is named to teacher and author") {
  const std::string files = scratch_folder() + "/submitted",
                    results = scratch_folder() + "/results";
  submit_text(files, "Ada/AIAda.cc",
              null_player("Ada", move_all("__builtin_ia32_rdtsc() >> 6 & 7")));
  submit(files, "AIDemo.cc", "Bob");
  CHECK_EQUAL(run(short_league(files, results, "--ranking=8 --cpu-time=60")).status, 0);
  const CsvTable table = read_csv(results + "/not-repeated.csv");
  CHECK(not table.lines.empty());
  for (const TableLine& line : table.lines) CHECK_EQUAL(line[1], "Ada");
  const std::string data =
      "\"not_repeated\":{\"head\":[\"match\",\"player\",\"round\"],\"lines\":[[";
  CHECK(contains(read_file(results + "/teacher/league.html"), data));
  CHECK(contains(read_file(results + "/authors/Ada/index.html"), data));
  CHECK(not contains(read_file(results + "/authors/Bob/index.html"), data));
  CHECK(not contains(read_file(results + "/class/league.html"), data));
}
#endif

SECURE_TEST(
    "league: who gives the same orders on the same states is listed; who asks the clock, too") {
  const std::string files = scratch_folder() + "/submitted",
                    results = scratch_folder() + "/results";
  const auto mover = [&](const std::string& name, const std::string& direction) {
    submit_text(files, name + "/AI" + name + ".cc", null_player(name, move_all(direction)));
  };
  mover("Ada", "(id + round()) % 8");
  mover("Bob", "[](int n) { while (n > 7) n -= 8; return n; }(round() + id)");
  mover("Cid", "(id + 2 * round()) % 8");
  mover("Fay", "(3 * id + (status(me()) > 0.8 ? 1 : 2)) % 8");
  submit(files, "AIDemo.cc", "Dora");
  submit(files, "AIDemo.cc", "Emil");
  succeeded(run("./league " + files + " --results=" + results +
                " --against=Null --qualifying=4 --matches=4 --ranking=4 --watch=none --cpu-time=60"
                " -s 3 -i default.cnf"));
  const CsvTable table = read_csv(results + "/teacher/same-orders.csv");
  CHECK_EQUAL(table.lines.size(), 1u);
  CHECK_EQUAL(table.lines[0][0] + table.lines[0][1], "AdaBob");
  CHECK_EQUAL(table.lines[0][3], "100.0");
  const CsvTable clock = read_csv(results + "/teacher/clock.csv");
  CHECK_EQUAL(clock.lines.size(), 1u);
  CHECK_EQUAL(joined(clock.lines[0], " "), "Fay yes 0 0 12 0");
}

SECURE_TEST("league: who was near a limit or waited is named, and plays its last matches alone") {
  const std::string results = small_league().finished_results(), clock = "/teacher/clock.csv";
  CHECK_EQUAL(read_csv(results + clock).lines.size(), 0u);
  const CsvTable matches = read_csv(results + "/matches.csv");
  std::string near = "match,seat,player,cpu,waited\n";
  for (const auto& [player, values] :
       {std::pair("Moth", ",95.0,0.0\n"), {"Rover", ",5.0,60.0\n"}, {"Hunter", ",89.0,0.0\n"}})
    for (const TableLine& line : matches.lines)
      if (line[4] == player and line[1] != "final") near += line[0] + ",0," + player + values;
  std::vector<std::string> lines = lines_of(near);
  std::sort(lines.begin() + 1, lines.end(),
            [](const std::string& a, const std::string& b) { return std::stoi(a) < std::stoi(b); });
  write_file(results + "/near-limits.csv", joined(lines, "\n") + "\n");
  fs::remove(results + clock);
  CHECK_HAS(succeeded(small_league().play(results)).err, "info: matches played alone: ");
  std::string told;
  for (const TableLine& line : read_csv(results + clock).lines) {
    told += line[0] + line[1] + " ";
    CHECK_EQUAL(line[line[0] == "Moth" ? 3 : 2], "0");
    CHECK(std::stoi(line[line[0] == "Moth" ? 2 : 3]) > 0);
    CHECK_EQUAL(line[4] + " " + line[5], "12 0");
  }
  CHECK_EQUAL(told, "Mothno Roverno ");
  CHECK(contains(read_file(results + "/authors/Moth/index.html"), "\"clock\":{\"head\":"));
  CHECK(not contains(read_file(results + "/authors/Hunter/index.html"), "\"clock\":{"));
  CHECK(not contains(read_file(results + "/class/league.html"), "\"clock\":{"));
  CHECK(not fs::exists(results + "/teacher/alone"));
}

TEST("a match that is played again ends alike with the same scores and outs, time apart") {
  const TournamentResult first{{4, 3, 2, 1}, {}};
  CHECK(ends_alike(first, first));
  CHECK(not ends_alike(first, {{4, 3, 2, 2}, {}}));
  CHECK(not ends_alike(first, {{4, 3, 2, 1}, {"in round 3: segmentation fault"}}));
  CHECK(ends_alike(first, {{0, 3, 2, 1}, {"in round 3: CPU time limit (1.0 s)"}}));
}
