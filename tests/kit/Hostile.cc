#include "Hostile.hh"

#include <string>

#include "Project.hh"
#include "Secure.hh"
#include "Signature.hh"
#include "Test.hh"
#include "Texts.hh"

namespace tests {

using game_engine::Limits;
using game_engine::Names;

namespace {

void check_hostile(const HostilePlayer& player) {
  Limits limits = generous_limits();
  if (std::string(player.name) == "Loop") limits.cpu_time = 0.2;
  const Configuration configuration = short_match(15);
  Names names = test_players();
  names[2] = "Null";
  const std::string beside_null = comparable(play_match(configuration, names, 1));
  names[2] = hostile(player.name);
  const Played played = play_secure(configuration, names, 1, limits);
  CHECK_EQUAL(played.out(2), player.out ? player.out : "");
  for (int other : {0, 1, 3}) CHECK_EQUAL(played.out(other), "");
  CHECK(comparable(played.trace) == beside_null);
}

}  // namespace

void add_hostile_tests(const std::vector<HostilePlayer>& players, const char* file) {
  for (const HostilePlayer& player : players)
    Test(std::string("a player that ") + player.does +
             (player.out ? " is out" : " harms nobody and plays on"),
         file, [player] { check_hostile(player); });
}

}  // namespace tests
