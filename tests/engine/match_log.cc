// The log of a match: ./Game ... --log=FILE.

#include <engine/match/MatchLog.hh>
#include "Runs.hh"

namespace {

// What the players of this file do; they play in a program of their own.
std::string program(const std::string& players) {
  return NO_SANITIZER_HANDLERS + "build/tests/run --program " + players +
         " -s 30 -i default.cnf -o /dev/null";
}

// The log of a match of these players.
std::string play(const std::string& players, const std::string& before = "") {
  const std::string file = scratch_file("out.log");
  run(before + program(players) + " --log=" + file);
  return read_file(file);
}

// The lines of a log that begin with this.
std::vector<std::string> lines_with(const std::string& log, const std::string& start) {
  std::vector<std::string> found;
  for (const std::string& line : lines_of(log))
    if (line.compare(0, start.size(), start) == 0) found.push_back(line);
  return found;
}

// Prints in all its code and in all ways, and gives orders of which one does nothing.
struct Speaker : public Player {
  static Player* factory() { return new Speaker; }

  Speaker() { cout << "new" << endl; }
  ~Speaker() override { cerr << "gone"; }

  void play() override {
    if (round() != 1) return;
    cerr << "one\n\ntwo";
    clog << " and a half" << endl;
    printf("three %d\n", 3);
    fputs("four\n", stderr);
    cout << "@cell 12 30 red\n\\ \t\x1b[2J\xc2\x9b \xc3\xa8\x7f\xff\nno end";
    move(wizards(me())[0], DR);
    move(ghost(me()), Dir(9));
    spell(ghost(me()), {0, 1, 2});
    move(99, Up);
  }
};

// Prints more than anybody reads, in round 2.
struct Shouter : public Player {
  static Player* factory() { return new Shouter; }
  void play() override {
    if (round() == 2) {
      cerr << string(1 << 20, '.') << '\n';
      for (int k = 0; k < 300000; ++k) cout << "@mark here\n";
    }
    if (round() == 3) cerr << "too late\n";
  }
};

// Prints as much of one letter as it may in each round, whatever becomes of it.
template <char LETTER>
struct Flood : public Player {
  static Player* factory() { return new Flood; }
  void play() override {
    static const std::string text(8 << 20, LETTER);
    if (write(STDERR_FILENO, text.data(), text.size()) < 0) return;
  }
};

using LineEnds = Flood<'\n'>;
using OneLine = Flood<'.'>;

// Ends the program in round 3.
struct Dying : public Player {
  static Player* factory() { return new Dying; }
  void play() override {
    if (round() == 2) cerr << "whole\n";
    if (round() != 3) return;
    cerr << "last words\nand \x07";
    raise(atoi(getenv("DYING_BY")));
  }
};

// Gives as many numbers as it can, at first, and always more than are shown, in a list of its own
// that keeps them.
struct Flooder : public Player {
  static Player* factory() { return new Flooder; }
  void play() override {
    orders_given_to(*this) = Orders(1 << 20);
    for (int k = 0; k < 1000; ++k) spell(ghost(me()), vector<int>(round() < 2 ? 2000 : 20, k));
  }
};

RegisterPlayer(Speaker);
RegisterPlayer(Flooder);
RegisterPlayer(Shouter);
RegisterPlayer(Dying);
RegisterPlayer(LineEnds);
RegisterPlayer(OneLine);

std::string log_of_dying(int signal) {
  return play("Speaker Dying Null Null", "DYING_BY=" + std::to_string(signal) + " ");
}

}  // namespace

TEST("the log of a match has time, orders with what became of them, and what was printed") {
  const std::string log = play("Null Speaker Demo Null");
  const std::vector<std::string> lines = lines_of(log);
  CHECK_EQUAL(lines.at(0), "log 1");
  CHECK_EQUAL(lines.at(1), "match HarryPotter 1.1 seed 30");
  CHECK_EQUAL(lines.at(2), "names Null Speaker Demo Null");
  CHECK_EQUAL(lines.at(3), "-1 1 say new");
  CHECK_EQUAL(lines.at(4), "-1 end");
  std::vector<std::string> said = lines_with(log, "1 1 ");
  CHECK_EQUAL(said.at(0).substr(0, 8), "1 1 cpu ");
  said.erase(said.begin());
  CHECK_EQUAL(text_of(said),
              "1 1 order 24 m c # wizards don't go diagonally (5.1)\n"
              "1 1 order 1 m 9 # none of the eight directions (5.1)\n"
              "1 1 order 1 s 3 0 1 2 # second order to this unit (4.2)\n"
              "1 1 order 99 m u # there is no such unit (4.3)\n"
              "1 1 say one\n1 1 say \n1 1 say two and a half\n1 1 say three 3\n1 1 say four\n"
              "1 1 say @cell 12 30 red\n"
              "1 1 say \\\\ \t\\x1b[2J\xc2\\x9b \xc3\xa8\\x7f\xff\n1 1 say no end\n");
  CHECK_EQUAL(text_of(lines_with(log, "1 end")), "1 end\n");
  CHECK_EQUAL(lines_with(log, "199 3 cpu ").size(), 1u);
  CHECK_EQUAL(text_of(lines_with(log, "199 1 say")), "199 1 say gone\n");
  CHECK_EQUAL(lines.back(), "199 end");
}

