// The ranking of all players of a league, and what follows from it. The results are made up.

#include <contest/league/PageData.hh>
#include <contest/league/League.hh>
#include <contest/league/Tournament.hh>
#include <engine/options/Arguments.hh>
#include <tests/engine/MadeUp.hh>

namespace {

// The smaller the number the stronger, and the ladder in between; nobody is qualified.
const PlayStage by_number = made_up(
    [](int player, int, bool) { return is_player(player) ? 1000 - player : 2000 + player; });

Tournament ranked(int num_players, int matches, int ladder = 3) {
  return play_tournament({1, 4, 4, matches, ladder}, num_players, by_number);
}

League league_with(const Tournament& tournament, int num_players) {
  League league;
  league.ladder = {"Dummy", "Middle", "Top"};
  for (int k = 0; k < num_players; ++k) league.names.push_back("P" + std::to_string(k));
  league.tournament = tournament;
  return league;
}

// The mark of a player with this rating, with two of the ladder.
Mark mark_of(const Rating& rating, const Rating& dummy, const Rating& top,
             const std::string& rule) {
  std::vector<Ranked> order(3);
  order[0].player = 0;
  order[0].rank = 1;
  order[0].rating = rating;
  order[1].player = OPPONENT;
  order[1].rating = dummy;
  order[2].player = OPPONENT - 2;
  order[2].rating = top;
  return suggest_marks(parse_marks(rule), league_with({}, 1), order)[0];
}

}  // namespace

TEST("the ranking is played by all, those who have not qualified too, and by the ladder") {
  for (int num_players : {1, 2, 5, 9, 30}) {
    const Tournament league = ranked(num_players, 12);
    CHECK(not league.champion);
    std::map<int, int> played;
    for (const TournamentMatch& match : league.matches)
      if (league.stage_of(match).kind != StageKind::QUALIFICATION)
        for (int player : match.players) ++played[player];
    for (int player = 0; player < num_players; ++player) CHECK_EQUAL(played[player], 12);
    // They fill groups up, each in its turn.
    for (int player = -3; player < 0; ++player)
      CHECK(played[player] >= 12 and played[player] <= 12 + 12);
  }
  CHECK_EQUAL(ranked(0, 12).matches.size(), 0u);
  CHECK_EQUAL(ranked(5, 0).stages.size(), 1u);
}

TEST("how many matches of a league are to come is known before") {
  std::vector<std::int64_t> totals;
  const TournamentRules rules{1, 8, 12, 16, 3};
  const auto play = [&](const Tournament& tournament, std::size_t first) {
    totals.push_back(std::int64_t(tournament.matches.size()) +
                     matches_to_come(tournament, rules, 64));
    return made_up([](int player, int, bool) { return is_player(player); })(tournament, first);
  };
  const Tournament league = play_tournament(rules, 64, play);
  for (std::int64_t total : totals) CHECK_EQUAL(total, std::int64_t(league.matches.size()));
}

TEST("matches of the qualification and of the rounds are not rated, unless there are no others") {
  const TournamentRules rules{1, 0, 4, 8, 3};
  const Tournament league = play_tournament(rules, 9, by_number);
  CHECK_EQUAL(rated_matches(league, rules, 9).size(), 24u);
  const TournamentRules no_ranking{1, 0, 4, 0, 3};
  CHECK_EQUAL(rated_matches(league, no_ranking, 9).size(), league.matches.size());
}

TEST("the ranking has the more matches the fewer players there are") {
  CHECK_EQUAL(default_ranking_matches(6), 52);
  CHECK_EQUAL(default_ranking_matches(10), 136);
  CHECK_EQUAL(default_ranking_matches(50), 140);
  CHECK_EQUAL(default_ranking_matches(300), 20);
  CHECK_EQUAL(default_ranking_matches(200), 68);
  CHECK_EQUAL(default_ranking_matches(100000), 12);
}

TEST("who is surely ahead of the next in the ranking seldom is not") {
  int sure = 0, wrongly = 0;
  for (int seed = 1; seed <= 10; ++seed) {
    Numbers numbers(7919 * seed);  // Not those of the draw.
    const PlayStage drawn = made_up([&](int player, int, bool) {
      return drawn_score(is_player(player) ? -40.0 * player : -200, numbers);
    });
    League league = league_with({}, 10);
    league.rules = {seed, 8, 12, 100, 3};
    league.tournament = play_tournament(league.rules, 10, drawn);
    const Ranked* before = nullptr;
    const std::vector<Ranked> order = ranking(league);
    for (const Ranked& one : order) {
      if (not is_player(one.player)) continue;
      if (before and before->surely_ahead_from == one.rank) {
        ++sure;
        wrongly += before->player > one.player;
      }
      before = &one;
    }
  }
  CHECK(sure > 20);
  CHECK(20 * wrongly <= sure);
}

