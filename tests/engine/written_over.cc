// Nothing is written over, and no folder filled, but what the program has made itself.

#include "Runs.hh"

TEST("a file that is not of the kind that would be written is left alone") {
  const std::string player = scratch_file("AIHarry.cc"), text = "#include \"Player.hh\"\n";
  const std::string makefile = scratch_file("Makefile");
  for (const std::string& file : {player, makefile}) write_file(file, text);
  const std::string rules = small_configuration(), before = read_file(rules);
  const std::string match = "Null Null Null Null -s 1 ";
  const std::pair<std::string, std::string> cases[] = {
      {match + "-o " + player, " exists and is not a trace: use another name"},
      {match + "-o " + rules, rules + " exists and is not a trace"},
      {match + "-o /dev/null --log=" + player, " exists and is not the log of a match: use"},
      {match + "-o /dev/null --log=" + makefile,
       makefile + " exists and is not the log of a match"}};
  for (const auto& [arguments, error] : cases) CHECK_ERROR(run_series(arguments), error);
  CHECK_ERROR(run_series(match + "-o out --log=out"), "output and log are the same file: 'out'");
  CHECK_ERROR(run_series(match + "-o " + scratch_file("new") + " --log=" + scratch_file("./new")),
              "output and log are the same file: ");
  CHECK_ERROR(run_series(match + "-o same.res -i same.res"),
              "output and input are the same file: 'same.res'");
  CHECK_ERROR(run_series("Null Demo Null Null -s 1 --review=Null --review-to=same --deck=same"),
              "review-to and deck are the same file: 'same'");
  for (const std::string option : {"--log", "--review-to"})
    CHECK_ERROR(run_series(match + option + "=-"),
                "option " + option + ": '-', expected the name of a file");
  for (const std::string& file : {player, makefile}) CHECK_EQUAL(read_file(file), text);
  CHECK_EQUAL(read_file(rules), before);
  const std::string report = scratch_file("marks.csv"), marks = "name,mark\nHarry,10\n";
  write_file(report, marks);
  for (const std::string& arguments :
       {match + "--matches=4 --report=" + report,
        "--tune=Tunable Moth Moth --matches=72 -s 1 --report=" + report})
    CHECK_ERROR(run_series(arguments), report + " exists and is not a report: use another name");
  CHECK_EQUAL(read_file(report), marks);
}

TEST("files that the program has made are written again, whole or cut short") {
  const std::string match = "Null Null Null Null -s 1 ";
  const std::pair<const char*, const char*> table[] = {
      {"a.res", "-o "}, {"a.log", "-o /dev/null --log="}, {"a.csv", "--matches=1 --report="}};
  for (const auto& [name, option] : table) {
    const std::string file = scratch_file(name), command = match + option + file;
    CHECK_EQUAL(run_series(command).status, 0);
    const std::string whole = read_file(file);
    for (std::size_t size : {std::size_t(0), std::size_t(3), whole.size() / 2, whole.size()}) {
      write_file(file, whole.substr(0, size));
      CHECK_EQUAL(run_series(command).status, 0);
      // The CPU times of a log differ.
      if (name[2] != 'l') CHECK(read_file(file) == whole);
    }
  }
}

TEST("what is no regular file can be written to: /dev/null, /dev/stdout, a pipe") {
  const std::string pipe = scratch_file("pipe");
  const Outcome match =
      run("mkfifo " + pipe + "; cat " + pipe + " & " + PROGRAM + " Null Null Null Null -s 1 -i " +
          small_configuration(1) + " -o " + pipe + " --log=/dev/null; wait");
  CHECK_EQUAL(match.out.rfind("Game\n\nSeed 1\n", 0), 0u);
  const std::string other = "./Game Null Null Null Null -s 1 -i default.cnf";
  for (const char* output : {"/dev/stdout", "-"})
    CHECK(run(other + " -o " + output + " | cat").out == run(other).out);
  CHECK(run("./Game Null Null Null Null -s 1 -i - < default.cnf").out == run(other).out);
  CHECK(not fs::exists("-"));
  CHECK(run(other + " -o /dev/null --log=/dev/stdout").out.rfind("log ", 0) == 0);
}

TEST("two runs don't write the same report") {
  const std::string report = scratch_file("r.csv");
  run_series("Null Null Null Null -s 1 --matches=1 --report=" + report);
  CHECK_ERROR(run("flock " + report + " " + PROGRAM +
                  " Null Null Null Null -s 1 --matches=1 --report=" + report + " < " +
                  small_configuration()),
              "another run is writing " + report + ": wait for its end, or use another name");
}

TEST("traces don't go among other files") {
  const std::string folder = scratch_file("docs"), text = folder + "/rules.md";
  fs::create_directory(folder);
  write_file(text, "rules");
  const std::string command = "Null Null Null Null -s 1 --matches=1 --traces=" + folder;
  CHECK_ERROR(run_series(command), "the folder " + folder +
                                       " has other things than traces, such as rules.md: use "
                                       "another one");
  CHECK(not fs::exists(folder + "/1-1234.res"));
  // What a system puts into a folder by itself is nobody's.
  fs::rename(text, folder + "/.DS_Store");
  for (int k = 0; k < 2; ++k) CHECK_EQUAL(run_series(command).status, 0);
  CHECK(fs::exists(folder + "/1-1234.res"));
}
