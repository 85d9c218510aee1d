// The order of a pool, settled with an error that holds for all of it: simulated pools.

#include <study/series/SeriesTally.hh>
#include <tests/engine/MadeUp.hh>

namespace {

// Whether the first comes ahead more often than not: 1, 0 or -1.
int truth(const World& world, int a, int b) {
  if (world.has_circle and a < 3 and b < 3) return (b - a + 3) % 3 == 1 ? 1 : -1;
  const double more = world.strength[std::size_t(a)] - world.strength[std::size_t(b)];
  return (more > 0) - (more < 0);
}

// Plays a pool of these players to its end.
SeriesTally play_pool(const World& world, int pool, const Until& until, std::int64_t seeds) {
  const Series series = pool_of(PLAYERS, seeds, 1000 * pool);
  SeriesTally tally(series);
  tally.ask(until);
  Numbers numbers(pool);
  std::array<double, PLAYERS> luck{};
  std::int64_t board = -1;
  Stages stages(tally);
  while (stages.next())
    for (std::int64_t place = 1; place <= stages.matches().size(); ++place) {
      if (tally.is_settled()) break;
      const PlannedMatch match = series.match(stages.matches().at(place));
      if (std::exchange(board, match.seed) != match.seed)
        for (double& one : luck) one = World::normal(numbers);
      MatchResult result;
      result.number = match.number;
      for (std::size_t k = 0; k < match.group.size(); ++k) {
        const int player = match.group[k];
        result.players[k].score =
            int(1000 * (20 + world.score(player, match.group, luck[std::size_t(player)], numbers)));
      }
      tally.add(result);
    }
  return tally;
}

bool is_wrong(const World& world, const PoolOrder& order) {
  for (int a = 0; a < PLAYERS; ++a)
    for (int b = 0; b < PLAYERS; ++b)
      if (order.is_ahead(a, b) and truth(world, a, b) <= 0) return true;
  return false;
}

}  // namespace

TEST("of a pool's order all is right in 95% of pools: with ties, a circle, or lucky boards") {
  for (const World& world : {TIES, CIRCLE, LUCK}) {
    int wrong = 0;
    for (int pool = 1; pool <= 60; ++pool)
      wrong += is_wrong(world, *play_pool(world, pool, {0.05}, 200).order());
    CHECK(wrong <= 3);
  }
}

TEST("a pool ends when its order is settled, after about half of a fixed length, or less") {
  World near, steps, boards{{}, 2}, circle{{0, 0, 0, -1, 1, 1.7, -2, -3}, 0, true};
  for (std::size_t k = 0; k < PLAYERS; ++k) {
    near.strength[k] = k == 1 ? 0.4 : double(k);
    steps.strength[k] = 0.4 * double(k);
    boards.strength[k] = 0.7 * double(k);
  }
  // With so many matches, all pairs tested once, at the end, are settled in 95% of pools.
  for (const auto& [world, fixed] :
       {std::pair(near, 2132), {steps, 2824}, {boards, 12924}, {circle, 1252}}) {
    std::int64_t matches = 0;
    for (int pool = 1; pool <= 12; ++pool) {
      const SeriesTally tally = play_pool(world, pool, {0.05}, fixed / 2);
      CHECK(tally.order()->is_settled() and not is_wrong(world, *tally.order()));
      matches += tally.num_matches();
    }
    CHECK(double(matches) < 12 * 0.55 * fixed);
  }
  // Those near each other need more than the others.
  const SeriesTally tally = play_pool(near, 1, {0.05}, 2000);
  CHECK(tally.player(0).num_matches() > tally.player(7).num_matches());
}

TEST("what a pool can't settle is a tie; and with a margin it is settled that it is one") {
  const World world = {{0, 0, 2, 4, 6, 8, 10, 12}};
  const PoolOrder order = *play_pool(world, 3, {0.05}, 400).order();
  CHECK(not order.is_settled());
  const std::vector<std::vector<int>> groups = order.groups({7, 6, 5, 4, 3, 2, 1, 0});
  CHECK_EQUAL(groups.size(), std::size_t(7));
  CHECK((groups.back() == std::vector<int>{1, 0}));
  const PoolOrder within = *play_pool(world, 3, {0.05, 0, 0.15}, 2000).order();
  CHECK(within.is_settled());
  CHECK(not within.is_ahead(0, 1) and not within.is_ahead(1, 0));
}

TEST("the best of a pool are settled without the order among them or behind them") {
  const World world = {{0, 0, 0, 0, 0, 4, 4, 4}};
  const SeriesTally tally = play_pool(world, 4, {0.05, 3}, 2000);
  const PoolOrder& order = *tally.order();
  CHECK(order.is_settled());
  for (int player = 0; player < PLAYERS; ++player) {
    CHECK_EQUAL(order.is_among_best(player), player > 4);
    CHECK_EQUAL(order.is_behind_best(player), player <= 4);
  }
  CHECK(tally.num_matches() < 400);
}

TEST("a circle is told as it is: everybody in it is ahead of one, and they share a place") {
  const PoolOrder order = *play_pool(CIRCLE, 5, {0.05, 0, 0.2}, 3000).order();
  CHECK(order.is_ahead(0, 1) and order.is_ahead(1, 2) and order.is_ahead(2, 0));
  for (const std::vector<int>& group : order.groups({4, 5, 0, 1, 2, 3, 6, 7}))
    CHECK(std::count(group.begin(), group.end(), 0) == std::count(group.begin(), group.end(), 2));
}

TEST("a pool with --until prints the places, and so does one that was played") {
  const std::string report = scratch_file("r.csv");
  const std::string pool =
      "--pool Hunter Null Moth Rover Null -s 1 --seats=fixed "
      "--matches=200 --until=0.05 --report=" +
      report;
  const Outcome outcome = succeeded(run_series(pool));
  CHECK_HAS(outcome.out,
            "The order, with an error of at most 0.05 for all of it together:\n"
            "  1      Hunter\n",
            " pairs of 10.\n");
  CHECK_EQUAL(without_times(run_series(pool + " --resume").out), without_times(outcome.out));
}
