// What the league finds out: the ranking, the page and its commands.

#include <contest/league/League.hh>
#include <tests/engine/MadeUp.hh>
#include "LeagueRuns.hh"

SECURE_TEST("league: all players are ranked, one that loops forever among them") {
  const CsvTable ranking = small_league().table("teacher/ranking.csv");
  const CsvTable matches = small_league().table("matches.csv");
  std::map<std::string, int> played, outs;
  for (const auto& line : matches.lines) {
    for (const std::string& player : std::set<std::string>(line.begin() + 4, line.begin() + 8))
      ++played[player];
    for (std::size_t seat : SEATS) outs[line[4 + seat]] += not line[12 + seat].empty();
  }
  CHECK_EQUAL(count_if(ranking.lines, [](const auto& line) { return not line[0].empty(); }),
              7);  // The others are the opponent and the ladder.
  double before = 1e9, sum = 0;
  for (const auto& line : ranking.lines) {
    const double rating = std::stod(line[2]);
    CHECK(std::stod(line[3]) < rating and rating < std::stod(line[4]) and rating <= before);
    CHECK_EQUAL(std::stoi(line[5]), played[line[1]]);
    CHECK_EQUAL(std::stoi(line[7]), outs[line[1]]);
    before = rating;
    sum += rating;
  }
  CHECK_NEAR(sum / double(ranking.lines.size()), 1500.0, 0.1);
  CHECK_EQUAL(outs["Loop"], 12);
  CHECK(count_if(ranking.lines, [](const auto& line) { return line[9] == "champion"; }) == 1);
}

SECURE_TEST("league: each match has a key of its own, and no other file has their secret") {
  const std::string first = small_league().results(), option = " --draws=";
  const std::string page = small_league().text("teacher/league.html");
  std::set<std::string> keys;
  std::size_t commands = 0;
  for (std::size_t at = page.find(option); at != std::string::npos; at = page.find(option, at + 1))
    ++commands, keys.insert(page.substr(at + option.size(), 32));
  CHECK_EQUAL(commands, small_league().table("matches.csv").lines.size());
  CHECK_EQUAL(keys.size(), commands);
  const std::string secret = small_league().text("secret.key").substr(0, 32);
  for (const auto& entry : fs::recursive_directory_iterator(first)) {
    if (not entry.is_regular_file() or entry.path().filename() == "secret.key") continue;
    CHECK(not contains(read_file(entry.path().string()), secret));
  }
}

SECURE_TEST(
    "league: each draws another secret, its folder is for the teacher alone; without it, none goes "
    "on") {
  std::set<std::string> secrets;
  submit_text(scratch_folder() + "/refused", "notes.txt");
  fs::create_symlink("notes.txt", scratch_folder() + "/refused/AIAnn.cc");
  for (const char* name : {"one", "two"}) {
    const std::string results = scratch_folder() + "/" + name, file = results + "/secret.key";
    run("./league " + scratch_folder() + "/refused --against=Null -i default.cnf -r " + results);
    secrets.insert(read_file(file));
    CHECK(fs::status(file).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    CHECK(fs::status(results).permissions() == fs::perms::owner_all);
  }
  CHECK_EQUAL(secrets.size(), 2u);
  const Contest league = small_league().copy();
  fs::remove(league.results("secret.key"));
  CHECK_HAS(league.play().err, "secret.key is gone: ");
}

SECURE_TEST("league: the page has players, matches and rejected files, and nothing hostile") {
  const std::string page = small_league().text("teacher/league.html");
  CHECK_HAS(page, "\"champion\":", "\"Hunter\"", "\"Loop\"",
            "\"in round 5: CPU time limit (0.03 s)\"", "AI\\u003cimg src=x onerror=alert(1)>.cc",
            "\"../class/matches/final/");
  CHECK(not contains(page, "<img"));
  CHECK(not contains(page, "src=\""));
}

TEST("league: equal ratings are decided by the scores, with those that never last behind") {
  // All lose every match to the opponent by rank, so that their ratings are the same.
  League league;
  league.ladder = {"Null"};
  league.names = {"Away", "Even", "Good", "Same", "Weak"};
  league.rules = {1, 4, 4};
  const PlayStage scores = made_up([](int player, int, bool) {
    return player == OPPONENT ? 1000 : std::array<int, 5>{900, 100, 300, 100, 0}[player];
  });
  const auto play = [&](const Tournament& tournament, std::size_t first) {
    std::vector<TournamentResult> results = scores(tournament, first);
    for (std::size_t k = 0; k < results.size(); ++k)
      for (std::size_t seat : SEATS)
        if (tournament.matches[first + k].players[seat] == 0)
          results[k].outs[seat] = "in round 5: crash";
    return results;
  };
  league.tournament = play_tournament(league.rules, 5, play);
  std::string order;
  for (const Ranked& one : ranking(league))
    order += league.name(one.player) + " " + std::to_string(one.rank) + ", ";
  CHECK_EQUAL(order, "Null 0, Good 1, Even 2, Same 2, Weak 4, Away 5, ");
}

SECURE_TEST("league: the page names the version of the configuration, and the rule of the marks") {
  const Contest league = small_league().copy();
  const std::string old = scratch_file("old.cnf"), rule = "Null:5,Null+100:7",
                    html = "teacher/league.html";
  CHECK_HAS(league.text(html), "\"Harry Potter 1.1\"");
  for (const char* file : {"league.csv", "configuration.cnf"}) fs::remove(league.results(file));
  write_file(old, replaced(read_file(tiny_configuration()), "HarryPotter 1.1", "HarryPotter 1.0"));
  CHECK_EQUAL(league.play("-i " + old + " --marks=" + rule).status, 0);
  for (const auto& line : league.table("teacher/marks.csv").lines) CHECK_EQUAL(line[7], rule);
  CHECK_HAS(league.text(html), "\"Harry Potter 1.0\"", "\"rule\":\"Null:5, Null+100:7\"");
  // Without one no marks stay.
  CHECK_EQUAL(run(replaced(league.command("-i " + old), "--marks=quantiles", "")).status, 0);
  CHECK(not fs::exists(league.results("teacher/marks.csv")));
  CHECK(not contains(league.text(html), "\"rule\":"));
}
