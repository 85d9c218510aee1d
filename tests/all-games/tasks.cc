// The tasks into which the game sorts units, for the coach.

#include "Kit.hh"

TEST("each unit of a clan that can have an order has a task in each round, and all tasks occur") {
  const Names players = {"Demo", "Demo", "Demo", "Demo"};
  Match match(read_configuration_file("default.cnf"), players, 1, Log(false));
  match.seat_players(run_here);
  std::vector<int> units_with(task_names().size());
  for (int round = 0; round < match.board().num_rounds(); round += 5) {
    match.play_until(round);
    for (int player : SEATS) {
      const Seat seat = match.board().seat(player, 1);
      std::vector<int> units;
      add_units(seat, units);
      for (int unit : units) {
        CHECK_EQUAL(match.board().player_of(unit), player);
        ++units_with.at(std::size_t(task_of(seat, unit)));
        CHECK(
            contains(game_engine::unit_words(seat, unit) + ".", " " + std::to_string(unit) + "."));
      }
      sort(units);
      CHECK(std::adjacent_find(units.begin(), units.end()) == units.end());
    }
  }
  for (std::size_t task = 0; task < units_with.size(); ++task)
    if (units_with[task] == 0)
      fail(__FILE__, __LINE__, "nobody has the task " + task_names()[task]);
}

TEST("each task has a name of its own in words") {
  std::vector<std::string> names = task_names();
  CHECK(names.size() >= 2);
  sort(names);
  CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
  for (const std::string& name : names) CHECK(name.size() > 3);
}
