// Matches that end otherwise when they are played for their pages, and who is to blame.

#include "LeagueRuns.hh"

#include <contest/league/Replays.hh>

#if defined __x86_64__
SECURE_TEST(
    "league: who gives other orders though it sees the same is named to teacher and author") {
  const std::string files = scratch_folder() + "/submitted",
                    results = scratch_folder() + "/results";
  submit_text(files, "Ada/AIAda.cc",
              null_player("Ada",
                          "for (int id = 0; unit(id).id != -1; ++id)\n"
                          "  if (unit(id).player == me())\n"
                          "    move(id, Dir(__builtin_ia32_rdtsc() >> 6 & 7));"));
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

TEST("a match that is played again ends alike with the same scores and outs, time apart") {
  const TournamentResult first{{4, 3, 2, 1}, {}};
  CHECK(ends_alike(first, first));
  CHECK(not ends_alike(first, {{4, 3, 2, 2}, {}}));
  CHECK(not ends_alike(first, {{4, 3, 2, 1}, {"in round 3: segmentation fault"}}));
  CHECK(ends_alike(first, {{0, 3, 2, 1}, {"in round 3: CPU time limit (1.0 s)"}}));
}
