// Needs tests/players

// Players that try to do harm: the sections of tests/hostile, each a program of its own, so that
// nothing of them runs outside of the isolation. They are out for the reason that the section says,
// or achieve nothing, and the match of the others goes on as it would without them.

#include <sys/wait.h>
#include <unistd.h>

#include <engine/options/Arguments.hh>

#include "Kit.hh"

namespace {

constexpr int ROUNDS = 15, SEAT = 2;

// One of the players looks for the key.
const MatchSeed SEED(1, parse_draws_key("d1a2f3b4c5968778695a4b3c2d1e0f00"));

/// A line of the list that tests/all-games/players.awk prints.
struct HostilePlayer {
  std::string name, does;
  std::string out;  ///< When and why it is out, with three dots for anything; empty: it is not.
};

std::vector<HostilePlayer> hostile_players() {
  std::ifstream list("build/tests/hostile/list");
  std::vector<HostilePlayer> players;
  for (HostilePlayer one; std::getline(list, one.name, '\t') and
                          std::getline(list, one.does, '\t') and std::getline(list, one.out);)
    players.push_back(one);
  return players;
}

// Names of others in a match, and what they do beside one in the middle that does nothing.
Names beside(const std::string& player) {
  Names names = four_players();
  names[SEAT] = player;
  return names;
}

const std::string& comparable_without() {
  static const std::string without =
      comparable(play_match(short_match(ROUNDS), beside("Null"), SEED));
  return without;
}

void check_reason(const std::string& out, const std::string& expected) {
  const std::size_t dots = expected.find("...");
  if (dots == std::string::npos) return CHECK_EQUAL(out, expected);
  const std::string end = expected.substr(dots + 3);
  CHECK_EQUAL(out.substr(0, dots), expected.substr(0, dots));
  CHECK_EQUAL(out.substr(std::max(out.size(), end.size()) - end.size()), end);
}

// Many kernels have no calls of 32-bit programs, and take them for a fault: found out by one that
// is "exit".
bool has_calls_of_32_bit() {
  const pid_t child = fork();
  if (child == 0) {
#ifdef __x86_64__
    asm volatile("int $0x80" : : "a"(1), "b"(0));
#endif
    _exit(1);
  }
  int status = 0;
  return waitpid(child, &status, 0) == child and WIFEXITED(status);
}

void check(const HostilePlayer& player) {
  Limits limits = generous_limits();
  if (contains(player.out, "CPU time")) limits.cpu_time = 0.2;
  if (contains(player.out, "wall time")) limits.wall_time = 1;
  const Played played =
      play_secure(short_match(ROUNDS), beside(hostile(player.name)), SEED, limits);
  check_reason(played.out(SEAT), player.name == "Call32" and not has_calls_of_32_bit()
                                     ? "in round 5: segmentation fault"
                                     : player.out);
  for (int other : {0, 1, 3}) CHECK_EQUAL(played.out(other), "");
  CHECK(comparable(played.trace) == comparable_without());
  CHECK(not fs::exists("hostile.txt"));
}

bool exists_here([[maybe_unused]] const std::string& name) {
#ifdef __x86_64__
  return true;
#else
  return name != "DivideBy0" and name != "Call32";
#endif
}

const bool hostile_tests_added = [] {
  for (const HostilePlayer& player : hostile_players())
    if (exists_here(player.name))
      Test("a player that " + player.does + (player.out.empty() ? " harms nobody" : " is out"),
           __FILE__, [player] { check(player); });
  return true;
}();

}  // namespace

SECURE_TEST("players that try to do harm are there") { CHECK(hostile_players().size() >= 9); }
