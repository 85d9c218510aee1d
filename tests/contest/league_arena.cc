// The matches of leagues and seasons as they are played: who is asked, and whose logs these are.

#include <contest/league/Competition.hh>
#include "LeagueRuns.hh"

namespace {

long memory_in_use() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

}  // namespace

SECURE_TEST("a player that was waited for too long is not asked again, for any number of jobs") {
  Reader in = Reader::of_file(tiny_configuration());
  const auto configuration = load_configuration(in);
  // One waits at once, the other has used an eighth of its CPU time by then.
  for (const auto& [name, jobs] : {std::make_pair("Wait", 1), {"Dawdle", 3}}) {
    std::vector<SeatedMatch> matches;
    for (int k = 0; k < 8; ++k) {
      SeatedMatch match{k + 1, 3, {"Null", "Null", "Null", "Null"}, {}};
      match.names[std::size_t(k) % 4] = name;
      match.files[std::size_t(k) % 4] = hostile(name);
      matches.push_back(match);
    }
    LeagueOptions options;
    options.limits = {0.2, 0.3};
    options.jobs = jobs;
    Arena arena(*configuration, options);
    std::string outs;
    arena.play(matches, [&](const TournamentResult& result) {
      for (const std::string& out : result.outs)
        if (not out.empty()) outs += was_not_asked(out) ? "not asked, " : out + ", ";
    });
    const std::string idle = "in round 5: wall time limit (0.3 s), idle, ";
    std::string expected = idle + idle;
    for (int k = 0; k < 6; ++k) expected += "not asked, ";
    CHECK_EQUAL(outs, expected);
    // So it is if these matches were played earlier, or others in which it waited for less than the
    // limit; but another file is asked.
    Arena later(*configuration, options);
    for (std::size_t k = 0; k < (jobs == 1 ? 2 : 3); ++k) {
      TournamentResult result;
      if (jobs == 1) result.outs[k] = idle.substr(0, idle.size() - 2);
      else result.waited[k] = 0.7;
      later.note(matches[k], result);
    }
    SeatedMatch changed = matches[2];
    changed.files[2] = hostile("Abort");
    changed.names[2] = "Abort";
    outs.clear();
    later.play({matches[2], changed},
               [&](const TournamentResult& result) { outs += result.outs[2] + ", "; });
    CHECK(outs.rfind("before round 0: not asked: it had been waited for too long, in round ", 0) ==
          0);
  }
}

SECURE_TEST("how much of its limits a player used is known, and the same when it is read again") {
  Reader in = Reader::of_file(tiny_configuration());
  const auto configuration = load_configuration(in);
  LeagueOptions options;
  options.limits = {0.2, 1.1};
  const SeatedMatch match{1, 3, {"Wait", "Null", "Null", "Null"}, {hostile("Wait"), "", "", ""}};
  const TableLine planned = {"match", "player1"};
  const std::string path = scratch_file("matches.csv");
  MatchFile file(path, planned);
  file.open();
  Arena arena(*configuration, options);
  arena.play({match}, [&](TournamentResult result) {
    CHECK(result.waited[0] > 0.9 and result.waited[1] == 0 and result.cpu[1] > 0);
    CHECK(result.cpu[1] < NEAR);
    result.cpu[2] = 0.95;
    file.add({"1", "x"}, match.names, result);
    file.add({"2", "x"}, match.names, {});
    result.waited = {};
    file.add({"3", "x"}, match.names, result);
  });
  const MatchFile again = file.read_again();
  CHECK(again.result(0).waited[0] > 0.9 and again.result(2).waited[0] == 0);
  for (const std::size_t line : {0, 2}) CHECK_NEAR(again.result(line).cpu[2], 0.95, 1e-9);
  CHECK_EQUAL(again.result(1).cpu[2] + again.result(1).waited[0], 0);
  CHECK_EQUAL(read_csv(scratch_file("near-limits.csv")).lines.size(), 3u);
}

