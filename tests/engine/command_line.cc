// docs/all-games.md, "Messages", and what ./Game --help says.

#include <tests/rules/Boards.hh>
#include "Runs.hh"

namespace {

const std::string SEATED = " Null Demo Null Demo ", OLD = "Game\nold";

}  // namespace

TEST("the messages of a match are those that scripts read, to the letter, with all who are best") {
  for (const Names& names :
       {Names{"Demo", "Null", "Null", "Demo"}, {"Null", "Null", "Null", "Null"}}) {
    std::string line_up, expected = "info: seed 30\ninfo: loading game\ninfo: loaded game\n";
    for (const std::string& name : names) {
      line_up += name + " ";
      expected += "info: loading player " + name + "\n";
    }
    expected += "info: players loaded\n";
    for (std::string round : {"0", "1"}) {
      expected += "info: start round " + round + "\n";
      for (std::string player : {"0", "1", "2", "3"})
        expected += "info:     start player " + player + "\ninfo:     end player " + player + "\n";
      expected += "info: end round " + round + "\n";
    }
    const Outcome match = succeeded(run("./Game " + line_up + "-s 30 < " + short_configuration()));
    // The scores are those of the last state of the trace.
    std::istringstream scores(match.out.substr(match.out.rfind("\nscore\t") + 7));
    int score[4], best = 0;
    for (int& s : score) scores >> s, best = std::max(best, s);
    std::string top;
    for (int k = 0; k < 4; ++k) {
      expected += "info: player " + names[k] + " got score " + std::to_string(score[k]) + "\n";
      if (score[k] == best) top += " " + names[k];
    }
    expected += "info: player(s)" + top + " got top score\ninfo: game played\n";
    CHECK_EQUAL(match.err.substr(0, expected.size()), expected);
  }
}

TEST("a match ends with a ranking: place, name, seat, points, CPU time, and why one is out") {
  const Outcome match =
      succeeded(run("FAILS=exception build/tests/Game Null Fails Demo Null -s 1 -q -i " +
                    short_configuration() + " -o " + scratch_file("out.res")));
  const std::vector<std::string> lines = lines_of(match.err);
  CHECK_EQUAL(lines.size() > 4, true);
  const std::vector<std::string> ranking(lines.end() - 5, lines.end() - 1);
  CHECK_EQUAL(lines.back(), "I lost, what now? docs/lost.md");
  int outs = 0, seats = 0;
  for (const std::string& line : ranking) {
    CHECK(std::isdigit(line[0]) and contains(line, " points ") and contains(line, " s"));
    for (std::string seat : {"Null         seat 0 ", "Fails        seat 1 ", "Demo         seat 2 ",
                             "Null         seat 3 "})
      seats += contains(line, seat);
    outs += contains(line, "  out in round 1: exception: vector::_M_range_check");
  }
  CHECK_EQUAL(seats, 4);
  CHECK_EQUAL(outs, 1);
  CHECK(not contains(match.err, "info: "));
  CHECK_HAS(match.err, "error: player Fails (seat 1) is out in round 1: ");
}

TEST("a sign that is missing on the command line is reported") {
  CHECK_ERROR(run("./Game Demo Demo Demo Demo default.cnf"),
              "5 players given, expected 4; a < is missing before 'default.cnf'");
  write_file("AINoline.cc", "struct Noline {};\n// RegisterPlayer(PLAYER_NAME);\n");
  const Outcome match = run("./Game Noline Demo Demo Demo < default.cnf");
  std::remove("AINoline.cc");
  CHECK_ERROR(match,
              "unknown player 'Noline': AINoline.cc has no line "
              "RegisterPlayer(PLAYER_NAME);.");
}

TEST("who is to type the configuration is told so, however quiet") {
  const int terminal = open_terminal();
  const std::string name = ptsname(terminal);
  CHECK_EQUAL(write(terminal, "\4", 1), 1);  // Ctrl-D
  CHECK_HAS(run("./Game Null Null Null Null -q < " + name).err, "< default.cnf");
  close(terminal);
}

