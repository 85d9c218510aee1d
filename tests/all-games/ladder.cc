// Needs dummy/AIMaster.cc

// The opponents that students get as objects, in each game three: Dummy, by which a player
// qualifies, Rival and Master. Each is surely above the one below, and the guide's last player,
// in games that have a guide, is above Dummy and below Rival.

#include <tests/rules/Boards.hh>

TEST("where all meet, Master is surely ahead of Rival, and Rival of Dummy") {
  const std::vector<double> ranks =
      mean_ranks(read_configuration_file("default.cnf"), {"Master", "Rival", "Demo", "Dummy"}, 8);
  // In so many matches from each seat, luck moves the mean rank by 0.3 at most.
  CHECK(ranks[0] + 0.3 <= ranks[1]);
  CHECK(ranks[1] + 0.5 <= ranks[3]);
}

TEST(
    "where the guide's last player meets the ladder, it has more points than Dummy, fewer than "
    "Rival") {
  const std::string guided = last_of_guide();
  if (guided.empty()) return;
  const double rival = share_of_points({"Rival", guided, "Master", "Dummy"}, 4);
  const double guide = share_of_points({guided, "Master", "Dummy", "Rival"}, 4);
  const double dummy = share_of_points({"Dummy", "Rival", guided, "Master"}, 4);
  CHECK(rival > guide and guide > dummy);
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
