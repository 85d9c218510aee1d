// Matches in isolation: the outcome is that of ordinary matches, and nothing is left behind.

#include <engine/isolation/Isolation.hh>
#include <engine/isolation/linux/Control.hh>
#include <sys/socket.h>
#include "Runs.hh"

namespace {

// Linked players that do harm; their start-up code is the user's own.
template <int N>
struct Linked : public Player {
  static Player* factory() { return new Linked; }

  void play() override {
    if (round() != 2) return;
    switch (N) {
      case 1:
        for (volatile int k = 0;; k = k + 1) continue;
      case 2: std::abort();
      case 3: ifstream("default.cnf").peek(); break;
      case 4: throw std::runtime_error("enough");
    }
  }
};

using LinkedLoop = Linked<1>;
using LinkedAbort = Linked<2>;
using LinkedFile = Linked<3>;
using LinkedThrow = Linked<4>;
RegisterPlayer(LinkedLoop);
RegisterPlayer(LinkedAbort);
RegisterPlayer(LinkedFile);
RegisterPlayer(LinkedThrow);

// A process of the user that players' files have, with more descriptors under way to another than
// most processes may have open.
class DescriptorsUnderWay {
 public:
  DescriptorsUnderWay() {
    int ready[2];
    CHECK(pipe(ready) == 0);
    pid_ = fork();
    if (pid_ == 0) send_them(ready[1]);
    close(ready[1]);
    char byte = 0;
    CHECK(read(ready[0], &byte, 1) == 1);
    close(ready[0]);
  }
  ~DescriptorsUnderWay() {
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }

 private:
  [[noreturn]] static void send_them(int ready) {
    constexpr uid_t NOBODY = 65534;
    if (geteuid() == 0 and setresuid(NOBODY, NOBODY, NOBODY) != 0) _exit(1);
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends) != 0) _exit(1);
    Report report;
    for (int k = 0; k < 100; ++k)
      if (not send_report(ends[0], report, ready)) _exit(1);
    if (write(ready, "", 1) != 1) _exit(1);
    for (;;) pause();
  }

  pid_t pid_ = -1;
};

// A match in isolation with a player that loops, on one processor beside three programs that
// compute.
Outcome loop_beside_three(const std::string& with, const std::string& limits) {
  need_isolation();
  if (not std::ifstream("/proc/self/schedstat")) skip("/proc/self/schedstat is missing");
  return run(
      "set -- $(taskset -cp $$ | sed 's/.*: //; s/[-,]/ /'); taskset -cp $1 $$ > /dev/null; "
      "others=; for k in 1 2 3; do sh -c 'while :; do :; done' & others=\"$others $!\"; done; " +
      with + "./Game --secure " + limits +
      " -s 1 -i default.cnf -o /dev/null "
      "./build/tests/hostile/AILoop.player Null Null Null; kill $others");
}

long resident_kb() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;)
    if (word == "VmRSS:") {
      long kb = 0;
      status >> kb;
      return kb;
    }
  return 0;
}

// Plays short matches of good and hostile players mixed.
void play_many(int matches) {
  const std::string good[] = {"Rover", "Scholar", "Hunter", "Moth"};
  const char* const bad[] = {"NullPointer",  "Exit",       "Throw",      "ReadHere",
                             "ForkBomb",     "Noise",      "TwoAnswers", "Abort",
                             "KillAll",      "CloseAll",   "Stop",       "Socket",
                             "EndlessReply", "GlobalFile", "WrongHello", "Orders1001"};
  const Configuration configuration = short_match(8);
  for (int k = 0; k < matches; ++k) {
    const std::string first = hostile(bad[k % std::size(bad)]);
    const std::string second = hostile(bad[k / std::size(bad) % std::size(bad)]);
    const Played played = play_secure(configuration, {first, good[k % 4], second, good[k / 4 % 4]},
                                      k, generous_limits());
    CHECK(played.outs[0] and played.outs[2]);
    CHECK(not played.outs[1] and not played.outs[3]);
  }
}

void check_load(int matches) {
  play_many(20);
  const int descriptors = open_descriptors();
  const long memory = resident_kb();
  play_many(matches);
  CHECK_EQUAL(open_descriptors(), descriptors);
  CHECK_EQUAL(children(getpid()).size(), 0u);
  // Freed memory that sanitizers keep for a while is no loss.
#ifndef __SANITIZE_ADDRESS__
  CHECK(resident_kb() < memory + 1024);
#else
  CHECK(memory > 0);
#endif
}

}  // namespace

TEST("status is the share of the CPU time that a player has used, at most 1") {
  Configuration configuration = short_match(20);
  Match match(configuration, {"Scholar", "Scholar", "LinkedAbort", "Null"}, 1, Log(false));
  Limits limits = generous_limits();
  match.seat_players(isolated_runners(limits, files_by_seat({"", "", "", ""})));
  match.play({});
  const double(&status)[NUM_PLAYERS] = board_of(match).state().status;
  CHECK(0 < status[0] and status[0] < 1);
  CHECK(0 < status[1] and status[1] < 1);
  CHECK_EQUAL(status[2], -1);
  CHECK(0 < status[3] and status[3] < 1);
}

