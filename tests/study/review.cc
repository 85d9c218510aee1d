// Why a player lost a match: what holds of a review in every game, tested in one.

#include <study/review/Continuations.hh>
#include <study/series/Series.hh>
#include <tests/engine/Runs.hh>

TEST(
    "a review: the same for any -j; who plays as recorded does not differ, and stretches begin at "
    "each fortieth") {
  const std::string file = scratch_file("review.jsonl");
  const std::string review =
      "build/tests/Game Hunter Rover Scholar Demo -s 30000001 -q --review=2 --review-matches=4 "
      "-i " +
      small_configuration(80) + " --review-to=" + file + " -j";
  const Outcome done = succeeded(run(review + "2"));
  const std::vector<std::string> lines = lines_of(read_file(file));
  CHECK_EQUAL(run(review + "1").out, done.out);
  CHECK(lines_of(read_file(file)) == lines);
  CHECK_HAS(lines.at(0), R"({"record":"match")", R"("seed":30000001,)");
  CHECK(not contains(done.out, "careful"));
  int from = 0, to = 0, stretches = 0;
  for (const std::string& line : lines) {
    const char* const begins = R"({"record":"stretch","from":%d,"to":%d)";
    if (std::sscanf(line.c_str(), begins, &from, &to) != 2) continue;
    CHECK_EQUAL(from % 2, 0);
    CHECK_EQUAL(to, std::min(from + 8, 80));
    ++stretches;
  }
  CHECK(stretches > 0);
  CHECK_HAS(read_file(file), R"({"record":"chance","round":4,)");
}

TEST("without a stand-in, too, nobody's orders are none: as those of who gives none") {
  const Trace trace(play_match(short_match(20), {"Demo", "Null", "Null", "Null"}, 1), "match.res");
  const auto score = [&](const std::vector<std::string>& stand_ins, int who) {
    int found = -1;
    play_continuations({trace, trace.names(), 0, stand_ins, 1}, {{0, 20, who, 0}}, false,
                       [&](const auto&, const Scores& scores) { found = scores[0]; });
    return found;
  };
  CHECK_EQUAL(score({}, NOBODY_INSTEAD), score({"Null"}, FIRST_STAND_IN));
  CHECK(score({}, NOBODY_INSTEAD) < score({}, ITSELF));
}

TEST("who hardly ever had a chance to win is reviewed by its share of points, said once") {
  const std::string file = scratch_file("review.jsonl");
  const Outcome done = run("./Game Null Demo Demo Demo -s 6 -q -i " + small_configuration() +
                           " --review=0 --review-matches=32 --review-to=" + file);
  const std::string sum = lines_of(done.out).at(0);
  CHECK_HAS(sum, "Null lost to Demo (", " points. It was behind from round ",
            " on. It could hardly have won. So the review looks for orders that give it a larger "
            "part of all points.");
  CHECK(not contains(done.out, "chance"));
  CHECK_HAS(lines_of(read_file(file)).at(0), R"("measure":"share")");
  CHECK_HAS(done.out, "\nThis match was not lost in one single moment. ");
}

TEST("where only all of the better orders together gain something, none are named") {
  const std::string file = scratch_file("review.jsonl");
  const Outcome done = run(PROGRAM + " Hunter Demo Null Null -s 1 -q -i " + small_configuration() +
                           " --review=0 --review-matches=32 --review-to=" + file);
  CHECK_HAS(done.out, "\n   Changing a few orders would not have helped.\n",
            "\nNext: ", " --coach=Hunter ");
  const std::string lines = read_file(file);
  CHECK_HAS(lines, R"({"record":"instead","from":)");
  CHECK(not contains(lines, R"({"record":"named","from":)"));
}

