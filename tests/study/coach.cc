// What a player should work on: docs/coach.md.

#include <study/coach/Coach.hh>
#include <study/series/StandIns.hh>
#include <tests/contest/LeagueRuns.hh>

namespace {

Outcome coached(const std::string& arguments) {
  return run("build/tests/Game " + arguments + " -s 1 -q < " + small_configuration());
}

}  // namespace

TEST("who gives no orders is told so, task by task, and what a better player would gain") {
  const Outcome done =
      succeeded(coached("Null Demo Demo Demo --coach=Null --against=Demo --matches=24"));
  CHECK_HAS(done.out, "What Null should work on, from 24 boards against Demo, Demo, Demo:\n1. ",
            "you gave no order, Demo would in ", " That costs you about ",
            " Look at the units that your code leaves out.\n",
            "\nDemo's orders are one way to play, not the only one.\n");
}

TEST("who plays like the other one has nothing to gain, to the last point") {
  const std::string file = scratch_file("coach.jsonl");
  const Outcome done =
      coached("Demo Null Null Null --coach=Demo --against=Demo --matches=3 --coach-to=" + file);
  CHECK(contains(done.out,
                 "Nothing that shows: Demo's orders for the units of one task gain no points."));
  int tasks = 0;
  for (const std::string& line : lines_of(read_file(file)))
    if (contains(line, R"("who":"Demo")")) {
      ++tasks;
      CHECK(contains(line, R"("sure":0,"points":0,"points_low":0,"points_high":0,)"));
    }
  CHECK_EQUAL(tasks, int(task_names().size()));
}

TEST("what the measure surely does otherwise is said, also where it gains nothing") {
  game_engine::TaskFinding ghost;
  ghost.statistic = 0;
  ghost.advantage.points.add(-100);
  const std::string said = coaching_text({short_match(9), {}, "Master", 1, 2, 1}, {2, {}, {ghost}});
  CHECK(contains(said, "1. ") and contains(said, "What that costs doesn't show yet. Look at "));
}

TEST("a task without any order is said first; if nothing is sure, more boards are played") {
  game_engine::TaskFinding idle, better;
  idle.turns = {100, 0, 90};
  better.is_better = true;
  better.task = 1;
  better.advantage.points.add(200);
  CHECK(idle.is_idle() and not better.is_idle());
  const std::string said =
      coaching_text({short_match(9), {"Harry"}, "Master", 1, 2, 1}, {4, {}, {idle, better}});
  CHECK_HAS(
      said, "Nothing was sure after 2 boards, so it played more.\n1. ",
      ": you gave no order, Master would in 90 of 100 turns. What that costs doesn't show yet.",
      "\n2. ", ": you gave other orders than Master. That costs you about 200 points a match");
  game_engine::Coached equal{short_match(9), {"Null", "Null", "Null", "Null"}, "Null", 1, 2, 1};
  equal.most_boards = 9;
  CHECK_EQUAL(game_engine::coach(equal, [](std::int64_t, std::int64_t) {}).boards, 8);
}

TEST("the orders of a better player for some units come as early as it gives them") {
  Orders own, other, merged;
  std::string ids;
  for (int unit : {5, 2, 7, 4, 3}) other.add('m', unit, 1);
  for (int unit : {2, 4}) own.add('m', unit, 1);
  merge_orders(merged, own, other, [](int unit) { return unit % 2 == 1; });
  for (const Order& one : merged.list()) ids += std::to_string(one.id);
  CHECK_EQUAL(ids, "52743");
}

TEST("the coach says the same for any number of jobs; a player who crashes is no exception") {
  const std::string fails = "FAILS='segmentation fault' ";
  const auto said = [&](const std::string& jobs) {
    return run(NO_SANITIZER_HANDLERS + fails +
               "build/tests/Game Fails Null Null Null --coach=Fails --against=Demo --matches=2 "
               "-s 1 -q < default.cnf " +
               jobs)
        .out;
  };
  CHECK_EQUAL(said("-j1"), said("-j3"));
  CHECK(contains(said("-j2"), "from 2 boards"));
}

TEST("without opponents the coach takes those of the ladder that are nearest") {
  const Outcome done = coached("Null --coach=Null --against=Demo --matches=2");
  CHECK(contains(done.out, "from 2 boards against Dummy, "));
}

TEST("an opponent of a player's own strength is found, and how to play it is said, for any -j") {
  const std::string find =
      "./Game --find-rung=Demo -s 1 -q --matches=8 -i " + small_configuration() + " -j";
  const Outcome one = run(find + "1");
  CHECK_EQUAL(one.status, 0);
  CHECK_EQUAL(one.out.find("Demo comes ahead of "), 0U);
  CHECK(contains(one.out, "\nPlay it: ./Game Demo "));
  CHECK_EQUAL(run(find + "2").out, one.out);
  const Outcome best =
      run("./Game --find-rung=Null -s 1 -q --matches=8 -i " + small_configuration());
  CHECK(contains(best.out, "Null comes ahead of Demo@"));
  CHECK_ERROR(run("./Game --find-rung=Nobody -s 1 -i default.cnf"), "Nobody");
}