TEST("a trace does not go to a terminal, on which a player that reads cin finds its end") {
  const int terminal = open_terminal();
  const std::string name = ptsname(terminal);
  CHECK_ERROR(run("./Game Null Null Null Null -s 1 -i default.cnf > " + name),
              "the trace would fill the terminal: put \"> out.res\" behind the command");
  CHECK_HAS(run("FAILS=reading timeout 60 build/tests/Game Null Fails Null Null -s 1 "
                "-i default.cnf -o /dev/null < " +
                name)
                .err,
            "out in round 1: exception: cin has ended");
  close(terminal);
}

TEST("what players print ends after 20 MB, which is reported on a line of its own") {
  for (std::string how : {"endless printing", "endless line"}) {
    const Outcome match =
        succeeded(run("FAILS='" + how + "' build/tests/Game Null Fails Null Null -s 1 -i " +
                      short_configuration() + " -o " + scratch_file("out.res")));
    CHECK_HAS(match.err, "\nerror: players printed more than 20 MB: the rest is dropped\n");
    CHECK(match.err.size() < 22 << 20);
    CHECK_HAS(match.err, "seat 3 ");
  }
}

TEST("every spelling of the options of a match gives the same match") {
  const std::string cnf = short_configuration(), out = scratch_file("out.res");
  const std::string expected = run("./Game" + SEATED + "-s 7 < " + cnf).out;
  CHECK_HAS(expected, "Seed 7\n");
  for (const std::string& arguments :
       {"-s 7 -i CNF -o OUT" + SEATED, SEATED + "-s 7 -i CNF -o OUT", SEATED + "-s7 -iCNF -oOUT",
        "--seed=7 --input=CNF --output=OUT" + SEATED, "--seed 7 --input CNF --output OUT" + SEATED,
        std::string("-o OUT Null -s 7 Demo -i CNF Null Demo"), "-s 7 -i CNF -o OUT --" + SEATED,
        "-s 8 --seed=7 -i CNF -o OUT" + SEATED, "-s 0000000007 -i CNF -o OUT" + SEATED}) {
    run("rm -f " + out);
    const Outcome match =
        succeeded(run("./Game " + replaced(replaced(arguments, "CNF", cnf), "OUT", out)));
    CHECK_EQUAL(match.out, "");
    CHECK(read_file(out) == expected);
  }
}

TEST(
    "a seed goes from 0 to 2147483647; without -s one is chosen and shown, and repeats the match") {
  const std::string cnf = short_configuration();
  const Outcome match = run("./Game" + SEATED + "< " + cnf);
  CHECK_EQUAL(match.err.find("info: seed "), 0u);
  const std::string chosen = lines_of(match.err)[0].substr(11);
  CHECK(std::stoll(chosen) >= 0 and std::stoll(chosen) <= 2147483647);
  for (const std::string& seed : {chosen, std::string("0"), std::string("2147483647")}) {
    const Outcome again = succeeded(run("./Game" + SEATED + "-s " + seed + " < " + cnf));
    CHECK(has_line(again.out, "Seed " + seed));
    CHECK(seed != chosen or again.out == match.out);
  }
}

TEST("no arguments, -h and --help print the help, which names every option") {
  const Outcome help = run("./Game --help");
  for (const std::string& arguments :
       std::vector<std::string>{"", "-h", "--help" + SEATED, SEATED + "-h"}) {
    const Outcome again = succeeded(run("./Game " + arguments));
    CHECK_EQUAL(again.err, "");
    CHECK(again.out == help.out);
  }
  CHECK_EQUAL(help.out.find("Usage: ./Game [options] PLAYER1 PLAYER2 PLAYER3 PLAYER4 "
                            "< default.cnf > out.res\n"),
              0u);
  for (std::string option : {"-s, --seed=N", "-i, --input=FILE", "-o, --output=FILE", "-l, --list",
                             "-v, --version", "-h, --help[=JOB]"})
    CHECK_HAS(help.out, "\n  " + option + " ");
}