TEST("a log changes neither the trace nor what comes on standard error, but for drawings") {
  const std::string match = "build/tests/run --program Speaker Demo Demo Null -s 30 -i default.cnf";
  const Outcome without = run(match), with = run(match + " --log=" + scratch_file("log"));
  CHECK(without.out == with.out);
  const auto before_ranking = [](const std::string& text) {
    return text.substr(0, text.find("info: game played"));
  };
  const std::string drawing = "@cell 12 30 red\n";
  std::string expected = before_ranking(without.err);
  CHECK_HAS(expected, drawing + "\\ \t");
  expected.erase(expected.find(drawing), drawing.size());
  CHECK(before_ranking(with.err) == expected);
}

TEST("the orders of a log that did something are those of the trace, in every round") {
  const std::string file = scratch_file("out.log");
  const Outcome match = run("./Game Demo Demo Demo Demo -s 30 -i default.cnf --log=" + file);
  const std::string log = read_file(file);
  std::map<std::string, int> carried_out;  // by round
  for (const std::string& line : lines_of(log))
    if (contains(line, " order ") and not contains(line, " # "))
      ++carried_out[line.substr(0, line.find(' '))];
  const std::vector<std::string> trace = lines_of(match.out);
  int round = 0;
  for (std::size_t k = 0; k + 1 < trace.size(); ++k)
    if (trace[k] == "commands")
      CHECK_EQUAL(std::to_string(carried_out[std::to_string(round++)]), trace[k + 1]);
  CHECK_EQUAL(round, 200);
}

TEST("what players print is bounded in the log, by line and in all, and this is reported") {
  const std::string log = play("Shouter Null Speaker Null");
  const std::vector<std::string> said = lines_with(log, "2 0 say ");
  CHECK_EQUAL(said.size(), 200000u);
  CHECK_EQUAL(said.at(0), "2 0 say " + std::string(1000, '.') + "\\...");
  CHECK_EQUAL(said.at(1), "2 0 say @mark here");
  CHECK_EQUAL(text_of(lines_with(log, "2 0 lost")), "2 0 lost 100001 1100011\n");
  CHECK_EQUAL(text_of(lines_with(log, "3 0 lost")), "3 0 lost 1 9\n");
  CHECK_EQUAL(lines_with(log, "1 2 say").size(), 8u);
  CHECK(log.size() < 5000000);
}

SECURE_TEST("what isolated players print beyond the bounds of the log is dropped unread") {
  const std::string log = play("LineEnds OneLine Null Null --secure --cpu-time=60");
  CHECK_EQUAL(lines_with(log, "0 0 say ").size(), 200000u);
  CHECK_EQUAL(lines_with(log, "0 1 say ").at(0), "0 1 say " + std::string(1000, '.') + "\\...");
  CHECK_EQUAL(text_of(lines_with(log, "0 0 lost")), "0 0 lost 8188608 8188608\n");
  for (const std::string start : {"1 0 ", "1 1 "})
    CHECK_EQUAL(lines_with(log, start).size(), 1u);  // its time
}

TEST("orders are bounded in the log, in their numbers and in a match, and this is reported") {
  const std::string rules = scratch_file("short.cnf"), file = scratch_file("out.log");
  write_file(rules, drawn_text(short_match(60)));
  for (const std::string isolated : {"", " --secure --cpu-time=60"}) {
    const std::string match = replaced(program("Flooder Null Null Null"), "default.cnf", rules);
    CHECK_EQUAL(run(match + isolated + " --log=" + file).status, 0);
    const std::string log = read_file(file);
    std::string spell = "0 0 order 0 s 16";
    for (int k = 0; k < 16; ++k) spell += " 7";
    const auto orders = lines_with(log.substr(0, log.find("\n0 end\n")), "0 0 order");
    CHECK_EQUAL(orders.at(7).substr(0, spell.size() + 3), spell + " # ");
    CHECK_EQUAL(orders.size(), 1000u);
    CHECK(not contains(log, "\n59 0 order"));
    CHECK_HAS(log, "\n59 0 lost 1000 ");
    CHECK(4000000 < log.size() and log.size() < 4300000);
  }
}

TEST("a log of a program that crashed has what its player printed last, after the whole rounds") {
  for (int signal : {SIGSEGV, SIGABRT}) {
    const std::string log = log_of_dying(signal);
    CHECK_EQUAL(text_of(lines_with(log, "2 1 say")), "2 1 say whole\n");
    const std::size_t end = log.find("\n2 end\n");
    const std::string rest = log.substr(std::min(end, log.size()));
    CHECK(rest.find("\n2 end\n3 1 say last words\n3 1 say and \\x07\n3 1 out ") == 0);
    CHECK_EQUAL(rest.back(), '\n');
  }
  // Killed, it ends with the whole round.
  const std::string killed = log_of_dying(SIGKILL);
  CHECK_EQUAL(killed.substr(std::max<std::size_t>(killed.size(), 7) - 7), "\n2 end\n");
}
