// Pools: who meets whom, what is counted, and the program that plays them.

#include <study/series/SeriesTable.hh>
#include <engine/files/Log.hh>
#include <tests/engine/MadeUp.hh>

namespace {

// Counts all matches of a pool, with scores drawn for each player's place in the group.
template <typename F>
SeriesTally tally_of(const Series& series, F score_of) {
  SeriesTally tally(series);
  for (std::int64_t number = 1; number <= series.num_matches(); ++number) {
    const PlannedMatch match = series.match(number);
    MatchResult result;
    result.number = number;
    for (int seat : SEATS) {
      PlayerResult& player = result.players[std::size_t(match.seating[seat])];
      player.seat = seat;
      player.score = score_of(match.player_in(seat));
    }
    tally.add(result);
  }
  return tally;
}

// The largest of some numbers less the smallest one.
int spread(const std::vector<int>& numbers) {
  const auto [least, most] = std::minmax_element(numbers.begin(), numbers.end());
  return *most - *least;
}

void check_balance(const GroupDraw& draw, int players) {
  std::vector<int> played, met;
  for (int a = 0; a < players; ++a) {
    played.push_back(draw.times_played(a));
    std::vector<int> in_seat;
    for (int seat : SEATS) in_seat.push_back(draw.times_in_seat(a, seat));
    CHECK(spread(in_seat) <= 4);
    for (int b = 0; b < a; ++b) met.push_back(draw.times_met(a, b));
  }
  CHECK(spread(played) <= 4);
  CHECK(spread(met) <= 4);
}

const std::string FIVE = "--pool Hunter Moth Null Rover Scholar -s 5 --matches=40";

}  // namespace

TEST("in a pool everybody plays, meets everybody and sits in each seat equally often") {
  for (int players = MIN_IN_POOL; players <= MAX_IN_POOL; ++players) {
    GroupDraw draw(players, 7);
    for (int groups = 1; groups <= 1000; ++groups) {
      const Foursome group = draw.next();
      const std::set<int> different(group.begin(), group.end());
      CHECK_EQUAL(different.size(), group.size());
      if (groups % 50 == 1) check_balance(draw, players);
    }
  }
}

TEST("the groups of a pool follow from its first seed and the number of players") {
  CHECK(*pool_of(9, 100).groups == *pool_of(9, 100).groups);
  const Series series = pool_of(9, 100);
  for (int number = 1; number <= 400; ++number)
    CHECK(series.match(number).group == (*series.groups)[std::size_t(number - 1) / 4]);
  CHECK(*pool_of(9, 100, 2).groups != *pool_of(9, 100).groups);
  const Series longer = pool_of(9, 200), shorter = pool_of(9, 100);
  CHECK(std::equal(shorter.groups->begin(), shorter.groups->end(), longer.groups->begin()));
}

TEST("the ranking of a pool and the matrix tell who is better, in pools of any size") {
  for (int players : {4, 5, 11, 64}) {
    const Series series = pool_of(players, 400);
    Numbers numbers(3);
    const SeriesTally tally =
        tally_of(series, [&](int player) { return 10 * player + numbers.below(10 * players); });
    const Ranking ranking(tally);
    CHECK(ranking.players().front() >= players - 1 - players / 8);
    CHECK(ranking.players().back() <= players / 8);
    const std::int64_t met = tally.ahead(0, players - 1).count();
    CHECK_EQUAL(tally.ahead(players - 1, 0).count(), met);
    const double one = tally.ahead(0, players - 1).mean(),
                 other = tally.ahead(players - 1, 0).mean();
    CHECK(other > one);
    CHECK_NEAR(one + other, 4.0 * TWELFTHS, 1e-9);
  }
}

TEST("the tables of a pool have 100 columns at most, whatever the names and the numbers") {
  Series series = pool_of(64, 200);
  for (std::string& name : series.players) name = "Abcdefghijkl";
  Numbers numbers(2);
  const SeriesTally tally =
      tally_of(series, [&](int player) { return 500 * player + numbers.below(30000); });
  const std::string table = series_table(tally, {true}, {"./Game", series.players, "", ""});
  for (const std::string& line : lines_of(table.substr(0, table.find("The worst"))))
    CHECK(line.size() <= 100 + std::string(FLAVOUR).size());
}

TEST("a pool that makes no sense is reported in one line") {
  check_refusals("pools", PROGRAM + " ", " < " + small_configuration());
  const std::string report = scratch_file("r.csv");
  run_series(FIVE + " --report=" + report);
  CHECK_ERROR(run_series("Null Moth Hunter Rover -s 5 --matches=40 --resume --report=" + report),
              "this report belongs to another series: series of four players and a pool");
  CHECK_ERROR(
      run_series("--pool Null Moth Hunter Rover -s 5 --matches=40 --resume --report=" + report),
      "this report belongs to another series: players 4 and 5");
}