TEST("the help fits a screen: the match's options, a line for each other job, and --help=JOB") {
  const std::string all = run("./Game --help").out;
  CHECK(std::count(all.begin(), all.end(), '\n') <= 31);
  std::string shown = all;
  for (const std::string job : {"matches", "pool", "tune", "repeat", "review", "deck", "find-rung",
                                "compare", "list", "version"}) {
    CHECK_HAS(all, "--" + job);
    const Outcome help = succeeded(run("./Game --help=" + job));
    CHECK_EQUAL(help.out.find("Usage: ./Game --" + job), 0u);
    shown += help.out;
  }
  for (const std::string& line : lines_of(shown))
    CHECK(line.size() <= 80 or contains(line, "./Game --"));
  CHECK_HAS(run("./Game --help=review").out, "\n      --against=NAME ");
  CHECK(not contains(run("./Game --help=review").out, "--traces"));
  CHECK(not contains(all, "--against"));
  CHECK_HAS(run("./league --help").out, "league.html");
  // What the program alone gives to itself.
  CHECK(not contains(shown, "--only="));
  CHECK(not contains(shown, "--around"));
  CHECK(not contains(shown, "--logs"));
}

TEST("-l and --list print the players, sorted; -v and --version the version, and when compiled") {
  for (const auto& [list, version] : {std::pair("-l", "-v"), {"--list", "--version"}}) {
    const std::vector<std::string> names = lines_of(run(std::string("./Game ") + list).out),
                                   lines = lines_of(run(std::string("./Game ") + version).out);
    CHECK(std::is_sorted(names.begin(), names.end()));
    for (const char* name : {"Demo", "Null"})
      CHECK(std::count(names.begin(), names.end(), name) == 1);
    CHECK(lines.size() == 2 and lines[0] == "HarryPotter 1.1");
    CHECK(lines.size() == 2 and lines[1].find("compiled ") == 0);
    CHECK_EQUAL(contains(lines.at(1), "DEBUG=1"), contains(BUILD, "debug"));
    CHECK_EQUAL(contains(lines.at(1), "SANITIZE=1"), contains(BUILD, "sanitize"));
  }
}

TEST("a wrong command line is reported in one line, and nothing is played") {
  for (const char* section : {"a match", "no use for an option"})
    check_refusals(section, "./Game ", " < " + short_configuration());
  check_refusals("limits", "./Game -i default.cnf -s 1 ");
  check_refusals("the coach", "build/tests/Game ", " -s 1 < default.cnf");
  check_refusals("a league", "./league ");
  check_refusals("a season", "./league --season tests -i default.cnf ");
  for (const char* folder : {"league-results", "season-results"}) CHECK(not fs::exists(folder));
}

TEST(
    "an input that can't be read or played is reported, and the output is neither made nor "
    "changed") {
  const std::string folder = scratch_folder(), out = folder + "/out.res", old = folder + "/old.res";
  write_file(folder + "/empty", "");
  write_file(folder + "/blank", " \n\t\r\n");
  write_file(folder + "/binary", std::string("HarryPotter 1.1\0\1\2\xff", 19));
  write_file(folder + "/trace", "Game\n\nSeed 30\n");
  write_file(folder + "/utf16", std::string("\xff\xfeH\0a\0r\0", 8));
  write_file(folder + "/full", replaced(read_file("default.cnf"), "  20\n", "  2000\n"));
  write_file(old, OLD);
  for (const auto& row : data_rows("refused.txt", "files that are no configuration")) {
    const std::string expected = replaced(row[1], "DIR", folder),
                      command = "./Game" + SEATED + "-s 1 -i " + folder + "/" + row[0];
    CHECK_ERROR(run(command), expected);
    CHECK_ERROR(run(command + " -o " + out), expected);
    CHECK(not fs::exists(out));
    CHECK_ERROR(run(command + " -o " + old), expected);
    CHECK_EQUAL(read_file(old), OLD);
  }
  CHECK_ERROR(run("./Game" + SEATED), "standard input is empty");
  CHECK_ERROR(run("./Game" + SEATED + "< " + folder), "can't read standard input: Is a directory");
  CHECK_ERROR(run("./Game" + SEATED + "<&-"), "can't read standard input: Bad file descriptor");
  CHECK_ERROR(run("echo HarryPotter 2.0 | ./Game" + SEATED),
              "standard input:1: version '2.0' found, expected 1.1 or 1.0");
}

