// Players that fail: what is reported, what is left of the match, and how the program ends.

#include "Runs.hh"

namespace {

// A match with the player of tests/students that fails in this way.
std::string match_command(const std::string& how) {
  return NO_SANITIZER_HANDLERS + "FAILS=" + shell_word(how) +
         " build/tests/Game Null Fails Demo Null -s 1 < default.cnf";
}

Outcome match_with(const std::string& how) { return run(match_command(how)); }

std::string error_line(const Outcome& outcome) {
  for (const std::string& line : lines_of(outcome.err))
    if (line.find("error: ") == 0) return line;
  return "";
}

// Whether the text is a trace of this many rounds, whole to its last byte.
bool has_whole_rounds(const std::string& trace, int rounds) {
  const std::string last = "\nround " + std::to_string(rounds) + "\n";
  const std::size_t at = trace.find(last);
  if (at == std::string::npos) return false;
  const std::size_t end = trace.find("\n\n", trace.find("\nstatus\t", at));
  return end != std::string::npos and end + 2 == trace.size();
}

}  // namespace

TEST("a player that gives too many orders or throws is out, in the log too, and not asked again") {
  for (const auto& row : data_rows("refused.txt", "players that are out")) {
    const std::string file = scratch_file("log");
    const Outcome match = succeeded(run(match_command(row[0]) + " --log=" + file));
    const std::string expected = "error: player Fails (seat 1) is out " + row[1],
                      log = read_file(file);
    CHECK(contains(log, " 1 out ") and not contains(log, "\n2 1 "));
    CHECK_EQUAL(error_line(match).substr(0, expected.size()), expected);
    CHECK(has_whole_rounds(match.out, 200));
    CHECK(has_line(match.out, "status\t0\t-1\t0\t0"));
    CHECK(has_line(match.err, "info: game played"));
    CHECK(has_line(match.err, "info:     start player 1"));
  }
}

#ifdef __GLIBC__
TEST("a crash and an exception show where they were: file, line, function and its callers") {
  const std::string source = read_file("tests/students/AIFails.cc");
  // The line of the source with this text comes first after the error, and play() below it.
  const auto shows = [&](const std::string& how, const std::string& text,
                         const std::string& error) {
    const std::string before = source.substr(0, source.find(text));
    const long line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::string place = "\n    AIFails.cc:" + std::to_string(line) + ": in ";
    const std::string all = match_with(how).err;
    const std::string told = all.substr(std::min(all.find(error), all.size()));
    if (told.find(place) != told.find('\n'))
      fail(__FILE__, __LINE__, place + " is not first:\n" + told);
    CHECK_HAS(told, ": in Fails::play()\n");
    CHECK(not contains(told, "Crash") and not contains(told, "stl_"));
    return told;
  };
  shows("segmentation fault", "*nowhere = 1",
        "error: player Fails (seat 1) crashed in round 1: segmentation");
  shows("two lines", "line one",
        "error: player Fails (seat 1) is out in round 1: exception: line one");
  shows("exception", "vector<int>(3).at(5)",
        "error: player Fails (seat 1) is out in round 1: exception: vector::_M_range");
  CHECK_HAS(match_with("recursion").err, ": in Fails::endless(int)\n    ...\n");
}

TEST("with DEBUG=1 a wrong call is reported once, with the line that made it") {
  const std::string wrong = match_with("wrong calls").err;
  for (const char* said : {"warning: cell(-1, 5) is off the board", "Fails::ask_off_the_board()\n",
                           "warning: unit(5000): there is no such unit"})
    CHECK(contains(wrong, said) and wrong.find(said) == wrong.rfind(said));
}
#endif

TEST("a crash or exit ends the program with a status of its own, told with player and round") {
  const bool is_sanitized = contains(BUILD, "sanitize");
  const std::string
      crashed = "player Fails (seat 1) crashed in round 1: ",
      deep = crashed + "stack overflow: endless recursion or huge local variables?",
      own = "; \"make DEBUG=1\" shows an index beyond the end",
      hint = own +
             ", \"make SANITIZE=1\" whether another player has overwritten "
             "memory",
      left = "player Fails (seat 1) left in round 1: it called exit, which ends the program";
  const struct {
    const char* how;
    int status;
    std::string told;
  } table[] = {
      {"segmentation fault", 128 + SIGSEGV, crashed + "segmentation fault (SIGSEGV)"},
      {"abort", 128 + SIGABRT, crashed + "abort (SIGABRT)"},
      {"assertion", 128 + SIGABRT, crashed + "abort (SIGABRT)"},
      {"division", 128 + SIGFPE, crashed + "division by zero (SIGFPE)"},
      {"constant division", 128 + SIGFPE, crashed + "division by zero (SIGFPE)"},
      {"large array", 128 + SIGSEGV, deep},
      {"recursion", 128 + SIGSEGV, deep},
      {"exit", 1, left},
      {"quick_exit", 1, left},
      {"constructor: segmentation fault", 128 + SIGSEGV,
       "player Fails (seat 1) crashed before round 0: segmentation fault (SIGSEGV)"},
      {"constructor: exit", 1, "player Fails (seat 1) left before round 0: "},
      {"overwriting", 128 + SIGSEGV,
       "the program crashed after the code of player Fails (seat 1) in round 1: segmentation fault "
       "(SIGSEGV); did it, or a player before it, overwrite memory?" +
           std::string(is_sanitized ? "" : " \"make SANITIZE=1\" and play again")},
  };
  for (const auto& [how, status, told] : table) {
    const Outcome match = match_with(how);
    CHECK_EQUAL(match.status, status);
    CHECK_EQUAL(error_line(match).substr(0, 7 + told.size()), "error: " + told);
    CHECK_EQUAL(has_whole_rounds(match.out, 1), contains(told, "in round 1"));
    CHECK(not has_line(match.err, "info: game played"));
    // Another player may have caused what is no overflow or division.
    const bool may_be_others =
        told[1] == 'l' and (contains(told, "SEGV") or contains(told, "ABRT"));
    CHECK_EQUAL(contains(error_line(match), hint), not is_sanitized and may_be_others);
  }
  // In the constructor of the first player, none has run before.
  const Outcome alone = run(NO_SANITIZER_HANDLERS +
                            "FAILS='constructor: abort' "
                            "build/tests/Game Fails Null Null Null -s 1 < default.cnf");
  CHECK_EQUAL(alone.status, 128 + SIGABRT);
  CHECK_EQUAL(contains(error_line(alone), own), not is_sanitized);
  CHECK(not contains(error_line(alone), "another player"));
}