TEST("the fewest of the better orders that keep most of the gain are named, with their worth") {
  const std::string file = scratch_file("review.jsonl");
  const Outcome done = run("./Game Null Null Null Null -s 1 -q -i " + small_configuration() +
                           " --review=0 --review-matches=64 --review-to=" + file);
  CHECK_HAS(done.out, ". Together these orders are worth about ", " points: ", "; you: nothing");
  const std::string lines = read_file(file);
  CHECK_HAS(lines, R"({"record":"named","from":)");
  CHECK(contains(lines, R"("own":"","own_order":"","other":"move )"));
  CHECK(lines_of(done.out).size() <= 8);
}

TEST("who doesn't play as recorded, and draws that are not known, are said first") {
  const std::string file = scratch_file("lost.res");
  run_series("Demo Null Null Null -s 1 -o " + file);
  std::string trace = read_file(file);
  trace.replace(trace.find("Seed 1"), 6, "Seed 2");
  write_file(file, trace);
  const Outcome done =
      run("./Game --repeat=" + file + " Demo Null Null Null --review=0 --review-matches=4 -q");
  CHECK_EQUAL(done.out.find("careful: Demo doesn't play as recorded, round "), 0U);
  CHECK_HAS(done.out, "\ncareful: its seed gives another match now, ");
  const std::string by_trace = "./Game --repeat=" + file + " --review=0 --review-matches=4 -q ";
  CHECK_EQUAL(run(by_trace).out.substr(0, 60), done.out.substr(0, 60));
  const Outcome two = run(by_trace + "Demo Null");
  CHECK_EQUAL(two.status, 2);
  CHECK_HAS(two.err, "error: 2 players given, expected 4, or none");
}

TEST("a review says how long it will take, and Ctrl-C prints what is known") {
  Background review(PROGRAM +
                        " Demo Demo Demo Demo -s 1 --review=0 --review-matches=100000 -j1 -i " +
                        small_configuration(),
                    true);
  std::string terminal;
  wait_until(review, [&] {
    terminal += review.terminal_text();
    return contains(terminal, "matches, step 1 of 7, ") and contains(terminal, " left");
  });
  review.send(SIGINT);
  CHECK_EQUAL(review.wait(), 130);
  const std::string out = read_file(scratch_file("out"));
  CHECK_EQUAL(out.find("interrupted: this is what is known so far\n"), 0U);
  CHECK_HAS(out, "\nThe search for turning points was not finished.\n");
}

TEST("what sets a player apart is what it surely does half or twice as often, or never") {
  game_engine::HabitTally tally, equal;
  const std::size_t book = game_engine::habit_of_event(0, false);
  for (int match = 0; match < 16; ++match) {
    game_engine::HabitsBySeat counts{};
    for (int seat : SEATS) {
      counts[seat][game_engine::TURNS_OF_UNITS] = 100;
      counts[seat][game_engine::TURNS_WITHOUT_ORDER] = seat == 2 ? 50 + match % 2 : 3;
      counts[seat][book] = seat == 2 ? 0 : 2 + (seat + match) % 3;
      // Fewer orders in vain than the others' are no weakness.
      counts[seat][game_engine::habit_of_outcome(1)] = seat == 2 ? 1 : 50;
    }
    tally.add(counts, {false, false, true, false});
    for (int seat : SEATS) counts[seat] = counts[0];
    counts[match % 4][book] += 9;
    equal.add(counts, {true, false, false, false});
  }
  const std::vector<std::string> said = tally.sentences("Harry", 1);
  CHECK_EQUAL(said.size(), 2U);
  CHECK_EQUAL(said.at(0),
              "Harry's units got an order in 50 of 100 turns, the others' in 97 of 100.");
  CHECK_EQUAL(said.at(1),
              "No unit of Harry ever read a book (each of the other players: 3.0 times a match).");
  CHECK(equal.sentences("Harry", 1).empty());
}

TEST("orders that did nothing are told with the reason, and how many of them the others had") {
  for (const auto& [others, told] : {std::pair(0, "none."), {4, "about 4.0 each."}}) {
    game_engine::HabitTally tally;
    for (int match = 0; match < 16; ++match) {
      game_engine::HabitsBySeat counts{};
      for (int seat : SEATS)
        counts[seat][game_engine::habit_of_outcome(1)] = seat == 2 ? 50 + match % 2 : others;
      tally.add(counts, {false, false, true, false});
    }
    CHECK_HAS(joined(tally.sentences("Harry", 1), "\n"),
              std::string("\". The other players had ") + told);
  }
}

TEST("after a series: whose units had no order, and what sets the first player apart") {
  const Outcome done =
      run("./Game Null Demo Demo Demo -s 1 -q --matches=8 -i " + small_configuration());
  CHECK_HAS(done.out, "\nTurns in which a unit got no order: Null 100%, ",
            "\nHow Null differs from the others:\n  ",
            "Null's units got an order in 0 of 100 turns, the others' in ");
}

TEST("a deck holds turning points: who is better there is said to be, and must stay so") {
  const std::string deck = scratch_file("null.deck"), none = scratch_file("none");
  succeeded(run("./Game Master Null Null Null -s 1 -q -i " + small_configuration() +
                " --review=0 --review-matches=4 --deck=" + none + ".deck"));
  CHECK_EQUAL(read_file(none + ".deck"), "");
  for (const auto& entry : fs::directory_iterator(scratch_folder()))
    CHECK(entry.path().extension() != ".res");
  CHECK_ERROR(run("./Game Null --deck=" + deck),
              "; a review makes it: ./Game --repeat=lost.res --review=Null --deck=" + deck);
  const std::string review = "./Game Null Null Null Null -s 1 -q -i " + small_configuration() +
                             " --review=0 --review-matches=32 --deck=" + deck;
  const std::string said = succeeded(run(review)).out, lines = read_file(deck);
  CHECK_HAS(lines, " seat=0 lost=");
  const auto [first, last] = in_two(in_two(split(lines, ' ')[0], '=').second, '-');
  CHECK_HAS(said, "\nAdded to " + deck + ": rounds " + first + " to " + last);
  CHECK_HAS(succeeded(run(review)).out, "\nAdded nothing to " + deck + ".\n");
  // A repeated trace is kept as it is, too, under a name that no other match takes.
  const std::string lost = scratch_file("lost.res");
  succeeded(run(replaced(review, "--review=0 --review-matches=32 --deck=" + deck, "-o " + lost)));
  succeeded(run("./Game -q --repeat=" + lost + " --review=0 --review-matches=32 --deck=" + deck));
  CHECK_EQUAL(read_file(deck), lines);
  const Outcome same = run("./Game Null -q --deck=" + deck);
  CHECK_EQUAL(same.status, 0);
  CHECK_HAS(same.out, ": still as bad\n", ", Null plays 0 better and ");
  // Gains that come and go; half of what was lost is not more than they may be.
  const auto [card, trace] = in_two(lines_of(lines)[0].substr(lines.find(" then=") + 6), ' ');
  std::vector<std::string> then = split(card, ',');
  for (std::size_t k = 0; k < then.size(); ++k)
    then[k] = std::to_string(std::stoi(then[k]) + (k % 2 == 0 ? 16 : -16));
  write_file(deck, lines.substr(0, lines.find("lost=")) + "lost=0.07 better=no draw=128 then=" +
                       joined(then, ",") + " " + trace + "\n");
  CHECK_HAS(run("./Game Null -q --deck=" + deck).out, ": can't tell\n");
  write_file(deck, lines);
  const Outcome mended = run("./Game Master -q -j1 --deck=" + deck);
  CHECK_EQUAL(mended.status, 0);
  CHECK_HAS(mended.out, ": now better\n");
  CHECK_HAS(read_file(deck), " better=yes ");
  const Outcome again = run("./Game Null -q --deck=" + deck);
  CHECK_EQUAL(again.status, 1);
  CHECK_HAS(again.out, ": bad again: an earlier version was better\n");
  fs::remove(lines.substr(lines.find(" trace=") + 7, lines.find('\n') - lines.find(" trace=") - 7));
  CHECK_ERROR(run("./Game Null --deck=" + deck),
              ".res' any more: delete the lines with that trace");
  write_file(deck, "");
  CHECK_ERROR(run("./Game Null --deck=" + deck), " has no turning points: the review found none; ");
  for (const std::string& wrong :
       {std::string("rounds=3 seat=0"), replaced(lines, " seat", "  seat")}) {
    write_file(deck, wrong);
    CHECK_ERROR(run("./Game Null --deck=" + deck), "null.deck:1: '" + wrong.substr(0, 12));
  }
}

TEST("things that are sure together are wrong with at most that error, as Holm has it") {
  CHECK(sure_together({0.01, 0.02, 0.04}, 0.05) == std::vector<bool>({true, true, true}));
  CHECK(sure_together({0.04, 0.02, 0.01}, 0.03) == std::vector<bool>({false, false, true}));
  CHECK(sure_together({0.02, 0.02, 0.02}, 0.05) == std::vector<bool>({false, false, false}));
}
