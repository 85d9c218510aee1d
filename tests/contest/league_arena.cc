// The matches of leagues and seasons as they are played: who is asked, and whose logs these are.

#include <contest/league/Arena.hh>
#include "LeagueRuns.hh"

namespace {

long memory_in_use() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

}  // namespace

SECURE_TEST("a player that is idle in two matches is not asked again, for any number of jobs") {
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
    int num_again = 0;
    arena.play(matches, nullptr, [&](const TournamentResult& result) {
      num_again += result.first_outs != Names{};
      for (const std::string& out : result.outs)
        if (not out.empty()) outs += was_not_asked(out) ? "not asked, " : out + ", ";
    });
    const std::string idle = "in round 5: wall time limit (0.3 s), idle, ";
    std::string expected = idle + idle;
    for (int k = 0; k < 6; ++k) expected += "not asked, ";
    CHECK_EQUAL(outs, expected);
    CHECK_EQUAL(num_again, 2);  // Then it is believed to be slow.
    // So it is if these matches were played earlier; but another file is asked.
    Arena later(*configuration, options);
    for (std::size_t k = 0; k < 2; ++k) {
      TournamentResult result;
      result.outs[k] = idle.substr(0, idle.size() - 2);
      later.note(matches[k], result);
    }
    SeatedMatch changed = matches[2];
    changed.files[2] = hostile("Abort");
    changed.names[2] = "Abort";
    outs.clear();
    later.play({matches[2], changed}, nullptr,
               [&](const TournamentResult& result) { outs += result.outs[2] + ", "; });
    CHECK(outs.rfind("before round 0: not asked: it was idle in two matches, in round ", 0) == 0);
  }
}

TEST("whoever is out for time is out only if it is so again, with nobody else new to that") {
  const auto with_outs = [](const std::string& first, const std::string& second) {
    return TournamentResult{{}, {first, second, "in round 3: exception: CPU time limit", ""}};
  };
  const std::string slow = "before round 0: CPU time limit (0.5 s)",
                    late = "in round 7: wall time limit (5.0 s), idle";
  const auto last_of = [&](std::vector<TournamentResult> attempts) {
    std::size_t next = 0;
    const TournamentResult last = play_until_sure(attempts[0], [&] { return attempts.at(++next); });
    CHECK_EQUAL(next, attempts.size() - 1);
    CHECK(last.first_outs == attempts[0].outs);
    return last.outs[0] + "|" + last.outs[1];
  };
  CHECK_EQUAL(last_of({with_outs(slow, ""), with_outs("", "")}), "|");
  CHECK_EQUAL(last_of({with_outs(slow, ""), with_outs(slow, "")}), slow + "|");
  CHECK_EQUAL(last_of({with_outs("", late), with_outs(slow, ""), with_outs("", late)}), "|" + late);
  CHECK(not is_out_for_time("in round 3: exception: CPU time limit") and not is_out_for_time(""));
}

TEST("whoever is out for time gets no other match: what counts is the same up to then") {
  TournamentResult first{{1, 0, 0, 0}, {"in round 199: CPU time limit (1.0 s)", "", "", ""}},
      again{{9, 0, 0, 0}, {}};
  first.course = again.course = "a";
  CHECK_EQUAL(play_until_sure(first, [&] { return again; }).scores[0], 9);
  again.course = "b";
  const TournamentResult counts = play_until_sure(first, [&] { return again; });
  CHECK_EQUAL(counts.scores[0], 1);
  CHECK(counts.outs == first.outs and counts.first_outs == first.outs);
}

SECURE_TEST("a player that draws by the clock and is out for time has no second chance") {
  Reader in = Reader::of_file(tiny_configuration());
  const auto configuration = load_configuration(in);
  LeagueOptions options;
  options.limits = {0.1, 5};
  const PlayerLogs logs(scratch_folder(), 1);
  logs.prepare();
  // What was out in the first play, with other orders each time or the same.
  for (const std::string name : {"Dice", "Loop"}) {
    SeatedMatch match{1, 3, {name, "Null", "Null", "Null"}, {hostile(name), "", "", ""}};
    match.trace = scratch_file("trace");
    Arena arena(*configuration, options);
    arena.play({match}, &logs, [&](const TournamentResult& result) {
      CHECK_EQUAL(result.outs[0].substr(0, 29), "in round 5: CPU time limit (0");
      CHECK(result.first_outs == result.outs);
      CHECK_EQUAL(result.course.empty(), name == "Dice");
    });
    CHECK(not fs::exists(match.trace + ".again") and fs::exists(match.trace));
    const std::string log = read_file(scratch_file("teacher/logs/" + name + "/match1.log"));
    CHECK(contains(log, "5 0 out CPU time limit"));
  }
}

TEST("the log of one player has the head, its own lines and the rounds, and nothing of others") {
  const PlayerLogs logs(scratch_folder(), 1);
  logs.prepare();
  const std::string head = "log 1\nmatch x\nnames 1 1 1 1\n";
  write_file(logs.whole(7), head +
                                "0 1 say 0 2 say\n0 2 out\n0 2 say 0 end\n0 end\n10 1 say\n2 x\n"
                                "\n2\n1 2 say\n");
  logs.divide(7, {{1, 1, 0, 1}, {}}, {"A", "B", "C", ""});
  CHECK(not fs::exists(logs.whole(7)) and not fs::exists(scratch_file("teacher/logs/A")));
  CHECK_EQUAL(read_file(scratch_file("teacher/logs/C/match7.log")),
              head + "0 2 out\n0 2 say 0 end\n0 end\n1 2 say\n");
}

TEST("a log is divided in memory that does not grow with it, long lines or many") {
  const std::string size = "16000000";
  for (const std::string line : {"0 1 order ", "0 2 order ", ""}) {
    const std::string path = scratch_file("large");
    run("{ printf 'log 1\\nmatch x\\nnames 1 1 1 1\\n" + line + "'; yes " +
        (line.empty() ? "'0 1 order 5 6'" : "123456789 | tr -d '\\n'") + " | head -c " + size +
        "; } > " + path);
    const pid_t divider = fork();
    if (divider == 0) {
      const long before = memory_in_use();
      const PlayerLogs logs(scratch_folder(), 1);
      logs.prepare();
      fs::rename(path, logs.whole(7));
      logs.divide(7, {{1, 1, 0, 1}, {}}, {"A", "B", "C", ""});
      _exit(memory_in_use() < before + 6000 ? 0 : 1);
    }
    int status = 1;
    waitpid(divider, &status, 0);
    CHECK_EQUAL(status, 0);
  }
}
