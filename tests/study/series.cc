// The list of matches, what is counted of them, and the tables.

#include <engine/match/CpuClock.hh>
#include <study/series/Progress.hh>
#include <study/series/SeriesTable.hh>
#include <engine/files/Log.hh>
#include <tests/engine/Runs.hh>

namespace {

Series series_of(Seats seats, std::int64_t seeds, std::int64_t first_seed = 1) {
  return {{"Harry", "Dummy", "Demo", "Null"}, first_seed, seeds, seats};
}

// Scores drawn for each seat, so that seats matter.
MatchResult draw_result(const Series& series, std::int64_t number, Numbers& numbers) {
  MatchResult result;
  result.number = number;
  const Seating seating = series.match(number).seating;
  for (int seat : SEATS) {
    PlayerResult& player = result.players[seating[seat]];
    player.seat = seat;
    player.score = 10 * seat + numbers.below(12) * (seating[seat] + 1);
    player.cpu_time = 1000 * (seating[seat] + 1) + numbers.below(100);
    player.statistics[0] = numbers.below(50);
    if (numbers.below(10) == 0) player.set_out("in round 7: abort (SIGABRT)");
  }
  return result;
}

}  // namespace

TEST("with fixed seats each seed has one match, with rotated ones four") {
  const Series fixed = series_of(Seats::FIXED, 100, 17), rotated = series_of(Seats::ROTATE, 2, 17);
  CHECK_EQUAL(fixed.num_matches(), 100);
  CHECK_EQUAL(fixed.match(100).seed, 116);
  CHECK_EQUAL(rotated.num_matches(), 8);
  const Seating orders[] = {{0, 1, 2, 3}, {3, 0, 1, 2}, {2, 3, 0, 1}, {1, 2, 3, 0}};
  for (int k = 0; k < 8; ++k) {
    CHECK(fixed.match(k + 1).seating == orders[0]);
    CHECK(rotated.match(k + 1).seating == orders[k % 4]);
    CHECK_EQUAL(rotated.match(k + 1).seed, 17 + k / 4);
  }
}

TEST("the tally counts means, shares, seats and times out; a seed counts when it is complete") {
  const Series series = series_of(Seats::ROTATE, 50);
  Numbers numbers(3);
  SeriesTally tally(series);
  double rank = 0, win = 0, score = 0, share = 0, seat_2 = 0, cpu = 0, statistic = 0;
  int outs = 0;
  for (int number = 1; number <= 200; ++number) {
    const MatchResult result = draw_result(series, number, numbers);
    tally.add(result);
    CHECK_EQUAL(tally.num_matches(), number / 4 * 4);
    const PlayerResult& second = result.players[1];
    int better = 0, equal = 0, total = 0;
    for (const PlayerResult& player : result.players) {
      better += player.score > second.score;
      equal += player.score == second.score;
      total += player.score;
    }
    rank += better + (equal + 1) / 2.0;
    win += better == 0 ? 1.0 / equal : 0;
    score += second.score;
    share += double(second.score) / total;
    if (second.seat == 2) seat_2 += second.score;
    cpu += double(second.cpu_time);
    statistic += double(second.statistics[0]);
    outs += second.is_out();
  }
  const PlayerTally& player = tally.player(1);
  CHECK_NEAR(player.ranks.mean() / (4 * TWELFTHS), rank / 200, 1e-9);
  CHECK_NEAR(win_estimate(player.wins, 4).value, win / 200, 1e-9);
  CHECK_NEAR(player.scores.mean_estimate(4).value, score / 200, 1e-9);
  CHECK_NEAR(player.shares.mean() / 4e6, share / 200, 1e-6);
  CHECK_NEAR(player.score_in_seat[2].mean(), seat_2 / 50, 1e-9);
  CHECK_NEAR(player.cpu_time.mean(), cpu / 200, 1e-9);
  CHECK_NEAR(player.statistics[0].mean(), statistic / 200, 1e-9);
  CHECK_EQUAL(player.times_out, outs);
  CHECK_EQUAL(tally.first_seed(), 1);
  CHECK_EQUAL(tally.last_seed(), 50);
}

TEST("a table of few matches says one match, one seed, and no interval from one or two seeds") {
  CHECK_EQUAL(series_table(SeriesTally(series_of(Seats::ROTATE, 2)), {true}, {"", {}, "", ""}),
              "0 of 8 matches\n");
  Numbers numbers(4);
  for (int seeds = 1; seeds <= 3; ++seeds) {
    const Series series = series_of(Seats::FIXED, seeds, 30);
    SeriesTally tally(series);
    for (int number = 1; number <= seeds; ++number) tally.add(draw_result(series, number, numbers));
    const std::string table = series_table(tally, {false}, {"./Game", series.players, "", ""});
    CHECK_EQUAL(table.rfind("1 match, seed 30\n", 0) == 0, seeds == 1);
    CHECK_EQUAL(contains(table, " +- ?"), seeds < 3);
  }
}