TEST("marks by quantiles follow the ranks, and those by thresholds the ratings of the ladder") {
  const League league = league_with(ranked(9, 40), 9);
  const std::vector<Ranked> order = ranking(league);
  const std::vector<Mark> shares = suggest_marks(parse_marks("quantiles:2-10"), league, order);
  CHECK_EQUAL(shares.size(), 9u);
  CHECK_NEAR(shares.front().mark, 10.0, 1e-9);
  CHECK_NEAR(shares[4].mark, 6.0, 1e-9);
  CHECK_NEAR(shares.back().mark, 2.0, 1e-9);
  for (const Mark& mark : shares) CHECK(mark.low <= mark.mark and mark.mark <= mark.high);
  CHECK_THROWS(check_marks(parse_marks("Nobody:5"), league), UsageError,
               "--marks names 'Nobody', which is not on the ladder");
  for (const char* wrong :
       {"", "5", "Dummy", "Dummy:x", ":5", "quantiles:5", "quantiles:a-b", "Dummy+x:3", "Dummy:5,"})
    CHECK_THROWS(parse_marks(wrong), UsageError, ", expected ");
  for (const char* wrong : {"quantiles:10-5", "quantiles:0-0", "quantiles:5-5"})
    CHECK_THROWS(parse_marks(wrong), UsageError,
                 "expected the lower mark before the higher one, such as quantiles:5-10");
  for (const char* wrong : {"Dummy:9,Master:5", "Dummy:5,Rival:8,Master+100:7"})
    CHECK_THROWS(parse_marks(wrong), UsageError, "expected marks that rise with the strength");
  CHECK_EQUAL(parse_marks("Dummy:5,Master:5,Master+10:9").thresholds.size(), 3u);
}

TEST("what marks by thresholds may be follows from the errors of both, player and ladder") {
  // The distance is 100 with an error of 50: from 2 to 198.
  const Mark mark = mark_of({1600, 30}, {}, {1500, 40}, "Top:0,Top+1000:10");
  CHECK_NEAR(mark.low, 0.02, 1e-3);
  CHECK_NEAR(mark.mark, 1, 1e-9);
  CHECK_NEAR(mark.high, 1.98, 1e-3);
}

TEST("between thresholds marks lie on a line, which is continuous and never falls") {
  const auto mark_of = [&](double rating, const std::string& rule) {
    return ::mark_of({rating, 30}, {1300, 0}, {1500, 0}, rule);
  };
  const std::string rule = "Dummy:5,Dummy+100:6,Top:9";
  const std::pair<double, double> table[] = {{800, 0},    {900, 0},    {1100, 2.5},
                                             {1300, 5},   {1350, 5.5}, {1400, 6},
                                             {1450, 7.5}, {1500, 9},   {1600, 9}};
  for (const auto& [rating, mark] : table) CHECK_NEAR(mark_of(rating, rule).mark, mark, 1e-9);
  CHECK_NEAR(mark_of(1300 - 1e-7, rule).mark, 5, 1e-6);
  CHECK(mark_of(1450, rule).low > 5.8 and mark_of(1450, rule).low < 6);
  CHECK_NEAR(mark_of(1450, rule).high, 9, 1e-9);
  CHECK(mark_of(1450, rule).with_win > 7.5);
  // The ratings have another order than the names.
  CHECK_NEAR(mark_of(1550, "Dummy+300:5,Top:9").mark, 9, 1e-9);
}

TEST("one win more is worth as much as rating all again says") {
  // Everybody wins in turn, then player 0 wins a match that it had lost.
  std::vector<RatedMatch> matches;
  for (int k = 0; k < 80; ++k)
    matches.push_back({{0, 1, 2, 3}, {k % 4, (k + 1) % 4, (k + 2) % 4, (k + 3) % 4}});
  const std::vector<Rating> before = rate_players(4, matches);
  matches[0].scores[0] = 9;
  const double more = rate_players(4, matches)[0].points - before[0].points;
  // Of so few players, the others' ratings fall: a quarter of the distance is theirs.
  CHECK_NEAR(one_more_win(before[0]) / more, 0.75, 0.05);
}

TEST("who was ahead of whom is counted by matches, ties by half, and several seats in part") {
  const std::vector<RatedMatch> matches = {{{0, 1, 2, 2}, {5, 3, 3, 9}},
                                           {{1, 0, 3, 2}, {7, 7, 1, 8}}};
  const HeadToHead pairs = head_to_head(matches, rate_players(4, matches));
  CHECK_EQUAL(pairs.at({0, 1}).matches, 2);
  CHECK_NEAR(pairs.at({0, 1}).ahead, 1.5, 1e-9);
  CHECK_EQUAL(pairs.at({0, 2}).matches, 2);
  CHECK_NEAR(pairs.at({0, 2}).ahead, 0.5, 1e-9);
  CHECK_EQUAL(pairs.count({2, 2}), 0u);
}
