// Matches in isolation: the outcome is that of ordinary matches, and nothing is left behind.

#include <engine/isolation/Isolation.hh>
#include <engine/isolation/linux/Launch.hh>
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

// Starts a process of the user that players' files have, with more descriptors under way to another
// than most processes may have open.
pid_t send_descriptors() {
  int ready[2], ends[2];
  CHECK(pipe(ready) == 0 and socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends) == 0);
  const pid_t process = fork();
  if (process == 0) {
    constexpr uid_t NOBODY = 65534;
    if (geteuid() == 0 and setresuid(NOBODY, NOBODY, NOBODY) != 0) _exit(1);
    Report report;
    for (int k = 0; k < 100; ++k)
      if (not send_report(ends[0], report, ready[1])) _exit(1);
    if (write(ready[1], "", 1) != 1) _exit(1);
    for (;;) pause();
  }
  for (const int end : {ready[1], ends[0], ends[1]}) close(end);
  char byte = 0;
  CHECK(read(ready[0], &byte, 1) == 1);
  close(ready[0]);
  return process;
}

long resident_kb() {
  const std::string status = read_file("/proc/self/status");
  return std::atol(status.c_str() + status.find("VmRSS:") + 6);
}

// Plays short matches of good and hostile players mixed.
void play_many(int matches) {
  const std::string good[] = {"Rover", "Scholar", "Hunter", "Moth"};
  const char* const bad[] = {"NullPointer",  "Exit",        "Throw",      "ReadSystem",
                             "ForkBomb",     "Noise",       "TwoAnswers", "Abort",
                             "KillParent",   "CloseAll",    "Stop",       "Socket",
                             "EndlessReply", "PreinitFile", "WrongHello", "Orders1001"};
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

}  // namespace

TEST("players that are linked and trusted play the same match without a process of their own") {
  need_isolation();
  const auto play = [](const std::string& options) {
    return comparable(run("./Game --secure " + options + " -q -s 1 -i default.cnf " +
                          hostile("Throw") + " Demo Demo Null")
                          .out);
  };
  CHECK_EQUAL(play("--trust-linked"), play(""));
}

TEST("status is the share of the CPU time that a player has used, at most 1") {
  Match match(short_match(20), {"Scholar", "Scholar", "LinkedAbort", "Null"}, 1, Log(false));
  match.seat_players(isolated_runners(generous_limits(), files_by_seat({"", "", "", ""})));
  match.play({});
  const double(&status)[NUM_PLAYERS] = board_of(match).state().status;
  for (const int player : {0, 1, 3}) CHECK(0 < status[player] and status[player] < 1);
  CHECK_EQUAL(status[2], -1);
}

TEST("linked players are isolated as files are; if some crashed, how to see more is said once") {
  const std::string options = " -s 1 -i default.cnf -o /dev/null --secure --cpu-time=0.3";
  const std::string hint = "info: to see where a player failed, play without isolation";
  const Outcome crashed = run(PROGRAM + " LinkedAbort LinkedThrow LinkedLoop LinkedFile" + options);
  const std::vector<std::string> lines = lines_of(crashed.err);
  CHECK_EQUAL(std::count(lines.begin(), lines.end(), hint), 1);
  CHECK_HAS(crashed.err, "(seat 0) is out in round 2: abort",
            "(seat 1) is out in round 2: exception: enough",
            "(seat 2) is out in round 2: CPU time limit (0.3 s)",
            "(seat 3) is out in round 2: forbidden system call (openat)");
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

SECURE_TEST("after an engine that is killed no process of a player runs") {
  Background engine("./Game --secure --wall-time=600 -i default.cnf " + hostile("Wait") + " Null " +
                    hostile("Wait") + " Null");
  wait_until(engine, [&] { return engine.children().size() == 4; });
  const std::vector<pid_t> players = engine.children();
  CHECK(all_of(players, runs));
  engine.send(SIGKILL);
  engine.wait();
  wait_until([&] { return none_of(players, runs); });
}

TEST("many matches with hostile players leave no process, descriptor or memory behind") {
  const char* const matches = std::getenv("LOAD_MATCHES");  // as make test-load has it
  play_many(10);
  const int descriptors = open_descriptors();
  const long memory = resident_kb();
  play_many(matches ? std::atoi(matches) : 20);
  CHECK_EQUAL(open_descriptors(), descriptors);
  CHECK_EQUAL(children(getpid()).size(), 0u);
  // Freed memory that sanitizers keep for a while is no loss.
#ifndef __SANITIZE_ADDRESS__
  CHECK(resident_kb() < memory + 1024);
#else
  CHECK(memory > 0);
#endif
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
  CHECK_HAS(read_file(scratch_file("err")), "was killed from outside");
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
  const std::string match =
      "; ./Game --secure Null Null Null Null -s 1 -i default.cnf -o /dev/null";
  check_refusals("limits of the shell", "ulimit ", match);
#ifndef GAME_SANITIZE  // which reserves terabytes of addresses before anything else
  check_refusals("limits of the shell for players", "ulimit ", match);
#endif
  // What the shell lets a program raise by itself is no lack.
  CHECK_EQUAL(run("ulimit -Ss 4096" + match).status, 0);
}

TEST("what an isolated player prints is in the log, bounded, and harms no terminal") {
  const Names players = {hostile("Chatter"), hostile("FalseMark"), "Demo", "Null"};
  const Played played = play_secure(short_match(8), players, 1, generous_limits());
  CHECK_HAS(played.log, "\n5 0 say " + std::string(1000, '.') + "\\...\n5 1 cpu ", "\n7 end\n",
            "\n5 1 say first\n5 1 say 5 end\n5 1 say \\x1b[2J\xc2\\x9b[31mred\n5 2 cpu ");
  CHECK(played.log.size() < 100000);
  CHECK_EQUAL(played.out(0), "");
}

TEST("nobody is out by wall time because the players, or the engine, get hardly any processor") {
  need_isolation();
  if (not std::ifstream("/proc/self/schedstat")) skip("/proc/self/schedstat is missing");
  // On one processor beside three programs that compute: 0.3 s of CPU time take more than a second;
  // with the least weight, the match takes seconds, and each wait long.
  for (const char* match :
       {"./Game --secure --cpu-time=0.3", "nice -n 19 ./Game --secure --cpu-time=0.02"}) {
    const std::string told =
        run("set -- $(taskset -cp $$ | sed 's/.*: //; s/[-,]/ /'); taskset -cp $1 $$ > /dev/null; "
            "others=; for k in 1 2 3; do sh -c 'while :; do :; done' & others=\"$others $!\"; "
            "done; " +
            std::string(match) + " --wall-time=0.4 -s 1 -i default.cnf -o /dev/null " +
            hostile("Loop") + " Null Null Null; kill $others")
            .err;
    CHECK(contains(told, "Loop (seat 0) is out") and not contains(told, "wall time limit"));
  }
}

SECURE_TEST("players start however many descriptors of their user are under way") {
  const pid_t others = send_descriptors();
  const std::string match = "./Game --secure --cpu-time=0.3 -s 1 -i default.cnf -o /dev/null " +
                            hostile("Loop") + " Null Null Null";
  const Outcome outcome = run("ulimit -Sn 64; " + match);
  CHECK_HAS(outcome.err, "player Loop (seat 0) is out in round 5: CPU time limit (0.3 s)\n");
  CHECK(not contains(outcome.err, "player Null ("));
  // Where that can't be, it is the machine's fault.
  CHECK_ERROR(run("ulimit -n 64; " + match), "SCM_RIGHTS");
  kill(others, SIGKILL);
  waitpid(others, nullptr, 0);
}
