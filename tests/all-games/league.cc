// Needs tests/players

// The league, played with submissions of this game: docs/league.md of the root, whose game has the
// tests of all that does not depend on the game.

#include <engine/files/Tables.hh>
#include "Kit.hh"

SECURE_TEST("league: players of this game qualify, play a final, and can be watched") {
  const std::string folder = scratch_folder(), results = folder + "/results";
  fs::create_directory(folder + "/submitted");
  const Names names = four_players();
  const std::string shared = fs::path(__FILE__).parent_path() / "FirstStep.hh";  // into each file
  for (int k = 0; k < 3; ++k)
    run("sed -e '/FirstStep.hh/{r " + shared + "' -e 'd;}' tests/players/AI" + names[k] +
        ".cc | sed /pragma/d > " + folder + "/submitted/AI" + names[k] + ".cc");
  run("sed -e 's/NAME Demo/NAME Novice/' AIDemo.cc > " + folder + "/submitted/AINovice.cc");
  run("cp AINull.cc " + folder + "/submitted/AICopied.cc");

  const Outcome league =
      succeeded(run("./league " + folder + "/submitted --results=" + results +
                    " --against=Null --qualifying=4 --matches=4 --ranking=4 -s 1 -j2 "
                    "-i default.cnf --cpu-time=60 --wall-time=600"));
  CHECK_HAS(league.out, "Champion: ");

  const auto ranking = read_csv(results + "/teacher/ranking.csv");
  std::set<std::string> ranked;
  for (const auto& line : ranking.lines) ranked.insert(line[1]);
  for (const std::string& name : {names[0], names[1], names[2], std::string("Novice")})
    CHECK(ranked.count(name) == 1);
  CHECK_EQUAL(ranking.head[7], "outs");
  for (const auto& line : ranking.lines) CHECK_EQUAL(line[7], "0");
  const auto rejected = read_csv(results + "/teacher/rejected.csv");
  CHECK_EQUAL(rejected.lines.size(), 1u);
  CHECK_EQUAL(rejected.lines[0][0], "AICopied.cc");

  const std::string version = lines_of(run("./Game --version").out).at(0),
                    page = read_file(results + "/teacher/league.html");
  CHECK_HAS(page, version);
  const fs::path match = *fs::directory_iterator(results + "/class/matches/final");
  CHECK_HAS(page, "class/matches/final/" + match.filename().string());
  // Its scripts are packed.
  CHECK_HAS(run("sed -e '1,/id=\"scripts\"/d' -e '/^<.script>/,$d' " + match.string() +
                " | base64 -d | gunzip")
                .out,
            "game_part('" + version.substr(0, version.find(' ')) + "')");
}
