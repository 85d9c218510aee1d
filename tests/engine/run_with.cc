// Matches that other programs carry to other machines.

#include "Runs.hh"

namespace {

// What is handed out calls the program by its last word only, here.
const std::string HERE = "sed 's|^--program|build/tests/run --program|' | ";
const std::string XARGS = HERE + "xargs -P 3 -d '\\n' -I{} sh -c {}";

Outcome run_with(const std::string& arguments, const std::string& program) {
  return run(PROGRAM + " " + arguments + " -i " + small_configuration() +
             (program.empty() ? "" : " --run-with=" + shell_word(program)));
}

const std::string IN_PARTS = "Hunter Moth Scholar Rover -s 5 --matches=24 --seats=rotate";

}  // namespace

TEST("parts that fail are handed out again, and only those") {
  const std::string alone = scratch_file("alone.csv"), with = scratch_file("with.csv");
  const std::string log = scratch_file("log"), first = scratch_file("first");
  run_with(IN_PARTS + " --report=" + alone, "");
  // The first time two parts of six are played, and one of these is cut short.
  const std::string cut = "if mkdir " + first +
                          " 2> /dev/null; then head -n 2 | sed '1s/$/ | head -n 3/'; " +
                          "else cat; fi | tee -a " + log + " | " + XARGS;
  succeeded(run_with(IN_PARTS + " --report=" + with, cut));
  CHECK(read_file(with) == read_file(alone));
  CHECK_EQUAL(num_lines(log), 2u + 5u);
}

TEST("a program that brings no results, or others, is reported") {
  CHECK_ERROR(run_with(IN_PARTS, "exit 3"),
              "the program of --run-with returned no results (exit status 3): exit 3");
  CHECK_ERROR(run_with(IN_PARTS, "sed 's/-s 5/-s 6/' | " + XARGS),
              "it plays another series: first seed 5 and 6): sed ");
  CHECK_ERROR(run_with(IN_PARTS + " --shard=1/2", "true"),
              "option --shard can't be combined with --run-with");
  CHECK_ERROR(run_with("Null Null Null Null", "true"), "option --run-with needs --matches");
}

TEST("Ctrl-C ends what --run-with has started") {
  const std::string mark = scratch_file("mark");
  Background series(
      PROGRAM + " " + IN_PARTS + " -i " + small_configuration() + " --run-with=" +
      shell_word("echo $$ > " + mark + ".new; mv " + mark + ".new " + mark + "; exec sleep 1000"));
  wait_until(series, [&] { return fs::exists(mark); });
  series.send(SIGINT);
  CHECK_EQUAL(series.wait(), 130);
  const pid_t sleeper = pid_t(std::stol(read_file(mark)));
  wait_until([&] { return kill(sleeper, 0) == -1; });
  CHECK(contains(read_file(scratch_file("out")), "0 of 24 matches"));
}

TEST("a report on standard output is that of the file, and nothing else is reported") {
  const std::string report = scratch_file("r.csv");
  run_series(IN_PARTS + " --report=" + report);
  const Outcome outcome = succeeded(run_series(IN_PARTS + " --report=-"));
  CHECK_EQUAL(outcome.err, "");
  CHECK(outcome.out == read_file(report));
}
