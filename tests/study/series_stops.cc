// A series of matches that is stopped, killed, resumed; that finds the disk full; on a terminal.

#include <tests/engine/Runs.hh>

TEST("a series that is killed at random moments and resumed loses and repeats nothing") {
  Numbers numbers(5);
  const std::string what = PROGRAM + " Moth Crasher Hunter Null -s 4 --matches=120 -j3 -i " +
                           small_configuration() + " --resume --report=";
  const std::string whole = scratch_file("whole.csv"), part = scratch_file("part.csv");
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
  CHECK_HAS(err, "error: interrupted",
            "match " + std::to_string(seed) + ", seed " + std::to_string(seed) + ", had not ended");
  CHECK_HAS(read_file(scratch_file("out")), std::to_string(seed - 1) + " of ");
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

TEST("a full disk, or a file that the system doesn't allow, is reported in one line") {
  const std::string match = PROGRAM + " Null Null Null Null -q -s 1 -i " + small_configuration(),
                    file = scratch_file("x"), limited = "ulimit -f 2; " + match,
                    series = match + " --matches=60 ";
  fs::create_directory(scratch_file("traces"));
  for (const std::string name : {"full.csv", "traces/1-1234.res"})
    fs::create_symlink("/dev/full", scratch_file(name));
  for (const std::string& command :
       {series + "--report=" + scratch_file("full.csv"),
        series + "--traces=" + scratch_file("traces"), series + "> /dev/full",
        limited + " -o " + file, limited + " > " + file,
        limited + " -o /dev/null --log=" + file + ".log",
        limited + " --matches=60 --report=" + file + ".csv",
        limited + " --matches=1 --traces=" + scratch_file("large")}) {
    const Outcome outcome = run(command);
    CHECK_EQUAL(outcome.status, 1);
    CHECK_EQUAL(outcome.out, "");
    const std::vector<std::string> lines = lines_of(outcome.err);
    CHECK_EQUAL(lines.back().rfind("error: can't write to ", 0), 0u);
    CHECK_EQUAL(contains(lines.back(), ": File too large"), contains(command, "ulimit"));
  }
}

TEST("hundreds of matches take no more memory than ten, even of players that never free any") {
  long memory[2];
  for (int k = 0; k < 2; ++k) {
    Background series(PROGRAM +
                      " Leaker Null Null Null -s 1 -j2 --matches=" + (k == 0 ? "10" : "300") +
                      " -i " + small_configuration(1) + " --report=" + scratch_file("r.csv"));
    CHECK_EQUAL(series.wait(), 0);
    memory[k] = series.memory();
  }
  CHECK(memory[1] < memory[0] + 2000);
}

TEST(
    "progress is on terminals only, never tells more than all, and ends with all unless these are "
    "the most there can be") {
  for (const char* arguments :
       {"Null Null Null Null --matches=30", "--pool Null Demo First Moth Dummy --matches=40",
        "Null Demo Demo Demo --matches=64 --until=0.05", "--find-rung=First --matches=4",
        "Null Demo Demo Demo --coach=Null --matches=4",
        "Tunable Moth Moth --tune=Tunable --matches=72",
        "Null Demo Null Null --review=0 --review-matches=8"}) {
    const std::string command = PROGRAM + " -s 1 -i " + small_configuration() + " " + arguments;
    Background job(command, true);
    CHECK_EQUAL(job.wait(), 0);
    const std::string text = job.terminal_text();
    if (contains(arguments, "--matches=30")) {
      CHECK_HAS(text, "\r0 of 30 matches", "\rinfo: 30 matches played in ");
      const Outcome in_pipe = run(command);
      CHECK(in_pipe.err.rfind("info: 30 matches played in ", 0) == 0);
      CHECK(not contains(in_pipe.out + in_pipe.err, "\r"));
    }
    int ended = 0, all = 0;
    bool is_most = true;
    for (const std::string& line : split(text, '\r')) {
      int number = 0, total = 0;
      if (std::sscanf(line.c_str(), "%d of %d", &number, &total) != 2) continue;
      CHECK(number <= total);
      if (total != all or number < ended) CHECK(is_most or ended == all);
      ended = number;
      all = total;
      is_most = contains(line, "at most");
    }
    CHECK(all > 0 and (is_most or ended == all));
  }
}