TEST("linked players are isolated as files are") {
  Limits limits = generous_limits();
  limits.cpu_time = 0.2;
  const Played played = play_secure(
      short_match(5), {"LinkedLoop", "LinkedAbort", "LinkedFile", "LinkedThrow"}, 1, limits);
  CHECK_EQUAL(played.out(0), "in round 2: CPU time limit (0.2 s)");
  CHECK_EQUAL(played.out(1), "in round 2: abort");
  CHECK_EQUAL(played.out(2), "in round 2: forbidden system call (openat)");
  CHECK_EQUAL(played.out(3), "in round 2: exception: enough");
}

TEST("players given as files play as they do when they are linked") {
  const Configuration configuration = read_configuration_file("default.cnf");
  const std::string folder = "./build/tests/players/";
  const Played played = play_secure(
      configuration,
      {folder + "AIRover.player", folder + "AIScholar.player", "Rover", folder + "AIHunter.player"},
      1, generous_limits());
  CHECK(comparable(played.trace) ==
        comparable(play_match(configuration, {"Rover", "Scholar", "Rover", "Hunter"}, 1)));
}

TEST("a match in isolation in which players crashed says once how to see more") {
  const std::string options = " -s 1 -i default.cnf -o /dev/null --secure --cpu-time=0.3";
  const std::string hint = "info: to see where a player failed, play without isolation";
  const Outcome crashed = run(PROGRAM + " LinkedAbort LinkedThrow LinkedLoop LinkedFile" + options);
  const std::vector<std::string> lines = lines_of(crashed.err);
  CHECK_EQUAL(std::count(lines.begin(), lines.end(), hint), 1);
  const Outcome slow = run(PROGRAM + " LinkedLoop Null LinkedFile Null" + options);
  CHECK(not contains(slow.err, "info: to see where"));
}

TEST("a match that goes on from a state, with a player that is out, goes on in isolation") {
  Configuration configuration = short_match(10);
  const Board board(configuration, 1);
  configuration.start = std::make_unique<StateData>(board.state());
  configuration.start->round = 4;
  configuration.start->status[1] = -1;
  const Names players = {"Rover", "Scholar", "Hunter", "Moth"};
  const Played played = play_secure(configuration, players, 7, generous_limits());
  CHECK(comparable(played.trace) == comparable(play_match(configuration, players, 7)));
}

TEST("a player may use as much memory as --memory says") {
  Limits limits = generous_limits();
  limits.memory = 16;
  const Played little =
      play_secure(short_match(8), {"Rover", hostile("EatMemory"), "Null", "Null"}, 1, limits);
  CHECK_EQUAL(little.out(0), "");
  CHECK_EQUAL(little.out(1), "in round 5: memory limit (16 MB)");
}

TEST("a gigabyte that an isolated player prints is bounded") {
  const Names players = {hostile("Chatter"), "Null", "Demo", "Null"};
  const Played played = play_secure(short_match(8), players, 1, generous_limits());
  CHECK_HAS(played.log, "\n5 0 say " + std::string(1000, '.') + "\\...\n5 1 cpu ", "\n7 end\n");
  CHECK(played.log.size() < 100000);
  CHECK_EQUAL(played.out(0), "");
}

SECURE_TEST("after an engine that is killed no process of a player runs") {
  Background engine("./Game --secure --wall-time=600 -i default.cnf " + hostile("Wait") + " Null " +
                    hostile("Wait") + " Null");
  wait_until(engine, [&] { return engine.children().size() == 4; });
  const std::vector<pid_t> players = engine.children();
  CHECK(std::all_of(players.begin(), players.end(), runs));
  engine.send(SIGKILL);
  engine.wait();
  wait_until([&] { return std::none_of(players.begin(), players.end(), runs); });
}

TEST("many matches with hostile players leave no process, descriptor or memory behind") {
  const char* matches = std::getenv("LOAD_MATCHES");  // as make test-load has it
  check_load(matches ? std::atoi(matches) : 40);
}

TEST("the limits go with --secure only, have ranges, and players' files too") {
  check_refusals("limits", "./Game -i default.cnf -s 1 ");
}

TEST("a file that is not a player is out, whatever it is") {
  const std::string folder = scratch_folder();
  write_file(folder + "/AIText.player", "hello\n");
  write_file(folder + "/AIScript.player", "#!/bin/sh\ntouch hostile.txt\n");
  for (const char* name : {"/AIText.player", "/AIScript.player"})
    fs::permissions(folder + name, fs::perms::owner_all);
  fs::copy_file("/bin/sh", folder + "/AIShell.player");
  const Played played = play_secure(
      short_match(3),
      {folder + "/AIText.player", "Rover", folder + "/AIScript.player", folder + "/AIShell.player"},
      1, generous_limits());
  CHECK_EQUAL(played.out(0), "before round 0: the file can't be executed: it is no program");
  CHECK_EQUAL(played.out(1), "");
  CHECK_EQUAL(played.out(2).substr(0, 43), "before round 0: the file can't be executed:");
  CHECK_EQUAL(played.out(3),
              "before round 0: the file can't be executed: it has an interpreter, so that another "
              "program would run");
}

