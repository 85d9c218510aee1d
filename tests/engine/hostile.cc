// Players that try to do harm, each in a file of its own of tests/hostile, so that nothing of
// them runs outside of the isolation: they are out for the reason reported, or achieve nothing, and
// the match of the others goes on as it would without them.

#include <cstdlib>
#include <filesystem>
#include <tests/kit/Secure.hh>
#include <tests/kit/Signature.hh>
#include <tests/kit/Test.hh>
#include <tests/kit/Texts.hh>

using namespace game_engine;
using namespace tests;

namespace {

constexpr int ROUNDS = 20;
constexpr std::int64_t SEED = 1;
constexpr int SEAT = 2;

struct HostilePlayer {
  const char* does;
  const char* name;
  /// When and why it is out, with three dots for what depends on the library or on chance. Null
  /// if it plays on.
  const char* out;
};

#define ROUND "in round 5: "
#define START "before round 0: "
#define CALL "forbidden system call "

const HostilePlayer PLAYERS[] = {
    // Time, memory, crashes.
    {"loops in a round", "Loop", ROUND "CPU time limit (0.2 s)"},
    {"loops in its constructor", "LoopAtStart", START "CPU time limit (0.2 s)"},
    {"loops in its destructor", "LoopAtEnd", nullptr},
    {"waits", "Wait", ROUND "wall time limit (1.0 s)"},
    {"sleeps", "Sleep", ROUND CALL "(clock_nanosleep)"},
    {"calls itself for ever", "Recursion", ROUND "segmentation fault"},
    {"puts 1 GB on the stack", "BigStack", ROUND "segmentation fault"},
    {"writes to a null pointer", "NullPointer", ROUND "segmentation fault"},
#ifdef __x86_64__
    {"divides by zero", "DivideBy0", ROUND "division by zero"},
    {"makes a 32-bit system call", "Call32",
     ROUND "forbidden system call (number 64 of another "
           "architecture)"},
#endif
    {"aborts", "Abort", ROUND "abort"},
    {"exits", "Exit", ROUND "exit"},
    {"throws an exception", "Throw", ROUND "exception: ouch??[2Jerror: player Demo (0) is out"},
    {"throws a number", "ThrowNumber", ROUND "exception: of a type that is not a std::exception"},
    {"takes all memory bit by bit", "EatMemory", ROUND "memory limit (256 MB)"},
    {"takes 100 GB at once", "Take100GB", ROUND "memory limit (256 MB)"},

    // Orders.
    {"gives 1001 orders", "Orders1001", ROUND "more than 1000 orders in one round"},
    {"gives ten million orders", "OrdersTenMio", ROUND "more than 1000 orders in one round"},
    {"casts a spell with a billion numbers", "LongSpell", ROUND "memory limit (256 MB)"},
    {"gives an order of an unknown kind", "FalseKind", ROUND "bad answer"},
    {"gives an order with numbers from elsewhere", "FalseOrder", ROUND "bad answer"},
    {"says random bytes", "Noise", ROUND "bad answer"},
    {"says half an answer and leaves", "HalfAnAnswer", ROUND "exit"},
    {"says half an answer and waits", "LateHalf", ROUND "wall time limit (1.0 s)"},
    {"answers for ever", "EndlessReply", ROUND "bad answer"},
    {"answers to another round", "OtherRound", ROUND "bad answer"},
    {"answers twice", "TwoAnswers", "in round ...: bad answer"},
    {"closes all descriptors", "CloseAll", ROUND CALL "(close)"},
    {"writes 1 GB to cout and cerr", "Chatter", nullptr},
    {"reads cin", "ReadInput", nullptr},
    {"writes false marks to its log", "FalseMark", nullptr},

    // Processes.
    {"forks", "ForkBomb", ROUND CALL "(clone)"},
    {"starts threads", "Threads", ROUND CALL "(...)"},
    {"calls the shell", "System", ROUND CALL "(...)"},
    {"executes a program", "Execute", ROUND CALL "(execve)"},
    {"executes a program as it was executed itself", "ExecuteAt", ROUND CALL "(execveat)"},
    {"takes control of the engine", "Ptrace", ROUND CALL "(ptrace)"},
    {"kills the engine", "KillParent", ROUND CALL "(kill)"},
    {"kills everybody", "KillAll", ROUND CALL "(kill)"},
    {"sends others SIGABRT", "AbortOthers", ROUND CALL "(tgkill)"},
    {"stops itself", "Stop", ROUND CALL "(tgkill)"},
    {"blocks all signals and loops", "BlockSignals", ROUND "CPU time limit (0.2 s)"},
    {"ignores signals", "IgnoreSignal", ROUND CALL "(rt_sigaction)"},
    {"raises its limits", "SetLimit", ROUND CALL "(prlimit64)"},
    {"sets the alarm", "Alarm", ROUND CALL "(...)"},

    // Files, the network, memory.
    {"reads a file here", "ReadHere", ROUND CALL "(openat)"},
    {"reads a file of the system", "ReadSystem", ROUND CALL "(openat)"},
    {"opens its own memory", "ReadSelf", ROUND CALL "(openat)"},
    {"opens the memory of the engine", "ReadParent", ROUND CALL "(...)"},
    {"writes a file", "WriteFile", ROUND CALL "(openat)"},
    {"opens a socket", "Socket", ROUND CALL "(socket)"},
    {"writes to the state", "WriteState", ROUND "segmentation fault"},
    {"maps the state to write to it", "MapState", nullptr},
    {"maps executable memory", "MapCode", ROUND CALL "(mmap)"},
    {"makes memory executable", "MakeCode", ROUND CALL "(mprotect)"},
    {"looks for the board's generator", "Spy", nullptr},

    // Before main.
    {"loops before main", "GlobalLoop", START "CPU time limit (0.2 s)"},
    {"reads a file before main", "GlobalFile", START CALL "(openat)"},
    {"starts a thread before main", "GlobalThread", START CALL "(...)"},
    {"aborts before main", "GlobalAbort", START "abort"},
    {"opens a file in a function with the constructor attribute", "CtorFile",
     START CALL "(openat)"},
    {"opens a file before all constructors", "PreinitFile", START CALL "(openat)"},
    {"says hello before all constructors and waits", "PreinitHello",
     START "wall time limit (1.0 s)"},
    {"was built for another game", "WrongHello",
     START "it was built for another game or version: build it again"},
};

// The match of the others, with a player in the middle that does nothing.
const std::string& comparable_without() {
  static const std::string without =
      comparable(play_match(short_match(ROUNDS), {"Rover", "Scholar", "Null", "Hunter"}, SEED));
  return without;
}

void check_reason(const std::string& out, const std::string& expected) {
  const std::size_t dots = expected.find("...");
  if (dots == std::string::npos) return CHECK_EQUAL(out, expected);
  const std::string end = expected.substr(dots + 3);
  CHECK_EQUAL(out.substr(0, dots), expected.substr(0, dots));
  CHECK_EQUAL(out.substr(std::max(out.size(), end.size()) - end.size()), end);
}

void check(const HostilePlayer& player) {
  const std::string out = player.out ? player.out : "";
  const auto reaches = [&](const char* limit) { return out.find(limit) != std::string::npos; };
  Limits limits;
  limits.cpu_time = reaches("CPU time") ? 0.2 : 60;
  limits.wall_time = reaches("wall time") ? 1 : 600;
  const Played played = play_secure(
      short_match(ROUNDS), {"Rover", "Scholar", hostile(player.name), "Hunter"}, SEED, limits);
  check_reason(played.out(SEAT), out);
  for (int other : {0, 1, 3}) CHECK_EQUAL(played.out(other), "");
  CHECK(comparable(played.trace) == comparable_without());
  CHECK(not std::filesystem::exists("hostile.txt"));
}

const bool tests_added = [] {
  for (const HostilePlayer& player : PLAYERS)
    Test(std::string("a player that ") + player.does +
             (player.out ? " is out" : " harms nobody and plays on"),
         __FILE__, [&] { check(player); });
  return true;
}();

}  // namespace

TEST("every player of tests/hostile has its test") {
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator("tests/hostile"))
    files += entry.path().extension() == ".cc";
  CHECK_EQUAL(std::size(PLAYERS), files);
}
