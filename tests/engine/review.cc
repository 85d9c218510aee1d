// Why a player lost a match: what holds of a review in every game, tested in one.

#include <engine/match/PlayerRunner.hh>
#include <engine/review/Chances.hh>
#include "Runs.hh"

TEST(
    "who plays as recorded is not said to differ, whatever the turns of others' idle orders; "
    "stretches of a tenth of the match begin at each fortieth, so that a fault of a twentieth is "
    "in one that begins soon before it; what seems to be so and isn't sure is played on more "
    "often; exchanges have their points") {
  const std::string file = scratch_file("review.jsonl");
  const Outcome done =
      succeeded(run("build/tests/Game Hunter Rover Scholar Demo -s 3 -q -i default.cnf --review=2 "
                    "--review-matches=4 -j2 --review-to=" +
                    file));
  CHECK(not contains(done.out, "careful"));
  CHECK(contains(done.out, "converts 1 (+100)"));
  int from = 0, to = 0, stretches = 0;
  for (const std::string& line : lines_of(read_file(file))) {
    const char* const begins = R"({"record":"stretch","from":%d,"to":%d)";
    if (std::sscanf(line.c_str(), begins, &from, &to) != 2) continue;
    CHECK_EQUAL(from % 5, 0);
    CHECK_EQUAL(to, std::min(from + 20, 200));
    ++stretches;
  }
  CHECK(stretches > 0);
  CHECK(contains(read_file(file), R"({"record":"chance","round":5,)"));
  CHECK(contains(read_file(file), R"("who":"Master","sure":0,"matches":5)"));
}

TEST("without a stand-in, too, nobody's orders are none: as those of who gives none") {
  const Trace trace(play_match(short_match(20), {"Demo", "Null", "Null", "Null"}, 1), "match.res");
  const auto score = [&](const std::vector<std::string>& stand_ins, int who) {
    int found = -1;
    play_continuations({trace, trace.names(), 0, stand_ins, run_here, 1}, {{0, 20, who, 0}}, false,
                       [&](const auto&, const Scores& scores) { found = scores[0]; });
    return found;
  };
  CHECK_EQUAL(score({}, NOBODY_INSTEAD), score({"Null"}, FIRST_STAND_IN));
  CHECK(score({}, NOBODY_INSTEAD) < score({}, ITSELF));
}

TEST("of many matches, the lost ones are reviewed, a few of them, and the clearest are named") {
  const std::string many =
      "./Game Null Demo Null Null -s 1 -q --matches=2 -i " + small_configuration() + " ";
  CHECK_ERROR(run(many + "--review=Null --review-to=x"), "--review-to");
  const Outcome one = run(many + "--review=0 --review-matches=4");
  CHECK(contains(one.out, "Null (0) lost 2 of 2 matches; reviewed: 2\n"));
}

TEST("who never had a chance to win is reviewed by its share of points, with what was lost") {
  const std::string file = scratch_file("review.jsonl");
  const Outcome done = run("./Game Null Demo Demo Demo -s 6 -q -i " + small_configuration() +
                           " --review=0 --review-matches=32 --review-to=" + file);
  CHECK(contains(done.out, "it never had a chance to win"));
  CHECK(not contains(done.out, "chance to win, in %"));
  CHECK(contains(lines_of(read_file(file)).at(0), R"("measure":"share")"));
  CHECK_HAS(done.out, "% (+-", ") of all points: Master in Null's place +");
}

TEST("who doesn't play as recorded, and draws that are not known, are said first") {
  const std::string file = scratch_file("lost.res");
  run_series("Demo Null Null Null -s 1 -o " + file);
  std::string trace = read_file(file);
  trace.replace(trace.find("Seed 1"), 6, "Seed 2");
  write_file(file, trace);
  const Outcome done =
      run("./Game --repeat=" + file + " Demo Null Null Null --review=0 --review-matches=4 -q");
  CHECK_EQUAL(done.out.find("careful: the match can't be played again from its seed: "), 0U);
  CHECK(contains(done.out, "\ncareful: Demo (0) doesn't play as recorded, round "));
  const std::string by_trace = "./Game --repeat=" + file + " --review=0 --review-matches=4 -q ";
  CHECK_EQUAL(run(by_trace).out.substr(0, 60), done.out.substr(0, 60));
  const Outcome two = run(by_trace + "Demo Null");
  CHECK_EQUAL(two.status, 2);
  CHECK(contains(two.err, "error: 2 players given, expected 4, or none"));
}

TEST("a review says how long it will take, and Ctrl-C prints what is known") {
  Background review(PROGRAM + " Demo Demo Demo Demo -s 1 --review=0 --review-matches=100000 -i " +
                        small_configuration(),
                    true);
  std::string terminal;
  wait_until(review, [&] {
    terminal += review.terminal_text();
    return contains(terminal, "continuations, step 1 of 5, ") and contains(terminal, " left");
  });
  review.send(SIGINT);
  CHECK_EQUAL(review.wait(), 130);
  const std::string out = read_file(scratch_file("out"));
  CHECK_EQUAL(out.find("interrupted: this is what is known so far\n"), 0U);
  CHECK(contains(out, "\nnot tested to the end for turning points\n"));
}

TEST("players in isolation are reviewed linked") {
  const Outcome done = run("./Game Demo Null Null Null --secure --review=0 -i default.cnf");
  CHECK(done.status != 0);
  CHECK(contains(done.err, "can't be forked"));
}

TEST("things that are sure together are wrong with at most that error, as Holm has it") {
  CHECK(sure_together({0.01, 0.02, 0.04}, 0.05) == std::vector<bool>({true, true, true}));
  CHECK(sure_together({0.04, 0.02, 0.01}, 0.03) == std::vector<bool>({false, false, true}));
  CHECK(sure_together({0.02, 0.02, 0.02}, 0.05) == std::vector<bool>({false, false, false}));
}