SECURE_TEST("a player's file that changes while a series is played stops it, and puts nobody out") {
  const std::string folder = scratch_folder(), player = folder + "/AIRover.player";
  fs::copy_file("./build/tests/players/AIRover.player", player);
  const FileOf files = files_by_name({player, "Null"});
  const auto play = [&] {
    Match match(short_match(3), {"Rover", "Null", "Null", "Null"}, 1, Log(false));
    match.seat_players(isolated_runners(generous_limits(), files));
    match.play({});
    return match.outs()[0].has_value();
  };
  CHECK(not play());
  write_file(player, "");
  CHECK_THROWS(play(), IsolationError, "AIRover.player has changed since the matches began");
  fs::remove(player);
  CHECK_THROWS(play(), IsolationError, "AIRover.player can't be read: No such file");
}

SECURE_TEST("a player's process that somebody kills stops the match, and puts nobody out") {
  Background game("./Game --secure --wall-time=600 -s 1 -i default.cnf -o /dev/null " +
                  hostile("Wait") + " Null Null Null");
  wait_until(game, [&] { return game.children().size() == 4; });
  pause_briefly();
  for (pid_t player : game.children()) kill(player, SIGKILL);
  CHECK_EQUAL(game.wait(), 1);
  CHECK(contains(read_file(scratch_file("err")), "was killed from outside"));
}

SECURE_TEST("time in which the engine is stopped is not the players'") {
  Background game("./Game --secure --wall-time=1 --cpu-time=60 -s 1 -i default.cnf -o /dev/null " +
                  hostile("Wait") + " Null Null Null");
  wait_until(game, [&] { return game.children().size() == 4; });
  const auto start = std::chrono::steady_clock::now();
  game.send(SIGSTOP);
  run("sleep 1.5");
  game.send(SIGCONT);
  CHECK_EQUAL(game.wait(), 0);
  CHECK(std::chrono::steady_clock::now() - start > std::chrono::milliseconds(2000));
}

TEST("a machine that gives players less than the limits say is reported, not held against them") {
  const std::string match = "./Game --secure Null Null Null Null -s 1 -i default.cnf -o /dev/null";
  CHECK_ERROR(run("ulimit -s 1000; " + match), "it needs a stack of 8 MB (ulimit -Hs)");
  CHECK_ERROR(run("ulimit -n 9; " + match), "it needs 64 descriptors for the engine (ulimit -n)");
#ifndef GAME_SANITIZE  // which reserves terabytes of addresses before anything else
  CHECK_ERROR(run("ulimit -v 200000; " + match), "it needs a player's memory (ulimit -Hv)");
  CHECK_ERROR(run("ulimit -d 200000; " + match), "it needs a player's memory (ulimit -Hd)");
  CHECK_ERROR(run("ulimit -t 2; " + match), "it needs twice a player's CPU time (ulimit -Ht)");
#endif
}

TEST("what an isolated player prints is in the log, and a terminal that shows it obeys nothing") {
  const Names players = {hostile("FalseMark"), "Null", "Demo", "Null"};
  const Played played = play_secure(short_match(8), players, 1, generous_limits());
  CHECK(contains(played.log,
                 "\n5 0 say first\n5 0 say 5 end\n5 0 say \\x1b[2J\xc2\\x9b[31mred\n5 1 cpu "));
}

TEST("a player that gets no processor on a busy machine is not out by wall time") {
  // Four on one processor: 0.3 s of CPU time take more than a second.
  const Outcome outcome = loop_beside_three("", "--cpu-time=0.3 --wall-time=0.4");
  CHECK(contains(outcome.err, ": CPU time limit (0.3 s)\n"));
  CHECK(not contains(outcome.err, "wall time limit"));
}

TEST("nobody is out by wall time because the engine and the players get hardly any processor") {
  // With the least weight: the match takes seconds, and each wait long.
  const Outcome outcome = loop_beside_three("nice -n 19 ", "--cpu-time=0.02 --wall-time=0.4");
  CHECK(contains(outcome.err, "Loop (0) is out"));
  CHECK(not contains(outcome.err, "wall time limit"));
}

SECURE_TEST("players start however many descriptors of their user are under way") {
  const DescriptorsUnderWay others;
  const std::string match =
      "./Game --secure --cpu-time=0.3 -s 1 -i default.cnf -o /dev/null "
      "./build/tests/hostile/AILoop.player Null Null Null";
  const Outcome outcome = run("ulimit -Sn 64; " + match);
  CHECK(contains(outcome.err, "player Loop (0) is out in round 5: CPU time limit (0.3 s)\n"));
  CHECK(not contains(outcome.err, "player Null ("));
  // Where that can't be, it is the machine's fault.
  CHECK_ERROR(run("ulimit -n 64; " + match), "SCM_RIGHTS");
}
