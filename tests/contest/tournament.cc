// Who plays whom in a league, and who goes on. The results are made up: the order of the scores
// follows from the numbers of the players.

#include <study/series/SequentialTest.hh>
#include <tests/engine/MadeUp.hh>

namespace {

int strength(int player) { return player == OPPONENT ? 1000 : 2000 - player; }

const PlayStage strong_first = made_up([](int player, int, bool) { return strength(player); });

Tournament played(int num_players, const PlayStage& play = strong_first) {
  return play_tournament({1, 8, 12}, num_players, play);
}

}  // namespace

TEST("a league of any size ends with a final of at most four, and the strongest wins it") {
  CHECK(not played(0).champion);
  CHECK_EQUAL(played(1).stages.size(), 1u);  // A single one needs no final.
  CHECK_EQUAL(played(1).champion.value_or(-1), 0);
  for (int num_players = 2; num_players <= 200; ++num_players) {
    const Tournament league = played(num_players);
    CHECK_EQUAL(league.stages.back().name, "final");
    CHECK_EQUAL(league.stages.back().groups.size(), 1u);
    const std::size_t finalists = league.stages.back().groups[0].players.size();
    CHECK_EQUAL(finalists, std::size_t(std::min(num_players, 4)));
    CHECK_EQUAL(league.champion.value_or(-1), 0);
  }
}

TEST("the best two of each group go on, and nobody else") {
  for (int num_players : {5, 6, 7, 8, 9, 17, 63, 64, 65, 150}) {
    const Tournament league = played(num_players);
    for (std::size_t k = 1; k + 1 < league.stages.size(); ++k) {
      std::set<int> gone_on, next;
      for (const Group& group : league.stages[k].groups) {
        CHECK(group.players.size() <= 4);
        CHECK(group.players.size() >= (num_players == 5 ? 2u : 3u));
        // A group of two goes on without matches.
        CHECK_EQUAL(group.matches.size(), group.players.size() == 2 ? 0u : 12u);
        for (std::size_t place = 0; place < group.places.size(); ++place) {
          CHECK_EQUAL(group.places[place].goes_on, place < 2);
          if (place < 2) gone_on.insert(group.places[place].player);
        }
      }
      for (const Group& group : league.stages[k + 1].groups)
        next.insert(group.players.begin(), group.players.end());
      CHECK(gone_on == next);
    }
  }
}

TEST("strong players meet late: those seeded best are in groups of their own") {
  const Tournament league = played(64);
  for (const Group& group : league.stages[1].groups) {
    CHECK_EQUAL(group.players.size(), 4u);
    for (int pot = 0; pot < 4; ++pot) CHECK_EQUAL(group.players[pot] / 16, pot);
  }
}

TEST("who is ahead of the opponent in 60% of the matches qualifies in 95% of the leagues") {
  // The chance of each number of wins, of those of whom it is not clear yet.
  const double of_four[] = {0.0256, 0.1536, 0.3456, 0.3456, 0.1296};
  std::map<int, double> playing = {{0, 1}};
  double failed = 0, mean = 0;
  for (int matches = 4; not playing.empty(); matches += 4) {
    std::map<int, double> later;
    for (const auto& [wins, chance] : playing)
      for (int k = 0; k <= 4; ++k) later[wins + k] += chance * of_four[k];
    playing.clear();
    for (const auto& [wins, chance] : later) {
      if (not is_clear(wins, matches)) {
        playing[wins] = chance;
        continue;
      }
      mean += matches * chance;
      if (2 * wins <= matches) failed += chance;
    }
  }
  CHECK_NEAR(failed, 0.0340, 0.0001);
  CHECK_NEAR(mean, 47.7, 0.1);
}

TEST("the qualification goes on for those of whom it is not clear, on the same boards for all") {
  // Player 0 is always ahead of the opponent, 1 never, 2 in every second match.
  const auto play = made_up([](int player, int match, bool) {
    return player == OPPONENT ? 5 : player == 0 ? 9 : player == 1 ? 0 : match % 2 * 9;
  });
  const Tournament league = play_tournament({1, 0, 12}, 3, play);
  const std::vector<Group>& groups = league.stages[0].groups;
  CHECK_EQUAL(groups[0].matches.size(), 12u);
  CHECK_EQUAL(groups[1].matches.size(), 12u);
  CHECK_EQUAL(groups[2].matches.size(), 96u);
  CHECK(groups[0].places[0].goes_on and not groups[1].places[0].goes_on);
  CHECK(not groups[2].places[0].goes_on);
  for (std::size_t k = 0; k < 12; ++k)
    CHECK_EQUAL(league.matches[std::size_t(groups[0].matches[k])].seed,
                league.matches[std::size_t(groups[2].matches[k])].seed);
}

TEST("the opponent fills groups up and never goes on") {
  const Tournament league =
      played(6, made_up([](int player, int, bool is_qualification) {
               return player == OPPONENT and not is_qualification ? 9999 : strength(player);
             }));
  for (const Group& group : league.stages[1].groups) {
    CHECK_EQUAL(group.players.size(), 3u);
    const TournamentMatch& match = league.matches[std::size_t(group.matches[0])];
    CHECK_EQUAL(std::count(match.players.begin(), match.players.end(), OPPONENT), 1);
    CHECK_EQUAL(group.places.size(), 3u);
    CHECK(group.places[0].points == 2 * 12 * 12 and group.places[1].goes_on);
  }
  CHECK_EQUAL(league.stages.back().groups[0].players.size(), 4u);
}

TEST("in all stages everybody of a group takes every seat equally often, on the same boards") {
  const Tournament league = play_tournament({1, 8, 12, 20, 3}, 30, strong_first);
  for (const Stage& stage : league.stages) {
    for (const Group& group : stage.groups) {
      if (stage.kind == StageKind::RANKING) CHECK_EQUAL(group.matches.size(), 4u);
      CHECK_EQUAL(league.matches[std::size_t(group.matches[0])].seed,
                  league.matches[std::size_t(stage.groups[0].matches[0])].seed);
      std::multiset<std::pair<int, int>> seats;
      for (int number : group.matches)
        for (int seat : SEATS) seats.insert({league.matches[number].players[seat], seat});
      for (int player : group.players)
        for (int seat : SEATS)
          CHECK_EQUAL(4 * seats.count({player, seat}),
                      group.matches.size() * std::size_t(std::count(group.players.begin(),
                                                                    group.players.end(), player)));
    }
  }
}

TEST("equal points in a group: the higher total score decides, then the matches won") {
  // 2 and 3 take turns at the top; 3 leads by more. 0 and 1 are equal in all.
  const auto score = [](int player, int match, bool is_qualification) {
    if (is_qualification) return strength(player);
    return player < 2 ? 1 : player == match % 2 + 2 ? 10 * player : 5;
  };
  const Tournament league = played(4, made_up(score));
  const std::vector<Place>& places = league.stages[1].groups[0].places;
  CHECK_EQUAL(places[0].player, 3);
  CHECK_EQUAL(places[1].player, 2);
  CHECK_EQUAL(places[0].points, places[1].points);
  CHECK_EQUAL(places[2].player, 0);
}