#ifdef GAME_SANITIZE
TEST("what the sanitizers find is reported with player and round") {
  for (const auto& [how, report] : {std::pair("index", "heap-buffer-overflow"),
                                    std::pair("overflow", "signed integer overflow")}) {
    const Outcome match = match_with(how);
    CHECK_EQUAL(match.status, 128 + SIGABRT);
    CHECK_HAS(match.err, report);
    CHECK_EQUAL(error_line(match),
                "error: player Fails (seat 1) crashed in round 1: abort (SIGABRT)");
    CHECK(match.err.find("AIFails.cc:", match.err.find("error: player")) != std::string::npos);
    CHECK(has_whole_rounds(match.out, 1));
  }
}
#endif

TEST("what a player prints goes to standard error, and never into the trace") {
  const std::string trace = match_with("").out;
  for (std::string how : {"printing", "constructor: printing"}) {
    const Outcome match = succeeded(match_with(how));
    CHECK(match.out == trace);
    for (std::string line : {"by cout", "by printf"}) CHECK(has_line(match.err, line));
    const std::string file = scratch_file("out.res"), command = match_command(how);
    const Outcome to_file = run(command + " -o " + file);
    CHECK_EQUAL(to_file.out, "");
    CHECK_EQUAL(without_ranking(to_file.err), without_ranking(match.err));
    CHECK(read_file(file) == trace);
    CHECK(run(command + " | cat").out == trace);
    CHECK(run(command + " 2>&-").out == trace);
    CHECK_EQUAL(run(command + " -o " + file + " >&- 2>&-").status, 0);
    CHECK(read_file(file) == trace);
    CHECK(not has_line(run(command + " --only-cerr=Null").err, "by cout"));
  }
}

#if defined __GLIBC__ and not defined GAME_SANITIZE
TEST("a player that takes more memory than the limit is out, and the match goes on") {
  const Outcome match = succeeded(run(match_command("endless memory") + " --memory=64"));
  CHECK_EQUAL(
      error_line(match).rfind("error: player Fails (seat 1) is out in round 1: more than 64 MB "
                              "of memory; --memory=MB sets the limit",
                              0),
      0u);
  CHECK(has_whole_rounds(match.out, 200));
}
#endif

TEST("whose orders often do nothing is reported after the ranking, and why") {
  const std::string expected =
      " orders did nothing. The most frequent reason was \"there is no such unit\" (rule 4.3).";
  const Outcome match = match_with("orders to nobody");
  CHECK_HAS(match.err, "\nFails: ", expected + " --log=FILE shows each.\n");
  const Outcome logged = run(match_command("orders to nobody") + " --log=" + scratch_file("log"));
  CHECK_HAS(logged.err, expected + "\n");
  CHECK(not contains(match_with("").err, expected));
}

TEST("who thinks for seconds in one turn is reported, and so is an interrupt, with the round") {
  Background match("env " + NO_SANITIZER_HANDLERS +
                   "FAILS=loop build/tests/Game Null Fails Demo Null -s 1 -i default.cnf --log=" +
                   scratch_file("log"));
  const std::string err = scratch_file("err");
  const std::string thinks = "\nwarning: player Fails (seat 1) is still thinking in round 1, for ";
  wait_until(match, [&] { return num_lines(err) > 0 and contains(read_file(err), thinks); });
  CHECK_HAS(read_file(err), " s. Ctrl-C ends the match and says where it is");
  match.send(SIGINT);
  CHECK_EQUAL(match.wait(), 128 + SIGINT);
  const std::string told = "\nerror: player Fails (seat 1) was playing in round 1: interrupted";
  CHECK_HAS(read_file(err), told);
  CHECK_HAS(read_file(scratch_file("log")), "\n1 1 out interrupted\n");
}

TEST("a process that a player forks plays no part in the match") {
  const std::string trace = match_with("").out;
  for (const std::string how : {"fork", "fork and crash", "fork and exit"}) {
    const Outcome match = succeeded(match_with(how));
    CHECK(match.out == trace);
    CHECK_EQUAL(error_line(match), "");
  }
}