TEST(
    "whoever is out for time is out only if it is so again, in a match that is the same up to "
    "then") {
  TournamentResult first{{1, 0, 0, 0}, {"in round 199: CPU time limit (1.0 s)", "", "", ""}},
      again{{9, 0, 0, 0}, {}};
  first.course = again.course = "a";
  CHECK_EQUAL(counting_result(first, again).scores[0], 9);
  again.course = "b";
  const TournamentResult counts = counting_result(first, again);
  CHECK_EQUAL(counts.scores[0], 1);
  CHECK(counts.outs == first.outs and counts.course.empty());
  CHECK(is_out_for_time("before round 0: CPU time limit (0.5 s)"));
  CHECK(is_out_for_time("in round 7: wall time limit (5.0 s), idle"));
  CHECK(not is_out_for_time("in round 3: exception: CPU time limit") and not is_out_for_time(""));
}

SECURE_TEST("a player that draws by the clock and is out for time has no second chance") {
  Reader in = Reader::of_file(tiny_configuration());
  const auto configuration = load_configuration(in);
  LeagueOptions options;
  options.limits = {0.1, 5};
  // What was out in the first play, with other orders each time or the same.
  for (const std::string name : {"Dice", "Loop"}) {
    SeatedMatch match{1, 3, {name, "Null", "Null", "Null"}, {hostile(name), "", "", ""}};
    match.trace = scratch_file("trace");
    match.log = scratch_file("log");
    Arena arena(*configuration, options);
    arena.play({match}, [&](const TournamentResult& result) {
      CHECK_EQUAL(result.outs[0].substr(0, 29), "in round 5: CPU time limit (0");
      CHECK_EQUAL(result.course.empty(), name == "Dice");
    });
    CHECK(not fs::exists(match.trace + ".again") and fs::exists(match.trace));
    CHECK_HAS(read_file(match.log), "5 0 out CPU time limit");
  }
}

TEST("the log of one player has the head, its own lines and the rounds, and nothing of others") {
  const std::string head = "log 1\nmatch x\nnames 1 1 1 1\n", log = scratch_file("log"),
                    part = scratch_file("part");
  write_file(log, head +
                      "0 1 say 0 2 say\n0 2 out\n0 2 say 0 end\n0 end\n10 1 say\n2 x\n"
                      "\n2\n1 2 say\n");
  divide_log(log, {"", "", part, ""});
  CHECK_EQUAL(read_file(part), head + "0 2 out\n0 2 say 0 end\n0 end\n1 2 say\n");
}

TEST("a log that can't be written says why") {
  const std::string log = scratch_file("log"), part = scratch_file("part");
  write_file(log, "log 1\n");
  CHECK_THROWS(divide_log(log, {"", scratch_folder() + "/no/part", "", ""}), OutputError,
               "/no/part: No such file or directory");
  fs::create_symlink("/dev/full", part + ".part");
  CHECK_THROWS(divide_log(log, {"", part, "", ""}), OutputError,
               "can't write the log " + part + ": No space left on device");
}

TEST("a log is divided in memory that does not grow with it, long lines or many") {
  const std::string size = "16000000";
  for (const std::string line : {"0 1 order ", "0 2 order ", ""}) {
    const std::string path = scratch_file("large");
    run("{ printf 'log 1\nmatch x\nnames 1 1 1 1\n" + line + "'; yes " +
        (line.empty() ? "'0 1 order 5 6'" : "123456789 | tr -d '\\n'") + " | head -c " + size +
        "; } > " + path);
    const pid_t divider = fork();
    if (divider == 0) {
      const long before = memory_in_use();
      divide_log(path, {"", "", scratch_file("part"), ""});
      _exit(memory_in_use() < before + 6000 ? 0 : 1);
    }
    int status = 1;
    waitpid(divider, &status, 0);
    CHECK_EQUAL(status, 0);
  }
}
