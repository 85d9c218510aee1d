// Needs dummy/AIMaster.cc

// The opponents that students get as objects, in each game three: Dummy, by which a player
// qualifies, Rival and Master. Each is surely above the one below, and the guide's last player,
// in games that have a guide, is above Dummy and below Rival.

#include <tests/rules/Boards.hh>

namespace {

// What a player has on average, in rank (those with the same score share the mean of theirs) and
// points.
struct Standing {
  double rank = 0, points = 0;
};

// Of four players, in four matches, one with each rotation of the seats, for each of the seeds 1 to
// `seeds`.
std::array<Standing, NUM_PLAYERS> standings(Names names, int seeds) {
  const Configuration configuration = read_configuration_file("default.cnf");
  const int matches = NUM_PLAYERS * seeds;
  std::array<Standing, NUM_PLAYERS> all;
  for (int match = 0; match < matches; ++match) {
    const auto played = play_to_the_end(configuration, names, 1 + match / NUM_PLAYERS);
    const auto& score = board_of(*played).state().score;
    for (int seat : SEATS) {
      Standing& standing = all[std::size_t((seat + match) % NUM_PLAYERS)];
      double rank = 0.5;
      for (int other : score) rank += other > score[seat] ? 1 : other == score[seat] ? 0.5 : 0;
      standing.rank += rank / matches;
      standing.points += double(score[seat]) / matches;
    }
    std::rotate(names.begin(), names.begin() + 1, names.end());
  }
  return all;
}

}  // namespace

TEST(
    "where all meet, Master is surely ahead of Rival, Rival of Dummy; the guide's last player is "
    "between these two") {
  const std::string guided = last_of_guide();
  const Names names = {"Rival", guided.empty() ? "Demo" : guided, "Master", "Dummy"};
  // In so many matches from each seat, luck moves the mean rank by 0.4 at most; in twice as many,
  // by 0.3.
  auto [rival, third, master, dummy] = standings(names, 4);
  if (master.rank + 0.4 > rival.rank) {
    std::tie(rival, third, master, dummy) = std::tuple_cat(standings(names, 8));
    CHECK(master.rank + 0.3 <= rival.rank);
  }
  CHECK(rival.rank + 0.5 <= dummy.rank);
  if (guided.empty()) return;
  CHECK(rival.points > third.points and third.points > dummy.points);
}

TEST("the guide's last player qualifies") {
  const std::string guided = last_of_guide();
  if (guided.empty()) return;
  CHECK_HAS(run("build/tests/Game " + guided +
                " Dummy Dummy Dummy --until=qualified -s 1 -q < "
                "default.cnf")
                .out,
            "\nYes, " + guided + " qualifies: ");
}
