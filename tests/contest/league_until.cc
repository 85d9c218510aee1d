// The ranking of a league that ends when it is settled: simulated ones, and one that is played.

#include <contest/league/Tournament.hh>
#include <tests/engine/MadeUp.hh>
#include "LeagueRuns.hh"

namespace {

constexpr int LADDER = 4;

// Results of these players, those that were added among them, and of a ladder of strength 0.
PlayStage results_in(const World& world, int seed) {
  const auto numbers = std::make_shared<Numbers>(seed);
  const auto luck = std::make_shared<std::map<std::pair<std::int64_t, int>, double>>();
  return [=](const Tournament& tournament, std::size_t first) {
    std::vector<TournamentResult> results;
    for (std::size_t k = first; k < tournament.matches.size(); ++k) {
      const TournamentMatch& match = tournament.matches[k];
      results.emplace_back();
      for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat) {
        const int player = match.players[seat];
        const auto drawn = luck->try_emplace({match.seed, player});
        if (drawn.second) drawn.first->second = World::normal(*numbers);
        results.back().scores[seat] =
            int(1000 * (is_player(player)
                            ? world.score(player, match.players, drawn.first->second, *numbers)
                            : World::normal(*numbers)));
      }
    }
    return results;
  };
}

TournamentRules rules_with(const Until& until, int seed, int matches) {
  TournamentRules rules{seed, 4, 4, matches, LADDER};
  rules.until = until;
  return rules;
}

PoolOrder order_in(const World& world, const TournamentRules& rules) {
  return ranking_order(play_tournament(rules, PLAYERS, results_in(world, int(rules.seed))), rules,
                       PLAYERS)
      .order();
}

// Of so many leagues, those that say something wrong. All in a circle get the same points.
int count_wrong(const World& world, int leagues, TournamentRules rules) {
  int wrong = 0;
  for (rules.seed = 1; rules.seed <= leagues; ++rules.seed) {
    const PoolOrder order = order_in(world, rules);
    bool is_wrong = false;
    for (std::size_t a = 0; a < PLAYERS; ++a)
      for (std::size_t b = 0; b < PLAYERS; ++b)
        is_wrong |= order.is_ahead(int(a), int(b)) and world.strength[a] <= world.strength[b];
    wrong += is_wrong;
  }
  return wrong;
}

}  // namespace

TEST("of a ranking that ends when it is settled all is right in 95% of leagues") {
  for (const World& world : {TIES, CIRCLE, LUCK})
    CHECK(count_wrong(world, 20, rules_with({0.05}, 1, 400)) <= 1);
  TournamentRules with_added = rules_with({0.05, 2}, 1, 400);
  with_added.added = {2, 1};
  CHECK(count_wrong(TIES, 20, with_added) <= 1);
}

TEST("a ranking ends when it is settled; who is settled plays only to fill up the groups") {
  World world;
  for (int k = 0; k < PLAYERS; ++k) world.strength[std::size_t(k)] = k == 1 ? -1.8 : k / 2.0 - 2;
  const TournamentRules rules = rules_with({0.05}, 2, 12000);
  const Tournament league = play_tournament(rules, PLAYERS, results_in(world, 2));
  const RankingOrder order = ranking_order(league, rules, PLAYERS);
  CHECK(order.is_settled());
  for (int a = 0; a < PLAYERS; ++a)
    for (int b = 0; b < a; ++b) CHECK(order.order().is_ahead(a, b));
  std::map<int, int> played;
  for (const TournamentMatch& match : league.matches)
    if (league.stage_of(match).kind == StageKind::RANKING)
      for (const int player : match.players) ++played[player];
  CHECK_EQUAL(played[0], played[1]);
  CHECK(played[0] < 12000);
  for (int player = 2; player < PLAYERS; ++player) CHECK(4 * played[player] < 3 * played[0]);
}

SECURE_TEST("league: --until shows places, and goes on after a kill or elsewhere") {
  const std::string folder = scratch_folder(), files = folder + "/submitted";
  fs::create_directory(files);
  for (const char* name : {"Hunter", "Moth", "Rover", "Seeker", "Wanderer"})
    fs::copy(small_league().submissions() + "/AI" + name + ".cc", files);
  const auto league = [&](const std::string& results) {
    return short_league(files, results, "--ranking=16 --until=0.2,best=4 --logs=0 --watch=none");
  };
  const std::string whole = folder + "/whole", killed = folder + "/killed";
  for (const std::string& results : {whole, killed}) {
    fs::create_directory(results);
    for (const char* file : {"players", "submissions.csv"})
      fs::copy(small_league().path("first/") + file, results + "/" + file,
               fs::copy_options::recursive);
  }
  const Outcome played = succeeded(run(league(whole)));
  CHECK_HAS(played.out, "95% interval  places    reached\n",
            "Places hold with an error of at most 0.2 for all of them together");
  CHECK(contains(read_file(whole + "/league.csv"), "\nranking until,\"0.2,best=4\"\n"));
  CHECK(contains(read_file(whole + "/teacher/league.html"), "\"settled\":\"Places hold"));
  for (const TableLine& line : read_csv(whole + "/teacher/ranking.csv").lines) {
    CHECK_EQUAL(line.size(), std::size_t(17));
    if (line[0].empty()) continue;
    CHECK(std::stoi(line[15]) <= std::stoi(line[0]) and std::stoi(line[0]) <= std::stoi(line[16]));
  }
  for (const char* seconds : {"0.3", "0.6"})
    run("timeout -s KILL " + std::string(seconds) + " " + league(killed));
  CHECK_EQUAL(run(league(killed) + " --run-with=\"xargs -P 2 -d '\\n' -I{} sh -c {}\"").status, 0);
  for (const char* file : {"/matches.csv", "/teacher/ranking.csv"})
    CHECK(read_file(killed + file) == read_file(whole + file));
  CHECK_ERROR(run(replaced(league(whole), "--until=0.2,best=4 ", "")),
              "is a league with ranking until '0.2,best=4', not ''; give another --results");
  CHECK_ERROR(run(replaced(league(whole), "--ranking=16", "--ranking=0")),
              "option --ranking=0 can't be combined with --until");
}