TEST("a mark of the encoding before a configuration is not part of it") {
  const std::string text = read_file(short_configuration()), cnf = scratch_file("mark.cnf");
  const std::string arguments = SEATED + "-s 1 < " + cnf;
  write_file(cnf, text);
  const Outcome without = run("./Game" + arguments);
  write_file(cnf, "\xef\xbb\xbf" + text);
  const Outcome with = succeeded(run("./Game" + arguments));
  CHECK(with.out == without.out);
  write_file(cnf, "\xef\xbb\xbf");
  CHECK_ERROR(run("./Game" + arguments), "standard input is empty");
}

TEST("a log that can't be opened leaves the output as it is") {
  const std::string folder = scratch_folder(), out = folder + "/out.res", old = folder + "/old.res";
  write_file(old, OLD);
  const std::string match = "./Game" + SEATED + "-i " + short_configuration() + " -o ";
  for (const std::string& log : {folder, folder + "/no/a.log"}) {
    CHECK_ERROR(run(match + old + " --log=" + log), "can't open " + log);
    CHECK_EQUAL(read_file(old), OLD);
    CHECK_ERROR(run(match + out + " --log=" + log), "can't open " + log);
    CHECK(not fs::exists(out));
  }
  write_file(folder + "/old.log", "log 1\n");
  CHECK_ERROR(run(match + folder + "/no/out.res --log=" + folder + "/old.log"),
              "can't open " + folder + "/no/out.res: No such file or directory");
  CHECK_EQUAL(read_file(folder + "/old.log"), "log 1\n");
  CHECK_ERROR(run(match + "''"), "option -o needs an argument: FILE");
}

TEST("an output that can't be written is reported: never a silent short trace") {
  const std::string match = "./Game" + SEATED + "-i " + short_configuration(),
                    full = ": No space left on device";
  CHECK_ERROR(run(match + " -o " + scratch_folder()), "can't open " + scratch_folder());
  CHECK_ERROR(run(match + " -o /dev/full"), "can't write to /dev/full" + full);
  CHECK_ERROR(run(match + " > /dev/full"), "can't write to standard output" + full);
  CHECK_ERROR(run(match + " >&-"), "can't write to standard output");
  for (std::string command : {"./Game --help", "./Game --list", "./Game --version",
                              "./league --help", "./league --help=season"})
    CHECK_ERROR(run(command + " > /dev/full"), "can't write to standard output");
}

TEST("a trace cut by a full disk holds what could be written") {
  const std::string cnf = short_configuration(), out = scratch_file("out.res");
  const std::string whole = run("./Game" + SEATED + "-s 3 -i " + cnf).out;
  // The shell counts in blocks of 512 or 1024 bytes; the signal is ignored, so that writing fails.
  const Outcome match =
      run("trap '' XFSZ; ulimit -f 8; ./Game" + SEATED + "-s 3 -i " + cnf + " -o " + out);
  CHECK_ERROR(match, "can't write to " + out + ": File too large");
  const std::string part = read_file(out);
  CHECK(part.size() >= 4096 and part.size() < whole.size());
  CHECK(whole.compare(0, part.size(), part) == 0);
}