TEST("the table shows what was counted, in 100 columns at most, whatever the names and numbers") {
  Series series = series_of(Seats::FIXED, 100, 30);
  series.players = {"Abcdefghijkl", "Mnopqrstuvwx", "Abcdefghijkl", "Mnopqrstuvwx"};
  Numbers numbers(4);
  SeriesTally tally(series);
  for (int number = 1; number <= 100; ++number) {
    MatchResult result = draw_result(series, number, numbers);
    for (PlayerResult& player : result.players) {
      player.score += numbers.below(30000);
      player.cpu_time *= 1000;
      player.statistics[0] *= 20;
    }
    tally.add(result);
  }
  const std::string table =
      series_table(tally, {true}, {"./Game", series.players, " --secure", "-i a.cnf"});
  CHECK_HAS(table, "100 matches, seeds 30 to 129\n");
  for (const std::string& line : lines_of(table.substr(0, table.find("The worst"))))
    CHECK(line.size() <= 100 + std::string(FLAVOUR).size());
  for (int k = 0; k < 4; ++k) {
    const PlayerTally& player = tally.player(k);
    CHECK_HAS(table, "\n" + series_label(series, k) + " ",
              " " + fixed(player.scores.mean(), 1) + " +- ",
              " " + fixed(100 * win_estimate(player.wins).value, 1) + "% (",
              " " + fixed(100 * player.passes.mean() / TWELFTHS, 1) + "% ",
              " " + fixed(player.ranks.mean() / TWELFTHS, 2) + " ",
              " " + fixed(player.cpu_time.mean() / 1e6, 3) + " ",
              " " + fixed(player.statistics[0].mean(), 1) + " ");
  }
  CHECK(not contains(series_table(tally, {false}, {"./Game", series.players, "", ""}), "CPU"));
}

TEST("the worst matches are those that player 1 lost by most, with the seats they had") {
  const Series series = series_of(Seats::ROTATE, 10);
  SeriesTally tally(series);
  for (int number = 1; number <= 40; ++number) {
    MatchResult result;
    result.number = number;
    for (PlayerResult& player : result.players) player.score = 100;
    if (number % 9 == 0) result.players[0].score -= number;
    tally.add(result);
  }
  std::string numbers;
  for (const NotedMatch& noted : tally.worst()) numbers += std::to_string(noted.match.number) + " ";
  CHECK_EQUAL(numbers, "36 27 18 ");
  const std::string table =
      series_table(tally, {false}, {"./Game", series.players, " --secure", "< default.cnf"});
  CHECK_HAS(table, "  score 64, the others 100 100 100:\n",
            "./Game Dummy Demo Null Harry --secure -s 9 < default.cnf > lost.res\n");
}

TEST("words for the shell come out as they were") {
  for (const std::string word : {"Harry", "a b", "it's", "$HOME", "*", "-x", "", "\\", "\"", "~"})
    CHECK_EQUAL(run("printf %s " + shell_word(word)).out, word);
}

TEST("printable text is kept, and what is none becomes question marks") {
  CHECK_EQUAL(printable("a \"b\", c\\", 100), "a \"b\", c\\");
  CHECK_EQUAL(printable("\xc3\xadndex \xe2\x82\xac \xf0\x9f\xa6\x89", 100),
              "\xc3\xadndex \xe2\x82\xac \xf0\x9f\xa6\x89");
  CHECK_EQUAL(printable(std::string("a\0b\n\x7f", 5), 100), "a?b??");
  CHECK_EQUAL(printable("\xff \xc3 \xc0\xaf \xed\xa0\x80 \xf5 \xc2\x80", 100), "? ? ?? ??? ? ??");
  CHECK_EQUAL(printable("ab\xc3\xad", 3), "ab");
  CHECK_EQUAL(printable("\u202efdp \u2066\u200f\u2028 \u2027\u200d", 100),
              "???fdp ????????? \u2027\u200d");
  CHECK_EQUAL(printable("\xe2\x82", 9), "??");
}

TEST("the clock of CPU time counts work and no sleep") {
  CpuClock clock;
  const std::int64_t start = clock.now();
  const std::clock_t until = std::clock() + CLOCKS_PER_SEC / 50;
  std::int64_t now = start;
  while (std::clock() < until) {
    const std::int64_t next = clock.now();
    CHECK(next >= now);
    now = next;
  }
  CHECK_NEAR(double(now - start), 20e6, 6e6);
  std::this_thread::sleep_for(std::chrono::milliseconds(30));
  CHECK(clock.now() - now < 10000000);
}

TEST("the time left is guessed after ten matches and three seconds, in a log once a minute") {
  CHECK_EQUAL(progress_text(9, 100, "matches", 9, 9), "9 of 100 matches");
  CHECK_EQUAL(progress_text(10, 100, "matches", 10, 2.9), "10 of 100 matches");
  CHECK_EQUAL(progress_text(20, 100, "matches", 10, 10), "20 of 100 matches, 1 min 20 s left");
  CHECK_EQUAL(progress_text(20, 100, AT_MOST, 10, 10),
              "20 of 100 matches at most, 1 min 20 s left if it needs them all");
}
