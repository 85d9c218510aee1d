// The league, played with submissions of this game: docs/league.md of the root, where all that
// does not depend on the game is tested.

#include <engine/league/LeagueFiles.hh>
#include <tests/Project.hh>
#include <tests/Secure.hh>
#include <tests/Test.hh>

#include <filesystem>

using namespace tests;
using game_engine::read_csv;

TEST("league: players of this game qualify, play a final, and can be watched") {
  need_isolation();
  const std::string folder = scratch_folder(), results = folder + "/results";
  std::filesystem::create_directory(folder + "/submitted");
  for (const char* name : {"Gatherer", "Locksmith", "Viper"})
    std::filesystem::copy("tests/players/AI" + std::string(name) + ".cc", folder + "/submitted");
  run("sed -e 's/NAME Demo/NAME Tokyo/' AIDemo.cc > " + folder + "/submitted/AITokyo.cc");
  run("cp AINull.cc " + folder + "/submitted/AIBerlin.cc");
  run("sed -e 's/^\\(NUM_ROUNDS *\\)200/\\140/' -e 's/^\\(BOARD_[A-Z]* *\\)60/\\140/' default.cnf "
      "> " +
      folder + "/small.cnf");

  const Outcome league =
      run("./league " + folder + "/submitted --results=" + results +
          " --against=Null --qualifying=4 --matches=4 -s 1 -j2 -i " + folder + "/small.cnf");
  CHECK_EQUAL(league.status, 0);
  CHECK(league.out.find("Champion: ") != std::string::npos);

  const auto ranking = read_csv(results + "/ranking.csv");
  CHECK_EQUAL(ranking.lines.size(), 5u);  // Four players and the opponent.
  CHECK_EQUAL(ranking.lines.back()[1], "Null");
  for (const auto& line : ranking.lines) CHECK_EQUAL(line[9], "0");  // Nobody was out.
  const auto rejected = read_csv(results + "/rejected.csv");
  CHECK_EQUAL(rejected.lines.size(), 1u);
  CHECK_EQUAL(rejected.lines[0][0], "AIBerlin.cc");

  const std::string page = read_file(results + "/league.html");
  CHECK(page.find("MoneyHeist 1.1") != std::string::npos);
  const std::string first_match = "matches/final-1/";
  const std::size_t link = page.find("href=\"" + first_match);
  CHECK(link != std::string::npos);
  const std::size_t start = link + 6;
  const std::string match = page.substr(start, page.find('"', start) - start);
  CHECK(read_file(results + "/" + match).find("game_part('MoneyHeist')") != std::string::npos);
}
