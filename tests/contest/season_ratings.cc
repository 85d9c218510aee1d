// The ratings of a season, night after night.

#include <contest/league/Season.hh>
#include <tests/engine/MadeUp.hh>

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
      for (std::size_t seat : SEATS) match.result.scores[seat] = players[seat];
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
  drawn.season.night = 2;
  drawn.play({1, 2, -1, -3});
  CHECK(std::abs(drawn.end_night({"Dummy", "Middle"}) - first) < 1e-6);
  const double all = drawn.end_night(drawn.season.ladder);
  drawn.play({2, -1, -2, -3});
  CHECK(std::abs(drawn.end_night(drawn.season.ladder) - all) < 1e-6);
}
