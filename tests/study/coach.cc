// What a player should work on: docs/coach.md.

#include <study/coach/Coach.hh>
#include <study/series/StandIns.hh>
#include <engine/kit/Tasks.hh>
#include <tests/all-games/Weakened.hh>
#include <tests/contest/LeagueRuns.hh>
#include <regex>

namespace {

Outcome coached(const std::string& arguments) {
  return run("build/tests/Game " + arguments + " -s 1 -q < " + small_configuration());
}

}  // namespace

TEST("each of eight weaknesses that are planted in a player stands first") {
  enum Task { GHOST, VOLDEMORT, RIVALS, MATES, BOOKS };
  const auto without = [](int task) -> Weakened::Keeps {
    return [task](int, const Seat& seat, const Order& order) {
      return task_of(seat, order.id) != task;
    };
  };
  struct Weakness {
    const char* what;
    Weakened::Keeps keeps;
    int task;
    int boards = 12;
    const char* measure = "Master";
    int rounds = 60;
  };
  const std::vector<Weakness> weaknesses = {
      {"the ghost does nothing", without(GHOST), GHOST, 2},
      {"wizards wait near Voldemort", without(VOLDEMORT), VOLDEMORT, 2, "Master", 120},
      {"wizards wait near rivals", without(RIVALS), RIVALS, 2},
      {"wizards wait near mates", without(MATES), MATES, 2},
      {"wizards wait elsewhere", without(BOOKS), BOOKS, 2},
      {"the ghost never casts a spell",
       [](int, const Seat&, const Order& order) { return order.kind != 's'; }, GHOST, 6, "Master",
       120},
      {"wizards never attack",
       [](int, const Seat& seat, const Order& order) {
         const State state = state_of(seat);
         const Pos to = state.unit(order.id).pos + Dir(order.dir % 8);
         const int there = order.kind == 's' ? -1 : state.cell(to).id;
         return there == -1 or state.unit(there).player == seat.player;
       },
       RIVALS, 12, "Demo"},
      {"wizards go in each fifth round",
       [](int round, const Seat& seat, const Order& order) {
         return round % 5 == 0 or task_of(seat, order.id) == GHOST;
       },
       BOOKS, 4, "Demo"}};
  for (const Weakness& weakness : weaknesses) {
    const Configuration configuration = match_with({{"NUM_ROUNDS", weakness.rounds},
                                                    {"BOARD_ROWS", 36},
                                                    {"BOARD_COLS", 36},
                                                    {"NUM_INI_WIZARDS_PER_CLAN", 14},
                                                    {"NUM_INI_BOOKS", 30}});
    Coached coached{
        configuration, {"Weak", "Demo", "Demo", "Demo"}, weakness.measure, 1, weakness.boards, 2};
    coached.make_runner = [&](const std::string& name,
                              const Seat& seat) -> std::unique_ptr<PlayerRunner> {
      if (name != "Weak") return run_here(name, seat);
      return std::make_unique<Weakened>(seat, weakness.keeps);
    };
    const Coaching found = coach(coached, [](std::int64_t, std::int64_t) {});
    const std::string& task = task_names()[weakness.task];
    const std::string said = coaching_text(coached, found);
    CHECK_EQUAL(
        weakness.what + std::string(": ") + task,
        weakness.what + std::string(": ") + task_names()[std::size_t(found.tasks.at(0).task)]);
    const bool is_second = contains(said, "\n1. On average ");
    CHECK_HAS(said, (is_second ? "\n2. " : "\n1. ") + with_capital(task) + ": ");
  }
}

TEST("each line says what you do, what it costs, and what to look at, in this order") {
  const Outcome done =
      succeeded(coached("Null Demo Demo Demo --coach=Null --against=Demo --matches=24"));
  CHECK_HAS(done.out, "What Null should work on, from 24 boards against Demo, Demo, Demo:\n",
            "\nDemo's orders are one way to play, not the only one.\n");
  const std::regex line(
      "[1-9]\\. [A-Z][^:]*: .*\\. (That costs you about .* points a match.*|That may cost about .* "
      "points? a match, but that isn't sure yet|It isn't sure yet whether that costs points)\\. "
      "Look (at|for) "
      ".*\\.");
  int lines = 0;
  for (const std::string& one : lines_of(done.out)) {
    lines += one[1] == '.';
    CHECK_EQUAL(std::regex_match(one, line), one[1] == '.');
  }
  CHECK(lines >= 3);
}

TEST("who plays like the other one has nothing to gain, to the last point") {
  const Configuration configuration = short_match(20);
  const Coached same{configuration, {"Demo", "Null", "Null", "Null"}, "Demo", 1, 3, 1};
  const Coaching found = coach(same, [](std::int64_t, std::int64_t) {});
  CHECK_HAS(coaching_text(same, found),
            "Nothing found. Demo's orders would gain no points for any of your units.");
  for (const TaskFinding& task : found.tasks)
    CHECK(task.advantage.points.minimum() == 0 and task.advantage.points.maximum() == 0);
}

TEST("what the measure surely does otherwise is said, also where it gains nothing") {
  game_engine::TaskFinding ghost;
  ghost.statistic = 0;
  ghost.advantage.points.add(-100);
  const std::string said = coaching_text({short_match(9), {}, "Master", 1, 2, 1}, {2, {}, {ghost}});
  CHECK(contains(said, "1. ") and
        contains(said, "It isn't sure yet whether that costs points. Look "));
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
  CHECK_HAS(said, "Nothing was sure after 2 boards, so the coach played more.\n1. ",
            ": yours got an order in 0 of 100 turns, Master's in 90. It isn't sure yet "
            "whether that costs points.",
            "\n2. ",
            ": you gave other orders than Master. That costs you about 200 points a match");
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
  CHECK_HAS(said("-j2"), "from 2 boards");
}

TEST("without opponents the coach takes those of the ladder that are nearest") {
  const Outcome done = coached("Null --coach=Null --against=Demo --matches=2");
  CHECK_HAS(done.out, "from 2 boards against Dummy, ");
}

TEST("an opponent of a player's own strength is found, and how to play it is said, for any -j") {
  const std::string find =
      "./Game --find-rung=Demo -s 1 -q --matches=8 -i " + small_configuration() + " -j";
  const Outcome one = run(find + "1");
  CHECK_EQUAL(one.status, 0);
  CHECK_EQUAL(one.out.find("Demo finishes ahead of "), 0U);
  CHECK_HAS(one.out, "\nPlay it: ./Game Demo ");
  CHECK_EQUAL(run(find + "2").out, one.out);
  const Outcome best =
      run("./Game --find-rung=Null -s 1 -q --matches=8 -i " + small_configuration());
  CHECK_HAS(best.out, "Null finishes ahead of Demo@");
  // Of those that it met, the one that it beats in about half of the matches.
  for (const std::string& out : {one.out, best.out})
    CHECK_NEAR(std::stoi(in_two(replaced(out, " in about ", "|"), '|').second), 50, 10);
  CHECK_ERROR(run("./Game --find-rung=Nobody -s 1 -i default.cnf"), "Nobody");
}
