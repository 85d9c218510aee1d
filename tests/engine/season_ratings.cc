// The ratings of a season, night after night.

#include <engine/league/Season.hh>
#include "MadeUp.hh"

namespace {

// A season in which nobody has played yet, with three players of the ladder.
struct DrawnSeason {
  Season season;

  DrawnSeason() {
    season.ladder = {"Dummy", "Middle", "Top"};
    season.wanted = 20;
  }

  void submit(const std::string& name) {
    add_version(season, name);
    season.active.push_back(season.versions.back().number);
  }

  // Twelve matches of these players; who has the larger number is the stronger.
  void play(const std::array<int, NUM_PLAYERS>& players) {
    for (int k = 0; k < 12; ++k) {
      SeasonMatch match{season.night, k, players, {}};
      for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat)
        match.result.scores[seat] = players[seat];
      // So that nobody is ahead always.
      if (k % 4 == 0) std::swap(match.result.scores[0], match.result.scores[1]);
      season.matches.push_back(match);
    }
  }

  // The mean rating of some players of the ladder in the night that ends.
  double end_night(const std::vector<std::string>& rungs) {
    double sum = 0;
    for (const NightRating& one : rate_night(season)) {
      season.history.push_back(one);
      sum += std::count(rungs.begin(), rungs.end(), one.player) * one.points;
    }
    ++season.night;
    return sum / double(rungs.size());
  }
};

}  // namespace

TEST("season: the mean of the ladder stays what it was first, whoever else plays") {
  DrawnSeason drawn;
  drawn.submit("Ann");
  drawn.play({1, -1, -2, -3});
  const double first = drawn.end_night(drawn.season.ladder);
  for (const char* name : {"Ben", "Cho", "Dan", "Eve"}) {
    drawn.submit(name);
    const int number = int(drawn.season.versions.size());
    drawn.play({number, number - 1, -1, -2});
    const double mean = drawn.end_night(drawn.season.ladder);
    CHECK(std::abs(mean - first) < 1e-6);
    const NightRating& now = *(drawn.season.history.end() - 4);
    CHECK(std::abs(now.high + now.low - 2 * now.points) < 1e-6);
  }
}

TEST("season: who of the ladder has not played has no rating, and moves nobody's") {
  DrawnSeason drawn;
  for (const char* name : {"Ann", "Ben"}) drawn.submit(name);
  drawn.play({1, 2, -1, -2});
  const double first = drawn.end_night({"Dummy", "Middle"});
  const NightRating& top = drawn.season.history.back();
  CHECK_EQUAL(top.player, "Top");
  CHECK_EQUAL(top.matches, 0);
  CHECK_EQUAL((drawn.season.history.end() - 2)->matches, 12);
  drawn.season.night = 1;
  const std::string page = season_page(drawn.season);
  CHECK(contains(page,
                 "Top</td><td class=\"text student\"></td><td></td>"
                 "<td class=\"text\">has not played</td>"));
  CHECK(not contains(page, ">Top</text>") and contains(page, ">Middle</text>"));
  drawn.season.night = 2;
  drawn.play({1, 2, -1, -3});
  CHECK(std::abs(drawn.end_night({"Dummy", "Middle"}) - first) < 1e-6);
  const double all = drawn.end_night(drawn.season.ladder);
  drawn.play({2, -1, -2, -3});
  CHECK(std::abs(drawn.end_night(drawn.season.ladder) - all) < 1e-6);
}

TEST("season: the lines that a version changes are all but the longest common subsequence") {
  CHECK_EQUAL(*lines_changed("a\nb\nc\n", "a\nb\nc\n"), 0);
  CHECK_EQUAL(*lines_changed("a\nb\nc\n", "a\nx\nc\n"), 2);
  CHECK_EQUAL(*lines_changed("a\nb\nc\na\nb\nb\na", "c\nb\na\nb\na\nc"), 5);
  CHECK_EQUAL(*lines_changed("", "\n\n\n"), 3);
  CHECK(not lines_changed("a\nb\n", "c\nd\n", 3));
}

TEST("season: each version is shown with the lines that it changed and what it gained") {
  DrawnSeason drawn;
  Season& season = drawn.season;
  season.folders.results = scratch_folder();
  for (const char* text : {"one\ntwo\n", "one\nthree\nfour\n"}) {
    season.active.clear();
    drawn.submit("Ann");
    const std::string source = season.program(season.versions.back()) + ".cc";
    fs::create_directories(fs::path(source).parent_path());
    write_file(source, text);
    const int number = season.versions.back().number;
    drawn.play({number, -1, -2, -3});
    drawn.end_night(season.ladder);
  }
  season.history[0] = {1, "", "Ann", 1, 1500, 1470, 1530, 12};
  season.history[4] = {2, "", "Ann", 2, 1560, 1520, 1600, 12};
  season.night = 2;
  CHECK(contains(season_page(season),
                 "<td>3</td><td>1560</td><td class=\"text\">+60<small class=\"muted\">10 to 110"));
}
