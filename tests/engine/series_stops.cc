// A series of matches that is stopped, killed, resumed; that finds the disk full; on a terminal.

#include "Runs.hh"

TEST("a series that is killed at random moments and resumed loses and repeats nothing") {
  Numbers numbers(5);
  for (const std::string type : {"csv", "json"}) {
    const std::string what = PROGRAM + " Moth Crasher Hunter Null -s 4 --matches=120 -j3 -i " +
                             small_configuration() + " --resume --report=";
    const std::string whole = scratch_file("whole." + type), part = scratch_file("part." + type);
    const Outcome reference = run(what + whole);
    int kills = 0;
    for (std::size_t lines = 1; lines < 110; ++kills) {
      Background series(what + part);
      lines = std::min(lines + std::size_t(numbers.below(20)), std::size_t(120));
      wait_until(series, [&] { return num_lines(part) >= lines; });
      series.send(SIGKILL);
      if (series.wait() == 0) break;  // it was quicker
      lines = num_lines(part);
    }
    CHECK(kills >= 3);
    CHECK_EQUAL(run(what + part).status, 0);
    CHECK(read_file(part) == read_file(whole));
    CHECK_EQUAL(run(what + part).out, without_times(reference.out));
  }
}

TEST("a report that is torn at any byte can be resumed") {
  for (const std::string type : {"csv", "json"}) {
    const std::string what =
        "Thrower Null Null Null -s " + std::to_string(first_chosen(0)) + " --matches=2 --report=";
    const std::string whole = scratch_file("whole." + type), part = scratch_file("part." + type);
    run_series(what + whole);
    const std::string text = read_file(whole);
    CHECK(contains(text, "of two lines"));
    for (std::size_t size = 0; size <= text.size(); size += size < 3 ? 1 : 37) {
      write_file(part, text.substr(0, size));
      CHECK_EQUAL(run_series(what + part + " --resume").status, 0);
      CHECK_EQUAL(read_file(part), text);
    }
  }
}

TEST("Ctrl-C stops a series with the table so far, and says which match had not ended") {
  const int seed = first_chosen(1);  // of the match that would never end
  const std::string report = scratch_file("r.csv");
  Background series(PROGRAM +
                    " Moth Looper Null Null -s 1 --matches=" + std::to_string(seed + 1000) +
                    " -j2 -i " + small_configuration() + " --report=" + report);
  wait_until(series, [&] { return num_lines(report) == std::size_t(seed); });
  wait_until(series, [&] { return series.children().size() == 2; });
  series.send(SIGINT);
  CHECK_EQUAL(series.wait(), 130);
  const std::string err = read_file(scratch_file("err"));
  CHECK(contains(err, "error: interrupted"));
  CHECK(contains(
      err, "match " + std::to_string(seed) + ", seed " + std::to_string(seed) + ", had not ended"));
  CHECK(contains(read_file(scratch_file("out")), std::to_string(seed - 1) + " of "));
  CHECK_EQUAL(num_lines(report), std::size_t(seed));
}

TEST("when the program is killed, so are the processes that play") {
  const int seed = first_chosen(0);
  Background series(PROGRAM + " Looper Looper Looper Looper -s " + std::to_string(seed) +
                    " --matches=9 -j1 -i " + small_configuration());
  std::vector<pid_t> children;
  wait_until(series, [&] { return not(children = series.children()).empty(); });
  series.send(SIGKILL);
  series.wait();
  wait_until([&] { return not runs(children[0]); });
}

TEST("a process that is killed from outside costs nothing") {
  const int seed = first_chosen(0);
  const std::string report = scratch_file("r.csv");
  Background series(PROGRAM + " Looper Null Null Null -s " + std::to_string(seed) +
                    " --matches=1 -j1 -i " + small_configuration() + " --report=" + report);
  // Killed once, the match is played again; killed twice, the player whose code ran is out.
  pid_t last = 0;
  for (int k = 0; k < 2; ++k) {
    wait_until(series, [&] {
      const std::vector<pid_t> children = series.children();
      return not children.empty() and children[0] != last;
    });
    last = series.children()[0];
    for (int pause = 0; pause < 20; ++pause) pause_briefly();
    kill(last, SIGKILL);
  }
  CHECK_EQUAL(series.wait(), 0);
  CHECK_EQUAL(rows_of(read_file(report)).at(0).at("out1"),
              "in round 3: it was killed (SIGKILL): out of memory?");
}

TEST("a full disk is reported in one line, for reports, traces and the table") {
  const std::string series = "Null Null Null Null -s 1 --matches=3 ";
  fs::create_directory(scratch_file("traces"));
  for (const std::string name : {"full.csv", "full.json", "traces/1-1234.res"})
    fs::create_symlink("/dev/full", scratch_file(name));
  for (const std::string& options :
       {"--report=" + scratch_file("full.csv"), "--report=" + scratch_file("full.json"),
        "--traces=" + scratch_file("traces"), std::string("> /dev/full")}) {
    const Outcome outcome = run_series(series + options);
    CHECK_EQUAL(outcome.status, 1);
    CHECK_EQUAL(outcome.out, "");
    CHECK(contains(outcome.err, "error: can't write to "));
    CHECK_EQUAL(lines_of(outcome.err).back().rfind("error: can't write to ", 0), 0u);
  }
}

TEST("a file that would be larger than the system allows is reported like a full disk") {
  const std::string limited = "ulimit -f 2; ", file = scratch_file("x");
  const std::string series = PROGRAM + " Null Null Null Null -q -s 1 -i " + small_configuration();
  for (const std::string& options :
       {" -o " + file, " > " + file, " -o /dev/null --log=" + file + ".log",
        " --matches=60 --report=" + file + ".csv",
        " --matches=1 --traces=" + scratch_file("traces")}) {
    const Outcome outcome = run(limited + series + options);
    CHECK_EQUAL(outcome.status, 1);
    CHECK_HAS(outcome.err, "error: can't write to ", ": File too large\n");
  }
}

TEST("a thousand matches take no more memory than ten, even of players that never free any") {
  long memory[2];
  for (int k = 0; k < 2; ++k) {
    Background series(PROGRAM +
                      " Leaker Null Null Null -s 1 -j2 --matches=" + (k == 0 ? "10" : "1000") +
                      " -i " + small_configuration(1) + " --report=" + scratch_file("r.csv"));
    CHECK_EQUAL(series.wait(), 0);
    memory[k] = series.memory();
  }
  CHECK(memory[1] < memory[0] + 2000);
}

TEST("a line of progress is on terminals only, and is gone at the end") {
  const std::string series =
      PROGRAM + " Null Null Null Null -s 1 --matches=30 -i " + small_configuration();
  Background on_terminal(series, true);
  CHECK_EQUAL(on_terminal.wait(), 0);
  const std::string text = on_terminal.terminal_text();
  CHECK_HAS(text, "\r0 of 30 matches", "\rinfo: 30 matches played in ");
  const Outcome in_pipe = run(series);
  CHECK(in_pipe.err.rfind("info: 30 matches played in ", 0) == 0);
  CHECK(not contains(in_pipe.out + in_pipe.err, "\r"));
}
